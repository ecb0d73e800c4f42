// Strokes of one colour are joined where exactly two of their ends meet without a circle, and never
// where a third passes.
#include "text/rules/strokes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace clew::text::rules {
namespace {

bool is_at_corner(double x) { return std::abs(x - std::round(x)) < 0.09; }
int cell_under(double x) { return static_cast<int>(std::floor(x)); }
int sign(double x) { return (x > 1e-6) - (x < -1e-6); }

bool near_centre(Point p, double tolerance) {
  return std::abs(p.row - std::floor(p.row) - 0.5) <= tolerance &&
         std::abs(p.col - std::floor(p.col) - 0.5) <= tolerance;
}

}  // namespace

bool Strokes::inside(Place p) const {
  return p.row >= 0 && p.col >= 0 && p.row < drawing_.rows && p.col < drawing_.cols;
}

bool Strokes::inside(Point p) const {
  return p.row >= 0 && p.col >= 0 && p.row <= drawing_.rows && p.col <= drawing_.cols;
}

// Returns the cells of a stroke, from centre to centre; its ends may stop short of a centre. A
// circle may determine the first cell.
std::optional<std::vector<Place>> Strokes::cells_of(const Stroke& stroke,
                                                    std::optional<Place> first) const {
  constexpr double tolerance = 0.24, at_ends = 0.42;
  std::vector<Place> cells;
  const auto& points = stroke.points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const bool end = i == 0 || i + 1 == points.size();
    Place next{cell_under(points[i].row), cell_under(points[i].col)};
    if (i == 0 && first)
      next = *first;
    else if (!near_centre(points[i], end ? at_ends : tolerance))
      return std::nullopt;
    if (!inside(next)) return std::nullopt;
    if (cells.empty()) {
      cells.push_back(next);
      continue;
    }
    const Place last = cells.back();
    const int dr = next.row - last.row, dc = next.col - last.col;
    if (dr && dc && std::abs(dr) != std::abs(dc)) return std::nullopt;
    const int steps = std::max(std::abs(dr), std::abs(dc));
    for (int s = 1; s <= steps; ++s)
      cells.push_back({last.row + sign(dr) * s, last.col + sign(dc) * s});
  }
  return cells;
}

// Its ends may lie a little within or beyond the corner.
bool Strokes::add_diagonal(const Stroke& stroke) {
  if (stroke.points.size() < 2 || drawing_.rows != drawing_.cols || stroke.curve) return false;
  const Point a = stroke.points.front(), b = stroke.points.back();
  for (const Point& p : stroke.points) {
    const bool main = std::abs(p.row - p.col) < 0.1,
               anti = std::abs(p.row + p.col - drawing_.rows) < 0.1;
    if (!main && !anti) return false;
  }
  const double n = drawing_.rows;
  auto at = [](double x, double where) { return x > where - 0.45 && x < where + 0.3; };
  auto corner = [&](Point p, bool bottom, bool right) {
    return (bottom ? at(n - p.row, 0) : at(p.row, 0)) && (right ? at(n - p.col, 0) : at(p.col, 0));
  };
  const bool main = (corner(a, false, false) && corner(b, true, true)) ||
                    (corner(b, false, false) && corner(a, true, true));
  const bool anti = (corner(a, false, true) && corner(b, true, false)) ||
                    (corner(b, false, true) && corner(a, true, false));
  if (!main && !anti) return false;
  Object object{.sort = Sort::diagonal, .colour = stroke.colour};
  for (int i = 0; i < drawing_.rows; ++i)
    object.cells.push_back({i, main ? i : drawing_.rows - 1 - i});
  objects_.push_back(std::move(object));
  return true;
}

// Along the borders of regions and of the grid, or beyond it, it only decorates.
bool Strokes::add_border(const Stroke& stroke) {
  auto region_of = [&](int row, int col) {
    return inside(Place{row, col}) ? region_[drawing_.index({row, col})] : 0;
  };
  bool on_borders = true;
  for (std::size_t i = 0; i < stroke.points.size(); ++i) {
    const Point p = stroke.points[i];
    if (!is_at_corner(p.row) || !is_at_corner(p.col)) return false;
    if (i == 0) continue;
    const Point q = stroke.points[i - 1];
    const int r0 = static_cast<int>(std::lround(q.row)), c0 = static_cast<int>(std::lround(q.col));
    const int r1 = static_cast<int>(std::lround(p.row)), c1 = static_cast<int>(std::lround(p.col));
    if (r0 != r1 && c0 != c1) return false;
    for (int r = std::min(r0, r1); r < std::max(r0, r1); ++r)
      on_borders &= region_of(r, c0 - 1) != region_of(r, c0) || !inside(Place{r, c0});
    for (int c = std::min(c0, c1); c < std::max(c0, c1); ++c)
      on_borders &= region_of(r0 - 1, c) != region_of(r0, c) || !inside(Place{r0, c});
  }
  objects_.push_back({.sort = on_borders ? Sort::decoration : Sort::other,
                      .colour = stroke.colour,
                      .at = stroke.points[0]});
  return true;
}

