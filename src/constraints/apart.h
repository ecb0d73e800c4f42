// Sums whose cells differ where they see each other, as sets of digits: for each number that the two
// sides can come to, the sets of either side that add to it. A total alone lets a digit repeat, and a
// solver finds the bounds of cells that differ only case by case.
#pragma once

#include <functional>

#include "constraints/parts.h"

namespace clew::constraints {

using Differs = std::function<bool(CellId, CellId)>;

/// What a total comes to when all cells of each side differ; no parts where they do not, where a cell
/// counts more than once, or where there would be too many sets.
Parts apart(const Layout&, const Total&, const Differs& differ);

}  // namespace clew::constraints
