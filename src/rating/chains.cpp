#include "rating/chains.h"

#include <vector>

#include "rating/assumptions.h"
#include "rating/loops.h"

namespace clew::rating {

struct Chains::Rooms {
  ShapePtr shape;
  Loops loops;
  Assumptions nishio, multiple;
  std::vector<Nesting> depths;
  std::vector<std::unique_ptr<Assumptions>> dynamic;  // few puzzles need the deep ones
  std::size_t asked = 0;                              // which of these found the last hint
  explicit Rooms(const ShapePtr& s)
      : shape(s),
        loops(s),
        nishio(s, Assumptions::Kind::nishio),
        multiple(s, Assumptions::Kind::fixed) {
    for (int level = 0; level < 4; ++level) depths.push_back({level, {}});
    depths.push_back({4, {0}});
    if (s->scale() == Scale::sudoku_explainer)
      depths.push_back({5, {0, 2}});
    else
      for (int inner = 1; inner <= 3; ++inner) depths.push_back({4, {inner}});
    dynamic.resize(depths.size());
  }
};

Chains::Chains(const ShapePtr& shape) : rooms_(std::make_unique<Rooms>(shape)) {}
Chains::~Chains() = default;

bool Chains::forcing(const RatingBoard& board, Hint& hint, const Stop& stop) {
  return rooms_->loops.best(board, hint, stop);
}

bool Chains::nishio(const RatingBoard& board, Hint& hint, const Stop& stop) {
  return rooms_->nishio.best(board, hint, stop);
}

bool Chains::multiple(const RatingBoard& board, Hint& hint, const Stop& stop) {
  return rooms_->multiple.best(board, hint, stop, &rooms_->loops.reach());
}

void Chains::explain(const RatingBoard& board, const Hint& hint, Facts& facts) {
  if (hint.dynamic)
    rooms_->dynamic[rooms_->asked]->explain(board, facts);
  else if (hint.rule == HintRule::nishio)
    rooms_->nishio.explain(board, facts);
  else if (hint.rule == HintRule::cell_chains || hint.rule == HintRule::region_chains)
    rooms_->multiple.explain(board, facts);
  else
    rooms_->loops.explain(board, facts);
}

int Chains::depths() const { return static_cast<int>(rooms_->depths.size()); }

bool Chains::dynamic(const RatingBoard& board, int depth, Hint& hint, const Stop& stop) {
  rooms_->asked = static_cast<std::size_t>(depth);
  auto& search = rooms_->dynamic[rooms_->asked];
  if (!search)
    search = std::make_unique<Assumptions>(rooms_->shape, Assumptions::Kind::dynamic,
                                           rooms_->depths[rooms_->asked]);
  return search->best(board, hint, stop);
}

}  // namespace clew::rating
