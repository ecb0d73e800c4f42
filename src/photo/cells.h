// The cells of a grid as the network sees them.
#pragma once

#include <array>
#include <vector>

#include "photo/homography.h"
#include "photo/mesh.h"
#include "photo/plane.h"

namespace clew::photo {

/// A grid found in a picture. Places of the mesh, mapped by `map`, are pixels of the full picture.
struct PhotoFrame {
  Homography map;
  Mesh mesh{9};
  double score = 0;
  double side = 0;  // of a cell, in pixels of the full picture
  PlanePoint pixel(double u, double v) const { return map(mesh.place(u, v)); }
};

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
CellPatches cut_cells(const Picture&, const PhotoFrame&);

}  // namespace clew::photo
