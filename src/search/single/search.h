// Depth first over the rounds.
#pragma once

#include "search/single/branch.h"
#include "search/single/kernel.h"
#include "search/single/round.h"

namespace clew::search::CLEW_KERNEL {

/// 81 digits from 1 of a grid with one candidate in each cell.
inline void write_digits(const Bands& g, std::uint8_t* digits) {
  Stored bits;
  std::memcpy(bits, g.band, sizeof bits);
  for (int band = 0; band < 3; ++band) {
    for (int d = 0; d < 9; ++d) {
      for (std::uint32_t x = bits[band][d]; x; x &= x - 1) {
        const int bit = __builtin_ctz(x);
        digits[band * 27 + bit / 10 * 9 + bit % 10] = static_cast<std::uint8_t>(d + 1);
      }
    }
  }
}

/// `g` becomes the first child, in which the chosen cell has its lowest digit; `second` is without
/// it.
inline void split(Bands& g, Bands& second) {
  Stored bits;
  std::memcpy(bits, g.band, sizeof bits);
  const Choice choice = choose(bits);
  second = g;
  bool first = true;
  Lanes keep = all_lanes(~choice.cell), drop = all_lanes(full_word);
  for (int d = 0; d < 9; ++d) {
    if (!(bits[choice.band][d] & choice.cell) || !first) continue;
    keep[d] = full_word;
    drop[d] = ~choice.cell;
    first = false;
  }
  g.band[choice.band] &= keep;
  second.band[choice.band] &= drop;
}

inline SingleResult search(Bands g, const SingleTask& task) {
  // Every grid that waits comes from a cell given its value on the way to the one at hand.
  Bands waiting[81];
  int height = 0;
  SingleResult result;
  for (;;) {
    if (result.nodes++ == task.patience && task.patience && !result.solutions) {
      result.gave_up = true;
      return result;
    }
    State state;
    do {
      state = round(g);
      ++result.rounds;
    } while (state == State::changed);
    if (state == State::stuck) {
      ++result.branches;
      split(g, waiting[height++]);
    } else {
      if (state == State::solved) {
        ++result.solutions;
        std::uint8_t digits[81];
        if (task.visit) {
          write_digits(g, digits);
          if (!task.visit(task.context, digits)) return result;
        }
        if (result.solutions == task.limit) return result;
      }
      if (height == 0) {
        result.exact = true;
        return result;
      }
      g = waiting[--height];
    }
    if (task.stop && result.nodes % 64 == 0 && task.stop(task.context)) return result;
  }
}

}  // namespace clew::search::CLEW_KERNEL
