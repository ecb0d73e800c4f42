// Vectors of 32 lanes with 16 bits each, in one register, two or four.
#pragma once

#include "search/sweep/kernel.h"
#include "search/vector.h"

namespace clew::search::CLEW_KERNEL {

using V [[gnu::vector_size(64)]] = std::uint16_t;
using I [[gnu::vector_size(64)]] = std::int16_t;  // also the type of comparisons

CLEW_INLINE V load(const std::uint16_t* from) {
  V v;
  __builtin_memcpy(&v, from, sizeof v);
  return v;
}
CLEW_INLINE V load(const SweepLanes& from) { return load(from.at); }
CLEW_INLINE void store(std::uint16_t* to, V v) { __builtin_memcpy(to, &v, sizeof v); }

CLEW_INLINE V every_lane(unsigned value) { return V{} + static_cast<std::uint16_t>(value); }

CLEW_INLINE V choose(I which, V yes, V no) { return which ? yes : no; }
CLEW_INLINE V only(I which, V v) { return which ? v : V{}; }

}  // namespace clew::search::CLEW_KERNEL

#if CLEW_LANES == 128
#include "search/sweep/neon.h"
#endif

namespace clew::search::CLEW_KERNEL {

#if CLEW_LANES == 512
CLEW_INLINE std::uint32_t nonzero(V v) { return _mm512_test_epi16_mask((__m512i)v, (__m512i)v); }
CLEW_INLINE bool any(V v) { return _mm512_test_epi64_mask((__m512i)v, (__m512i)v) != 0; }
/// Counts beyond 15, taken as unsigned, leave nothing.
CLEW_INLINE V up(V v, V by) { return (V)_mm512_sllv_epi16((__m512i)v, (__m512i)by); }
CLEW_INLINE V down(V v, V by) { return (V)_mm512_srlv_epi16((__m512i)v, (__m512i)by); }
CLEW_INLINE V bytes_at(V table, V at) {
  return (V)_mm512_shuffle_epi8((__m512i)table, (__m512i)at);
}
CLEW_INLINE V greater(V a, V b) { return (V)_mm512_max_epi16((__m512i)a, (__m512i)b); }
CLEW_INLINE V lesser(V a, V b) { return (V)_mm512_min_epi16((__m512i)a, (__m512i)b); }
#elif CLEW_LANES == 256
CLEW_INLINE std::uint32_t nonzero(V v) {
  const V none = (V)(v == V{});
  std::uint32_t half[2];
  for (int h = 0; h < 2; ++h) {
    const __m256i* const p = (const __m256i*)&none + h;
    const __m256i packed = _mm256_packs_epi16(*p, _mm256_setzero_si256());
    const auto bytes = (std::uint32_t)_mm256_movemask_epi8(packed);
    half[h] = ~((bytes & 0xFF) | (bytes >> 8 & 0xFF00)) & 0xFFFF;
  }
  return half[0] | half[1] << 16;
}
CLEW_INLINE bool any(V v) {
  const __m256i* const p = (const __m256i*)&v;
  const __m256i both = p[0] | p[1];
  return !_mm256_testz_si256(both, both);
}
template <class Shift>
CLEW_INLINE V shifted(V v, V by, Shift shift) {
  V result;
  const __m256i low = _mm256_set1_epi32(0xFFFF);
  for (int h = 0; h < 2; ++h) {
    const __m256i a = ((const __m256i*)&v)[h], n = ((const __m256i*)&by)[h];
    const __m256i even = shift(a & low, n & low) & low;
    const __m256i odd = shift(_mm256_srli_epi32(a, 16), _mm256_srli_epi32(n, 16));
    ((__m256i*)&result)[h] = even | _mm256_slli_epi32(odd, 16);
  }
  return result;
}
CLEW_INLINE V up(V v, V by) {
  return shifted(v, by,
                 [](__m256i a, __m256i n) CLEW_INLINE_LAMBDA { return _mm256_sllv_epi32(a, n); });
}
CLEW_INLINE V down(V v, V by) {
  return shifted(v, by,
                 [](__m256i a, __m256i n) CLEW_INLINE_LAMBDA { return _mm256_srlv_epi32(a, n); });
}
CLEW_INLINE V bytes_at(V table, V at) {
  V result;
  for (int h = 0; h < 2; ++h)
    ((__m256i*)&result)[h] =
        _mm256_shuffle_epi8(((const __m256i*)&table)[h], ((const __m256i*)&at)[h]);
  return result;
}
CLEW_INLINE V greater(V a, V b) { return (I)a > (I)b ? a : b; }
CLEW_INLINE V lesser(V a, V b) { return (I)a < (I)b ? a : b; }
#endif

/// Sixteen bytes, in each quarter of the vector.
CLEW_INLINE V table_of(std::uint64_t first, std::uint64_t second) {
  using Q [[gnu::vector_size(64)]] = std::uint64_t;
  return (V)Q{first, second, first, second, first, second, first, second};
}

#if CLEW_LANES != 128
/// Adds to `twice`, a part of `once`, the digits of v that `once` has.
CLEW_INLINE V met_again(V twice, V once, V v) { return twice | (once & v); }

/// Shifts lanes with a negative count down.
CLEW_INLINE V up_or_down(V v, V by) { return up(v, by) | down(v, -by); }

CLEW_INLINE V reversed(V v) {
  const V table = table_of(0x0E060A020C040800, 0x0F070B030D050901);
  const V nibble = every_lane(0x0F0F);
  const V high = bytes_at(table, v & nibble);
  const V low = bytes_at(table, (V)(v >> 4) & nibble);
  const V bytes = (V)(high << 4) | low;  // each byte's high bits are free for a nibble
  return (V)(bytes << 8) | (V)(bytes >> 8);
}

/// Returns the place of the only bit; 0 if there is none.
CLEW_INLINE V place(V bit) {
  // In 0x0F65 any four consecutive bits are distinct.
  const V table = table_of(0x03080C0E020B0100, 0x04050609070D0A0F);
  return bytes_at(table, (V)((V)(bit * 0x0F65) >> 12) | 0xFF00);
}
CLEW_INLINE V highest(V v) {
  v |= v >> 1;
  v |= v >> 2;
  v |= v >> 4;
  v |= v >> 8;
  return v ^ (V)(v >> 1);
}
CLEW_INLINE V highest_place(V v) { return place(highest(v)); }
#endif

/// The digits of a set, added: four at a time by table.
CLEW_INLINE V added(V digits) {
  const auto of_four = [&](V from, std::uint64_t first, std::uint64_t second) CLEW_INLINE_LAMBDA {
    return bytes_at(table_of(first, second), (from & 15) | 0xFF00);
  };
  return of_four(digits, 0x303020201010000, 0x606050504040303) +
         of_four(digits >> 4, 0xf0b0a0609050400, 0x1612110d100c0b07) +
         of_four(digits >> 8, 0x1109080011090800, 0x1109080011090800);
}

CLEW_INLINE V lowest(V v) { return v & -v; }
CLEW_INLINE I is_single(V v) { return (v & (V)(v - 1)) == 0; }

}  // namespace clew::search::CLEW_KERNEL
