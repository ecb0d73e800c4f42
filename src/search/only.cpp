// Singles and locked candidates settle many cells; of those left, one must differ.
#include "search/only.h"

#include "search/board.h"
#include "search/instance.h"

namespace clew::search {

std::optional<bool> is_only_solution(const Tables& tables, std::span<const DigitSet> start,
                                     std::span<const Digit> known, const Stop& stop) {
  Board board(tables);
  if (!board.reset(start)) return false;
  if (board.solved()) return true;
  Instance instance(tables, board);
  std::vector<sat::Lit> differs;
  for (CellId c = 0; c < known.size(); ++c)
    if (board.candidates()[c].size() > 1)
      differs.push_back(sat::Lit::no(instance.variable(c, known[c])));
  instance.solver.clause(differs);
  switch (instance.solver.solve(stop)) {
    case sat::Answer::no:
      return true;
    case sat::Answer::yes:
      return false;
    case sat::Answer::unknown:
      break;
  }
  return std::nullopt;
}

}  // namespace clew::search
