// The widths, in 64-bit words, that logic's cell sets are built for: 128, 384 and 1,344 cells.
#pragma once

#define CLEW_FOR_WIDTHS(DO) DO(2) DO(6) DO(21)

namespace clew::logic {
inline constexpr int most_cells_of_logic = 21 * 64;
}
