// The mesh follows the ridges of dark lines: coarse and stiff passes first, then fine and soft ones.
#include "photo/mesh.h"

#include <algorithm>
#include <cmath>

#include "photo/offsets.h"

namespace clew::photo {
namespace {

struct Pass {
  double radius, stiffness;
};
constexpr std::array<Pass, 4> passes{{{0.36, 30}, {0.22, 6}, {0.13, 2}, {0.10, 1}}};
constexpr double snap = 0.12;  // cells that an outer line may leave the inner ones' continuation
constexpr int samples_along = 13;    // of a segment, over its middle 72 %
constexpr double near_line = 0.08;   // radius in cells within which a fitted line is looked for
constexpr double full_ridge = 0.08;  // strength of a segment that is seen beyond doubt

std::size_t at(int i) { return static_cast<std::size_t>(i); }

double percentile(std::vector<double> values, double share) {
  const auto middle =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, middle);
  return *middle;
}

/// The strongest ridge in a profile; `edge` samples on either side are only compared with.
void strongest(const std::vector<double>& profile, int edge, double radius, double& offset,
               double& strength) {
  const int count = static_cast<int>(profile.size()) - 2 * edge,
            middle = static_cast<int>(profile.size()) / 2;
  std::vector<double> ridge(at(count));
  for (int k = 0; k < count; ++k) {
    const double away = static_cast<double>(k + edge - middle) / LineMap::pixels;
    ridge[at(k)] = profile[at(k + edge)] - 0.5 * (profile[at(k)] + profile[at(k + 2 * edge)]) -
                   0.02 * std::abs(away) / radius;  // a slight wish to stay
  }
  const int best = static_cast<int>(std::ranges::max_element(ridge) - ridge.begin());
  const int k = std::clamp(best, 1, count - 2);
  const double before = ridge[at(k - 1)], here = ridge[at(k)], after = ridge[at(k + 1)];
  const double bend = before - 2 * here + after;
  const double part =
      std::abs(bend) > 1e-6 ? std::clamp(0.5 * (before - after) / bend, -1.0, 1.0) : 0;
  offset = (k + edge - middle + part) / LineMap::pixels;
  strength = std::max(ridge[at(best)], 0.0) * (best == 0 || best == count - 1 ? 0.3 : 1);
}

double median_of_five(const double* values) {
  std::array<double, 5> five{};
  std::copy_n(values, 5, five.begin());
  std::ranges::nth_element(five, five.begin() + 2);
  return five[2];
}

/// Weights of segments: by strength, and less if they leave their neighbours along the line.
std::vector<double> weights_of(const Segments& found, int size, double radius) {
  const double usual = percentile(found.strength, 0.6) + 1e-6;
  std::vector<double> weights(found.offset.size());
  for (int line = 0; line <= size; ++line)
    for (int s = 0; s < size; ++s) {
      const std::size_t k = at(line * size + s);
      const double share = std::min(1.0, found.strength[k] / usual);
      const int first = std::clamp(s - 2, 0, size - 5);
      const double middle = median_of_five(found.offset.data() + line * size + first);
      const double away = std::abs(found.offset[k] - middle) / (0.25 * radius + 0.02);
      weights[k] = share * share / (1 + away * away * away * away);
    }
  return weights;
}

void refine(const LineMap& map, Mesh& mesh, std::size_t first_pass) {
  for (std::size_t p = first_pass; p < passes.size(); ++p) {
    const auto [radius, stiffness] = passes[p];
    const auto both = segments(map, mesh, radius);
    for (int axis = 0; axis < 2; ++axis) {
      const Segments& found = both[at(axis)];
      move(mesh,
           smooth_offsets(found.offset, weights_of(found, mesh.size(), radius), mesh.size(),
                          stiffness),
           axis);
    }
  }
}

/// Crossing k of the line that is `depth` lines from one of the four sides.
PlanePoint& from_side(Mesh& mesh, int side, int depth, int k) {
  const int far = mesh.size() - depth;
  switch (side) {
    case 0:
      return mesh.at(depth, k);
    case 1:
      return mesh.at(k, far);
    case 2:
      return mesh.at(far, k);
    default:
      return mesh.at(k, depth);
  }
}

/// Smooths values by a parabola over their number.
void to_parabola(std::vector<double>& values) {
  const double middle = (static_cast<double>(values.size()) - 1) / 2;
  double s0 = 0, s2 = 0, s4 = 0, y0 = 0, y1 = 0, y2 = 0;
  for (std::size_t k = 0; k < values.size(); ++k) {
    const double t = static_cast<double>(k) - middle, t2 = t * t;
    s0 += 1, s2 += t2, s4 += t2 * t2;
    y0 += values[k], y1 += t * values[k], y2 += t2 * values[k];
  }
  const double den = s0 * s4 - s2 * s2;
  const double a = (s4 * y0 - s2 * y2) / den, b = y1 / s2, c = (s0 * y2 - s2 * y0) / den;
  for (std::size_t k = 0; k < values.size(); ++k) {
    const double t = static_cast<double>(k) - middle;
    values[k] = a + b * t + c * t * t;
  }
}

/// An outer line as the next ones lead to expect it.
std::vector<PlanePoint> expected_line(Mesh& mesh, int side) {
  std::vector<double> xs, ys;
  for (int k = 0; k < mesh.lines(); ++k) {
    const PlanePoint p = from_side(mesh, side, 1, k) +
                         (from_side(mesh, side, 2, k) - from_side(mesh, side, 4, k)) * 0.5;
    xs.push_back(p.x);
    ys.push_back(p.y);
  }
  to_parabola(xs);
  to_parabola(ys);
  std::vector<PlanePoint> line;
  for (std::size_t k = 0; k < xs.size(); ++k) line.push_back({xs[k], ys[k]});
  return line;
}

}  // namespace

