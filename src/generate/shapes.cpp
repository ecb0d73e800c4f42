#include "generate/shapes.h"

#include <algorithm>
#include <array>

#include "clew/digits.h"

namespace clew::generation {
namespace {

void add_at(const Layout& layout, Place place, Cells& cells) {
  if (const int c = layout.at(place); c >= 0) cells.push_back(static_cast<CellId>(c));
}

// The size of a cage, as setters like them.
std::size_t cage_size(Random& random, int digits) {
  constexpr std::array<std::size_t, 10> sizes{2, 2, 2, 3, 3, 3, 3, 4, 4, 5};
  return std::min(sizes[random.below(sizes.size())], static_cast<std::size_t>(digits - 1));
}

}  // namespace

Cells neighbours(const Layout& layout, CellId c, bool corners) {
  Cells cells;
  const auto [row, col] = layout.cells()[c].place;
  const Shape shape = layout.cells()[c].shape;
  if (shape == Shape::square) {
    for (int down = -1; down <= 1; ++down)
      for (int right = -1; right <= 1; ++right)
        if ((down || right) && (corners || !down || !right))
          add_at(layout, {row + down, col + right}, cells);
    return cells;
  }
  add_at(layout, {row, col - 1}, cells);
  add_at(layout, {row, col + 1}, cells);
  add_at(layout, shape == Shape::triangle_up ? Place{row + 1, col + 1} : Place{row - 1, col - 1},
         cells);
  return cells;
}

std::vector<Cells> touching(const Layout& layout) {
  std::vector<Cells> pairs;
  for (CellId c = 0; c < layout.size(); ++c)
    for (const CellId other : neighbours(layout, c, false))
      if (other > c) pairs.push_back({c, other});
  return pairs;
}

std::vector<Cells> squares_of(const Layout& layout) {
  std::vector<Cells> squares;
  for (CellId c = 0; c < layout.size(); ++c) {
    if (layout.cells()[c].shape != Shape::square) continue;
    const auto [row, col] = layout.cells()[c].place;
    Cells cells{c};
    for (const Place p : {Place{row, col + 1}, Place{row + 1, col}, Place{row + 1, col + 1}})
      add_at(layout, p, cells);
    if (cells.size() == 4) squares.push_back(std::move(cells));
  }
  return squares;
}

std::vector<Cells> cages(Canvas& canvas) {
  const Layout& layout = canvas.layout;
  Random& random = canvas.random;
  std::vector<int> cage_of(static_cast<std::size_t>(layout.size()), -1);
  std::vector<Cells> result;
  const auto digits_in = [&](const Cells& cage) {
    DigitSet set;
    for (const CellId c : cage) set.add(canvas.digit(c));
    return set;
  };
  Cells order(cage_of.size());
  for (CellId c = 0; c < order.size(); ++c) order[c] = c;
  random.shuffle(order);
  for (const CellId first : order) {
    if (cage_of[first] >= 0) continue;
    const int number = static_cast<int>(result.size());
    Cells& cage = result.emplace_back(Cells{first});
    cage_of[first] = number;
    for (std::size_t size = cage_size(random, layout.digits()); cage.size() < size;) {
      Cells next;
      const DigitSet taken = digits_in(cage);
      for (const CellId c : cage)
        for (const CellId other : neighbours(layout, c, false))
          if (cage_of[other] < 0 && !taken.has(canvas.digit(other))) next.push_back(other);
      if (next.empty()) break;
      cage.push_back(next[random.below(next.size())]);
      cage_of[cage.back()] = number;
    }
  }
  // Single cells join a neighbour if possible.
  for (Cells& alone : result) {
    if (alone.size() != 1) continue;
    for (const CellId other : neighbours(layout, alone[0], false)) {
      Cells& cage = result[static_cast<std::size_t>(cage_of[other])];
      if (cage.size() > 4 || cage.empty() || digits_in(cage).has(canvas.digit(alone[0]))) continue;
      cage_of[alone[0]] = cage_of[other];
      cage.push_back(alone[0]);
      alone.clear();
      break;
    }
  }
  std::erase_if(result, [](const Cells& cage) { return cage.size() < 2; });
  for (Cells& cage : result) std::ranges::sort(cage);
  return result;
}

std::vector<Cells> views(const Layout& layout, bool one_way) {
  std::vector<Cells> result;
  for (const SubGrid& g : layout.spec().grids) {
    const auto add = [&](int count, int length, auto place) {
      for (int i = 0; i < count; ++i) {
        Cells line;
        for (int k = 0; k < length; ++k) add_at(layout, place(i, k), line);
        result.push_back(line);
        if (!one_way) result.emplace_back(line.rbegin(), line.rend());
      }
    };
    add(g.height, g.width, [&](int i, int k) { return Place{g.at.row + i, g.at.col + k}; });
    add(g.width, g.height, [&](int i, int k) { return Place{g.at.row + k, g.at.col + i}; });
  }
  return result;
}

std::vector<Cells> diagonal_views(const Layout& layout) {
  std::vector<Cells> result;
  for (const SubGrid& g : layout.spec().grids)
    for (const int right : {1, -1})
      for (int i = 2 - g.height; i < g.width - 2; ++i) {  // column at which it meets the grid's top
                                                          // edge
        Cells line;
        for (int row = 0; row < g.height; ++row)
          if (const int col = right > 0 ? i + row : g.width - 1 - i - row;
              col >= 0 && col < g.width)
            add_at(layout, {g.at.row + row, g.at.col + col}, line);
        if (line.size() > 2) result.push_back(std::move(line));
      }
  return result;
}

}  // namespace clew::generation
