// Singles and locked candidates settle many cells; of those left, one must differ. Where there is a
// choice, the wrong digits are tried first, so that most of what is learned holds everywhere.
#include "search/only.h"

#include "base/assert.h"
#include "search/board.h"
#include "search/instance.h"

namespace clew::search {

std::optional<bool> is_only_solution(const Tables& tables, std::span<const DigitSet> start,
                                     std::span<const Digit> known, const Stop& stop,
                                     std::uint64_t conflicts) {
  CLEW_ASSERT(known.size() == start.size());
  Board board(tables);
  if (!board.reset(start)) return false;
  if (board.solved()) return true;
  Instance instance(tables, board);
  std::vector<sat::Var> right;
  std::vector<sat::Lit> differs;
  for (CellId c = 0; c < known.size(); ++c)
    if (board.candidates()[c].size() > 1) {
      right.push_back(instance.variable(c, known[c]));
      differs.push_back(sat::Lit::no(right.back()));
    }
  instance.solver.clause(differs);
  instance.solver.try_last(right);
  switch (instance.solver.solve(stop, {.conflicts = conflicts})) {
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
