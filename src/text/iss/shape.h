// The grid of an ISS string, its digits and its cells by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew::text::iss {

inline constexpr int largest = 16;  // side, and number of digits
inline constexpr int most_variables = 1000;

using Cells = std::vector<Place>;

/// Cells outside the grid, below it and apart from each other.
struct Variables {
  std::string prefix;  // prefix of its cells' names: VA
  int count = 1;
  int columns = 1;  // cells in a row
  int begin = 0;    // number of variables before these
};

/// The position of a cell in its list: the grid, row by row, or the variables of one name.
struct InList {
  int list = -1;  // -1: the grid
  int index = 0, count = 0, columns = 0;

  int row() const { return index / columns; }
  int col() const { return index % columns; }
};

struct IssShape {
  int height = 9, width = 9;
  int digits = 9;
  int first = 1;  // the least value, 0 or 1
  std::vector<Variables> variables{};

  /// Returns the difference between a digit and its value.
  int shift() const { return 1 - first; }
  int greatest() const { return digits - shift(); }
  bool has_value(int value) const { return value >= first && value <= greatest(); }
  std::vector<int> all_values() const;
  Values values() const { return Values::of(all_values()).value_or(Values()); }
  bool in_grid(Place p) const {
    return p.row >= 0 && p.col >= 0 && p.row < height && p.col < width;
  }
  Place variable(int i) const;
  /// Returns the variables with a prefix, in their order; none if there are none.
  Cells variables_of(std::string_view prefix) const;
  /// R1C1, with a letter for a coordinate above 9; VA, or VA3 of several.
  std::optional<Place> place(std::string_view name) const;
  std::string name_of(Place) const;
  /// Returns the list position of a cell of the grid or a variable.
  InList in_list(Place) const;
  /// Returns the cell at an offset of rows and columns in its list.
  std::optional<Place> next_to(Place, int rows, int cols) const;
  bool adjacent(Place, Place) const;
  Cells grid() const;  // row by row
  Cells row(int r) const;
  Cells column(int c) const;
};

/// Height and width of the default boxes for a number of cells; 0, 0 for none.
struct BoxSize {
  int height = 0, width = 0;
  friend bool operator==(const BoxSize&, const BoxSize&) = default;
};
BoxSize box_size(int height, int width, int cells);
/// The cells of each box, or those at the same place in each.
std::vector<Cells> boxes_of(const IssShape&, BoxSize);
std::vector<Cells> disjoint_groups_of(const IssShape&, BoxSize);

/// The diagonal that a little killer at a cell of the rim means; empty for other cells.
Cells diagonal_from(const IssShape&, Place);
/// Returns true if the cells are a whole diagonal, from rim to rim; in a corner that may be one
/// cell.
bool is_diagonal(const IssShape&, const Cells&);

}  // namespace clew::text::iss
