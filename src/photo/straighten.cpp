#include <algorithm>
#include <cmath>

#include "clew/photo.h"

namespace clew {
namespace {

/// Bilinear colour of a place; beyond the border the border's colour.
void sample(const Picture& picture, double x, double y, std::uint8_t* out) {
  x = std::clamp(x, 0.0, picture.width - 1.0);
  y = std::clamp(y, 0.0, picture.height - 1.0);
  const int x0 = static_cast<int>(x), y0 = static_cast<int>(y);
  const int x1 = std::min(x0 + 1, picture.width - 1), y1 = std::min(y0 + 1, picture.height - 1);
  const double a = x - x0, b = y - y0;
  const auto pixel = [&](int px, int py) {
    return picture.rgb.data() +
           3 * (static_cast<std::size_t>(py) * static_cast<std::size_t>(picture.width) +
                static_cast<std::size_t>(px));
  };
  for (std::size_t c = 0; c < 3; ++c) {
    const double upper = pixel(x0, y0)[c] * (1 - a) + pixel(x1, y0)[c] * a;
    const double lower = pixel(x0, y1)[c] * (1 - a) + pixel(x1, y1)[c] * a;
    out[c] = static_cast<std::uint8_t>(std::lround(upper * (1 - b) + lower * b));
  }
}

}  // namespace

Picture straighten(const Picture& picture, const PhotoReading& reading, int cell) {
  const int n = reading.puzzle.layout->rows();
  Picture flat{n * cell, n * cell, {}};
  flat.rgb.resize(3 * static_cast<std::size_t>(flat.width) * static_cast<std::size_t>(flat.height));
  std::uint8_t* out = flat.rgb.data();
  for (int y = 0; y < flat.height; ++y)
    for (int x = 0; x < flat.width; ++x, out += 3) {
      const double a = (x % cell + 0.5) / cell, b = (y % cell + 0.5) / cell;
      const auto at = [&](int i, int j) {
        return reading.crossings[static_cast<std::size_t>((y / cell + i) * (n + 1) + x / cell + j)];
      };
      const PicturePoint p = at(0, 0), q = at(0, 1), r = at(1, 0), s = at(1, 1);
      sample(picture, (p.x * (1 - a) + q.x * a) * (1 - b) + (r.x * (1 - a) + s.x * a) * b,
             (p.y * (1 - a) + q.y * a) * (1 - b) + (r.y * (1 - a) + s.y * a) * b, out);
    }
  return flat;
}

}  // namespace clew
