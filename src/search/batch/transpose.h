// Between rows (the bits of one puzzle) and planes (one bit of every puzzle).
//
// Turning lanes rows of n bits is a square transpose, done in layers that each swap one bit of the
// row number with one bit of the place in the row:
//   * eight rows at a time, squares of 8 x 8 bits: three layers of swapping between vectors, so
//     that a byte of vector b holds bit b of a byte of eight rows;
//   * the 16-byte blocks of lanes/128 such vectors (nothing to do at 128 lanes);
//   * sixteen vectors at a time, squares of 16 x 16 bytes: four layers of interleaving.
// Row and lane are the same number. Everything is plain shuffles and logic, which at 512 lanes is
// as fast as the GF(2) instructions of newer processors, because both wait for memory.
#pragma once

#include "search/batch/planes.h"

namespace clew::search::CLEW_KERNEL {

/// Interleaves the lower (upper) halves of the blocks of a and b, N bytes at a time.
template <class Unit, bool upper>
CLEW_INLINE Bits interleave(Bits a, Bits b) {
  using Units [[gnu::vector_size(CLEW_LANES / 8)]] = Unit;
  constexpr int n = 16 / sizeof(Unit), all = n * blocks, from = upper ? n / 2 : 0;
  return [&]<std::size_t... i>(Sequence<i...>) {
    return (Bits)__builtin_shufflevector(
        (Units)a, (Units)b, (int(i) / n * n + from + int(i) % n / 2 + int(i) % 2 * all)...);
  }(Indices<all>{});
}

/// One layer: vectors i and i + 8 become 2i and 2i + 1. Four layers turn a square, when the unit is
/// a byte each time: byte k of vector i goes to byte i of vector k.
CLEW_INLINE void interleave_all(Bits (&x)[16]) {
  Bits y[16];
  CLEW_UNFOLD for (int i = 0; i < 8; ++i) {
    y[2 * i] = interleave<std::uint8_t, false>(x[i], x[i + 8]);
    y[2 * i + 1] = interleave<std::uint8_t, true>(x[i], x[i + 8]);
  }
  CLEW_UNFOLD for (int i = 0; i < 16; ++i) x[i] = y[i];
}
CLEW_INLINE void turn_bytes(Bits (&x)[16]) {
  interleave_all(x);
  interleave_all(x);
  interleave_all(x);
  interleave_all(x);
}

/// Bit b of each byte of vector g goes to bit g of the same byte of vector b.
template <int distance>
CLEW_INLINE void swap_bits(Bits (&x)[8], std::uint64_t lower) {
  const Bits mask = Bits{} + lower;
  CLEW_UNFOLD for (int i = 0; i < 8; ++i) {
    if (i & distance) continue;
    Bits& a = x[i];
    Bits& b = x[i + distance];
    const Bits up = b << distance, down = a >> distance;
    a = select(mask, a, up);
    b = select(mask, down, b);
  }
}
CLEW_INLINE void turn_bits(Bits (&x)[8]) {
  swap_bits<4>(x, 0x0F0F0F0F0F0F0F0F);
  swap_bits<2>(x, 0x3333333333333333);
  swap_bits<1>(x, 0x5555555555555555);
}

/// A square of 16-byte blocks: block k of vector j goes to block j of vector k.
CLEW_INLINE void turn_blocks([[maybe_unused]] Bits (&x)[blocks]) {
#if CLEW_LANES == 512
  using Q [[gnu::vector_size(64)]] = std::uint64_t;
  Q y[4];
  for (int i = 0; i < 2; ++i) {
    y[i] = __builtin_shufflevector(x[2 * i], x[2 * i + 1], 0, 1, 4, 5, 8, 9, 12, 13);
    y[i + 2] = __builtin_shufflevector(x[2 * i], x[2 * i + 1], 2, 3, 6, 7, 10, 11, 14, 15);
  }
  for (int i = 0; i < 2; ++i) {
    x[i] = __builtin_shufflevector(y[2 * i], y[2 * i + 1], 0, 1, 4, 5, 8, 9, 12, 13);
    x[i + 2] = __builtin_shufflevector(y[2 * i], y[2 * i + 1], 2, 3, 6, 7, 10, 11, 14, 15);
  }
#elif CLEW_LANES == 256
  const Bits a = x[0], b = x[1];
  x[0] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
  x[1] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
#endif
}

/// `bytes` of each row to eight times as many planes. A row must be readable up to the next whole
/// vector.
[[gnu::noinline]] inline void rows_to_planes(Turned& turned, const std::uint8_t* const* rows,
                                             int bytes, Bits* planes) {
  CLEW_ROLLED for (int from = 0; from < bytes; from += 16 * blocks) {
    const int parts = bytes - from < 16 * blocks ? (bytes - from + 15) / 16 : blocks;
    CLEW_ROLLED for (int i = 0; i < lanes / 8; ++i) {
      Bits x[8];
      CLEW_UNFOLD for (int g = 0; g < 8; ++g)
          std::memcpy(&x[g], rows[8 * i + g] + from, sizeof(Bits));
      turn_bits(x);
      CLEW_UNFOLD for (int b = 0; b < 8; ++b) turned.bit[b][i] = x[b];
    }
    CLEW_ROLLED for (int b = 0; b < 8; ++b) {
      CLEW_ROLLED for (int i = 0; i < 16; ++i) {
        Bits x[blocks];
        CLEW_UNFOLD for (int j = 0; j < blocks; ++j) x[j] = turned.bit[b][16 * j + i];
        turn_blocks(x);
        CLEW_UNFOLD for (int k = 0; k < blocks; ++k) turned.square[k][i] = x[k];
      }
      CLEW_ROLLED for (int k = 0; k < parts; ++k) {
        Bits x[16];
        CLEW_UNFOLD for (int i = 0; i < 16; ++i) x[i] = turned.square[k][i];
        turn_bytes(x);
        CLEW_UNFOLD for (int i = 0; i < 16; ++i) planes[(from + 16 * k + i) * 8 + b] = x[i];
      }
    }
  }
}

/// The way back. Rows lie `pitch` bytes apart and are written up to the next whole vector.
[[gnu::noinline]] inline void planes_to_rows(Turned& turned, const Bits* planes, int bytes,
                                             std::uint8_t* rows, int pitch) {
  CLEW_ROLLED for (int from = 0; from < bytes; from += 16 * blocks) {
    const int parts = bytes - from < 16 * blocks ? (bytes - from + 15) / 16 : blocks;
    CLEW_ROLLED for (int b = 0; b < 8; ++b) {
      CLEW_ROLLED for (int k = 0; k < parts; ++k) {
        Bits x[16];
        CLEW_UNFOLD for (int i = 0; i < 16; ++i) x[i] = planes[(from + 16 * k + i) * 8 + b];
        turn_bytes(x);
        CLEW_UNFOLD for (int i = 0; i < 16; ++i) turned.square[k][i] = x[i];
      }
      CLEW_ROLLED for (int i = 0; i < 16; ++i) {
        Bits x[blocks];
        CLEW_UNFOLD for (int k = 0; k < blocks; ++k) x[k] = turned.square[k][i];
        turn_blocks(x);
        CLEW_UNFOLD for (int j = 0; j < blocks; ++j) turned.bit[b][16 * j + i] = x[j];
      }
    }
    CLEW_ROLLED for (int i = 0; i < lanes / 8; ++i) {
      Bits x[8];
      CLEW_UNFOLD for (int b = 0; b < 8; ++b) x[b] = turned.bit[b][i];
      turn_bits(x);
      CLEW_UNFOLD for (int g = 0; g < 8; ++g)
          std::memcpy(rows + (8 * i + g) * pitch + from, &x[g], sizeof(Bits));
    }
  }
}

}  // namespace clew::search::CLEW_KERNEL
