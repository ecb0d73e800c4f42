// Two quadrilaterals a component: its extremes along both diagonals, and its convex hull cut down to four sides.
#include "photo/quads.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "photo/components.h"

namespace clew::photo {
namespace {

constexpr double least_side = 0.22;  // of a bounding box, as a share of the picture's shorter side
constexpr std::size_t most_parts = 4;  // components looked at

double cross(PlanePoint a, PlanePoint b) { return a.x * b.y - a.y * b.x; }

/// Ends of the runs of a component, row by row.
std::vector<PlanePoint> outline(const Components& ink, const Component& part) {
  std::vector<PlanePoint> points;
  int y = -1;
  for (const Run& run : ink.runs) {
    if (run.component != part.number) continue;
    if (run.y != y) {
      points.push_back({static_cast<double>(run.begin), static_cast<double>(run.y)});
      points.push_back({static_cast<double>(run.end - 1), static_cast<double>(run.y)});
      y = run.y;
    } else {
      points.back().x = run.end - 1;
    }
  }
  return points;
}

/// The convex hull, clockwise as seen on a picture.
std::vector<PlanePoint> convex_hull(std::vector<PlanePoint> points) {
  std::ranges::sort(points,
                    [](PlanePoint a, PlanePoint b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<PlanePoint> hull;
  for (int half = 0; half < 2; ++half) {
    const std::size_t base = hull.size();
    for (const PlanePoint p : points) {
      while (hull.size() >= base + 2 &&
             cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
        hull.pop_back();
      hull.push_back(p);
    }
    hull.pop_back();
    std::ranges::reverse(points);
  }
  return hull;
}

/// Drops corners that lie less than `reach` from the line between their neighbours.
void smooth(std::vector<PlanePoint>& hull, double reach) {
  for (bool changed = true; changed && hull.size() > 4;) {
    changed = false;
    std::size_t best = 0;
    double least = reach;
    for (std::size_t k = 0; k < hull.size(); ++k) {
      const PlanePoint a = hull[(k + hull.size() - 1) % hull.size()],
                       b = hull[(k + 1) % hull.size()];
      const double length = std::hypot(b.x - a.x, b.y - a.y);
      const double away = std::abs(cross(b - a, hull[k] - a)) / std::max(length, 1e-9);
      if (away < least) least = away, best = k, changed = true;
    }
    if (changed) hull.erase(hull.begin() + static_cast<std::ptrdiff_t>(best));
  }
}

/// Cuts a hull down to four sides: again and again the side goes whose loss adds the least area.
std::optional<Quad> four_sides(std::vector<PlanePoint> hull) {
  double length = 0;
  for (std::size_t k = 0; k < hull.size(); ++k) {
    const PlanePoint step = hull[(k + 1) % hull.size()] - hull[k];
    length += std::hypot(step.x, step.y);
  }
  smooth(hull, 0.002 * length);
  while (hull.size() > 4) {
    const std::size_t n = hull.size();
    double least = -1;
    std::size_t best = 0;
    PlanePoint corner;
    for (std::size_t k = 0; k < n; ++k) {
      const PlanePoint a = hull[(k + n - 1) % n], b = hull[k], c = hull[(k + 1) % n],
                       d = hull[(k + 2) % n];
      const PlanePoint r = b - a, s = c - d;
      const double den = cross(r, s);
      if (std::abs(den) < 1e-9) continue;
      const double t = cross(d - a, s) / den, w = cross(d - a, r) / den;
      if (t <= 1 || w <= 1) continue;
      const PlanePoint x = a + r * t;
      const double added = std::abs(cross(b - x, c - x));
      if (least < 0 || added < least) least = added, best = k, corner = x;
    }
    if (least < 0) return std::nullopt;
    hull[best] = corner;
    hull.erase(hull.begin() + static_cast<std::ptrdiff_t>((best + 1) % n));
  }
  if (hull.size() != 4) return std::nullopt;
  return Quad{hull[0], hull[1], hull[2], hull[3]};
}

/// Clockwise from the corner nearest the upper left.
Quad ordered(Quad quad) {
  PlanePoint centre;
  for (const PlanePoint p : quad) centre = centre + p * 0.25;
  std::ranges::sort(quad, {},
                    [&](PlanePoint p) { return std::atan2(p.y - centre.y, p.x - centre.x); });
  std::ranges::rotate(quad,
                      std::ranges::min_element(quad, {}, [](PlanePoint p) { return p.x + p.y; }));
  return quad;
}

bool plausible(const Quad& quad, const Plane& picture) {
  std::array<PlanePoint, 4> sides;
  std::array<double, 4> lengths{};
  for (std::size_t k = 0; k < 4; ++k) {
    sides[k] = quad[(k + 1) % 4] - quad[k];
    lengths[k] = std::hypot(sides[k].x, sides[k].y);
  }
  const auto [least, most] = std::ranges::minmax(lengths);
  if (least < 0.8 * least_side * std::min(picture.width, picture.height) || most > 2.2 * least)
    return false;
  for (std::size_t k = 0; k < 4; ++k)
    if (cross(sides[k], sides[(k + 1) % 4]) <= 0.6 * lengths[k] * lengths[(k + 1) % 4])
      return false;
  return true;
}

}  // namespace

double area(const Quad& quad) {
  double twice = 0;
  for (std::size_t k = 0; k < 4; ++k) twice += cross(quad[k], quad[(k + 1) % 4]);
  return std::abs(twice) / 2;
}

std::vector<Quad> quads(const Plane& grey, const Plane& mean, float cut) {
  const int least = static_cast<int>(least_side * std::min(grey.width, grey.height));
  Components ink = connected_ink(grey, mean, cut, least);
  std::ranges::sort(ink.components, std::greater{}, &Component::ink);
  if (ink.components.size() > most_parts) ink.components.resize(most_parts);
  std::vector<Quad> found;
  for (const Component& part : ink.components) {
    const std::vector<PlanePoint> points = outline(ink, part);
    const auto sum = [](PlanePoint p) { return p.x + p.y; };
    const auto difference = [](PlanePoint p) { return p.x - p.y; };
    const Quad extremes{*std::ranges::min_element(points, {}, sum),
                        *std::ranges::max_element(points, {}, difference),
                        *std::ranges::max_element(points, {}, sum),
                        *std::ranges::min_element(points, {}, difference)};
    if (plausible(extremes, grey)) found.push_back(extremes);
    if (auto cut_down = four_sides(convex_hull(points)))
      if (const Quad quad = ordered(*cut_down); plausible(quad, grey)) found.push_back(quad);
  }
  return found;
}

void add_distinct(std::vector<Quad>& to, const std::vector<Quad>& more, double reach) {
  for (const Quad& quad : more) {
    const bool known = std::ranges::any_of(to, [&](const Quad& other) {
      for (std::size_t k = 0; k < 4; ++k)
        if (std::abs(quad[k].x - other[k].x) > reach || std::abs(quad[k].y - other[k].y) > reach)
          return false;
      return true;
    });
    if (!known) to.push_back(quad);
  }
}

}  // namespace clew::photo
