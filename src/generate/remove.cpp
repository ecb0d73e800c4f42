#include "generate/remove.h"

#include <algorithm>

#include "base/assert.h"
#include "clew/validate.h"

namespace clew::generation {
namespace {

class Remover {
 public:
  Remover(const Solver& solver, const std::vector<Digit>& solution, const Stop& stop)
      : solver_(solver), solution_(solution), stop_(stop) {
    CLEW_ASSERT(validate(*solver.layout(), solution));
    puzzle_.layout = solver.layout();
    puzzle_.givens = solution;
  }

  std::vector<Digit>& givens() { return puzzle_.givens; }
  int clues() const {
    return static_cast<int>(
        std::count_if(puzzle_.givens.begin(), puzzle_.givens.end(), [](Digit d) { return d; }));
  }

  /// Takes these givens away; puts them back, and returns false, when there is another solution or
  /// a stop came.
  bool take(const std::vector<CellId>& cells) {
    bool only = true;
    std::size_t taken = 0;
    // One after the other: another solution must differ in a cell that lost its given.
    for (; only && taken < cells.size(); ++taken) {
      puzzle_.givens[cells[taken]] = 0;
      only = !differs_at(cells[taken]);
    }
    if (!only)
      while (taken) --taken, puzzle_.givens[cells[taken]] = solution_[cells[taken]];
    CLEW_ASSERT(std::ranges::all_of(
        cells, [&](CellId c) { return puzzle_.givens[c] == (only ? Digit{0} : solution_[c]); }));
    return only;
  }

 private:
  bool differs_at(CellId c) {
    const Layout& layout = *solver_.layout();
    puzzle_.marks.assign(solution_.size(), layout.all_digits());
    puzzle_.marks[c].remove(solution_[c]);
    // When no other digit fits, the solver need not be asked.
    DigitSet left = puzzle_.marks[c];
    for (CellId p : layout.peers(c))
      if (puzzle_.givens[p]) left.remove(puzzle_.givens[p]);
    if (left.empty()) return false;
    const auto solved = solver_.solve(puzzle_, {.limit = 1, .stop = stop_});
    return !solved || solved->solutions > 0 || stop_.requested();
  }

  const Solver& solver_;
  const std::vector<Digit>& solution_;
  const Stop& stop_;
  Puzzle puzzle_;
};

}  // namespace

std::optional<std::vector<Digit>> remove_givens(const Solver& solver, const CellOrbits& orbits,
                                                const std::vector<Digit>& solution,
                                                const Removal& removal, Random& random,
                                                const Stop& stop) {
  Remover remover(solver, solution, stop);
  std::vector<std::size_t> order(orbits.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  random.shuffle(order);
  int clues = static_cast<int>(solution.size());
  const int least = removal.clues.value_or(0);
  for (std::size_t i : order) {
    const int size = static_cast<int>(orbits[i].size());
    if (clues - size < least) continue;
    if (stop.requested()) return std::nullopt;
    if (remover.take(orbits[i])) clues -= size;
  }
  CLEW_ASSERT(clues == remover.clues());
  if (removal.clues && clues != *removal.clues) return std::nullopt;
  if (removal.minimal) {
    // Every given that can go alone would have gone, unless orbits or the required number held it.
    const auto idle = has_idle_given(solver, remover.givens(), solution, stop);
    if (!idle || *idle) return std::nullopt;
  }
  if (stop.requested()) return std::nullopt;
  return std::move(remover.givens());
}

std::optional<bool> has_idle_given(const Solver& solver, const std::vector<Digit>& givens,
                                   const std::vector<Digit>& solution, const Stop& stop) {
  Remover remover(solver, solution, stop);
  remover.givens() = givens;
  for (CellId c = 0; c < givens.size(); ++c) {
    if (!givens[c]) continue;
    if (remover.take({c})) return true;
    if (stop.requested()) return std::nullopt;
  }
  return false;
}

}  // namespace clew::generation
