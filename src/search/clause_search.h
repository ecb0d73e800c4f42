// Search by clause learning: for grids of 16x16 and more, large multi-grids, and puzzles on which
// the plain search would thrash.
#pragma once

#include "search/engine.h"
#include "search/tables.h"

namespace clew::search {

inline constexpr Kinds large_kinds = told_by_houses;

/// Returns true if clause learning should run first. This includes layouts under 16 digits on which
/// the plain search rarely succeeds.
inline bool is_large(const Tables& tables) {
  constexpr int from_cells = 600;
  return !tables.model && (tables.digits >= large_from_digits || tables.cells >= from_cells);
}

/// Cost of a search; the same on every platform, so it serves as a signature.
struct Effort {
  std::uint64_t variables = 0, groups = 0, conflicts = 0, decisions = 0;
};

/// Visits every solution of the job once. Ended by the memory bound as well as by the job's limits.
Outcome search_large(const Tables&, const Job&, Effort* = nullptr);

}  // namespace clew::search
