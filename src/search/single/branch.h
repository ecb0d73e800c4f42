// Where to branch: the same choice as the batch kernel's (batch/branch.h), so that both walk the
// same tree. A cell with two candidates, of these the one with the most unsolved peers, of these
// the first; where no cell has two candidates, one with three, and else any.
#pragma once

#include "search/single/lanes.h"

namespace clew::search::CLEW_KERNEL {

using Stored = std::uint32_t[3][16];

struct Choice {
  int band;
  std::uint32_t cell;  // a bit
};

/// The peers of a cell within its band, by the cell's bit number; its column is `lowest << col`.
struct BandPeers {
  std::uint32_t of[29];
  constexpr BandPeers() : of{} {
    for (int row = 0; row < 3; ++row) {
      for (int col = 0; col < 9; ++col) {
        const std::uint32_t box = (lowest * 7u) << col / 3 * 3;
        of[row * 10 + col] = row1 << row * 10 | box;
      }
    }
  }
};
constexpr BandPeers band_peers;

/// The number of set bits: by the processor where it can, else by sums of neighbours.
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
      const int score =
          popcount(unsolved[band] & band_peers.of[cell], 0) + popcount(a & column, b & column);
      if (score > most) {
        most = score;
        best = {band, rest & -rest};
      }
    }
  }
  return best;
}

}  // namespace clew::search::CLEW_KERNEL
