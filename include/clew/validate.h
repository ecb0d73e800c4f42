// Whether what a caller put together is a puzzle, or a grid, of its layout.
//
// Every call that takes a puzzle, a grid or values asks this first. Where these are not valid, its
// answer has an error, or is empty as its header says; start() gives an empty grid.
#pragma once

#include <span>

#include "clew/error.h"
#include "clew/puzzle.h"

namespace clew {

/// A layout, one given a cell, no entries, marks and given marks or one a cell, no digit that the
/// layout has not, no marks beyond the given ones.
Expected<void> validate(const Puzzle&);
/// Values alone, one a cell, 0 = blank.
Expected<void> validate(const Layout&, std::span<const Digit> values);
/// Candidates, one set a cell.
Expected<void> validate(const Layout&, std::span<const DigitSet> candidates);
/// Both; a value is its cell's only candidate.
Expected<void> validate(const Layout&, const Grid&);

}  // namespace clew
