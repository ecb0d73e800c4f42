// Validation of puzzles, grids and values against their layout.
//
// Every call that takes a puzzle, a grid or values validates it first. If it is invalid, the call
// returns an error, or an empty result as its header says; start() returns an empty grid.
#pragma once

#include <span>

#include "clew/error.h"
#include "clew/puzzle.h"

namespace clew {

/// Fails unless the puzzle has a layout, one given per cell, entries, marks and given marks that
/// are empty or one per cell, digits of the layout only, and marks within the given marks.
Expected<void> validate(const Puzzle&);
/// Checks values alone, one a cell, 0 = blank.
Expected<void> validate(const Layout&, std::span<const Digit> values);
/// Checks candidates, one set a cell.
Expected<void> validate(const Layout&, std::span<const DigitSet> candidates);
/// Checks both; a value must be its cell's only candidate.
Expected<void> validate(const Layout&, const Grid&);

}  // namespace clew
