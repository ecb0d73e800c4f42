#include "rating/chains.h"

#include <array>

#include "rating/assumptions.h"
#include "rating/loops.h"

namespace clew::rating {

struct Chains::Rooms {
  ShapePtr shape;
  Loops loops;
  Assumptions nishio, multiple;
  std::array<std::unique_ptr<Assumptions>, deepest + 1> dynamic;  // few puzzles need the deep ones
  explicit Rooms(const ShapePtr& s)
      : shape(s),
        loops(s),
        nishio(s, Assumptions::Kind::nishio, 0),
        multiple(s, Assumptions::Kind::fixed, 0) {}
};

Chains::Chains(ShapePtr shape) : rooms_(std::make_unique<Rooms>(shape)) {}
Chains::~Chains() = default;

bool Chains::forcing(const Board& board, Hint& hint, const Stop&) {
  return rooms_->loops.best(board, hint);
}

bool Chains::nishio(const Board& board, Hint& hint, const Stop& stop) {
  return rooms_->nishio.best(board, hint, stop);
}

bool Chains::multiple(const Board& board, Hint& hint, const Stop& stop) {
  return rooms_->multiple.best(board, hint, stop, &rooms_->loops.reach());
}

void Chains::explain(const Board& board, const Hint& hint, Facts& facts) {
  if (hint.dynamic)
    rooms_->dynamic[hint.level]->explain(board, facts);
  else if (hint.rule == Rule::nishio)
    rooms_->nishio.explain(board, facts);
  else if (hint.rule == Rule::cell_chains || hint.rule == Rule::region_chains)
    rooms_->multiple.explain(board, facts);
  else
    rooms_->loops.explain(board, facts);
}

bool Chains::dynamic(const Board& board, int level, Hint& hint, const Stop& stop) {
  auto& search = rooms_->dynamic[level];
  if (!search)
    search = std::make_unique<Assumptions>(rooms_->shape, Assumptions::Kind::dynamic, level);
  return search->best(board, hint, stop);
}

}  // namespace clew::rating
