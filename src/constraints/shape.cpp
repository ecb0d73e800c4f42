#include "constraints/shape.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;

// Returns the topmost grid that passes a test, then the leftmost; null if none passes. The order of
// declaration does not count: a layout of the catalogue has its grids in the catalogue's order.
const SubGrid* first_grid(const Layout& layout, const std::function<bool(const SubGrid&)>& test) {
  const SubGrid* first = nullptr;
  for (const SubGrid& g : layout.spec().grids)
    if ((!first || g.at < first->at) && test(g)) first = &g;
  return first;
}

bool is_in(const SubGrid& g, Place p) {
  return p.row >= g.at.row && p.row < g.at.row + g.height && p.col >= g.at.col &&
         p.col < g.at.col + g.width;
}

bool has_boxes(const SubGrid& g) { return g.box_height || !g.regions.empty(); }

// Returns the numbers of a place's box and region in a grid as declared; -1 for none. The layout's
// houses cannot answer this: a box within a cage is not a house.
std::array<int, 2> box_and_region(const SubGrid& g, Place p) {
  if (!is_in(g, p)) return {-1, -1};
  const int row = p.row - g.at.row, col = p.col - g.at.col;
  return {g.box_height ? row / g.box_height * g.width + col / g.box_width : -1,
          g.regions.empty() ? -1 : g.regions[static_cast<std::size_t>(row) * g.width + col]};
}

// The large triangle of Tridoku that holds a place, by three rows and three places along the row.
int large_triangle(Place p) {
  const int row = p.row / 3, in_row = p.row % 3;
  const int pair = p.col / 6, at = p.col % 6;
  return row * 6 + 2 * pair + (at > 2 * in_row);
}

// Boxes and regions of a place, grid by grid.
std::vector<int> boxes_of(const Layout& layout, CellId c) {
  const Place p = layout.cells()[c].place;
  std::vector<int> boxes;
  for (const SubGrid& g : layout.spec().grids)
    for (const int number : box_and_region(g, p)) boxes.push_back(number);
  if (layout.spec().triangle) boxes.push_back(large_triangle(p));
  return boxes;
}

// The cells of the box, or else of the region, of a place, in reading order.
std::vector<CellId> box_with(const Layout& layout, const SubGrid& g, Place in) {
  const std::size_t which = g.box_height ? 0 : 1;
  std::vector<CellId> cells;
  for (int row = 0; row < g.height; ++row)
    for (int col = 0; col < g.width; ++col) {
      const Place p{g.at.row + row, g.at.col + col};
      if (box_and_region(g, p)[which] == box_and_region(g, in)[which])
        cells.push_back(static_cast<CellId>(layout.at(p)));
    }
  return cells;
}

// Returns true if the cells are a row or a column of the grid, from either end.
bool is_line_of(const Layout& layout, const SubGrid& g, std::span<const CellId> line) {
  const Place first = layout.cells()[line[0]].place;
  const auto runs = [&](int rows, int cols, int length) {
    if (static_cast<int>(line.size()) != length) return false;
    for (int i = 0; i < length; ++i)
      if (layout.at({first.row + i * rows, first.col + i * cols}) != line[i]) return false;
    return true;
  };
  return is_in(g, first) && ((first.col == g.at.col && runs(0, 1, g.width)) ||
                             (first.col == g.at.col + g.width - 1 && runs(0, -1, g.width)) ||
                             (first.row == g.at.row && runs(1, 0, g.height)) ||
                             (first.row == g.at.row + g.height - 1 && runs(-1, 0, g.height)));
}

std::vector<std::vector<CellId>> lines_of(const Layout& layout, const SubGrid& g) {
  std::vector<std::vector<CellId>> lines;
  const auto add = [&](int count, int length, auto place) {
    for (int i = 0; i < count; ++i) {
      std::vector<CellId> line;
      for (int k = 0; k < length; ++k) line.push_back(static_cast<CellId>(layout.at(place(i, k))));
      lines.push_back(line);
      lines.emplace_back(line.rbegin(), line.rend());
    }
  };
  add(g.height, g.width, [&](int i, int k) { return Place{g.at.row + i, g.at.col + k}; });
  add(g.width, g.height, [&](int i, int k) { return Place{g.at.row + k, g.at.col + i}; });
  return lines;
}

template <class T>
std::vector<std::span<const T>> cut_at(const std::vector<std::uint16_t>& splits,
                                       const std::vector<T>& items) {
  std::vector<std::span<const T>> result;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= splits.size(); ++i) {
    const std::size_t end = i < splits.size() ? splits[i] : items.size();
    result.push_back({items.data() + begin, end - begin});
    begin = end;
  }
  return result;
}

bool any_in(const Scope& scope, const std::function<bool(const Constraint&)>& test) {
  for (const Scope* at = &scope; at; at = at->outer)
    if (std::ranges::any_of(at->rules, test)) return true;
  return false;
}

}  // namespace

std::vector<std::span<const CellId>> lists(const Constraint& c) {
  return cut_at(c.splits, c.cells);
}

std::vector<std::span<const Constraint>> choices(const Constraint& c) {
  return cut_at(c.splits, c.inner);
}

std::vector<CellPair> apart(const Layout& layout, int rows, int cols) {
  std::vector<CellPair> pairs;
  for (int c = 0; c < layout.size(); ++c) {
    const Place p = layout.cells()[c].place;
    for (const Place move :
         {Place{rows, cols}, Place{rows, -cols}, Place{cols, rows}, Place{cols, -rows},
          Place{-rows, cols}, Place{-cols, rows}, Place{-rows, -cols}, Place{-cols, -rows}}) {
      const int other = layout.at({p.row + move.row, p.col + move.col});
      if (other > c) pairs.push_back({static_cast<CellId>(c), static_cast<CellId>(other)});
    }
  }
  std::ranges::sort(pairs);
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  return pairs;
}

