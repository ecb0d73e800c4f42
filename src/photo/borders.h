// Regions by their thick lines, and diagonals.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "photo/sheet.h"

namespace clew::photo {

/// Darkness of the borders between neighbouring cells, summed across each.
struct Borders {
  int size = 0;
  std::vector<float> right;  // between (row, column) and (row, column + 1); size - 1 a row
  std::vector<float> below;  // between (row, column) and (row + 1, column); size a row

  float right_of(int row, int column) const { return right[place_in_rows(row, column, size - 1)]; }
  float below_of(int row, int column) const { return below[place_in_rows(row, column, size)]; }
};

/// Measures the borders of a grid of n rows, each up to `reach` cells on either side.
Borders measure_borders(const Sheet&, int n, double reach);

/// The borders of a grid that is turned by quarter turns, clockwise.
Borders turned(const Borders&, int quarters);

/// How the thick lines divide a grid.
struct Division {
  enum class Kind : std::uint8_t { boxes, regions, unclear } kind = Kind::boxes;
  int box_height = 3, box_width = 3;     // only of `boxes`
  std::vector<std::uint16_t> regions{};  // only of `regions`: the region of each cell, from 0
};

/// Decides between boxes and regions. `unclear`: thick lines are there, but divide the grid into neither.
Division divide(const Borders&);

/// True if a thin line runs along both diagonals of a grid of n rows.
bool has_diagonals(const Sheet&, int n);

}  // namespace clew::photo
