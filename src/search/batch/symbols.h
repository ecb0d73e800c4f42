// Puzzles from symbols to planes, and solutions back.
//
// A symbol's lower four bits are its digit, in text ('1' … '9') as in plain numbers; every blank
// (`.`, `0`, `_`, `*`, `-`, or the number 0) has bits that are no digit. They are transposed to
// four planes a cell.
#pragma once

#include "search/batch/transpose.h"

namespace clew::search::CLEW_KERNEL {

/// Gives every blank cell all digits. Lanes of `keep` keep their contents.
template <bool keeping, class G>
[[gnu::noinline]] void load_puzzles(Planes<G>& p, const std::uint8_t* const* puzzles, int n,
                                    Bits keep) {
  const std::uint8_t* rows[lanes];
  for (int i = 0; i < lanes; ++i) rows[i] = puzzles[i < n ? i : 0];
  rows_to_planes<G::cells>(p.turned, DigitRows{rows}, p.nibble);
  CLEW_ROLLED for (int c = 0; c < G::cells; ++c) {
    const Bits *q = p.nibble + 4 * c, b0 = q[0], b1 = q[1], b2 = q[2], b3 = q[3];
    // Digits by pairs that differ in the lowest bit: 0 or 1, 2 or 3, …, 8 or 9.
    const Bits low = none(b1, b2, b3), pair1 = unless_either(b1, b2, b3),
               pair2 = unless_either(b2, b1, b3), pair3 = both_but(b1, b2, b3),
               pair4 = unless_either(b3, b1, b2);
    const Bits given = or_both(or3(pair1, pair2, pair3) | pair4, low, b0), blank = ~given;
    const auto put = [&](int digit, Bits can) CLEW_INLINE_LAMBDA {
      Bits& plane = p.candidate(digit)[c];
      plane = keeping ? select(keep, plane, can) : can;
    };
    put(0, or_both(blank, low, b0));
    put(1, or_but(blank, pair1, b0));
    put(2, or_both(blank, pair1, b0));
    put(3, or_but(blank, pair2, b0));
    put(4, or_both(blank, pair2, b0));
    put(5, or_but(blank, pair3, b0));
    if constexpr (G::size == 9) {
      put(6, or_both(blank, pair3, b0));
      put(7, or_but(blank, pair4, b0));
      put(8, or_both(blank, pair4, b0));
    }
  }
}

/// The digits of a grid, from the lower or the upper halves of as many bytes, `base` added to each.
template <class G>
CLEW_INLINE void write_halves(const std::uint8_t* bytes, bool upper, std::uint8_t base,
                              std::uint8_t* symbols) {
  // The last vector ends with the digits, and may repeat some of them.
  constexpr int short_size = sizeof(Bytes) > 32 ? 32 : sizeof(Bytes);
  constexpr int size = sizeof(Bytes) < G::cells ? sizeof(Bytes) : short_size;
  using Many [[gnu::vector_size(size)]] = std::uint8_t;
  using Some [[gnu::vector_size(short_size)]] = std::uint8_t;
  const auto write = [&]<class V>(V x, int at) CLEW_INLINE_LAMBDA {
    std::memcpy(&x, bytes + at, sizeof x);
    x = (upper ? x >> 4 : x & 0x0F) + base;
    std::memcpy(symbols + at, &x, sizeof x);
  };
  CLEW_UNFOLD for (int at = 0; at + size <= G::cells; at += size) write(Many{}, at);
  write(Some{}, G::cells - short_size);
}

/// Stores that miss the cache would wait for each other.
template <class G>
CLEW_INLINE void prefetch_place(const SolutionPlace* places, int i, int n) {
  if (i >= n) return;
  __builtin_prefetch(places[i].symbols, 1);
  __builtin_prefetch(places[i].symbols + G::cells - 1, 1);
}

/// Writes the n given solved lanes.
template <class G>
[[gnu::noinline]] void store_solutions(Planes<G>& p, const SolutionPlace* places, int n,
                                       std::uint8_t base) {
  CLEW_ROLLED for (int c = 0; c < G::cells; ++c) {
    Bits b[9] = {};
    CLEW_UNFOLD for (int d = 0; d < G::size; ++d) b[d] = p.candidate(d)[c];
    Bits* const q = p.nibble + 4 * c;
    q[0] = or3(or3(b[0], b[2], b[4]), b[6], b[8]);
    q[1] = or3(b[1], b[2], b[5]) | b[6];
    q[2] = or3(b[3], b[4], b[5]) | b[6];
    q[3] = b[7] | b[8];
  }
  alignas(64) std::uint8_t digits[lanes / 2][96];
  std::uint8_t* rows[lanes];
  for (int i = 0; i < lanes; ++i) rows[i] = digits[i % (lanes / 4) + i / (lanes / 2) * (lanes / 4)];
  planes_to_rows<G::cells>(p.turned, p.nibble, DigitTargets{rows});
  for (int i = 0; i < n; ++i) {
    const auto [symbols, lane] = places[i];
    prefetch_place<G>(places, i + 12, n);
    write_halves<G>(rows[lane], lane & lanes / 4, base, symbols);
  }
}

/// The digits of a node that has one candidate in each cell.
template <class G>
CLEW_INLINE void write_digits(const SearchNode& node, std::uint8_t base, std::uint8_t* symbols) {
  constexpr int cells = G::cells, one_word = cells < 57 ? cells : 57, others = cells - one_word;
  const auto bits_from = [&](int bit) CLEW_INLINE_LAMBDA {  // 57 of them at least
    std::uint64_t word;
    std::memcpy(&word, node.row + 4 + (bit >> 3), sizeof word);
    return word >> (bit & 7);
  };
#if CLEW_LANES == 512
  // The digits' four bits, which are added quickly. Few masks, because masks share one execution
  // port.
  const auto write = [&](int from, int n) CLEW_INLINE_LAMBDA {
    std::uint64_t at[9] = {}, bit[4];
    CLEW_UNFOLD for (int d = 0; d < G::size; ++d) at[d] = bits_from(cells * d + from);
    const std::uint64_t two_three = at[1] | at[2], four_five = at[3] | at[4],
                        six_seven = at[5] | at[6];
    bit[0] = at[0] | at[2] | at[4] | at[6] | at[8];
    bit[1] = two_three | six_seven;
    bit[2] = four_five | six_seven;
    bit[3] = at[7] | at[8];
    __m512i symbol = _mm512_set1_epi8(static_cast<char>(base));
    CLEW_UNFOLD for (int i = 0; i < 4; ++i) {
      asm("" : "+r"(bit[i]));  // else it is shifted and joined in mask registers
      symbol =
          _mm512_mask_add_epi8(symbol, bit[i], symbol, _mm512_set1_epi8(static_cast<char>(1 << i)));
    }
    _mm512_mask_storeu_epi8(symbols + from, (std::uint64_t{1} << n) - 1, symbol);
  };
  write(0, one_word);
  if (others) write(one_word, others);
#else
  for (int d = 0; d < G::size; ++d) {
    const auto symbol = static_cast<std::uint8_t>(base + d + 1);
    std::uint64_t low = bits_from(cells * d) & ((std::uint64_t{1} << one_word) - 1);
    std::uint64_t high = bits_from(cells * d + one_word) & ((std::uint64_t{1} << others) - 1);
    for (; low; low &= low - 1) symbols[__builtin_ctzll(low)] = symbol;
    for (; high; high &= high - 1) symbols[one_word + __builtin_ctzll(high)] = symbol;
  }
#endif
}

/// As store_solutions, from the nodes of all lanes.
template <class G>
void expand_solutions(const SearchNode* nodes, const SolutionPlace* places, int n,
                      std::uint8_t base) {
  for (int i = 0; i < n; ++i) {
    prefetch_place<G>(places, i + 12, n);
    if (i + 4 < n) prefetch_node(nodes[places[i + 4].lane]);
    write_digits<G>(nodes[places[i].lane], base, places[i].symbols);
  }
}

}  // namespace clew::search::CLEW_KERNEL
