// Transposition between rows (the bits of one puzzle) and planes (one bit of every puzzle).
//
// Transposing `lanes` rows of n bits works in layers. Each layer swaps one bit of the row number
// with one bit of the position in the row:
//   * eight rows at a time, squares of 8 x 8 bits: three layers of swaps between vectors, after
//     which a byte of vector b has bit b of a byte of eight rows;
//   * the 16-byte blocks of lanes/128 such vectors (nothing to do at 128 lanes);
//   * sixteen vectors at a time, squares of 16 x 16 bytes: four layers of interleaving.
// Row and lane have the same number. All operations are shuffles and logic, which at 512 lanes is as
// fast as the GF(2) instructions of newer processors, because both wait for memory.
//
// Only the lower half of a byte with a digit matters. Two rows then share a vector of bytes, which
// saves half of the first layers.
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

/// Joins the lower halves of the bytes of two vectors.
CLEW_INLINE Bits lower_nibbles(Bits a, Bits b) {
#ifdef CLEW_NEON
  return (Bits)vsliq_n_u8((uint8x16_t)a, (uint8x16_t)b, 4);
#else
  return select(Bits{} + std::uint64_t{0x0F0F0F0F0F0F0F0F}, a, Bits(b << 4));
#endif
}
/// The upper halves of a become the lower halves of b.
CLEW_INLINE Bits upper_nibbles(Bits a, Bits b) {
#ifdef CLEW_NEON
  return (Bits)vsriq_n_u8((uint8x16_t)b, (uint8x16_t)a, 4);
#else
  return select(Bits{} + std::uint64_t{0x0F0F0F0F0F0F0F0F}, Bits(a >> 4), b);
#endif
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
  CLEW_UNFOLD for (int i = 0; i < 4; ++i) {
    const Bits a = x[i], b = x[i + 4];
    x[i] = lower_nibbles(a, b);
    x[i + 4] = upper_nibbles(a, b);
  }
  swap_bits<2>(x, 0x3333333333333333);
  swap_bits<1>(x, 0x5555555555555555);
}

// A pass takes as many bytes of each row as a vector has, or half as many of two rows at once,
// which saves most of the work when only that much of a row is left.
enum class Pass : std::uint8_t { whole, halves };
constexpr int pass_bytes(Pass pass) { return pass == Pass::whole ? 16 * blocks : 8 * blocks; }
/// Number of vectors of eight rows each, or of sixteen.
constexpr int pass_vectors(Pass pass) { return pass == Pass::whole ? lanes / 8 : lanes / 16; }

/// The contents of a vector for row `number`; with halves, the second is row number + lanes/2.
template <Pass pass>
CLEW_INLINE Bits load_row(const std::uint8_t* const* rows, int number, int from) {
  Bits x;
  if constexpr (pass == Pass::whole) {
    std::memcpy(&x, rows[number] + from, sizeof x);
  } else {
    std::uint64_t half[2][words / 2];
    std::memcpy(half[0], rows[number] + from, sizeof half[0]);
    std::memcpy(half[1], rows[number + lanes / 2] + from, sizeof half[1]);
    std::memcpy(&x, half, sizeof x);
  }
  return x;
}
template <Pass pass>
CLEW_INLINE void store_row(Bits x, std::uint8_t* const* rows, int number, int from) {
  if constexpr (pass == Pass::whole) {
    std::memcpy(rows[number] + from, &x, sizeof x);
  } else {
    std::uint64_t half[2][words / 2];
    std::memcpy(half, &x, sizeof x);
    std::memcpy(rows[number] + from, half[0], sizeof half[0]);
    std::memcpy(rows[number + lanes / 2] + from, half[1], sizeof half[1]);
  }
}

/// The rows of all lanes, as bytes of eight bits.
struct ByteRows {
  static constexpr int width = 8;  // bits of a byte that become planes
  const std::uint8_t* const* rows;

  template <Pass pass>
  CLEW_INLINE void turn(Turned& turned, int from) const {
    constexpr int vectors = pass_vectors(pass);
    CLEW_ROLLED for (int i = 0; i < vectors; ++i) {
      Bits x[8];
      CLEW_UNFOLD for (int g = 0; g < 8; ++g) x[g] = load_row<pass>(rows, 8 * i + g, from);
      turn_bits(x);
      CLEW_UNFOLD for (int b = 0; b < 8; ++b) turned.bit[b][i] = x[b];
    }
  }
};

/// As above for bytes without an upper half. The digits of a lane and of its partner, a quarter of
/// all lanes further on, share bytes on the way.
struct DigitRows {
  static constexpr int width = 4;
  const std::uint8_t* const* rows;

