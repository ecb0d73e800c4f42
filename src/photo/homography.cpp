// Heckbert's closed form of the projective map from the unit square to a quadrilateral.
#include "photo/homography.h"

namespace clew::photo {

Homography Homography::to_quad(const Quad& q, double size) {
  const PlanePoint sum = q[0] - q[1] + q[2] - q[3];
  const PlanePoint a = q[1] - q[2], b = q[3] - q[2];
  const double den = a.x * b.y - b.x * a.y;
  const double g = (sum.x * b.y - b.x * sum.y) / den, h = (a.x * sum.y - sum.x * a.y) / den;
  Homography map;
  map.m = {(q[1].x - q[0].x + g * q[1].x) / size,
           (q[3].x - q[0].x + h * q[3].x) / size,
           q[0].x,
           (q[1].y - q[0].y + g * q[1].y) / size,
           (q[3].y - q[0].y + h * q[3].y) / size,
           q[0].y,
           g / size,
           h / size,
           1};
  return map;
}

}  // namespace clew::photo
