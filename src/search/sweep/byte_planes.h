// AVX2 and NEON look up bytes in tables and have no shuffle of larger lanes: lanes as bytes, the low ones
// and the high ones apart.
#pragma once

#include "search/sweep/lanes.h"

#if CLEW_LANES != 512

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

/// Returns the bytes of two tables at the given indices, all below the size of the tables.
template <unsigned size>
CLEW_INLINE BytePlanes looked_up(const std::uint8_t* low, const std::uint8_t* high, Bytes at) {
  BytePlanes planes{};
#if CLEW_LANES == 256
  const auto look = [](const std::uint8_t* table, Bytes places) CLEW_INLINE_LAMBDA {
    // Indices of 128 and more give 0.
    const __m256i indices = _mm256_adds_epu8((__m256i)places, _mm256_set1_epi8(0x70));
    const __m256i bytes = _mm256_broadcastsi128_si256(_mm_load_si128((const __m128i*)table));
    return (Bytes)_mm256_shuffle_epi8(bytes, indices);
  };
  for (unsigned k = 0; k < size; k += 16) {
    const Bytes places = at - static_cast<std::uint8_t>(k);
    planes.low |= look(low + k, places);
    planes.high |= look(high + k, places);
  }
#else
  const auto look = [](const std::uint8_t* table, uint8x16_t places) CLEW_INLINE_LAMBDA {
    const auto load = [&](int from) CLEW_INLINE_LAMBDA { return vld1q_u8(table + from); };
    const uint8x16x2_t start{{load(0), load(16)}};
    if constexpr (size == 32) return vqtbl2q_u8(start, places);
    // Indices beyond a table give 0, or keep a byte.
    const uint8x16x4_t others{{load(32), load(48), load(64), load(80)}};
    return vqtbx2q_u8(vqtbl4q_u8(others, places - 32), start, places);
  };
  static_assert(size == 32 || size == 96);
  CLEW_UNFOLD for (int half = 0; half < 2; ++half) {
    const uint8x16_t places = ((const uint8x16_t*)&at)[half];
    ((uint8x16_t*)&planes.low)[half] = look(low, places);
    ((uint8x16_t*)&planes.high)[half] = look(high, places);
  }
#endif
  return planes;
}

}  // namespace clew::search::CLEW_KERNEL
#endif