// A line along rows and columns that begins and ends on the outline of the grid only decorates: lines
// with a meaning end within cells.
bool Strokes::add_grid_line(const Stroke& stroke) {
  constexpr double tolerance = 0.05;
  if (stroke.points.size() < 2 || stroke.head || stroke.curve) return false;
  auto on_outline = [&](Point p) {
    return std::min({std::abs(p.row), std::abs(p.col), std::abs(p.row - drawing_.rows),
                     std::abs(p.col - drawing_.cols)}) < tolerance;
  };
  if (!on_outline(stroke.points.front()) || !on_outline(stroke.points.back())) return false;
  for (std::size_t i = 0; i < stroke.points.size(); ++i) {
    const Point p = stroke.points[i], before = stroke.points[i > 0 ? i - 1 : 0];
    if (!inside(p)) return false;
    if (std::min(std::abs(p.row - before.row), std::abs(p.col - before.col)) > tolerance)
      return false;
  }
  objects_.push_back({.sort = Sort::decoration, .colour = stroke.colour, .at = stroke.points[0]});
  return true;
}

// An arrow that begins beside the grid shows the direction of a clue.
bool Strokes::add_beside(const Stroke& stroke) {
  if (stroke.points.size() < 2 || inside(stroke.points[0])) return false;
  const Point from = stroke.points[0], to = stroke.points.back();
  const int dr = sign(std::round((to.row - from.row) * 20)),
            dc = sign(std::round((to.col - from.col) * 20));
  const double length = std::hypot(to.row - from.row, to.col - from.col);
  Object object{.colour = stroke.colour, .at = from};
  if (stroke.points.size() == 2 && length < 1.6) {
    object.step = {dr, dc};
    object.cells = {{cell_under(from.row), cell_under(from.col)}};
  }
  objects_.push_back(std::move(object));
  return true;
}

// Three points; the middle one is the tip.
bool Strokes::add_sign(const Stroke& stroke) {
  if (stroke.points.size() != 3 || stroke.head) return false;
  const Point a = stroke.points[0], tip = stroke.points[1], b = stroke.points[2];
  const Point base{(a.row + b.row) / 2, (a.col + b.col) / 2};
  const double row = tip.row - base.row, col = tip.col - base.col;
  const bool upright = std::abs(col) < 0.05;
  if ((std::abs(row) < 0.05) == upright || std::hypot(row, col) > 0.45 ||
      std::hypot(a.row - b.row, a.col - b.col) > 0.7)
    return false;
  const Point middle{(tip.row + base.row) / 2, (tip.col + base.col) / 2};
  const double along = upright ? middle.row : middle.col,
               across = upright ? middle.col : middle.row;
  if (std::abs(along - std::round(along)) > 0.2 ||
      std::abs(across - std::floor(across) - 0.5) > 0.12)
    return false;
  const int edge = static_cast<int>(std::lround(along)), other = cell_under(across);
  Place before = upright ? Place{edge - 1, other} : Place{other, edge - 1};
  Place after = upright ? Place{edge, other} : Place{other, edge};
  if (!inside(before) || !inside(after)) return false;
  // It points at the smaller digit.
  if ((upright ? row : col) < 0) std::swap(before, after);
  objects_.push_back(
      {.sort = Sort::sign, .cells = {before, after}, .colour = stroke.colour, .at = middle});
  return true;
}

bool Strokes::add_arrow(const Stroke& stroke) {
  if (!stroke.head || stroke.points.size() < 2) return false;
  const Point from = stroke.points[0];
  int circle = -1;
  double distance = 0;
  std::optional<Place> first;
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    const Object& o = objects_[i];
    if (o.sort != Sort::circle || o.size < 0.55) continue;
    for (const Place p : o.cells) {
      const double d = std::hypot(p.row + 0.5 - from.row, p.col + 0.5 - from.col);
      if (d < 0.75 && (circle < 0 || d < distance)) {
        circle = static_cast<int>(i);
        distance = d;
        first = p;
      }
    }
  }
  auto cells = cells_of(stroke, first);
  Object object{.colour = stroke.colour, .at = from};
  if (cells && circle >= 0) {
    const Object& round = objects_[static_cast<std::size_t>(circle)];
    std::vector<Place> shaft;
    for (const Place p : *cells)
      if (std::ranges::find(round.cells, p) == round.cells.end()) shaft.push_back(p);
    if (!shaft.empty()) {
      object.sort = Sort::arrow;
      object.cells = round.cells;
      object.circle_cells = round.cells.size();
      object.cells.insert(object.cells.end(), shaft.begin(), shaft.end());
      object.attached = circle;
    }
  }
  objects_.push_back(std::move(object));
  return true;
}

