#include "text/drawing/sudokumaker_grid.h"

#include <fmt/format.h>

#include <cstdlib>

namespace clew::text::drawing::maker {

std::string MakerGrid::name(std::size_t cell) const {
  const Place p = place(static_cast<int>(cell));
  return fmt::format("r{}c{}", p.row + 1, p.col + 1);
}

std::optional<std::vector<Place>> MakerGrid::cells_of(const Json& list) const {
  std::vector<Place> result;
  if (!list.is_array()) return std::nullopt;
  for (const Json& cell : list) {
    const int number = whole_number(cell);
    if (number < 0 || number >= height * width) return std::nullopt;
    result.push_back(place(number));
  }
  return result;
}

std::optional<std::array<Place, 2>> MakerGrid::sides_of(int edge) const {
  if (edge < 0) return std::nullopt;
  const int row = edge / (2 * width), at = edge % (2 * width);
  const bool lower = at >= width;
  const Place b = lower ? Place{row + 1, at - width} : Place{row, at};
  const Place a = lower ? Place{row, at - width} : Place{row, at - 1};
  if (!inside(a) || !inside(b)) return std::nullopt;
  return std::array{a, b};
}

int MakerGrid::edge_between(Place a, Place b) const {
  if (b < a) std::swap(a, b);
  if (a.row == b.row && a.col + 1 == b.col) return 2 * width * a.row + b.col;
  return a.col == b.col && a.row + 1 == b.row ? 2 * width * a.row + width + a.col : -1;
}

std::vector<Place> MakerGrid::around(int corner) const {
  std::vector<Place> cells;
  const Place low{corner / (width + 1), corner % (width + 1)};
  for (const Place p :
       {Place{low.row - 1, low.col - 1}, {low.row - 1, low.col}, {low.row, low.col - 1}, low})
    if (corner >= 0 && inside(p)) cells.push_back(p);
  return cells;
}

std::optional<Beside> MakerGrid::beside(const Json& outer_cell) const {
  const int number = whole_number(outer_cell);
  if (number < 0 || number >= (height + 2) * (width + 2)) return std::nullopt;
  const Place p{number / (width + 2) - 1, number % (width + 2) - 1};
  if (inside(p)) return std::nullopt;
  return Beside{p, {(p.row < 0) - (p.row == height), (p.col < 0) - (p.col == width)}};
}

std::vector<Place> MakerGrid::ray(Place from, Place step) const {
  std::vector<Place> cells;
  for (Place p{from.row + step.row, from.col + step.col}; inside(p);
       p = {p.row + step.row, p.col + step.col})
    cells.push_back(p);
  return cells;
}

}  // namespace clew::text::drawing::maker
