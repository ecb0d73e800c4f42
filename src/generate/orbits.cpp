// Symmetries of the picture are plane movements round its centre: each is tried on the centres of
// the cells, squares and triangles alike.
#include "generate/orbits.h"

#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

namespace clew {
namespace {

constexpr std::pair<std::string_view, GivensSymmetry> names[] = {
    {"none", GivensSymmetry::none},
    {"point", GivensSymmetry::point},
    {"horizontal", GivensSymmetry::horizontal},
    {"vertical", GivensSymmetry::vertical},
    {"mirrors", GivensSymmetry::mirrors},
    {"diagonal", GivensSymmetry::diagonal},
    {"antidiagonal", GivensSymmetry::antidiagonal},
    {"rotational", GivensSymmetry::rotational},
    {"full", GivensSymmetry::full}};

}  // namespace

std::string_view name(GivensSymmetry symmetry) {
  for (auto [word, value] : names)
    if (value == symmetry) return word;
  return {};
}

Expected<GivensSymmetry> find_symmetry(std::string_view word) {
  for (auto [known, value] : names)
    if (word == known) return value;
  if (word == "mirror") return GivensSymmetry::horizontal;
  if (word == "anti-diagonal") return GivensSymmetry::antidiagonal;
  if (word == "rotation") return GivensSymmetry::rotational;
  std::string list;
  for (auto [known, _] : names) list += (list.empty() ? "" : ", ") + std::string(known);
  return fail("no symmetry is called '" + std::string(word.substr(0, 32)) + "'; there are " + list);
}

namespace generation {
namespace {

struct Movement {
  double xx, xy, yx, yy;  // x' = xx x + xy y, y' = yx x + yy y; y points down
};
constexpr double third_sin = 0.86602540378443865;
constexpr Movement half_turn{-1, 0, 0, -1}, left_right{-1, 0, 0, 1}, top_bottom{1, 0, 0, -1},
    main_diagonal{0, 1, 1, 0}, anti_diagonal{0, -1, -1, 0}, quarter_turn{0, -1, 1, 0},
    third_turn{-0.5, -third_sin, third_sin, -0.5};

using Map = std::vector<CellId>;

class Picture {
 public:
  explicit Picture(const Layout& layout) {
    for (const Cell& cell : layout.cells()) {
      // The centre of a triangle is a third of its height above its base.
      const double height = cell.shape == Shape::square ? 1 : third_sin;
      const double down = cell.shape == Shape::triangle_up     ? height * 2 / 3
                          : cell.shape == Shape::triangle_down ? height / 3
                                                               : 0.5;
      centres_.push_back({cell.x + 0.5, cell.y + down});
    }
    for (auto [x, y] : centres_) {
      middle_.x += x / static_cast<double>(centres_.size());
      middle_.y += y / static_cast<double>(centres_.size());
    }
    for (std::size_t c = 0; c < centres_.size(); ++c)
      at_[key(centres_[c])] = static_cast<CellId>(c);
  }

  std::optional<Map> move(Movement m) const {
    Map map;
    for (auto [x, y] : centres_) {
      const double dx = x - middle_.x, dy = y - middle_.y;
      const auto found =
          at_.find(key({middle_.x + m.xx * dx + m.xy * dy, middle_.y + m.yx * dx + m.yy * dy}));
      if (found == at_.end()) return std::nullopt;
      map.push_back(found->second);
    }
    return map;
  }

 private:
  struct Point {
    double x = 0, y = 0;
  };
  static std::pair<long, long> key(Point p) {
    return {std::lround(p.x * 1024), std::lround(p.y * 1024)};
  }
  std::vector<Point> centres_;
  Point middle_;
  std::map<std::pair<long, long>, CellId> at_;
};

}  // namespace

Expected<CellOrbits> orbits_of(const Layout& layout, GivensSymmetry symmetry) {
  const Picture picture(layout);
  std::vector<Map> maps;
  bool lacking = false;
  auto need = [&](Movement m) {
    if (auto map = picture.move(m))
      maps.push_back(std::move(*map));
    else
      lacking = true;
  };
  switch (symmetry) {
    case GivensSymmetry::none:
      break;
    case GivensSymmetry::point:
      need(half_turn);
      break;
    case GivensSymmetry::horizontal:
      need(left_right);
      break;
    case GivensSymmetry::vertical:
      need(top_bottom);
      break;
    case GivensSymmetry::mirrors:
      need(left_right), need(top_bottom);
      break;
    case GivensSymmetry::diagonal:
      need(main_diagonal);
      break;
    case GivensSymmetry::antidiagonal:
      need(anti_diagonal);
      break;
    case GivensSymmetry::rotational:
      need(layout.spec().triangle ? third_turn : quarter_turn);
      break;
    case GivensSymmetry::full:
      for (Movement m : {half_turn, left_right, top_bottom, main_diagonal, anti_diagonal,
                         quarter_turn, third_turn})
        if (auto map = picture.move(m)) maps.push_back(std::move(*map));
      lacking = maps.empty();
  }
  if (lacking)
    return fail("the picture of this layout has no symmetry '" + std::string(name(symmetry)) + "'");

  CellOrbits orbits;
  std::vector<bool> met(static_cast<std::size_t>(layout.size()));
  for (CellId c = 0; c < met.size(); ++c) {
    if (met[c]) continue;
    met[c] = true;
    auto& orbit = orbits.emplace_back(1, c);
    for (std::size_t i = 0; i < orbit.size(); ++i)
      for (const Map& map : maps)
        if (const CellId image = map[orbit[i]]; !met[image]) {
          met[image] = true;
          orbit.push_back(image);
        }
  }
  return orbits;
}

}  // namespace generation
}  // namespace clew
