// Moves data from the cells of a board to lanes, and results from lanes to cells.
#pragma once

#include "search/sweep/byte_planes.h"
#include "search/sweep/lanes.h"

namespace clew::search::CLEW_KERNEL {

/// All cells, in vectors and in memory; without AVX-512 in bytes as well.
struct Cells {
  V part[3];
  std::uint16_t* memory;
#if CLEW_LANES != 512
  alignas(32) std::uint8_t low[sweep_cells], high[sweep_cells];
#endif

  CLEW_INLINE void read() {
    for (int i = 0; i < 3; ++i) part[i] = load(memory + i * 32);
    split();
  }
  CLEW_INLINE void write() {
    for (int i = 0; i < 3; ++i) store(memory + i * 32, part[i]);
    split();
  }
  CLEW_INLINE void split() {
#if CLEW_LANES != 512
    for (int i = 0; i < 3; ++i) {
      const BytePlanes planes = planes_of(part[i]);
      __builtin_memcpy(low + i * 32, &planes.low, 32);
      __builtin_memcpy(high + i * 32, &planes.high, 32);
    }
#endif
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

/// Returns the results of the lanes that each of 32 cells names.
CLEW_INLINE V told(V lanes, const SweepLanes& which) {
  return (V)_mm512_permutexvar_epi16((__m512i)load(which), (__m512i)lanes);
}
#else
/// The cells that the lanes name.
CLEW_INLINE V pick(const Cells& cells, const SweepLanes& which) {
  const Bytes at = planes_of(load(which)).low;
  return joined(looked_up<sweep_cells>(cells.low, cells.high, at));
}

/// Returns the results of the lanes that each of 32 cells names.
CLEW_INLINE V told(V lanes, const SweepLanes& which) {
  const Bytes at = planes_of(load(which)).low;
  const BytePlanes planes = planes_of(lanes);
  alignas(32) std::uint8_t low[32], high[32];
  __builtin_memcpy(low, &planes.low, 32);
  __builtin_memcpy(high, &planes.high, 32);
  return joined(looked_up<sweep_lanes>(low, high, at));
}
#endif

CLEW_INLINE bool has_empty(const Cells& cells) {
  return any((V)(cells.part[0] == 0) | (V)(cells.part[1] == 0) | (V)(cells.part[2] == 0));
}

}  // namespace clew::search::CLEW_KERNEL
