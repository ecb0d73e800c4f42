// Puzzles from symbols to planes, and solutions back.
//
// A symbol's lower four bits say which digit it is, in text ('1' … '9') as in plain numbers; every
// blank (`.`, `0`, `_`, `*`, `-`, or the number 0) leaves bits that are no digit. Two cells make a
// byte, 41 bytes a puzzle, which are transposed to four planes a cell.
#pragma once

#include "search/batch/transpose.h"

namespace clew::search::CLEW_KERNEL {

constexpr int packed_bytes = 41;

using Pairs [[gnu::vector_size(CLEW_LANES / 8)]] = std::uint16_t;
using HalfPairs [[gnu::vector_size(CLEW_LANES / 16)]] = std::uint8_t;
using Pairs8 [[gnu::vector_size(16)]] = std::uint16_t;
using HalfPairs8 [[gnu::vector_size(8)]] = std::uint8_t;
/// Of 80 cells, how many are taken a vector at a time; sixteen may be left, and the last one is.
constexpr int widest_cells = 80 / sizeof(Pairs) * sizeof(Pairs);

/// Two cells to a byte, the first in the lower half.
template <class Wide, class Narrow>
CLEW_INLINE void pack_some(const std::uint8_t* symbols, std::uint8_t* packed) {
  Wide x;
  std::memcpy(&x, symbols, sizeof x);
  const Narrow y = __builtin_convertvector((x & 0x0F) | (x >> 4 & 0xF0), Narrow);
  std::memcpy(packed, &y, sizeof y);
}
CLEW_INLINE void pack(const std::uint8_t* symbols, std::uint8_t* packed) {
  CLEW_UNFOLD for (int at = 0; at < widest_cells; at += sizeof(Pairs)) {
    pack_some<Pairs, HalfPairs>(symbols + at, packed + at / 2);
  }
  if (widest_cells < 80) pack_some<Pairs8, HalfPairs8>(symbols + 64, packed + 32);
  packed[40] = symbols[80] & 0x0F;
}

/// Two digits from each byte, each with `base` added.
template <class Wide, class Narrow>
CLEW_INLINE void unpack_some(const std::uint8_t* packed, std::uint16_t base,
                             std::uint8_t* symbols) {
  Narrow half;
  std::memcpy(&half, packed, sizeof half);
  const Wide x = __builtin_convertvector(half, Wide);
  const Wide y = ((x | x << 4) & 0x0F0F) + base;
  std::memcpy(symbols, &y, sizeof y);
}
CLEW_INLINE void unpack(const std::uint8_t* packed, std::uint8_t base, std::uint8_t* symbols) {
  const auto both = static_cast<std::uint16_t>(base * 0x0101);
  CLEW_UNFOLD for (int at = 0; at < widest_cells; at += sizeof(Pairs)) {
    unpack_some<Pairs, HalfPairs>(packed + at / 2, both, symbols + at);
  }
  if (widest_cells < 80) unpack_some<Pairs8, HalfPairs8>(packed + 32, both, symbols + 64);
  symbols[80] = static_cast<std::uint8_t>(packed[40] + base);
}

/// Every blank cell gets all digits.
[[gnu::noinline]] inline void load_puzzles(Planes& p, const std::uint8_t* const* puzzles, int n) {
  alignas(64) std::uint8_t packed[lanes][64];
  const std::uint8_t* rows[lanes];
  for (int i = 0; i < n; ++i) {
    pack(puzzles[i], packed[i]);
    rows[i] = packed[i];
  }
  for (int i = n; i < lanes; ++i) rows[i] = packed[0];
  rows_to_planes<packed_bytes>(p.turned, rows, p.nibble);
  CLEW_ROLLED for (int c = 0; c < cells; ++c) {
    const Bits *q = p.nibble + 4 * c, b0 = q[0], b1 = q[1], b2 = q[2], b3 = q[3];
    // Digits by pairs that differ in the lowest bit: 0 or 1, 2 or 3, …, 8 or 9.
    const Bits low = none(b1, b2, b3), pair1 = unless_either(b1, b2, b3),
               pair2 = unless_either(b2, b1, b3), pair3 = both_but(b1, b2, b3),
               pair4 = unless_either(b3, b1, b2);
    const Bits given = or_both(or3(pair1, pair2, pair3) | pair4, low, b0), blank = ~given;
    p.candidate[0][c] = or_both(blank, low, b0);
    p.candidate[1][c] = or_but(blank, pair1, b0);
    p.candidate[2][c] = or_both(blank, pair1, b0);
    p.candidate[3][c] = or_but(blank, pair2, b0);
    p.candidate[4][c] = or_both(blank, pair2, b0);
    p.candidate[5][c] = or_but(blank, pair3, b0);
    p.candidate[6][c] = or_both(blank, pair3, b0);
    p.candidate[7][c] = or_but(blank, pair4, b0);
    p.candidate[8][c] = or_both(blank, pair4, b0);
  }
}

/// The packed digits of every lane, meaningful where it is solved.
[[gnu::noinline]] inline void pack_solutions(Planes& p, std::uint8_t (*packed)[64]) {
  CLEW_ROLLED for (int c = 0; c < cells; ++c) {
    Bits b[9];
    CLEW_UNFOLD for (int d = 0; d < 9; ++d) b[d] = p.candidate[d][c];
    Bits* const q = p.nibble + 4 * c;
    q[0] = or3(or3(b[0], b[2], b[4]), b[6], b[8]);
    q[1] = or3(b[1], b[2], b[5]) | b[6];
    q[2] = or3(b[3], b[4], b[5]) | b[6];
    q[3] = b[7] | b[8];
  }
  planes_to_rows<packed_bytes>(p.turned, p.nibble, packed[0], 64);
}

}  // namespace clew::search::CLEW_KERNEL
