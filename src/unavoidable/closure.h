// Unavoidable sets by closure: change one cell, then everything that the change forces.
//
// The cells in which another solution of the same rules differs from the grid form an unavoidable
// set: if none of them were given, both would be solutions. To find such sets, a cell takes another
// digit. In its row, column and box the cells with this digit must then change too, and so on until
// no cell waits for a digit. Every minimal set is found from its first cell; the other sets found
// are unavoidable as well.
//
// A limit on the size makes this fast. A waiting cell can only take a digit whose holders have
// changed already or still fit within the limit. In each house a mask holds the digits that have
// lost their cell. A digit outside all three masks of a cell costs up to three further cells, a
// digit in two of the masks at most one, and so on; a few operations compute this for all digits at
// once. The cell with the fewest digits left goes first.
#pragma once

#include <vector>

#include "clew/digits.h"
#include "clew/stop.h"
#include "unavoidable/cells.h"

namespace clew::unavoidable {

/// Set is a word with a bit for each cell that may change: 64 bits do for two bands of 9x9.
template <class Set>
class Closure {
 public:
  /// Digits from 1. Cells of `fixed` do not change.
  Closure(const CellHouses&, const Digit* grid, Cells fixed);

  /// Adds every minimal set of at most `most` cells that are not fixed, and some that are not
  /// minimal. False when stopped.
  bool find(int most, std::vector<Cells>& found, const Stop& = {});

  struct Change {
    std::uint8_t cell;  // a fixed one
    Digit to;
  };
  /// As `find`, for sets that contain the given changes. The digits of the changes are permuted
  /// among their cells, so only the columns of these cells see a difference.
  bool find_with(const Change* changes, int n, int most, std::vector<Cells>& found,
                 const Stop& = {});

  std::uint64_t nodes() const { return nodes_; }

 private:
  using Digits = std::uint16_t;
  struct FreeCell {  // a cell that may change
    std::uint8_t cell, digit;
    std::uint8_t house[3];
    Digits allowed;                // digits that the cell may take at all
    Digits with_row, with_column;  // digits that its box holds in its row, in its column
  };

  template <class Next>
  void step(int changed, int waiting, Set pending, Set known, Next next);
  void close(int changed, int waiting, Set pending, Set known);
  void close_with_newer_instructions(int changed, int waiting, Set pending, Set known);
  void begin(int changed, Set pending);
  void vacate(Set free_cells, Digits digit);
  void restore(Set free_cells, Digits digit);
  void emit(Set known);
  bool is_at_rest() const;

  int most_ = 0, free_size_ = 0;
  std::uint64_t nodes_ = 0;
  const Stop* stop_ = nullptr;
  bool stopped_ = false, newer_;
  Cells base_ = 0;  // fixed cells that change
  std::vector<Cells>* found_ = nullptr;
  std::array<FreeCell, 128> free_;
  std::array<std::array<Set, 16>, 128> holders_;  // holders of a digit in the houses of a free cell
  std::array<std::array<Digits, 16>, 3> placed_{}, vacated_{};
  std::array<std::uint8_t, 128> columns_, digits_;  // column and digit of every cell; digits from 0
};

extern template class Closure<std::uint64_t>;
extern template class Closure<Cells>;

}  // namespace clew::unavoidable
