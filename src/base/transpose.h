// A square of bits turned over.
#pragma once

#include <cstdint>

namespace clew {

/// Bit j of row i becomes bit i of row j. Swaps the quarters beside the diagonal, then those of
/// each quarter.
inline void transpose(std::uint64_t (&rows)[64]) {
  std::uint64_t low = ~std::uint64_t{0} >> 32;
  for (int half = 32; half; half /= 2, low ^= low << half)
    for (int i = 0; i < 64; i = (i + half + 1) & ~half) {
      const std::uint64_t swapped = (rows[i] >> half ^ rows[i + half]) & low;
      rows[i] ^= swapped << half;
      rows[i + half] ^= swapped;
    }
}

}  // namespace clew
