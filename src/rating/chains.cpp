#include "rating/chains.h"

#include <vector>

#include "rating/assumptions.h"
#include "rating/loops.h"

namespace clew::rating {

struct Chains::State {
  RatingLayoutPtr shape;
  Loops loops;
  Assumptions nishio, multiple;
  std::vector<Nesting> depths;
  std::vector<std::unique_ptr<Assumptions>> dynamic;  // few puzzles need the deep ones
  std::size_t asked = 0;                              // index of the search that found the last
                                                      // hint
  explicit State(const RatingLayoutPtr& s)
      : shape(s), loops(s), nishio(s, NetKind::nishio), multiple(s, NetKind::fixed) {
    for (int level = 0; level < 4; ++level) depths.push_back({level, {}});
    depths.push_back({4, {0}});
    if (s->scale() == Scale::sudoku_explainer)
      depths.push_back({5, {0, 2}});
    else
      for (int inner = 1; inner <= 3; ++inner) depths.push_back({4, {inner}});
    dynamic.resize(depths.size());
  }
};

Chains::Chains(const RatingLayoutPtr& shape) : state_(std::make_unique<State>(shape)) {}
Chains::~Chains() = default;

bool Chains::forcing(const RatingBoard& board, Hint& hint, const Stop& stop) {
  return state_->loops.best(board, hint, stop);
}

bool Chains::nishio(const RatingBoard& board, Hint& hint, const Stop& stop) {
  return state_->nishio.best(board, hint, stop);
}

bool Chains::multiple(const RatingBoard& board, Hint& hint, const Stop& stop) {
  return state_->multiple.best(board, hint, stop, &state_->loops.reach());
}

void Chains::explain(const RatingBoard& board, const Hint& hint, Facts& facts) {
  if (hint.dynamic)
    state_->dynamic[state_->asked]->explain(board, facts);
  else if (hint.rule == HintRule::nishio)
    state_->nishio.explain(board, facts);
  else if (hint.rule == HintRule::cell_chains || hint.rule == HintRule::region_chains)
    state_->multiple.explain(board, facts);
  else
    state_->loops.explain(board, facts);
}

int Chains::depths() const { return static_cast<int>(state_->depths.size()); }

bool Chains::dynamic(const RatingBoard& board, int depth, Hint& hint, const Stop& stop) {
  state_->asked = static_cast<std::size_t>(depth);
  auto& search = state_->dynamic[state_->asked];
  if (!search)
    search = std::make_unique<Assumptions>(state_->shape, NetKind::dynamic,
                                           state_->depths[state_->asked]);
  return search->best(board, hint, stop);
}

}  // namespace clew::rating
