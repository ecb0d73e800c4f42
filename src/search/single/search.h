// Depth first over the rounds.
#pragma once

#include "search/single/branch.h"
#include "search/single/kernel.h"
#include "search/single/round.h"

namespace clew::search::CLEW_KERNEL {

/// The cell of each bit of a band.
struct CellOfBit {
  std::uint8_t cell[29];
  constexpr CellOfBit() : cell{} {
    for (int bit = 0; bit < 29; ++bit) cell[bit] = static_cast<std::uint8_t>(bit - bit / 10);
  }
};
constexpr CellOfBit cell_of_bit;

/// 81 digits from 1 of a grid with one candidate in each cell.
inline void write_digits(const Bands& g, std::uint8_t* digits) {
  Stored bits;
  store(g, bits);
  for (int band = 0; band < 3; ++band) {
    for (int d = 0; d < 9; ++d) {
      for (std::uint32_t x = bits[band][d]; x; x &= x - 1) {
        const int cell = cell_of_bit.cell[__builtin_ctz(x)];
        digits[band * 27 + cell] = static_cast<std::uint8_t>(d + 1);
      }
    }
  }
}

/// `g` becomes the first child, in which the chosen cell has its lowest digit; `second` is without
/// it.
inline void split(Bands& g, Bands& second) {
  Stored bits;
  store(g, bits);
  const Choice choice = choose(bits);
  std::uint32_t chosen[16] = {};
  for (int d = 0;; ++d) {
    chosen[d] = bits[choice.band][d] & choice.cell;
    if (chosen[d]) break;
  }
  const Lanes first = load_lanes(chosen);
  second = g;
  second.band[choice.band] ^= first;
  g.band[choice.band] = (g.band[choice.band] & ~choice.cell) | first;
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
