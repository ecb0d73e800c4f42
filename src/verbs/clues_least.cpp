#include <algorithm>

#include "verbs/clues_search.h"

namespace clew::verbs {

// Adding a clue to a puzzle gives another, so the least number is found going up from one that is
// known to be too few, or down when a guess was too many.
Expected<LeastClues> find_least(ClueDesk& desk, const Puzzle& puzzle, CluesJob job,
                                const CluesRequest& request) {
  const int most = request.clues >= 0
                       ? request.clues
                       : puzzle.layout->size() - static_cast<int>(job.forbidden.size());
  const int floor = static_cast<int>(job.given.size());
  const bool classic = puzzle.layout->name() == "9x9" && job.given.empty();
  LeastClues least;
  auto try_with = [&](int n) -> Expected<bool> {
    job.clues = n;
    std::string line;
    auto found = search_clues(desk, puzzle.layout, job, request, true, [&](std::string_view text) {
      line += text;
      return true;
    });
    if (!found) return std::unexpected(found.error());
    if (found->counters.puzzles) {
      least.clues = n;
      least.puzzle = line.substr(0, line.find('\n'));
      return true;
    }
    least.exact = found->exact;
    return false;
  };
  int n = std::clamp(classic ? 17 : floor, floor, std::max(floor, most));
  const int begun = n;
  for (; n <= most && !job.stop.requested(); ++n) {
    const auto found = try_with(n);
    if (!found) return std::unexpected(found.error());
    if (*found) break;
    if (!least.exact) return least;
  }
  if (!least.clues) {
    least.exact = least.exact && n > most;
    return least;
  }
  if (*least.clues > begun) return least;
  least.exact = begun == floor;
  for (n = begun - 1; n >= floor; --n) {
    const auto found = try_with(n);
    if (!found) return std::unexpected(found.error());
    if (!*found) return least;
    least.exact = n == floor;
  }
  return least;
}

}  // namespace clew::verbs