std::vector<std::vector<CellId>> squares(const Layout& layout) {
  std::vector<std::vector<CellId>> result;
  for (int c = 0; c < layout.size(); ++c) {
    const auto [row, col] = layout.cells()[c].place;
    const std::array<int, 4> cells{c, layout.at({row, col + 1}), layout.at({row + 1, col}),
                                   layout.at({row + 1, col + 1})};
    if (std::ranges::min(cells) >= 0) result.emplace_back(cells.begin(), cells.end());
  }
  return result;
}

std::vector<CellPair> unmarked(const Layout& layout, bool dots, const Scope& scope) {
  std::vector<CellPair> pairs = apart(layout, 0, 1);
  std::erase_if(pairs, [&](CellPair pair) {
    return any_in(scope, [&](const Constraint& c) {
      const bool marks =
          dots ? c.kind == Kind::difference || c.kind == Kind::ratio : c.kind == Kind::pair_sum;
      return marks && pair == CellPair(std::minmax(c.cells[0], c.cells[1]));
    });
  });
  return pairs;
}

std::vector<CellPair> unmarked(const Layout& layout, bool dots) {
  return unmarked(layout, dots, {nullptr, layout.constraints()});
}

std::vector<CellId> compared(const Layout& layout, Kind kind, CellId cell, const Scope& scope) {
  std::vector<CellId> result;
  const auto [row, col] = layout.cells()[cell].place;
  for (const Place p :
       {Place{row - 1, col}, Place{row, col - 1}, Place{row, col + 1}, Place{row + 1, col}}) {
    const int other = layout.at(p);
    if (other < 0) continue;
    const bool alike = any_in(scope, [&](const Constraint& c) {
      return c.kind == kind && std::ranges::find(c.cells, other) != c.cells.end();
    });
    if (!alike) result.push_back(static_cast<CellId>(other));
  }
  return result;
}

std::vector<CellId> compared(const Layout& layout, Kind kind, CellId cell) {
  return compared(layout, kind, cell, {nullptr, layout.constraints()});
}

std::vector<std::vector<CellId>> pieces(const Layout& layout, const Constraint& line) {
  std::vector<std::vector<CellId>> result;
  if (!line.splits.empty()) {
    for (const auto& list : lists(line)) result.emplace_back(list.begin(), list.end());
    return result;
  }
  std::vector<int> before;
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    auto boxes = boxes_of(layout, line.cells[i]);
    if (i == 0 || boxes != before) result.emplace_back();
    result.back().push_back(line.cells[i]);
    before = std::move(boxes);
  }
  return result;
}

std::vector<std::vector<CellId>> lines_both_ways(const Layout& layout,
                                                 std::span<const CellId> line) {
  const SubGrid* g =
      first_grid(layout, [&](const SubGrid& grid) { return is_line_of(layout, grid, line); });
  return g ? lines_of(layout, *g) : std::vector<std::vector<CellId>>{};
}

std::vector<Index> indexed(const Layout& layout, Kind kind, CellId cell) {
  const Place p = layout.cells()[cell].place;
  const SubGrid* g = first_grid(layout, [&](const SubGrid& grid) {
    return is_in(grid, p) && (kind != Kind::box_indexer || has_boxes(grid));
  });
  std::vector<CellId> line;
  if (g && kind == Kind::column_indexer)
    for (int i = 0; i < g->width; ++i)
      line.push_back(static_cast<CellId>(layout.at({p.row, g->at.col + i})));
  else if (g && kind == Kind::row_indexer)
    for (int i = 0; i < g->height; ++i)
      line.push_back(static_cast<CellId>(layout.at({g->at.row + i, p.col})));
  else if (g)
    line = box_with(layout, *g, p);
  const int back = static_cast<int>(std::ranges::find(line, cell) - line.begin()) + 1;
  std::vector<Index> result;
  for (const Digit d : layout.all_digits()) {
    const int v = layout.value(d);
    const bool there = v >= 1 && v <= static_cast<int>(line.size());
    result.push_back({v, there ? line[static_cast<std::size_t>(v) - 1] : -1, back});
  }
  return result;
}

std::vector<std::vector<CellId>> houses_of_grids(const Layout& layout) {
  std::vector<std::vector<CellId>> result;
  for (const SubGrid& g : layout.spec().grids) {
    // By which house of a sort, and its number.
    std::map<std::pair<int, int>, std::vector<CellId>> houses;
    for (int row = g.at.row; row < g.at.row + g.height; ++row)
      for (int col = g.at.col; col < g.at.col + g.width; ++col) {
        const auto cell = static_cast<CellId>(layout.at({row, col}));
        const auto [box, region] = box_and_region(g, {row, col});
        houses[{0, row}].push_back(cell);
        houses[{1, col}].push_back(cell);
        if (box >= 0) houses[{2, box}].push_back(cell);
        if (region >= 0) houses[{3, region}].push_back(cell);
      }
    for (auto& [name, cells] : houses) result.push_back(std::move(cells));
  }
  return result;
}

bool rows_and_columns_are_complete(const Layout& layout) {
  const auto complete = std::ranges::count_if(layout.houses(), [](const House& house) {
    return house.complete && (house.kind == HouseKind::row || house.kind == HouseKind::column);
  });
  return layout.size() == layout.digits() * layout.digits() && complete == 2 * layout.digits();
}

}  // namespace clew::constraints
