// The cells of a grid as the network sees them.
#pragma once

#include <array>
#include <vector>

#include "photo/sheet.h"

namespace clew::photo {

inline constexpr int patch_side = 28;
inline constexpr int patch_values = patch_side * patch_side;

/// Values of a cell row by row, with a margin of 5 % of the cell on each side.
using Patch = std::array<float, patch_values>;

/// A patch turned by quarter turns, clockwise.
Patch turned(const Patch&, int quarters);

/// Darkness of all cells of a frame, row by row, scaled to the ink of the grid as training does.
struct CellPatches {
  std::vector<Patch> patches;
  std::vector<float> contrast;  // of each cell: paper less ink, as a share of paper
  float reference = 0;          // contrast of the grid's ink
};

/// A part of a cell, in cells from its upper left corner.
struct CoveredPart {
  double left = 0, right = -1, top = 0, bottom = -1;
};
/// Print in the cells that is no digit: outlines of cages near the border, and their totals.
struct Cover {
  double rim = 0;                  // cells from the border
  std::vector<CoveredPart> parts;  // one a cell
  float ink = 0;                   // contrast of the ink of totals
};

/// Cuts the cells of a frame out of its sheet, which is blurred for patches.
CellPatches cut_cells(const Sheet&, const PhotoFrame&, const Cover* = nullptr);

}  // namespace clew::photo
