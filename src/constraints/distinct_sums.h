// Sums of cells that differ, as sets of digits: for each value that both sides of the equation can
// have, the sets of either side with that sum. A total alone lets a digit repeat, and a solver finds
// the bounds of cells that differ only case by case.
#pragma once

#include <functional>

#include "constraints/parts.h"

namespace clew::constraints {

/// Returns true if two cells cannot hold the same digit.
using Differs = std::function<bool(CellId, CellId)>;

/// Returns the sets of digits for a total if all cells of each side differ. Returns no parts if
/// they need not differ, if a cell has a factor other than 1 and -1, or if the sets would be too
/// many. `never` is set if no sets have the total.
Parts distinct_sums(const Layout&, const Total&, const Differs&);

}  // namespace clew::constraints
