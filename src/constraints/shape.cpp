#include "constraints/shape.h"

#include <algorithm>
#include <array>

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;

// The first grid that holds a cell, or nothing.
const SubGrid* grid_of(const Layout& layout, CellId c) {
  const Place p = layout.cells()[c].place;
  for (const SubGrid& g : layout.spec().grids)
    if (p.row >= g.at.row && p.row < g.at.row + g.height && p.col >= g.at.col &&
        p.col < g.at.col + g.width)
      return &g;
  return nullptr;
}

}  // namespace

std::vector<std::span<const CellId>> lists(const Constraint& c) {
  std::vector<std::span<const CellId>> result;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= c.splits.size(); ++i) {
    const std::size_t end = i < c.splits.size() ? c.splits[i] : c.cells.size();
    result.push_back({c.cells.data() + begin, end - begin});
    begin = end;
  }
  return result;
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

std::vector<CellPair> unmarked(const Layout& layout, bool dots) {
  std::vector<CellPair> pairs = apart(layout, 0, 1);
  for (const Constraint& c : layout.constraints()) {
    const bool marks =
        dots ? c.kind == Kind::difference || c.kind == Kind::ratio : c.kind == Kind::pair_sum;
    if (marks) std::erase(pairs, CellPair(std::minmax(c.cells[0], c.cells[1])));
  }
  return pairs;
}

std::vector<CellId> compared(const Layout& layout, Kind kind, CellId cell) {
  std::vector<CellId> result;
  const auto [row, col] = layout.cells()[cell].place;
  for (const Place p :
       {Place{row - 1, col}, Place{row, col - 1}, Place{row, col + 1}, Place{row + 1, col}}) {
    const int other = layout.at(p);
    if (other < 0) continue;
    const bool alike = std::ranges::any_of(layout.constraints(), [&](const Constraint& c) {
      return c.kind == kind && std::ranges::find(c.cells, other) != c.cells.end();
    });
    if (!alike) result.push_back(static_cast<CellId>(other));
  }
  return result;
}

std::vector<std::vector<CellId>> pieces(const Layout& layout, const Constraint& line) {
  std::vector<std::vector<CellId>> result;
  if (!line.splits.empty()) {
    for (const auto& list : lists(line)) result.emplace_back(list.begin(), list.end());
    return result;
  }
  const auto boxes_of = [&](CellId c) {
    std::vector<HouseId> boxes;
    for (const HouseId h : layout.houses_of(c))
      if (const HouseKind kind = layout.houses()[h].kind;
          kind == HouseKind::box || kind == HouseKind::region)
        boxes.push_back(h);
    return boxes;
  };
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    if (i == 0 || boxes_of(line.cells[i]) != boxes_of(line.cells[i - 1])) result.emplace_back();
    result.back().push_back(line.cells[i]);
  }
  return result;
}

std::vector<std::vector<CellId>> lines_both_ways(const Layout& layout, CellId in) {
  std::vector<std::vector<CellId>> lines;
  const SubGrid* g = grid_of(layout, in);
  if (!g) return lines;
  const auto add = [&](int count, int length, auto place) {
    for (int i = 0; i < count; ++i) {
      std::vector<CellId> line;
      for (int k = 0; k < length; ++k) line.push_back(static_cast<CellId>(layout.at(place(i, k))));
      lines.push_back(line);
      lines.emplace_back(line.rbegin(), line.rend());
    }
  };
  add(g->height, g->width, [&](int i, int k) { return Place{g->at.row + i, g->at.col + k}; });
  add(g->width, g->height, [&](int i, int k) { return Place{g->at.row + k, g->at.col + i}; });
  return lines;
}

std::vector<Index> indexed(const Layout& layout, Kind kind, CellId cell) {
  std::vector<Index> result;
  const SubGrid* g = grid_of(layout, cell);
  const Place p = layout.cells()[cell].place;
  std::vector<CellId> line;
  int back = 0;
  if (g && kind == Kind::column_indexer) {
    for (int i = 0; i < g->width; ++i)
      line.push_back(static_cast<CellId>(layout.at({p.row, g->at.col + i})));
    back = p.col - g->at.col + 1;
  } else if (g && kind == Kind::row_indexer) {
    for (int i = 0; i < g->height; ++i)
      line.push_back(static_cast<CellId>(layout.at({g->at.row + i, p.col})));
    back = p.row - g->at.row + 1;
  } else {
    for (const HouseId h : layout.houses_of(cell))
      if (const House& house = layout.houses()[h];
          line.empty() && (house.kind == HouseKind::box || house.kind == HouseKind::region)) {
        line = house.cells;
        back = static_cast<int>(std::ranges::find(line, cell) - line.begin()) + 1;
      }
  }
  for (const Digit d : layout.all_digits()) {
    const int v = layout.value(d);
    const bool there = v >= 1 && v <= static_cast<int>(line.size());
    result.push_back({v, there ? line[static_cast<std::size_t>(v) - 1] : -1, back});
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
