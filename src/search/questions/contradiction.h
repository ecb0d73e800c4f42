// Why a puzzle has no solution: values that contradict each other.
#pragma once

#include <vector>

#include "clew/puzzle.h"
#include "clew/stop.h"
#include "search/tables.h"

namespace clew::search {

struct Contradiction {
  std::vector<CellId>
      cells;             // ascending; empty when not even the marks can be met, or nothing is known
  bool minimal = false;  // no member can be left out
  bool fewest = false;   // no smaller set exists
};

struct ContradictionOptions {
  Stop stop;
  std::size_t memory = std::size_t{1} << 30;
  double seconds_for_fewest = 5;
};

/// The puzzle must have no solution.
Contradiction why_not(const Tables&, const Puzzle&, const ContradictionOptions&);

}  // namespace clew::search
