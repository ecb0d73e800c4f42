// The state of one puzzle: a 32-bit lane for each digit, and a vector of lanes for each band.
//
// A lane has the possible cells of its digit in a band: three fields of nine bits, one for each
// row. The bit above each field is a guard that stops carries of additions and subtractions.
//
//   bit  29 | 28 … 20 | 19 | 18 … 10 | 9 | 8 … 0
//     guard |  row 3  |  g |  row 2  | g | row 1
//
// Nine of sixteen lanes are used; the others stay zero. The compiler splits a vector over one, two
// or four registers of the processor.
#pragma once

#include "search/vector.h"

namespace clew::search::CLEW_KERNEL {

using Lanes [[gnu::vector_size(64)]] = std::uint32_t;

constexpr std::uint32_t row1 = 0x1FF, row2 = row1 << 10, row3 = row1 << 20;
constexpr std::uint32_t band_cells = row1 | row2 | row3;
constexpr std::uint32_t guards = 1u << 9 | 1u << 19 | 1u << 29;
constexpr std::uint32_t lowest = 1u | 1u << 10 | 1u << 20;

struct Bands {
  Lanes band[3];
};

constexpr std::uint32_t full_word = 0xFFFFFFFF;
constexpr Lanes digit_lanes = {full_word, full_word, full_word, full_word, full_word,
                               full_word, full_word, full_word, full_word};

CLEW_INLINE Lanes all_lanes(std::uint32_t x) { return Lanes{} + x; }

// Lanes exchanged at a distance; after all four, every lane has met every other.
CLEW_INLINE Lanes across8(Lanes x) {
  return __builtin_shufflevector(x, x, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}
CLEW_INLINE Lanes across4(Lanes x) {
  return __builtin_shufflevector(x, x, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
}
CLEW_INLINE Lanes across2(Lanes x) {
  return __builtin_shufflevector(x, x, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13);
}
CLEW_INLINE Lanes across1(Lanes x) {
  return __builtin_shufflevector(x, x, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
}

/// Returns, in every lane, the cells that some lane has.
CLEW_INLINE Lanes union_of(Lanes x) {
  x |= across8(x);
  x |= across4(x);
  x |= across2(x);
  return x | across1(x);
}

/// In every lane, the cells that at least one lane has, and the cells that at least two lanes have.
struct Counted {
  Lanes some, several;
};
CLEW_INLINE void meet(Counted& c, Lanes some, Lanes several) {
  c.several = or_both(c.several | several, c.some, some);
  c.some |= some;
}
CLEW_INLINE Counted count(Lanes x) {
  Counted c{x, Lanes{}};
  const Lanes opposite = across8(x);
  c = {x | opposite, x & opposite};
  meet(c, across4(c.some), across4(c.several));
  meet(c, across2(c.some), across2(c.several));
  meet(c, across1(c.some), across1(c.several));
  return c;
}

CLEW_INLINE bool any(Lanes x) {
#if CLEW_LANES == 512
  return _mm512_test_epi32_mask((__m512i)x, (__m512i)x) != 0;
#else
  using Words [[gnu::vector_size(64)]] = std::uint64_t;
  using Half [[gnu::vector_size(32)]] = std::uint64_t;
  const Words w = (Words)x;
  const Half h =
      __builtin_shufflevector(w, w, 0, 1, 2, 3) | __builtin_shufflevector(w, w, 4, 5, 6, 7);
#if defined(__AVX__)
  return !_mm256_testz_si256((__m256i)h, (__m256i)h);
#else
  const auto q = __builtin_shufflevector(h, h, 0, 1) | __builtin_shufflevector(h, h, 2, 3);
#if defined(__SSE2__)
  return _mm_movemask_epi8(_mm_cmpeq_epi32((__m128i)q, __m128i{})) != 0xFFFF;
#else
  return (q[0] | q[1]) != 0;
#endif
#endif
#endif
}

}  // namespace clew::search::CLEW_KERNEL
