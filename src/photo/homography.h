// The map from the cells of a flat grid to a picture.
#pragma once

#include <array>

#include "photo/plane.h"
#include "photo/quads.h"

namespace clew::photo {

/// A 3x3 matrix on homogeneous coordinates.
struct Homography {
  std::array<double, 9> m{1, 0, 0, 0, 1, 0, 0, 0, 1};

  /// Maps (0, 0), (size, 0), (size, size), (0, size) to the corners.
  static Homography to_quad(const Quad&, double size);
  PlanePoint operator()(PlanePoint p) const {
    const double w = 1 / (m[6] * p.x + m[7] * p.y + m[8]);
    return {(m[0] * p.x + m[1] * p.y + m[2]) * w, (m[3] * p.x + m[4] * p.y + m[5]) * w};
  }
};

}  // namespace clew::photo