Mesh::Mesh(int size) : size_(size), places_(static_cast<std::size_t>((size + 1) * (size + 1))) {
  for (int i = 0; i <= size; ++i)
    for (int j = 0; j <= size; ++j) at(i, j) = {static_cast<double>(j), static_cast<double>(i)};
}

PlanePoint Mesh::place(double u, double v) const {
  return place(u, v, std::clamp(static_cast<int>(std::floor(v)), 0, size_ - 1),
               std::clamp(static_cast<int>(std::floor(u)), 0, size_ - 1));
}

PlanePoint Mesh::place(double u, double v, int row, int column) const {
  const double a = u - column, b = v - row;
  return (at(row, column) * (1 - a) + at(row, column + 1) * a) * (1 - b) +
         (at(row + 1, column) * (1 - a) + at(row + 1, column + 1) * a) * b;
}

LineMap::LineMap(const Plane& grey, const Homography& map, int size, double cell_side) {
  const int side = static_cast<int>((size + 2 * rim) * pixels);
  std::vector<PlanePoint> places;
  double left = 1e9, right = -1e9, top = 1e9, bottom = -1e9;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const PlanePoint p = map({(x + 0.5) / pixels - rim, (y + 0.5) / pixels - rim});
      places.push_back(p);
      left = std::min(left, p.x), right = std::max(right, p.x);
      top = std::min(top, p.y), bottom = std::max(bottom, p.y);
    }
  // The mean of its surroundings is needed around the grid only.
  const int window = 2 * static_cast<int>(cell_side * 0.35) + 1;
  const int x0 = std::clamp(static_cast<int>(left) - window, 0, grey.width - 1);
  const int y0 = std::clamp(static_cast<int>(top) - window, 0, grey.height - 1);
  const int x1 = std::clamp(static_cast<int>(right) + window + 1, x0 + 1, grey.width);
  const int y1 = std::clamp(static_cast<int>(bottom) + window + 1, y0 + 1, grey.height);
  Plane part(x1 - x0, y1 - y0);
  for (int y = y0; y < y1; ++y) std::copy_n(grey.row(y) + x0, x1 - x0, part.row(y - y0));
  const Plane mean = local_mean(part, window);
  for (std::size_t k = 0; k < part.values.size(); ++k)
    part.values[k] = std::clamp((mean.values[k] - part.values[k]) / std::max(mean.values[k], 20.0F),
                                -0.05F, 0.35F);
  map_ = Plane(side, side);
  for (std::size_t k = 0; k < places.size(); ++k)
    map_.values[k] = part.at(places[k].x - x0, places[k].y - y0);
}

