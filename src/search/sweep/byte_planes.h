// AVX2 looks up bytes in a table of sixteen and has no shuffle of larger lanes: lanes as bytes, the low
// ones and the high ones apart.
#pragma once

#include "search/sweep/lanes.h"

#if CLEW_LANES == 256

namespace clew::search::CLEW_KERNEL {

using Bytes [[gnu::vector_size(32)]] = std::uint8_t;

/// The low bytes of 32 lanes, and the high ones.
struct BytePlanes {
  Bytes low, high;
};

CLEW_INLINE BytePlanes planes_of(V v) {
  using All [[gnu::vector_size(64)]] = std::uint8_t;
  const All all = (All)v;
  // clang-format off
  return {__builtin_shufflevector(all, all, 0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48,50,52,54,56,58,60,62),
          __builtin_shufflevector(all, all, 1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31,33,35,37,39,41,43,45,47,49,51,53,55,57,59,61,63)};
  // clang-format on
}
CLEW_INLINE V joined(BytePlanes planes) {
  // clang-format off
  return (V)__builtin_shufflevector(planes.low, planes.high, 0,32,1,33,2,34,3,35,4,36,5,37,6,38,7,39,8,40,9,41,10,42,11,43,12,44,13,45,14,46,15,47,16,48,17,49,18,50,19,51,20,52,21,53,22,54,23,55,24,56,25,57,26,58,27,59,28,60,29,61,30,62,31,63);
  // clang-format on
}

/// Returns the bytes of a sixteen-byte table at the given indices; 0 for indices from 16 on.
CLEW_INLINE Bytes looked_up(const std::uint8_t* table, Bytes at) {
  // Indices of 128 and more give 0.
  const __m256i places = _mm256_adds_epu8((__m256i)at, _mm256_set1_epi8(0x70));
  const __m256i bytes = _mm256_broadcastsi128_si256(_mm_load_si128((const __m128i*)table));
  return (Bytes)_mm256_shuffle_epi8(bytes, places);
}

}  // namespace clew::search::CLEW_KERNEL
#endif
