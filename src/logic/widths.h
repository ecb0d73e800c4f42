// The widths, in 64-bit words, of logic's cell sets: for 128, 384 and 1,344 cells. In the browser,
// where size matters most, small grids use the second.
#pragma once
#ifdef __wasm__
#define CLEW_FOR_WIDTHS(DO) DO(6) DO(21)
#define CLEW_AT_WIDTHS(function) nullptr, &function<6>, &function<21>
#else
#define CLEW_FOR_WIDTHS(DO) DO(2) DO(6) DO(21)
#define CLEW_AT_WIDTHS(function) &function<2>, &function<6>, &function<21>
#endif
namespace clew::logic {
inline constexpr int most_cells_of_logic = 21 * 64;
}
