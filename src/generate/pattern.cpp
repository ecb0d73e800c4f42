// The mask's cells begin with the digits of a random grid, which hardly ever has a single solution.
// Then one given after the other is drawn again: for each digit that it may have, the solutions are
// counted, and digits with fewer solutions are more likely. A few hundred moves reach one solution
// if the mask allows it.
#include "generate/pattern.h"

#include <array>

namespace clew::generation {
namespace {

constexpr std::uint64_t most_counted = 5'000;
constexpr int moves = 300;

}  // namespace

std::optional<Fitted> fit_pattern(const GridSource& source, const std::vector<bool>& mask,
                                  Random& random, const Stop& stop) {
  const Solver& solver = source.solver();
  const Layout& layout = *solver.layout();
  Puzzle puzzle{.layout = solver.layout(), .givens = source.draw(random, stop)};
  if (puzzle.givens.empty()) return std::nullopt;
  std::vector<CellId> cells;
  for (CellId c = 0; c < mask.size(); ++c) {
    if (mask[c])
      cells.push_back(c);
    else
      puzzle.givens[c] = 0;
  }
  auto single = [&]() -> std::optional<Fitted> {
    auto solved = solver.solve(puzzle, {.limit = 2, .stop = stop});
    if (!solved || solved->status != Status::unique) return std::nullopt;
    return Fitted{puzzle.givens, std::move(solved->solution)};
  };
  if (auto fitted = single()) return fitted;

  for (int move = 0; move < moves && !cells.empty() && !stop.requested(); ++move) {
    const CellId c = cells[random.below(cells.size())];
    DigitSet options = layout.all_digits();
    for (CellId p : layout.peers(c))
      if (puzzle.givens[p]) options.remove(puzzle.givens[p]);
    std::array<double, max_digits + 1> weight{};
    double sum = 0;
    for (Digit d : options) {
      puzzle.givens[c] = d;
      const auto count = solver.count(puzzle, {.limit = most_counted, .stop = stop});
      if (stop.requested()) return std::nullopt;
      if (count->solutions == 1 && count->exact) return single();
      if (count->solutions)
        weight[d] = 1 / static_cast<double>(count->solutions * count->solutions);
      sum += weight[d];
    }
    double at = random.unit() * sum;
    for (Digit d : options) {
      if (weight[d] == 0) continue;
      puzzle.givens[c] = d;
      if ((at -= weight[d]) < 0) break;
    }
  }
  return std::nullopt;
}

}  // namespace clew::generation
