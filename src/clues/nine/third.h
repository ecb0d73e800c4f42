// The clues of the last band, given those of the other two.
//
// The sets that these clues miss have small parts in C, sockets first, which the last clues must
// hit. If the sockets need every remaining clue, all clues lie in few cells, and a set without such
// a cell ends the search; this is the usual case. Otherwise at most 24 of the remaining sets, small
// and minimal ones first, are hit in every way, and each result is tested against all sets.
#pragma once

#include "clues/nine/hitting.h"

namespace clew::clues::CLEW_KERNEL {

/// Sockets that are still to be met.
struct Open {
  std::uint32_t pair, triple;  // triples whose minirow has no open pair
  std::uint32_t any, all;      // minirows with an open pair, with all three

  CLEW_INLINE Open(std::uint32_t pairs_open, std::uint32_t triples_open) : pair(pairs_open) {
    any = (pair | pair >> 9 | pair >> 18) & 511;
    all = pair & pair >> 9 & pair >> 18 & 511;
    triple = triples_open & 511 & ~any;
  }
  CLEW_INLINE int clues() const { return count_bits(any) + count_bits(all) + count_bits(triple); }

  /// Returns the cells that may still be clues if none is to spare: of one open pair both cells, of
  /// two their common cell, else all.
  CLEW_INLINE Band cells() const {
    const std::uint32_t p[3] = {pair & 511, pair >> 9 & 511, pair >> 18 & 511};  // cell left out
    const std::uint32_t one = (p[0] ^ p[1] ^ p[2]) & ~all, two = any & ~one & ~all;
    const auto column = [&](int k) CLEW_INLINE_LAMBDA {
      const std::uint32_t i = p[(k + 1) % 3], j = p[(k + 2) % 3];
      return spread((one & (i | j)) | (two & i & j) | all | triple) << k;
    };
    return column(0) | column(1) | column(2);
  }
  /// Bit m as bit 3m.
  CLEW_INLINE static Band spread(std::uint32_t minirows) {
    Band x = minirows & 511;
    x = (x | x << 16) & 0x030000FF;
    x = (x | x << 8) & 0x0300F00F;
    x = (x | x << 4) & 0x030C30C3;
    return (x | x << 2) & 0x09249249;
  }
};

class Third {
 public:
  CLEW_INLINE Third(const Roles& roles, int clues, Band free, const Candidates& candidates,
                    JoinCounters& counters)
      : roles_(roles), clues_(clues), free_(free), candidates_(candidates), counters_(counters) {}

  CLEW_INLINE void begin(const First& first) {
    first_ = &first;
    for (int r = 0; r < rows; ++r) {
      rest_[r] = load(roles_.rest[r]);
      for (Band a = first.cells; a; a &= a - 1)
        rest_[r] &= ~load(roles_.rest_in_a[first_bit(a)][r]);
    }
  }

  [[gnu::noinline]] void run(Band second, const Open& open) {
    ++counters_.thirds;
    second_ = second;
    if (first_->needed_size == First::most_needed && misses_a_set()) return;
    const bool none_to_spare = open.clues() == clues_;
    const Band free = none_to_spare ? free_ & open.cells() : free_;
    for (int r = 0; r < rows; ++r) {
      left_[r] = rest_[r];
      for (Band b = second; b; b &= b - 1) left_[r] &= ~load(roles_.rest_in_b[first_bit(b)][r]);
      if (none_to_spare && any(left_[r] & ~meeting(r, free))) return;
    }
    gather(open);
    sets_.index();
    ++counters_.searched;
    sets_.search(clues_, free, [&](Band chosen) CLEW_INLINE_LAMBDA {
      leaf(chosen);
      return true;
    });
  }

 private:
  static constexpr int most_sets = 24;

  /// Returns true if the clues of A and B miss a set. Needed if there are more parts than the
  /// tables hold.
  bool misses_a_set() const {
    Lanes missed{};
    for (int r = 0; r < rows; ++r) {
      Lanes row = load(first_->missed[r]);
      for (Band b = second_; b; b &= b - 1) row &= ~load(roles_.ab_in_b[first_bit(b)][r]);
      missed |= row;
    }
    return any(missed);
  }

  /// The sets with one of these cells of C.
  CLEW_INLINE Lanes meeting(int r, Band cells) const {
    Lanes sets{};
    for (int m = 0; m < 9; ++m) sets |= load(roles_.rest_meets[m][cells >> 3 * m & 7][r]);
    return sets;
  }

  /// Sets in order of size, without those above one that is there.
  CLEW_INLINE void gather(const Open& open) {
    sets_.clear();
    Lanes left[rows];
    for (int r = 0; r < rows; ++r) left[r] = left_[r];
    std::uint64_t named = (std::uint64_t)open.triple << pairs | open.pair;
    for (; named && sets_.size() < most_sets; named &= named - 1) {
      const int s = first_bit(named);
      sets_.add(cells_of_socket(s));
      for (int r = 0; r < rows; ++r) left[r] &= ~load(roles_.above_socket[s][r]);
    }
    for (int w = 0; w < 8 * rows; ++w)
      for (std::uint64_t bits = left[w >> 3][w & 7]; bits; bits &= bits - 1) {
        if (sets_.size() == most_sets) return;
        sets_.add_minimal(roles_.rest_part[64 * w + first_bit(bits)]);
      }
  }
  CLEW_INLINE static Band cells_of_socket(int s) {
    const int minirow = s < pairs ? s % 9 : s - pairs;
    return (s < pairs ? 7U & ~(1U << s / 9) : 7U) << 3 * minirow;
  }

  CLEW_INLINE void leaf(Band chosen) {
    for (int r = 0; r < rows; ++r) {
      Lanes missed = left_[r];
      for (Band c = chosen; c; c &= c - 1) missed &= ~load(roles_.rest_in_c[first_bit(c)][r]);
      if (any(missed)) return;
    }
    ++counters_.candidates;
    candidates_.take(candidates_.self, first_->cells, second_, chosen);
  }

  const Roles& roles_;
  int clues_;
  Band free_;
  const Candidates& candidates_;
  JoinCounters& counters_;
  const First* first_ = nullptr;
  Band second_ = 0;
  Lanes rest_[rows], left_[rows];  // sets that the first band misses, that both miss
  Hitting<std::uint32_t, 3> sets_;
};

}  // namespace clew::clues::CLEW_KERNEL
