// What a layout asks beyond rows, columns and boxes.
#include <algorithm>
#include <array>

#include "search/batch.h"

namespace clew::search {
namespace {

using Cells = std::array<std::uint8_t, 9>;

std::vector<Cells> classic_houses() {
  std::vector<Cells> all(27);
  for (int c = 0; c < 81; ++c) {
    const int row = c / 9, col = c % 9, box = row / 3 * 3 + col / 3;
    all[row][col] = static_cast<std::uint8_t>(c);
    all[9 + col][row] = static_cast<std::uint8_t>(c);
    all[18 + box][row % 3 * 3 + col % 3] = static_cast<std::uint8_t>(c);
  }
  return all;
}

bool is_square_of_81(const Layout& layout) {
  if (layout.size() != 81 || layout.digits() != 9) return false;
  for (int c = 0; c < 81; ++c) {
    if (layout.cells()[c].place != Place{c / 9, c % 9}) return false;
  }
  return true;
}

}  // namespace

std::optional<Extras> extras_of(const Layout& layout) {
  if (!is_square_of_81(layout)) return {};
  std::vector<Cells> missing = classic_houses();
  Extras extras;
  for (int h = 0; h < layout.declared_houses(); ++h) {
    const House& house = layout.houses()[h];
    Cells cells;
    if (house.cells.size() == 9) {
      std::copy(house.cells.begin(), house.cells.end(), cells.begin());
      if (const auto found = std::find(missing.begin(), missing.end(), cells);
          found != missing.end()) {
        missing.erase(found);
        continue;
      }
      if (extras.houses == Extras::max_houses) return {};
      std::copy(cells.begin(), cells.end(), extras.house[extras.houses++]);
      continue;
    }
    for (std::size_t i = 0; i < house.cells.size(); ++i) {  // no repeats, and that is all
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
