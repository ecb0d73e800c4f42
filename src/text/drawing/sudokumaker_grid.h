// The grid of a SudokuMaker puzzle, and how the format numbers its cells, edges, corners and the cells
// around it.
//
// Cells are numbered row by row, corners of cells likewise. Edges are numbered by row: first the left
// edges of the row's cells, then their lower edges. Clues beside the grid name a cell of the grid with a
// frame of one cell around it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "text/drawing/drawing.h"

namespace clew::text::drawing::maker {

/// A cell beside the grid, and the step into the grid; corners have a diagonal step.
struct Beside {
  Place cell, step;
};

struct MakerGrid {
  int height = 9, width = 9;
  int least = 1, most = 9;           // values of the digits
  std::vector<int> regions = {};     // of each cell, -1 for none; empty if no region is drawn
  bool has_rows_and_columns = true;  // which hold no digit twice

  std::size_t cells() const {
    return static_cast<std::size_t>(height) * static_cast<std::size_t>(width);
  }
  bool inside(Place p) const { return p.row >= 0 && p.col >= 0 && p.row < height && p.col < width; }
  Place place(int cell) const { return {cell / width, cell % width}; }
  int index(Place p) const { return p.row * width + p.col; }
  std::string name(std::size_t cell) const;

  /// Returns the cells of a list of their numbers. Empty if one of them does not exist.
  std::optional<std::vector<Place>> cells_of(const Json&) const;
  /// Returns the cells on both sides of an edge. Empty if one of them does not exist.
  std::optional<std::array<Place, 2>> sides_of(int edge) const;
  /// Returns the number of the edge between two cells; -1 if they share none.
  int edge_between(Place, Place) const;
  /// Returns the cells of the grid around a corner, in reading order.
  std::vector<Place> around(int corner) const;
  /// Returns the cell of a clue beside the grid. Empty if no such cell lies there.
  std::optional<Beside> beside(const Json& outer_cell) const;
  /// Returns the number of a cell beside the grid.
  int outer_cell(Place p) const { return (p.row + 1) * (width + 2) + p.col + 1; }
  /// Returns the cells from a cell beside the grid on, by that step.
  std::vector<Place> ray(Place from, Place step) const;
};

}  // namespace clew::text::drawing::maker
