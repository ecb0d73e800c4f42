// Unavoidable sets of a 9x9 grid: cells that can be filled in another way when all else stays.
// Every puzzle of the grid has a given in each, so the last given of one cannot go: no solver need
// be asked.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "base/natural.h"

namespace clew::generation {

class TwoLineSets {
 public:
  using Cells = Wide;  // as bits
  /// A table is faster than a shift of so wide a number.
  static constexpr std::array<Cells, 81> bit_of = [] {
    std::array<Cells, 81> bits{};
    for (std::size_t c = 0; c < 81; ++c) bits[c] = Cells{1} << c;
    return bits;
  }();

  /// Returns true if the cell at a position of the order is the only given of a set whose other
  /// cells come before it. (A set decides nothing earlier, because later cells are still given.)
  bool holds(int place, Cells givens) const {
    for (std::size_t i = from_[place]; i < from_[place + 1]; ++i)
      if (!(others_[i] & givens)) return true;
    return false;
  }

 private:
  friend class UnavoidableFinder;
  // Bound for 18 pairs of lines; a set has at least two cells of each.
  static constexpr std::size_t most = 72;
  std::array<Cells, most> others_;  // cells of the sets by their last position, whose cell is left
                                    // out
  std::array<std::uint8_t, 82> from_{};
};

/// Finds those made of two rows of a band or two columns of a stack. Holds the work space, so that
/// the sets of many grids stay small.
class UnavoidableFinder {
 public:
  /// `order` is the order in which givens will be tested.
  void find(const std::uint8_t* grid, const std::array<std::uint8_t, 81>& order, TwoLineSets&);

 private:
  using Cells = TwoLineSets::Cells;
  using Lines = std::array<std::array<std::uint8_t, 9>, 9>;
  struct Found {
    Cells cells;
    std::uint8_t last;  // place in the order
  };
  template <class CellsOf>
  void pairs_of_lines(const Lines& digits, const Lines& places, CellsOf&&);

  std::array<Found, TwoLineSets::most> found_;
  std::size_t size_ = 0;
};

}  // namespace clew::generation
