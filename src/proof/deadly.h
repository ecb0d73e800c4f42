// Deadly patterns: cells with two digits each which could all be swapped at once. Whatever layout:
// if each house that the cells meet holds each of their digits in exactly two of them, then k cells
// share k digits there, so every one of these digits stands in one of its two cells and after the
// swap in the other; nothing outside notices. A puzzle with one solution cannot hold such cells.
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
