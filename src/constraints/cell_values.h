// Values of cells that differ from their digits: a modifier of the layout gives a cell another cell, its
// flag, whose digit selects a function of the digit.
//
// Kinds with the trait `valued` see values in place of digits. All values are multiplied by a unit,
// the least common multiple of the divisors, and so are whole numbers.
#pragma once

#include <algorithm>
#include <vector>

#include "clew/layout.h"
#include "constraints/automaton.h"

namespace clew::constraints {

class CellValues {
 public:
  /// Values as a kind sees them: those of the digits, unless the kind is `valued` and the layout has a
  /// modifier.
  CellValues(const Layout&, Constraint::Kind);

  /// Returns true if cells may have values other than those of their digits.
  bool differ() const { return !cells_.empty(); }
  int unit() const { return unit_; }
  /// Returns the flag of a cell; -1 if it has none.
  int flag_of(CellId cell) const { return differ() ? cells_[cell].flag : -1; }
  /// Returns the value of a cell with these digits in the cell and in its flag, times the unit. A flag that
  /// selects no function leaves the digit.
  int value(CellId, Digit digit, Digit flag) const;
  int value(CellId cell, std::span<const Digit> digits) const {
    const int flag = flag_of(cell);
    return value(cell, digits[cell], flag < 0 ? Digit{1} : digits[static_cast<std::size_t>(flag)]);
  }
  int least() const { return least_; }
  int greatest() const { return greatest_; }

  /// Adds the flags of cells.
  void add_flags(std::vector<CellId>&) const;
  /// Returns the chain of an automaton that reads the values of cells, as `chain_of` does. The flag of a
  /// cell comes before the cell. The cells and their flags are distinct.
  std::optional<Chain> chain(const std::vector<CellId>&, const Automaton&) const;

 private:
  struct Cell {
    const Constraint* modifier = nullptr;
    int flag = -1;
  };
  const Layout& layout_;
  std::vector<Cell> cells_;  // empty if all values are those of the digits
  int unit_ = 1, least_, greatest_;
};

}  // namespace clew::constraints