std::array<Segments, 2> segments(const LineMap& map, const Mesh& mesh, double radius) {
  const int size = mesh.size(), reach = static_cast<int>(std::lround(radius * LineMap::pixels));
  const int edge = std::max(2, static_cast<int>(std::lround(0.16 * LineMap::pixels)));
  const int half = reach + edge;
  std::array<Segments, 2> both;
  std::vector<double> profile(at(2 * half + 1));
  for (int axis = 0; axis < 2; ++axis) {
    Segments& found = both[at(axis)];
    found.offset.resize(at((size + 1) * size));
    found.strength.resize(found.offset.size());
    for (int line = 0; line <= size; ++line)
      for (int s = 0; s < size; ++s) {
        for (int k = -half; k <= half; ++k) {
          const double across = line + static_cast<double>(k) / LineMap::pixels;
          // Places along a straight piece of the mesh are evenly spaced.
          const double first = s + 0.14, last = s + 0.86;
          const int other = std::clamp(static_cast<int>(std::floor(across)), 0, size - 1);
          const PlanePoint from =
              axis == 0 ? mesh.place(first, across, other, s) : mesh.place(across, first, s, other);
          const PlanePoint to =
              axis == 0 ? mesh.place(last, across, other, s) : mesh.place(across, last, s, other);
          const PlanePoint step = (to - from) * (1.0 / (samples_along - 1));
          double sum = 0;
          for (int i = 0; i < samples_along; ++i)
            sum += static_cast<double>(map.at(from + step * i));
          profile[at(k + half)] = sum / samples_along;
        }
        strongest(profile, edge, radius, found.offset[at(line * size + s)],
                  found.strength[at(line * size + s)]);
      }
  }
  return both;
}

void move(Mesh& mesh, const std::vector<double>& offsets, int axis) {
  const Mesh old = mesh;
  const int n = mesh.lines();
  for (int line = 0; line < n; ++line)
    for (int k = 0; k < n; ++k) {
      const int before = std::max(0, line - 1), after = std::min(n - 1, line + 1);
      const auto crossing = [&](int l) { return axis == 0 ? old.at(l, k) : old.at(k, l); };
      const PlanePoint step = (crossing(after) - crossing(before)) * (1.0 / (after - before));
      PlanePoint& place = axis == 0 ? mesh.at(line, k) : mesh.at(k, line);
      place = place + step * offsets[at(line * n + k)];
    }
}

Mesh fit_mesh(const LineMap& map, int size) {
  Mesh mesh(size);
  refine(map, mesh, 0);
  for (int side = 0; side < 4; ++side) {
    const std::vector<PlanePoint> line = expected_line(mesh, side);
    double most = 0;
    for (int k = 0; k <= size; ++k) {
      const PlanePoint away = from_side(mesh, side, 0, k) - line[at(k)];
      most = std::max(most, std::hypot(away.x, away.y));
    }
    if (most < snap) continue;
    Mesh other = mesh;
    for (int k = 0; k <= size; ++k) from_side(other, side, 0, k) = line[at(k)];
    refine(map, other, 2);
    if (score_mesh(map, other) > score_mesh(map, mesh) - 0.03) mesh = other;
  }
  return mesh;
}

double score_mesh(const LineMap& map, const Mesh& mesh) {
  const int size = mesh.size();
  std::vector<double> lines;
  for (const Segments& found : segments(map, mesh, near_line))
    for (int line = 0; line <= size; ++line) {
      double sum = 0;
      for (int s = 0; s < size; ++s)
        sum += std::min(1.0, found.strength[at(line * size + s)] / full_ridge);
      lines.push_back(sum / size);
    }
  std::ranges::sort(lines);
  double mean = 0;
  for (const double line : lines) mean += line / static_cast<double>(lines.size());
  double score = 0.5 * mean + 0.125 * (lines[0] + lines[1] + lines[2] + lines[3]);
  for (int i = 0; i <= size; ++i)
    for (int j = 0; j < size; ++j) {
      const PlanePoint a = mesh.at(i, j + 1) - mesh.at(i, j), b = mesh.at(j + 1, i) - mesh.at(j, i);
      if (std::max({std::abs(a.x), std::abs(a.y), std::abs(b.x), std::abs(b.y)}) >= 1.6)
        return 0.5 * score;
    }
  return score;
}

}  // namespace clew::photo
