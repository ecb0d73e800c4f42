// Why a puzzle with constraints has no solution: values and constraints that contradict each other.
#pragma once

#include <vector>

#include "clew/puzzle.h"
#include "clew/stop.h"

namespace clew::search {

struct ConstraintCore {
  std::vector<CellId> cells;               // cells of its values, ascending
  std::vector<std::uint32_t> constraints;  // places in the layout's list, ascending
  bool minimal = false;                    // no value or constraint can be left out
  bool fewest = false;                     // no smaller set exists
};

/// The puzzle must have no solution.
ConstraintCore why_not_constrained(const Puzzle&, const Stop&);

}  // namespace clew::search
