// Puzzles from symbols to planes, and solutions back.
//
// A symbol's lower four bits say which digit it is, in text ('1' … '9') as in plain numbers; every
// blank (`.`, `0`, `_`, `*`, `-`, or the number 0) leaves bits that are no digit. They are
// transposed to four planes a cell.
#pragma once

#include "search/batch/transpose.h"

namespace clew::search::CLEW_KERNEL {

/// Every blank cell gets all digits.
[[gnu::noinline]] inline void load_puzzles(Planes& p, const std::uint8_t* const* puzzles, int n) {
  const std::uint8_t* rows[lanes];
  for (int i = 0; i < lanes; ++i) rows[i] = puzzles[i < n ? i : 0];
  rows_to_planes<cells>(p.turned, DigitRows{rows}, p.nibble);
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

/// 81 digits, from the lower or the upper halves of as many bytes, `base` added to each.
CLEW_INLINE void write_halves(const std::uint8_t* bytes, bool upper, std::uint8_t base,
                              std::uint8_t* symbols) {
  // The last vector ends where the digits do, and may take some once more.
  constexpr int size = sizeof(Bytes) > 32 ? 32 : sizeof(Bytes), last = cells - size;
  using Some [[gnu::vector_size(size)]] = std::uint8_t;
  const auto write = [&]<class V>(V x, int at) CLEW_INLINE_LAMBDA {
    std::memcpy(&x, bytes + at, sizeof x);
    x = (upper ? x >> 4 : x & 0x0F) + base;
    std::memcpy(symbols + at, &x, sizeof x);
  };
  CLEW_UNFOLD for (int at = 0; at + static_cast<int>(sizeof(Bytes)) <= cells; at += sizeof(Bytes)) {
    write(Bytes{}, at);
  }
  write(Some{}, last);
}

/// Stores that miss the cache would wait for each other.
CLEW_INLINE void prefetch_place(const SolutionPlace* places, int i, int n) {
  if (i >= n) return;
  __builtin_prefetch(places[i].symbols, 1);
  __builtin_prefetch(places[i].symbols + cells - 1, 1);
}

/// Of the n solved lanes that are named.
[[gnu::noinline]] inline void store_solutions(Planes& p, const SolutionPlace* places, int n,
                                              std::uint8_t base) {
  CLEW_ROLLED for (int c = 0; c < cells; ++c) {
    Bits b[9];
    CLEW_UNFOLD for (int d = 0; d < 9; ++d) b[d] = p.candidate[d][c];
    Bits* const q = p.nibble + 4 * c;
    q[0] = or3(or3(b[0], b[2], b[4]), b[6], b[8]);
    q[1] = or3(b[1], b[2], b[5]) | b[6];
    q[2] = or3(b[3], b[4], b[5]) | b[6];
    q[3] = b[7] | b[8];
  }
  alignas(64) std::uint8_t digits[lanes / 2][96];
  std::uint8_t* rows[lanes];
  for (int i = 0; i < lanes; ++i) rows[i] = digits[i % (lanes / 4) + i / (lanes / 2) * (lanes / 4)];
  planes_to_rows<cells>(p.turned, p.nibble, DigitTargets{rows});
  for (int i = 0; i < n; ++i) {
    const auto [symbols, lane] = places[i];
    prefetch_place(places, i + 12, n);
    write_halves(rows[lane], lane & lanes / 4, base, symbols);
  }
}

/// The digits of a node that has one candidate in each cell.
CLEW_INLINE void write_digits(const Node& node, std::uint8_t base, std::uint8_t* symbols) {
  const auto bits_from = [&](int bit) CLEW_INLINE_LAMBDA {  // 57 of them at least
    std::uint64_t word;
    std::memcpy(&word, node.candidates + (bit >> 3), sizeof word);
    return word >> (bit & 7);
  };
#if CLEW_LANES == 512
  // The last 32 cells by themselves, so that nothing is written beyond them.
  __m512i most = _mm512_setzero_si512();
  __m256i rest = _mm256_setzero_si256();
  CLEW_UNFOLD for (int d = 0; d < 9; ++d) {
    const auto symbol = static_cast<char>(base + d + 1);
    most = _mm512_mask_mov_epi8(most, bits_from(81 * d), _mm512_set1_epi8(symbol));
    rest = _mm256_mask_mov_epi8(rest, static_cast<__mmask32>(bits_from(81 * d + 49)),
                                _mm256_set1_epi8(symbol));
  }
  std::memcpy(symbols, &most, sizeof most);
  std::memcpy(symbols + 49, &rest, sizeof rest);
#else
  for (int d = 0; d < 9; ++d) {
    const auto symbol = static_cast<std::uint8_t>(base + d + 1);
    std::uint64_t low = bits_from(81 * d) & ((std::uint64_t{1} << 57) - 1);
    std::uint64_t high = bits_from(81 * d + 57) & ((1 << 24) - 1);
    for (; low; low &= low - 1) symbols[__builtin_ctzll(low)] = symbol;
    for (; high; high &= high - 1) symbols[57 + __builtin_ctzll(high)] = symbol;
  }
#endif
}

/// The same as store_solutions from the nodes of all lanes.
inline void expand_solutions(const Node* nodes, const SolutionPlace* places, int n,
                             std::uint8_t base) {
  for (int i = 0; i < n; ++i) {
    prefetch_place(places, i + 12, n);
    if (i + 4 < n) {
      __builtin_prefetch(nodes[places[i + 4].lane].candidates);
      __builtin_prefetch(nodes[places[i + 4].lane].candidates + 64);
    }
    write_digits(nodes[places[i].lane], base, places[i].symbols);
  }
}

}  // namespace clew::search::CLEW_KERNEL
