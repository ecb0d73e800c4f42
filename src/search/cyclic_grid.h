// A grid that can be written down: where boxes of equal size tile a square, each row is the one
// above shifted by a box's width, and by one more where a row of boxes begins. Its rows, columns
// and digits can trade places.
#pragma once

#include <span>
#include <vector>

#include "search/tables.h"

namespace clew::search {

/// A grid of this kind that has many of the digits that are known, a cell with one candidate each;
/// empty where the layout has none.
std::vector<Digit> shifted_grid(const Tables&, std::span<const DigitSet> candidates);

}  // namespace clew::search
