// The crossings of a grid's lines on curved paper.
#pragma once

#include <array>
#include <vector>

#include "photo/homography.h"
#include "photo/plane.h"

namespace clew::photo {

/// Places of all crossings in cells, row by row: (size + 1) * (size + 1). On flat paper crossing (i, j) lies at x = j,
/// y = i.
class Mesh {
 public:
  explicit Mesh(int size);
  int size() const { return size_; }
  int lines() const { return size_ + 1; }
  PlanePoint& at(int row, int column) { return places_[index(row, column)]; }
  PlanePoint at(int row, int column) const { return places_[index(row, column)]; }
  /// The place of a point of a flat grid, carried on beyond the border by the outermost cells.
  PlanePoint place(double u, double v) const;
  /// The same by the corners of a given cell, whether the point lies in it or not.
  PlanePoint place(double u, double v, int row, int column) const;

 private:
  std::size_t index(int row, int column) const { return place_in_rows(row, column, lines()); }
  int size_;
  std::vector<PlanePoint> places_;
};

/// Darkness of lines in the cells' coordinates: how much darker than its surroundings a place is, -0.05 to 0.35, resampled
/// to `pixels` a cell with a rim around the grid.
class LineMap {
 public:
  static constexpr int pixels = 20;
  LineMap(const Plane& grey, const Homography&, int size, double cell_side);
  float at(PlanePoint cells) const {
    return map_.at((cells.x + rim) * pixels - 0.5, (cells.y + rim) * pixels - 0.5);
  }

 private:
  static constexpr double rim = 0.9;  // in cells
  Plane map_;
};

/// For each piece of a line between two crossings: how far from its place the darkest ridge lies, in cells, and how
/// strong it is.
struct Segments {
  std::vector<double> offset, strength;  // size + 1 lines of `size` segments
};

/// Segments of the lines across (axis 0) and down (axis 1) within a radius in cells.
std::array<Segments, 2> segments(const LineMap&, const Mesh&, double radius);

/// Fits the mesh of a candidate.
Mesh fit_mesh(const LineMap&, int size);

/// Moves the crossings of the lines across (axis 0) or down (axis 1), line by line, by offsets in cells to the next line.
void move(Mesh&, const std::vector<double>& offsets, int axis);

/// Scores how well lines explain the picture, 0 to 1.
double score_mesh(const LineMap&, const Mesh&);

}  // namespace clew::photo
