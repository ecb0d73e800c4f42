// Deadly patterns: cells with two digits each that could all be swapped at once. On any layout, if
// each house that the cells meet has each of their digits in exactly two of them, then k cells
// share k digits there. Every one of these digits is in one of its two cells, and after the swap in
// the other; the rest of the grid is unaffected. A puzzle with one solution cannot contain such
// cells.
#pragma once

#include <span>

#include "clew/evidence.h"
#include "clew/puzzle.h"

namespace clew {

/// Returns true if swapping the cells' digits breaks no rule, no cell is given, and the given candidates,
/// if there are any, allow each cell both its digits. With empty `givens` every value in the grid counts
/// as given.
bool is_deadly(const Layout&, const Grid&, std::span<const Digit> givens, const DeadlyPattern&,
               std::span<const DigitSet> given_marks = {});

}  // namespace clew
