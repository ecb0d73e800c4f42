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
  /// A table is faster than a shift of so wide a number.
  static constexpr std::array<Cells, 81> bit_of = [] {
    std::array<Cells, 81> bits{};
    for (std::size_t c = 0; c < 81; ++c) bits[c] = Cells{1} << c;
    return bits;
  }();

  /// Whether the cell at that place of the order is the only given of a set whose other cells come
  /// before it. (A set decides nothing earlier: the cells to come are still given.)
  bool holds(int place, Cells givens) const {
    for (std::size_t i = from_[place]; i < from_[place + 1]; ++i)
      if (!(others_[i] & givens)) return true;
    return false;
  }

  /// What holds() will read.
  void prefetch(int place) const { __builtin_prefetch(others_.data() + from_[place]); }

 private:
  friend class UnavoidableFinder;
  std::vector<Cells> others_;  // of the sets by their last place, whose cell is left out
  std::array<std::uint16_t, 82> from_{};
};

/// Finds those made of two rows of a band or two columns of a stack. Holds the work space, so that
/// the sets of many grids stay small.
class UnavoidableFinder {
 public:
  /// `order` is the order in which givens will be tested.
  void find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order, UnavoidableSets&);

 private:
  using Cells = UnavoidableSets::Cells;
  static constexpr const auto& bit_of = UnavoidableSets::bit_of;
  struct Found {
    Cells cells;
    std::uint8_t last;  // place in the order
  };
  void add(Found&, int cell) const;
  void pairs_of_lines(const std::uint8_t* grid, int along, int across);

  std::array<std::uint8_t, 81> place_;  // of each cell
  std::vector<Found> found_;
};

}  // namespace clew::generation
