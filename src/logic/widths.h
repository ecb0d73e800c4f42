// The widths, in 64-bit words, that logic's cell sets are built for: 128, 384 and 1,344 cells.
#pragma once
#ifdef CLEW_FIRST
#define CLEW_FOR_WIDTHS(DO) DO(6)
#define CLEW_AT_WIDTHS(function) nullptr, &function<6>, nullptr
#elif defined(__wasm__)
#define CLEW_FOR_WIDTHS(DO) DO(6) DO(21)
#define CLEW_AT_WIDTHS(function) nullptr, &function<6>, &function<21>
#else
#define CLEW_FOR_WIDTHS(DO) DO(2) DO(6) DO(21)
#define CLEW_AT_WIDTHS(function) &function<2>, &function<6>, &function<21>
#endif
namespace clew::logic {
inline constexpr int most_cells_of_logic = 21 * 64;
}

// In the browser, where every byte is loaded first, small grids do with the second; the module that
// is loaded before the other (CLEW_FIRST) has that one alone, and larger layouts go to the other.
