// The state of one puzzle: a 32-bit lane for each digit, and a vector of lanes for each band.
//
// A lane has the possible cells of its digit in a band: three fields of nine bits, one for each
// row. The bit above each field is a guard that stops carries of additions and subtractions.
//
//   bit  29 | 28 … 20 | 19 | 18 … 10 | 9 | 8 … 0
//     guard |  row 3  |  g |  row 2  | g | row 1
//
// Nine of sixteen lanes are used; the others stay zero. The compiler splits a vector over one
// register or two. In registers of 128 bits there are twelve lanes (three_quads.h).
#pragma once

#include "search/vector.h"

#if CLEW_LANES == 128
#include "search/single/three_quads.h"
#endif

namespace clew::search::CLEW_KERNEL {

#if CLEW_LANES != 128
using Lanes [[gnu::vector_size(64)]] = std::uint32_t;
CLEW_INLINE Lanes all_lanes(std::uint32_t x) { return Lanes{} + x; }
CLEW_INLINE std::uint32_t first_lane(Lanes x) { return x[0]; }

constexpr std::uint32_t full_word = 0xFFFFFFFF;
constexpr Lanes digit_lanes = {full_word, full_word, full_word, full_word, full_word,
                               full_word, full_word, full_word, full_word};
#endif

constexpr std::uint32_t row1 = 0x1FF, row2 = row1 << 10, row3 = row1 << 20;
constexpr std::uint32_t band_cells = row1 | row2 | row3;
constexpr std::uint32_t guards = 1u << 9 | 1u << 19 | 1u << 29;
constexpr std::uint32_t lowest = 1u | 1u << 10 | 1u << 20;

struct Bands {
  Lanes band[3];
};
/// The same in memory: the words of each band, by digit.
using Stored = std::uint32_t[3][16];

CLEW_INLINE Lanes load_lanes(const std::uint32_t* from) {
  Lanes x;
  std::memcpy(static_cast<void*>(&x), from, sizeof x);
  return x;
}
CLEW_INLINE Bands load_bands(const Stored& from) {
  return {{load_lanes(from[0]), load_lanes(from[1]), load_lanes(from[2])}};
}
CLEW_INLINE void store(const Bands& g, Stored& to) {
  for (int band = 0; band < 3; ++band) std::memcpy(to[band], &g.band[band], sizeof(Lanes));
}

/// In every lane, the cells that at least one lane has, and the cells that at least two lanes have.
struct Counted {
  Lanes some, several;
};

#if CLEW_LANES != 128
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
  return !_mm256_testz_si256((__m256i)h, (__m256i)h);
#endif
}
#else
/// Returns, in every lane, the cells that some lane has.
CLEW_INLINE Lanes union_of(const Lanes& x) {
  Quad some = or3(x.quad[0], x.quad[1], x.quad[2]);
  some |= across2(some);
  return in_all_quads(some | across1(some));
}

CLEW_INLINE Counted count(const Lanes& x) {
  Quad some = or3(x.quad[0], x.quad[1], x.quad[2]);
  Quad several = majority(x.quad[0], x.quad[1], x.quad[2]);
  several = or_both(several | across2(several), some, across2(some));
  some |= across2(some);
  several = or_both(several | across1(several), some, across1(some));
  some |= across1(some);
  return {in_all_quads(some), in_all_quads(several)};
}

CLEW_INLINE bool any(const Lanes& x) {
  const Quad q = or3(x.quad[0], x.quad[1], x.quad[2]);
#if defined(__SSE2__)
  return _mm_movemask_epi8(_mm_cmpeq_epi32((__m128i)q, __m128i{})) != 0xFFFF;
#elif defined(CLEW_NEON)
  return vmaxvq_u32((uint32x4_t)q) != 0;
#else
  using Words [[gnu::vector_size(16)]] = std::uint64_t;
  const Words w = (Words)q;
  return (w[0] | w[1]) != 0;
#endif
}
#endif

}  // namespace clew::search::CLEW_KERNEL
