// The least 9x9 grid equivalent to a given one.
#pragma once

#include <array>
#include <cstdint>

namespace clew::symmetry {

using NineGrid = std::array<std::uint8_t, 81>;  // digits 1 … 9, row by row; 0 = blank

/// All cells must be filled, and the grid be valid. About 3 µs.
NineGrid least_nine_grid(const NineGrid&);

}  // namespace clew::symmetry
