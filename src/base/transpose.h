// Squares of bits turned over.
#pragma once

#include <cstdint>

namespace clew {

/// Bit j of row i becomes bit i of row j, in N squares side by side: row i of square n is word
/// i * N + n. Swaps the quarters beside the diagonal, then those of each quarter.
template <int N>
void transpose(std::uint64_t* rows) {
  std::uint64_t low = ~std::uint64_t{0} >> 32;
  for (int half = 32; half; half /= 2, low ^= low << half)
    for (int i = 0; i < 64; i = (i + half + 1) & ~half)
      for (int n = 0; n < N; ++n) {
        std::uint64_t& one = rows[i * N + n];
        std::uint64_t& other = rows[(i + half) * N + n];
        const std::uint64_t swapped = (one >> half ^ other) & low;
        one ^= swapped << half;
        other ^= swapped;
      }
}

}  // namespace clew