  template <Pass pass>
  CLEW_INLINE void turn(Turned& turned, int from) const {
    constexpr int vectors = pass_vectors(pass);
    CLEW_ROLLED for (int i = 0; i < vectors; i = next_pair(i)) {
      Bits x[8];
      CLEW_UNFOLD for (int g = 0; g < 8; ++g) {
        const Bits a = load_row<pass>(rows, 8 * i + g, from);
        const Bits b = load_row<pass>(rows, 8 * (i + apart) + g, from);
        x[g] = lower_nibbles(a, b);
      }
      turn_bits(x);
      CLEW_UNFOLD for (int b = 0; b < 4; ++b) {
        turned.bit[b][i] = x[b];
        turned.bit[b][i + apart] = x[4 + b];
      }
    }
  }

  static constexpr int apart = lanes / 4 / 8;  // vectors
  static constexpr int next_pair(int i) { return (i + 1) % apart ? i + 1 : i + 1 + apart; }
};

/// Destinations of rows of bytes. A group of eight lanes without a wanted lane is not written.
struct ByteTargets {
  static constexpr int width = 8;
  std::uint8_t* const* rows;
  const std::uint8_t* wanted;  // a bit for each lane

  template <Pass pass>
  CLEW_INLINE void turn(const Turned& turned, int from) const {
    constexpr int vectors = pass_vectors(pass);
    CLEW_ROLLED for (int i = 0; i < vectors; ++i) {
      if (!(wanted[i] | (pass == Pass::halves ? wanted[i + lanes / 16] : 0))) continue;
      Bits x[8];
      CLEW_UNFOLD for (int b = 0; b < 8; ++b) x[b] = turned.bit[b][i];
      turn_bits(x);
      CLEW_UNFOLD for (int g = 0; g < 8; ++g) store_row<pass>(x[g], rows, 8 * i + g, from);
    }
  }
};

/// Destinations of rows of digits, two partners in one: only the first partner's row is written.
struct DigitTargets {
  static constexpr int width = 4;
  std::uint8_t* const* rows;

  template <Pass pass>
  CLEW_INLINE void turn(const Turned& turned, int from) const {
    constexpr int vectors = pass_vectors(pass);
    CLEW_ROLLED for (int i = 0; i < vectors; i = DigitRows::next_pair(i)) {
      Bits x[8];
      CLEW_UNFOLD for (int b = 0; b < 4; ++b) {
        x[b] = turned.bit[b][i];
        x[4 + b] = turned.bit[b][i + DigitRows::apart];
      }
      turn_bits(x);
      CLEW_UNFOLD for (int g = 0; g < 8; ++g) store_row<pass>(x[g], rows, 8 * i + g, from);
    }
  }
};

// Between vectors of eight rows, in their order, and square[k][i], block k of rows 16 such vectors
// apart.
#if CLEW_LANES == 512
// Blocks 0 and 2 of a and b, and 1 and 3; then the lower and the upper half of both.
CLEW_INLINE Bits even_blocks(Bits a, Bits b) {
  return __builtin_shufflevector(a, b, 0, 1, 4, 5, 8, 9, 12, 13);
}
CLEW_INLINE Bits odd_blocks(Bits a, Bits b) {
  return __builtin_shufflevector(a, b, 2, 3, 6, 7, 10, 11, 14, 15);
}
CLEW_INLINE Bits lower_halves(Bits a, Bits b) {
  return __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
}
CLEW_INLINE Bits upper_halves(Bits a, Bits b) {
  return __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}
// Even blocks of a next to even ones of b, and the odd ones.
CLEW_INLINE Bits paired_even(Bits a, Bits b) {
  return __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
}
CLEW_INLINE Bits paired_odd(Bits a, Bits b) {
  return __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
}

