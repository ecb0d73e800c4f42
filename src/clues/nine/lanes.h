// Vectors of 512 bits on any processor; the compiler splits vectors that are wider than a register.
#pragma once

#include "clues/nine/tables.h"
#include "search/vector.h"

namespace clew::clues::CLEW_KERNEL {

using Lanes [[gnu::vector_size(64)]] = std::uint64_t;
using Words [[gnu::vector_size(64)]] = std::uint16_t;
using Bands [[gnu::vector_size(64)]] = std::uint32_t;

CLEW_INLINE Lanes load(const LaneRow& row) {
  Lanes v;
  __builtin_memcpy(&v, &row, sizeof v);
  return v;
}
CLEW_INLINE void store(LaneRow& row, Lanes v) { __builtin_memcpy(&row, &v, sizeof v); }

CLEW_INLINE bool any(Lanes a) {
#if CLEW_LANES == 512
  return _mm512_test_epi64_mask((__m512i)a, (__m512i)a) != 0;
#elif CLEW_LANES == 256
  __m256i half[2];
  __builtin_memcpy(half, &a, sizeof a);
  const __m256i both = _mm256_or_si256(half[0], half[1]);
  return !_mm256_testz_si256(both, both);
#else
  return ((a[0] | a[1] | a[2] | a[3]) | (a[4] | a[5] | a[6] | a[7])) != 0;
#endif
}

/// Bit i: the i-th 16-bit word is not zero.
CLEW_INLINE std::uint32_t words_set(Lanes a) {
#if CLEW_LANES == 512
  return _mm512_test_epi16_mask((__m512i)a, (__m512i)a);
#elif CLEW_LANES == 256
  __m256i half[2];
  __builtin_memcpy(half, &a, sizeof a);
  const __m256i zero = _mm256_setzero_si256();
  const __m256i bytes =
      _mm256_packs_epi16(_mm256_cmpeq_epi16(half[0], zero), _mm256_cmpeq_epi16(half[1], zero));
  return ~(std::uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(bytes, 0xD8));
#elif defined(__SSE2__)
  __m128i part[4];
  __builtin_memcpy(part, &a, sizeof a);
  const __m128i zero = _mm_setzero_si128();
  std::uint32_t set = 0;
  for (int i = 0; i < 2; ++i) {
    const __m128i bytes =
        _mm_packs_epi16(_mm_cmpeq_epi16(part[2 * i], zero), _mm_cmpeq_epi16(part[2 * i + 1], zero));
    set |= (~(std::uint32_t)_mm_movemask_epi8(bytes) & 0xFFFFU) << 16 * i;
  }
  return set;
#else
  const Words words = (Words)a;
  std::uint32_t set = 0;
  for (int i = 0; i < 32; ++i) set |= (std::uint32_t)(words[i] != 0) << i;
  return set;
#endif
}

/// Bit i: the i-th 32-bit word is zero.
CLEW_INLINE std::uint32_t bands_empty(Bands a) {
#if CLEW_LANES == 512
  return _mm512_testn_epi32_mask((__m512i)a, (__m512i)a);
#elif CLEW_LANES == 256
  __m256i half[2];
  __builtin_memcpy(half, &a, sizeof a);
  const __m256i zero = _mm256_setzero_si256();
  std::uint32_t set = 0;
  for (int i = 0; i < 2; ++i)
    set |= (std::uint32_t)_mm256_movemask_ps((__m256)_mm256_cmpeq_epi32(half[i], zero)) << 8 * i;
  return set;
#elif defined(__SSE2__)
  __m128i part[4];
  __builtin_memcpy(part, &a, sizeof a);
  std::uint32_t set = 0;
  for (int i = 0; i < 4; ++i)
    set |= (std::uint32_t)_mm_movemask_ps((__m128)_mm_cmpeq_epi32(part[i], _mm_setzero_si128()))
           << 4 * i;
  return set;
#else
  std::uint32_t set = 0;
  for (int i = 0; i < 16; ++i) set |= (std::uint32_t)(a[i] == 0) << i;
  return set;
#endif
}

/// Bit i: the i-th 64-bit word is zero.
CLEW_INLINE std::uint32_t lanes_empty(Lanes a) {
#if CLEW_LANES == 512
  return _mm512_testn_epi64_mask((__m512i)a, (__m512i)a);
#elif CLEW_LANES == 256
  __m256i half[2];
  __builtin_memcpy(half, &a, sizeof a);
  const __m256i zero = _mm256_setzero_si256();
  std::uint32_t set = 0;
  for (int i = 0; i < 2; ++i)
    set |= (std::uint32_t)_mm256_movemask_pd((__m256d)_mm256_cmpeq_epi64(half[i], zero)) << 4 * i;
  return set;
#else
  std::uint32_t set = 0;
  for (int i = 0; i < 8; ++i) set |= (std::uint32_t)(a[i] == 0) << i;
  return set;
#endif
}

CLEW_INLINE int first_bit(std::uint64_t a) { return __builtin_ctzll(a); }
CLEW_INLINE int count_bits(std::uint64_t a) { return __builtin_popcountll(a); }

/// Calls f(i) for the lanes that are set, in order, until it returns false.
template <class F>
CLEW_INLINE void for_each_lane(const Lanes& a, int from, F&& f) {
  for (int w = 0; w < 8; ++w)
    for (std::uint64_t bits = a[w]; bits; bits &= bits - 1)
      if (!f(from + 64 * w + first_bit(bits))) return;
}

}  // namespace clew::clues::CLEW_KERNEL
