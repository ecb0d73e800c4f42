// A grid by construction: if boxes of equal size tile a square, each row is the row above shifted
// by a box's width, and by one more at the start of a row of boxes. Its rows, columns and digits
// can be permuted.
#pragma once

#include <span>
#include <vector>

#include "search/tables.h"

namespace clew::search {

/// Returns such a grid that agrees with many of the known digits (cells with one candidate); empty
/// if the layout has none.
std::vector<Digit> shifted_grid(const Tables&, std::span<const DigitSet> candidates);

}  // namespace clew::search
