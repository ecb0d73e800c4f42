// How much of red, green and blue light the ink of a cell takes from its paper: all three alike if it is black or grey.
// Paper is measured in the same cell, so that the light's colour and shadows do not matter.
#include "photo/colour.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace clew::photo {
namespace {

constexpr int samples = 16;        // along each side of a cell's inner part
constexpr double inner = 0.64;     // side of the inner part, in cells
constexpr double coloured = 0.2;   // logarithms of two shares that differ so are no black or grey
constexpr double apart = 0.06;     // least gap between print and pen
constexpr double spreads = 2.5;    // least gap, in distances of print from its own colour
constexpr std::size_t fewest = 3;  // digits of a pen
constexpr double enough = 0.1;     // of the light, that ink takes whose colour is measured

/// Logarithms of what red and blue lose against green.
struct Tint {
  double red = 0, blue = 0;
  bool measured = false;
};

Tint tint_of(const Picture& picture, const PhotoFrame& frame, int row, int column) {
  std::array<std::vector<double>, 3> light;
  for (int y = 0; y < samples; ++y)
    for (int x = 0; x < samples; ++x) {
      const double u = 0.5 + inner * ((x + 0.5) / samples - 0.5);
      const double v = 0.5 + inner * ((y + 0.5) / samples - 0.5);
      const PlanePoint p = frame.map(frame.mesh.place(column + u, row + v, row, column));
      const int px = std::clamp(static_cast<int>(std::lround(p.x)), 0, picture.width - 1);
      const int py = std::clamp(static_cast<int>(std::lround(p.y)), 0, picture.height - 1);
      const std::size_t pixel =
          static_cast<std::size_t>(py) * static_cast<std::size_t>(picture.width) +
          static_cast<std::size_t>(px);
      for (std::size_t c = 0; c < 3; ++c) light[c].push_back(picture.rgb[3 * pixel + c]);
    }
  std::array<double, 3> paper{};
  for (std::size_t c = 0; c < 3; ++c) {
    std::vector<double> sorted = light[c];
    std::ranges::sort(sorted);
    paper[c] = std::max(sorted[sorted.size() * 3 / 4], 1.0);
  }
  const auto lost = [&](std::size_t c, std::size_t k) { return 1 - light[c][k] / paper[c]; };
  std::vector<double> darkness;
  for (std::size_t k = 0; k < light[0].size(); ++k)
    darkness.push_back((lost(0, k) + lost(1, k) + lost(2, k)) / 3);
  const double darkest = std::ranges::max(darkness);
  if (darkest < enough) return {};
  std::array<double, 3> sum{};
  for (std::size_t k = 0; k < darkness.size(); ++k)
    if (darkness[k] > 0.5 * darkest)
      for (std::size_t c = 0; c < 3; ++c) sum[c] += std::max(lost(c, k), 0.01);
  return {std::log(sum[0] / sum[1]), std::log(sum[2] / sum[1]), true};
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

double distance(double red, double blue) {
  return std::max({std::abs(red), std::abs(blue), std::abs(red - blue)});
}

/// The distance from the colour of print above which ink is a pen's: within the widest gap between distances, if it is far
/// wider than print spreads. Infinite if there is no pen.
double pen_distance(std::vector<double> distances) {
  std::ranges::sort(distances);
  double widest = 0, least = std::numeric_limits<double>::infinity();
  for (std::size_t k = 1; k + fewest <= distances.size(); ++k) {
    const double gap = distances[k] - distances[k - 1];
    if (gap <= std::max({widest, apart, spreads * distances[k * 3 / 4]})) continue;
    widest = gap;
    least = 0.5 * (distances[k] + distances[k - 1]);
  }
  return least;
}

}  // namespace

std::vector<bool> other_colour(const Picture& picture, const PhotoFrame& frame,
                               const std::vector<bool>& inked) {
  const int n = frame.mesh.size();
  std::vector<Tint> tints(inked.size());
  std::vector<double> reds, blues;
  for (std::size_t k = 0; k < inked.size(); ++k) {
    if (!inked[k]) continue;
    const int cell = static_cast<int>(k);
    tints[k] = tint_of(picture, frame, cell / n, cell % n);
    if (!tints[k].measured) continue;
    reds.push_back(tints[k].red);
    blues.push_back(tints[k].blue);
  }
  std::vector<bool> other(inked.size());
  if (reds.empty()) return other;
  // Ink as it comes in most cells is print, unless less coloured ink is there, too.
  double red = median(reds), blue = median(blues);
  if (distance(red, blue) > coloured) red = blue = 0;
  std::vector<double> distances;
  for (std::size_t k = 0; k < reds.size(); ++k)
    distances.push_back(distance(reds[k] - red, blues[k] - blue));
  const double least = pen_distance(std::move(distances));
  for (std::size_t k = 0; k < inked.size(); ++k)
    other[k] = tints[k].measured && distance(tints[k].red - red, tints[k].blue - blue) > least;
  return other;
}

}  // namespace clew::photo