template <Pass pass>
CLEW_INLINE void gather_blocks(const Bits* v, Bits (&square)[blocks][16], int i) {
  if constexpr (pass == Pass::halves) {
    square[0][i] = paired_even(v[i], v[i + 16]);
    square[1][i] = paired_odd(v[i], v[i + 16]);
  } else {
    const Bits e0 = even_blocks(v[i], v[i + 16]), e1 = even_blocks(v[i + 32], v[i + 48]);
    const Bits o0 = odd_blocks(v[i], v[i + 16]), o1 = odd_blocks(v[i + 32], v[i + 48]);
    square[0][i] = even_blocks(e0, e1);
    square[1][i] = even_blocks(o0, o1);
    square[2][i] = odd_blocks(e0, e1);
    square[3][i] = odd_blocks(o0, o1);
  }
}
template <Pass pass>
CLEW_INLINE void scatter_blocks(const Bits (&square)[blocks][16], int i, Bits* v) {
  if constexpr (pass == Pass::halves) {
    v[i] = paired_even(square[0][i], square[1][i]);
    v[i + 16] = paired_odd(square[0][i], square[1][i]);
  } else {
    const Bits a = paired_even(square[0][i], square[1][i]);  // rows 0, 0, 2, 2 of 4
    const Bits b = paired_odd(square[0][i], square[1][i]);   // rows 1, 1, 3, 3
    const Bits c = paired_even(square[2][i], square[3][i]);
    const Bits d = paired_odd(square[2][i], square[3][i]);
    v[i] = lower_halves(a, c);
    v[i + 16] = lower_halves(b, d);
    v[i + 32] = upper_halves(a, c);
    v[i + 48] = upper_halves(b, d);
  }
}
#elif CLEW_LANES == 256
template <Pass>
CLEW_INLINE void gather_blocks(const Bits* v, Bits (&square)[blocks][16], int i) {
  square[0][i] = __builtin_shufflevector(v[i], v[i + 16], 0, 1, 4, 5);
  square[1][i] = __builtin_shufflevector(v[i], v[i + 16], 2, 3, 6, 7);
}
template <Pass>
CLEW_INLINE void scatter_blocks(const Bits (&square)[blocks][16], int i, Bits* v) {
  v[i] = __builtin_shufflevector(square[0][i], square[1][i], 0, 1, 4, 5);
  v[i + 16] = __builtin_shufflevector(square[0][i], square[1][i], 2, 3, 6, 7);
}
#else
template <Pass>
CLEW_INLINE void gather_blocks(const Bits* v, Bits (&square)[blocks][16], int i) {
  square[0][i] = v[i];
}
template <Pass>
CLEW_INLINE void scatter_blocks(const Bits (&square)[blocks][16], int i, Bits* v) {
  v[i] = square[0][i];
}
#endif

template <Pass pass, class Rows>
CLEW_INLINE void turn_in(Turned& turned, Rows rows, int from, Bits* planes) {
  rows.template turn<pass>(turned, from);
  constexpr int width = Rows::width, parts = pass_bytes(pass) / 16;
  CLEW_ROLLED for (int b = 0; b < width; ++b) {
    CLEW_ROLLED for (int i = 0; i < 16; ++i) gather_blocks<pass>(turned.bit[b], turned.square, i);
    CLEW_ROLLED for (int k = 0; k < parts; ++k) {
      Bits x[16];
      CLEW_UNFOLD for (int i = 0; i < 16; ++i) x[i] = turned.square[k][i];
      turn_bytes(x);
      Bits* const to = planes + (from + 16 * k) * width + b;
      CLEW_UNFOLD for (int i = 0; i < 16; ++i) to[i * width] = x[i];
    }
  }
}

template <Pass pass, class Rows>
CLEW_INLINE void turn_out(Turned& turned, const Bits* planes, Rows rows, int from) {
  constexpr int width = Rows::width, parts = pass_bytes(pass) / 16;
  CLEW_ROLLED for (int b = 0; b < width; ++b) {
    CLEW_ROLLED for (int k = 0; k < parts; ++k) {
      Bits x[16];
      const Bits* const at = planes + (from + 16 * k) * width + b;
      CLEW_UNFOLD for (int i = 0; i < 16; ++i) x[i] = at[i * width];
      turn_bytes(x);
      CLEW_UNFOLD for (int i = 0; i < 16; ++i) turned.square[k][i] = x[i];
    }
    CLEW_ROLLED for (int i = 0; i < 16; ++i) scatter_blocks<pass>(turned.square, i, turned.bit[b]);
  }
  rows.template turn<pass>(turned, from);
}

/// Processes the bytes of a row in whole passes, or in halves if fewer remain or halves suffice.
/// The last pass ends with the row and may repeat some bytes.
template <int bytes>
struct Passes {
  static constexpr Pass most = bytes < pass_bytes(Pass::whole) ? Pass::halves : Pass::whole;
  static constexpr int step = pass_bytes(most), full = bytes / step * step, rest = bytes - full;
  static constexpr Pass last =
      blocks == 4 && rest <= pass_bytes(Pass::halves) ? Pass::halves : Pass::whole;
  static constexpr int last_from = bytes - pass_bytes(last);
  static_assert(last_from >= 0 && (blocks == 4 || most == Pass::whole));
};

/// The planes of `bytes` of each row.
template <int bytes, class Rows>
[[gnu::noinline]] void rows_to_planes(Turned& turned, Rows rows, Bits* planes) {
  using P = Passes<bytes>;
  CLEW_ROLLED for (int from = 0; from < P::full; from += P::step) {
    turn_in<P::most>(turned, rows, from, planes);
  }
  if constexpr (P::rest > 0) turn_in<P::last>(turned, rows, P::last_from, planes);
}

/// The way back.
template <int bytes, class Rows>
[[gnu::noinline]] void planes_to_rows(Turned& turned, const Bits* planes, Rows rows) {
  using P = Passes<bytes>;
  CLEW_ROLLED for (int from = 0; from < P::full; from += P::step) {
    turn_out<P::most>(turned, planes, rows, from);
  }
  if constexpr (P::rest > 0) turn_out<P::last>(turned, planes, rows, P::last_from);
}

}  // namespace clew::search::CLEW_KERNEL
