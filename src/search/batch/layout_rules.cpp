// The rules of a layout beyond rows, columns and boxes.
#include <algorithm>
#include <vector>

#include "search/batch.h"

namespace clew::search {
namespace {

using Cells = std::vector<CellId>;

/// Rows, columns and boxes.
std::vector<Cells> usual_houses(GridShape grid) {
  const int size = size_of(grid), box_rows = box_rows_of(grid), box_columns = size / box_rows;
  std::vector<Cells> all(3 * size);
  for (int c = 0; c < size * size; ++c) {
    const int row = c / size, col = c % size;
    all[row].push_back(static_cast<CellId>(c));
    all[size + col].push_back(static_cast<CellId>(c));
    all[2 * size + row / box_rows * box_rows + col / box_columns].push_back(static_cast<CellId>(c));
  }
  return all;
}

bool is_square(const Layout& layout, int size) {
  if (layout.size() != size * size || layout.digits() != size) return false;
  for (int c = 0; c < size * size; ++c) {
    if (layout.cells()[c].place != Place{c / size, c % size}) return false;
  }
  return true;
}

}  // namespace

std::optional<Extras> extras_of(const Layout& layout, GridShape grid) {
  const int size = size_of(grid);
  if (!is_square(layout, size) || !batch_kinds.includes(layout.kinds())) return {};
  std::vector<Cells> missing = usual_houses(grid);
  Extras extras;
  for (int h = 0; h < layout.declared_houses(); ++h) {
    const House& house = layout.houses()[h];
    if (static_cast<int>(house.cells.size()) == size) {
      if (const auto found = std::ranges::find_if(
              missing, [&](const Cells& m) { return std::ranges::equal(m, house.cells); });
          found != missing.end()) {
        missing.erase(found);
        continue;
      }
      if (extras.houses == Extras::max_houses) return {};
      std::copy(house.cells.begin(), house.cells.end(), extras.house[extras.houses++]);
      continue;
    }
    for (std::size_t i = 0; i < house.cells.size(); ++i) {  // a house that only forbids repeats
      for (std::size_t j = i + 1; j < house.cells.size(); ++j) {
        if (extras.links == Extras::max_links) return {};
        extras.link[extras.links++] = {static_cast<std::uint8_t>(house.cells[i]),
                                       static_cast<std::uint8_t>(house.cells[j])};
      }
    }
  }
  for (const auto& [a, b] : layout.links()) {
    if (extras.links == Extras::max_links) return {};
    extras.link[extras.links++] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
  }
  if (!missing.empty()) return {};
  return extras;
}

}  // namespace clew::search
