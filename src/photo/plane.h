// Pictures as one grey value a pixel, and the filters that finding a grid needs.
#pragma once

#include <cstddef>
#include <vector>

#include "clew/photo.h"

namespace clew::photo {

/// A place: x to the right, y down. Pixel (0, 0) has its centre at (0, 0).
struct PlanePoint {
  double x = 0, y = 0;
  friend PlanePoint operator+(PlanePoint a, PlanePoint b) { return {a.x + b.x, a.y + b.y}; }
  friend PlanePoint operator-(PlanePoint a, PlanePoint b) { return {a.x - b.x, a.y - b.y}; }
  friend PlanePoint operator*(PlanePoint a, double k) { return {a.x * k, a.y * k}; }
};

/// A rectangle of pixels: `x`, `y` is its first pixel.
struct PixelWindow {
  int x = 0, y = 0, width = 0, height = 0;
};

/// The place of a value among rows of `width` values.
inline std::size_t place_in_rows(int row, int column, int width) {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
         static_cast<std::size_t>(column);
}

/// Grey values, row by row.
struct Plane {
  int width = 0, height = 0;
  std::vector<float> values;

  Plane() = default;
  Plane(int w, int h)
      : width(w), height(h), values(static_cast<std::size_t>(w) * static_cast<std::size_t>(h)) {}
  float* row(int y) {
    return values.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
  const float* row(int y) const {
    return values.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
  /// Bilinear value at a place; beyond the border the border's value.
  float at(double x, double y) const;
};

/// Grey of a picture scaled by `scale` (at most 1): half luma, half the darkest channel, so that red print stays dark.
/// Each value is the mean of the pixels that it covers.
Plane grey_of(const Picture&, double scale);
/// The same of a part of the picture, each value the mean of `step` x `step` pixels.
Plane grey_of(const Picture&, PixelWindow, int step);

/// Gaussian blur with a standard deviation in pixels.
Plane blurred(const Plane&, double sigma);

/// Mean over squares of an odd number of pixels, clipped at the border.
Plane local_mean(const Plane&, int side);

}  // namespace clew::photo
