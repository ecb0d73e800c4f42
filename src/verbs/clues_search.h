// Questions about the puzzles with n clues of a grid.
#pragma once

#include <optional>
#include <string>

#include "verbs/clues.h"

namespace clew::verbs {

struct CluesFound {
  bool exact = false;
  CluesCounters counters;
};

/// Finds all puzzles of a job, or only the first: lines in an order that does not depend on
/// threads, some at a time, until `lines` returns false. With Wanted::count there are no lines.
Expected<CluesFound> search_clues(ClueDesk&, const LayoutPtr&, const CluesJob&, const CluesRequest&,
                                  bool first, const std::function<bool(std::string_view)>& lines);

struct LeastClues {
  std::optional<int> clues;
  bool exact = false;
  std::string puzzle;
};

/// Finds the least number of clues of a puzzle.
Expected<LeastClues> find_least(ClueDesk&, const Puzzle&, CluesJob, const CluesRequest&);

struct CluesEstimate {
  double seconds = 0, least = 0, most = 0;  // seconds of one core; range of two standard errors
  double joined = 0;
};

/// Estimates the time of the complete search from samples.
Expected<CluesEstimate> estimate_clues(ClueDesk&, const LayoutPtr&, CluesJob);

}  // namespace clew::verbs
