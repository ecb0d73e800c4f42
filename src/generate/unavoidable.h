// Unavoidable sets of a 9x9 grid: cells that can be filled in another way when all else stays.
// Every puzzle of the grid has a given in each, so the last given of one cannot go: no solver need
// be asked.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/natural.h"

namespace clew::generation {

class UnavoidableSets {
 public:
  using Cells = Wide;  // as bits

  /// Those made of two digits, or of two rows of a band or two columns of a stack: about 56 small
  /// ones a grid. `order` is the order in which givens will be tested.
  void find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order);
  /// Whether the cell at that place of the order is the only given of a set whose other cells come
  /// before it. (A set decides nothing earlier: the cells to come are still given.)
  bool holds(int place, Cells givens) const {
    for (std::size_t i = from_[place]; i < from_[place + 1]; ++i)
      if (std::popcount(static_cast<std::uint64_t>(sorted_[i] & givens)) +
              std::popcount(static_cast<std::uint64_t>((sorted_[i] & givens) >> 64)) ==
          1)
        return true;
    return false;
  }

 private:
  struct Found {
    Cells cells;
    std::uint8_t last;  // place in the order
  };
  void pairs_of_digits(const std::uint8_t* grid);
  void pairs_of_lines(const std::uint8_t* grid, int along, int across);

  std::array<std::uint8_t, 81> place_;  // of each cell
  std::vector<Found> found_;
  std::vector<Cells> sorted_;  // by last place
  std::array<std::uint16_t, 82> from_{};
};

}  // namespace clew::generation
