// Choice of the branching cell: the same as in the batch kernel (batch/branch.h), so that both walk
// the same tree. A cell with two candidates (the highest score, then the first); otherwise a cell
// with three; otherwise any.
#pragma once

#include "search/single/lanes.h"

namespace clew::search::CLEW_KERNEL {

struct Choice {
  int band;
  std::uint32_t cell;  // a bit
};

/// The peers of a cell within its band, by the cell's bit number: those of its row alone, those of
/// its box alone, and those that it shares both a line and the box with (and itself).
struct BandPeers {
  std::uint32_t row[29], box[29], both[29];
  constexpr BandPeers() : row{}, box{}, both{} {
    for (int r = 0; r < 3; ++r) {
      for (int col = 0; col < 9; ++col) {
        const int cell = r * 10 + col;
        const std::uint32_t of_box = (lowest * 7u) << col / 3 * 3, of_row = row1 << r * 10;
        row[cell] = of_row & ~of_box;
        both[cell] = of_box & (of_row | lowest << col);
        box[cell] = of_box & ~both[cell];
      }
    }
  }
};
constexpr BandPeers band_peers;

/// Returns the number of set bits, by an instruction if available, otherwise by sums of neighbours.
CLEW_INLINE int popcount(std::uint32_t a, std::uint32_t b) {
  return __builtin_popcountll(std::uint64_t{a} | std::uint64_t{b} << 32);
}

inline Choice choose(const Stored& candidates) {
  std::uint32_t unsolved[3], eligible[3], three[3];
  std::uint32_t some_two = 0, some_three = 0;
  for (int band = 0; band < 3; ++band) {
    std::uint32_t one = 0, two = 0, over_two = 0, over_three = 0;
    CLEW_UNFOLD for (int d = 0; d < 9; ++d) {
      const std::uint32_t x = candidates[band][d];
      over_three |= over_two & x;
      over_two |= two & x;
      two |= one & x;
      one |= x;
    }
    unsolved[band] = two;
    eligible[band] = two & ~over_two;
    three[band] = over_two & ~over_three;
    some_two |= eligible[band];
    some_three |= three[band];
  }
  if (!some_two) {
    for (int band = 0; band < 3; ++band) eligible[band] = some_three ? three[band] : unsolved[band];
  }
  Choice best{};
  int most = -1;
  for (int band = 0; band < 3; ++band) {
    const std::uint32_t a = unsolved[band == 0 ? 1 : 0], b = unsolved[band == 2 ? 1 : 2];
    for (std::uint32_t rest = eligible[band]; rest; rest &= rest - 1) {
      const int cell = __builtin_ctz(rest);
      const std::uint32_t column = lowest << cell % 10;
      const std::uint32_t here = unsolved[band], box = here & band_peers.box[cell];
      const std::uint32_t lines = (here & band_peers.row[cell]) | (~here & band_peers.both[cell]);
      const std::uint32_t stack = (a & column) | (b & column) << 1;
      const int score = popcount(lines, stack) + popcount(box, box);
      if (score > most) {
        most = score;
        best = {band, rest & -rest};
      }
    }
  }
  return best;
}

}  // namespace clew::search::CLEW_KERNEL
