// The triangle of Tridoku: 81 small triangles in nine rows. Row r has cells k = 0 … 2r, and a cell
// points up when k is even. Houses: nine triangles of nine, three outer edges, three inner legs;
// cells that share a vertex differ, which makes six cells round each inner vertex all different.
#include <algorithm>
#include <cmath>
#include <map>

#include "base/assert.h"
#include "model/builder.h"

namespace clew {
namespace {

constexpr int side = 9;

std::vector<Place> small_triangle(int R, int K) {
  std::vector<Place> places;
  for (int l = 0; l < 3; ++l) {
    const bool up = K % 2 == 0;
    const int first = up ? 3 * K : 3 * (K - 1) + 2 * l + 1;
    const int length = up ? 2 * l + 1 : 5 - 2 * l;
    for (int j = 0; j < length; ++j) places.push_back({3 * R + l, (up ? 3 * K : first) + j});
  }
  CLEW_ASSERT(places.size() == side);
  return places;
}

}  // namespace

void LayoutBuilder::add_triangle() {
  const double height = std::sqrt(3.0) / 2;
  for (int r = 0; r < side; ++r)
    for (int k = 0; k <= 2 * r; ++k)
      add_cell({{r, k},
                k % 2 ? Shape::triangle_down : Shape::triangle_up,
                (side - 1 - r + k) / 2.0,
                r * height});

  CLEW_ASSERT(cells_.size() == side * side);
  int number = 0;
  for (int R = 0; R < side / 3; ++R)
    for (int K = 0; K <= 2 * R; ++K)
      add_house(HouseKind::region, ++number, 0, small_triangle(R, K));

  std::vector<Place> left, right, bottom, top_leg, left_leg{{4, 0}}, right_leg{{4, 8}};
  for (int r = 0; r < side; ++r) {
    left.push_back({r, 0});
    right.push_back({r, 2 * r});
    bottom.push_back({side - 1, 2 * r});
    top_leg.push_back({4, r});
  }
  for (int r = 5; r < side; ++r) {
    left_leg.insert(left_leg.end(), {{r, 2 * (r - 4) - 1}, {r, 2 * (r - 4)}});
    right_leg.insert(right_leg.end(), {{r, 8}, {r, 9}});
  }
  number = 0;
  for (auto& line : {left, right, bottom, top_leg, left_leg, right_leg}) {
    CLEW_ASSERT(line.size() == side);
    add_house(HouseKind::group, ++number, 0, line);
  }

  std::map<Place, std::vector<Place>> round;  // the cells round each vertex
  for (int r = 0; r < side; ++r)
    for (int k = 0; k <= 2 * r; ++k) {
      const int j = k / 2;
      const Place third = k % 2 ? Place{r, j + 1} : Place{r + 1, j};
      for (Place vertex : {Place{r, j}, third, Place{r + 1, j + 1}})
        round[vertex].push_back({r, k});
    }
  number = 0;
  for (const auto& [vertex, places] : round) {
    CLEW_ASSERT(!places.empty() && places.size() <= 6);
    for (std::size_t i = 0; i < places.size(); ++i)
      for (std::size_t j = i + 1; j < places.size(); ++j) add_link(places[i], places[j]);
    if (places.size() == 6) add_house(HouseKind::group, 6 + ++number, 0, places, true);
  }
}

}  // namespace clew
