// All cells of a board, to be picked for the lanes; and what lanes say, to be picked for the cells.
#pragma once

#include "search/sweep/lanes.h"

namespace clew::search::CLEW_KERNEL {

#if CLEW_LANES != 256
/// All cells, in three registers and in memory.
struct Cells {
  V part[3];
  std::uint16_t* memory;

  CLEW_INLINE void read() {
    for (int i = 0; i < 3; ++i) part[i] = load(memory + i * 32);
  }
  CLEW_INLINE void write() {
    for (int i = 0; i < 3; ++i) store(memory + i * 32, part[i]);
  }
};

#if CLEW_LANES == 512
/// The cells that the lanes name.
CLEW_INLINE V pick(const Cells& cells, const SweepLanes& which) {
  const __m512i at = (__m512i)load(which);
  const __m512i first =
      _mm512_permutex2var_epi16((__m512i)cells.part[0], at, (__m512i)cells.part[1]);
  const __mmask32 last = _mm512_test_epi16_mask(at, _mm512_set1_epi16(64));
  return (V)_mm512_mask_permutexvar_epi16(first, last, at, (__m512i)cells.part[2]);
}

/// What the lanes say that each of 32 cells names.
CLEW_INLINE V told(V lanes, const SweepLanes& which) {
  return (V)_mm512_permutexvar_epi16((__m512i)load(which), (__m512i)lanes);
}
#else
/// The cells that the lanes name.
CLEW_INLINE V pick(const Cells& cells, const SweepLanes& which) {
  SweepLanes picked;
  for (unsigned i = 0; i < sweep_lanes; ++i) picked.at[i] = cells.memory[which.at[i]];
  return load(picked);
}

/// What the lanes say that each of 32 cells names.
CLEW_INLINE V told(V lanes, const SweepLanes& which) {
  SweepLanes said, heard;
  store(said.at, lanes);
  for (unsigned i = 0; i < sweep_lanes; ++i) heard.at[i] = said.at[which.at[i]];
  return load(heard);
}
#endif
#else
/// The low bytes of 32 lanes, and the high ones: what a shuffle of bytes can look up.
struct BytePlanes {
  __m256i low, high;
};

CLEW_INLINE __m256i half(const V& v, int which) { return ((const __m256i*)&v)[which]; }

/// The bytes of 32 lanes that fit in one.
CLEW_INLINE __m256i packed(__m256i first, __m256i second) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi16(first, second), 0xD8);
}
CLEW_INLINE BytePlanes planes_of(V v) {
  const __m256i low = _mm256_set1_epi16(0xFF);
  return {packed(half(v, 0) & low, half(v, 1) & low),
          packed(_mm256_srli_epi16(half(v, 0), 8), _mm256_srli_epi16(half(v, 1), 8))};
}
CLEW_INLINE V joined(BytePlanes planes) {
  const __m256i low = _mm256_permute4x64_epi64(planes.low, 0xD8);
  const __m256i high = _mm256_permute4x64_epi64(planes.high, 0xD8);
  V v;
  ((__m256i*)&v)[0] = _mm256_unpacklo_epi8(low, high);
  ((__m256i*)&v)[1] = _mm256_unpackhi_epi8(low, high);
  return v;
}
/// For a shuffle in the k-th sixteen: the places in it, and for others one that gives nothing.
CLEW_INLINE __m256i places_in(__m256i at, int k) {
  return _mm256_adds_epu8(_mm256_sub_epi8(at, _mm256_set1_epi8(static_cast<char>(k * 16))),
                          _mm256_set1_epi8(0x70));
}

/// All cells, in registers, in memory, and there in bytes as well.
struct Cells {
  V part[3];
  std::uint16_t* memory;
  alignas(32) std::uint8_t low[sweep_cells], high[sweep_cells];

  CLEW_INLINE void read() {
    for (int i = 0; i < 3; ++i) part[i] = load(memory + i * 32);
    split();
  }
  CLEW_INLINE void write() {
    for (int i = 0; i < 3; ++i) store(memory + i * 32, part[i]);
    split();
  }
  CLEW_INLINE void split() {
    for (int i = 0; i < 3; ++i) {
      const BytePlanes planes = planes_of(part[i]);
      _mm256_store_si256((__m256i*)(low + i * 32), planes.low);
      _mm256_store_si256((__m256i*)(high + i * 32), planes.high);
    }
  }
};

CLEW_INLINE __m256i sixteen(const std::uint8_t* from) {
  return _mm256_broadcastsi128_si256(_mm_load_si128((const __m128i*)from));
}

/// The cells that the lanes name.
CLEW_INLINE V pick(const Cells& cells, const SweepLanes& which) {
  const V at = load(which);
  const __m256i bytes = packed(half(at, 0), half(at, 1));
  BytePlanes planes = {_mm256_setzero_si256(), _mm256_setzero_si256()};
  for (int k = 0; k < 6; ++k) {
    const __m256i places = places_in(bytes, k);
    planes.low |= _mm256_shuffle_epi8(sixteen(cells.low + k * 16), places);
    planes.high |= _mm256_shuffle_epi8(sixteen(cells.high + k * 16), places);
  }
  return joined(planes);
}

/// What the lanes say that each of 32 cells names.
CLEW_INLINE V told(V lanes, const SweepLanes& which) {
  const V at = load(which);
  const __m256i bytes = packed(half(at, 0), half(at, 1));
  const __m256i first = places_in(bytes, 0), second = places_in(bytes, 1);
  const auto of = [&](__m256i plane) CLEW_INLINE_LAMBDA {
    return _mm256_shuffle_epi8(_mm256_permute2x128_si256(plane, plane, 0x00), first) |
           _mm256_shuffle_epi8(_mm256_permute2x128_si256(plane, plane, 0x11), second);
  };
  const BytePlanes planes = planes_of(lanes);
  return joined({of(planes.low), of(planes.high)});
}
#endif

CLEW_INLINE bool has_empty(const Cells& cells) {
  return any((V)(cells.part[0] == 0) | (V)(cells.part[1] == 0) | (V)(cells.part[2] == 0));
}

}  // namespace clew::search::CLEW_KERNEL