bool Strokes::has_circle(Place p) const {
  constexpr double least = 0.5;
  return std::ranges::any_of(objects_, [&](const Object& o) {
    return o.sort == Sort::circle && o.size >= least &&
           std::ranges::find(o.cells, p) != o.cells.end();
  });
}

void Strokes::join(std::vector<Path>& paths) const {
  auto passes = [](const Path& path, Place p) { return std::ranges::count(path.cells, p); };
  for (bool again = true; again;) {
    again = false;
    for (std::size_t a = 0; a < paths.size() && !again; ++a)
      for (std::size_t b = a + 1; b < paths.size() && !again; ++b) {
        if (paths[a].colour != paths[b].colour) continue;
        for (const bool a_front : {false, true})
          for (const bool b_front : {true, false}) {
            if (again) break;
            const Place at = a_front ? paths[a].cells.front() : paths[a].cells.back();
            if (at != (b_front ? paths[b].cells.front() : paths[b].cells.back())) continue;
            long meeting = 0;
            for (const Path& path : paths)
              if (path.colour == paths[a].colour) meeting += passes(path, at);
            if (meeting != 2 || has_circle(at)) continue;
            auto& cells = paths[a].cells;
            auto more = paths[b].cells;
            if (a_front) std::ranges::reverse(cells);
            if (!b_front) std::ranges::reverse(more);
            cells.insert(cells.end(), more.begin() + 1, more.end());
            auto& joints = paths[a].joints;
            joints.push_back(at);
            joints.insert(joints.end(), paths[b].joints.begin(), paths[b].joints.end());
            paths.erase(paths.begin() + static_cast<std::ptrdiff_t>(b));
            again = true;
          }
      }
  }
}

// Small round marks in the colour of a line belong to it.
void Strokes::absorb_caps() {
  constexpr double most = 0.5;
  for (Object& cap : objects_) {
    if (cap.sort != Sort::circle || cap.size >= most || !cap.text.empty()) continue;
    for (std::size_t i = 0; i < objects_.size(); ++i) {
      const Object& line = objects_[i];
      if (line.sort != Sort::line || !(line.colour == cap.colour)) continue;
      if (std::ranges::find(line.cells, cap.cells[0]) == line.cells.end()) continue;
      cap.sort = Sort::decoration;
      cap.attached = static_cast<int>(i);
      break;
    }
  }
}

void Strokes::add() {
  region_.assign(drawing_.cells(), 0);
  int number = 0;
  for (const auto& cells : drawing_.regions) {
    ++number;
    for (const Place p : cells) region_[drawing_.index(p)] = number;
  }
  std::vector<Path> paths;
  constexpr std::size_t most_paths = 250;
  for (const Stroke& stroke : drawing_.strokes) {
    if (stroke.curve) {
      objects_.push_back({.colour = stroke.colour});
      continue;
    }
    if (stroke.points.size() < 2) continue;
    if (add_diagonal(stroke) || add_border(stroke) || add_grid_line(stroke)) continue;
    if (add_sign(stroke)) continue;
    if (add_beside(stroke) || add_arrow(stroke)) continue;
    auto cells = cells_of(stroke, std::nullopt);
    if (cells && cells->size() > 1 && paths.size() < most_paths)
      paths.push_back({std::move(*cells), stroke.colour, stroke.thickness});
    else
      objects_.push_back({.colour = stroke.colour, .at = stroke.points[0]});
  }
  // A stroke that is drawn twice, perhaps from its other end, is one.
  std::vector<Path> once;
  for (Path& path : paths)
    if (std::ranges::none_of(once, [&](const Path& other) {
          return other.colour == path.colour &&
                 (other.cells == path.cells || std::equal(other.cells.begin(), other.cells.end(),
                                                          path.cells.rbegin(), path.cells.rend()));
        }))
      once.push_back(std::move(path));
  join(once);
  for (Path& path : once)
    objects_.push_back({.sort = Sort::line,
                        .cells = std::move(path.cells),
                        .colour = path.colour,
                        .size = path.thickness,
                        .joints = std::move(path.joints)});
  absorb_caps();
}

}  // namespace clew::text::rules
