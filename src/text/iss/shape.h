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

/// Cells beside the grid, which stand apart from it and from each other below it.
struct Variables {
  std::string prefix;  // with which the names of its cells begin: VA
  int count = 1;
  int columns = 1;  // in rows of so many
  int begin = 0;    // how many variables come before these
};

/// Where a cell stands in its list: the grid, row by row, or the variables of one name.
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

  /// How much less a value is than its digit.
  int shift() const { return 1 - first; }
  int greatest() const { return digits - shift(); }
  bool has_value(int value) const { return value >= first && value <= greatest(); }
  std::vector<int> all_values() const;
  Values values() const { return Values::of(all_values()).value_or(Values()); }
  bool in_grid(Place p) const {
    return p.row >= 0 && p.col >= 0 && p.row < height && p.col < width;
  }
  Place variable(int i) const;
  /// R1C1, with a letter for a coordinate above 9; VA, or VA3 of several.
  std::optional<Place> place(std::string_view name) const;
  std::string name_of(Place) const;
  /// Of a cell of the grid or a variable.
  InList in_list(Place) const;
  /// The cell so many rows and columns on in its list.
  std::optional<Place> next_to(Place, int rows, int cols) const;
  bool adjacent(Place, Place) const;
  Cells row(int r) const;
  Cells column(int c) const;
};

/// Height and width of the boxes of so many cells that a grid has unless it says otherwise; 0, 0
/// for none.
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
/// Whether the cells are a whole diagonal, from rim to rim; in a corner that may be one cell.
bool is_diagonal(const IssShape&, const Cells&);

}  // namespace clew::text::iss
