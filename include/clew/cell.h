// Cells: numbers, places in the picture and shapes.
#pragma once

#include <compare>
#include <cstdint>

namespace clew {

/// Number of a cell: from 0, row by row over the whole picture, left to right. Holes have no
/// number.
using CellId = std::uint16_t;

/// A place in the picture. Rows and columns count from 0; people read and type them from 1: r1c1.
struct Place {
  int row = 0, col = 0;
  friend constexpr auto operator<=>(Place, Place) = default;
};

enum class Shape : std::uint8_t { square, triangle_up, triangle_down };

struct Cell {
  Place place;
  Shape shape = Shape::square;
  /// Left and top of the cell's bounding box when drawn; a square is 1 wide and 1 high, a triangle
  /// 1 wide and sqrt(3)/2 high.
  double x = 0, y = 0;
};

}  // namespace clew
