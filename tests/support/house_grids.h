// Every grid of a small layout that keeps its houses and links, whatever its constraints.
#pragma once

#include <vector>

#include "clew/layout.h"

namespace clew::test {

/// Returns the digits of each, in the order of the cells: 288 grids on a 4x4.
inline std::vector<std::vector<Digit>> grids_of_houses(const Layout& layout) {
  std::vector<std::vector<Digit>> all;
  std::vector<Digit> grid(static_cast<std::size_t>(layout.size()));
  const auto fill = [&](auto&& self, CellId c) -> void {
    if (c == layout.size()) return all.push_back(grid);
    for (Digit d = 1; d <= layout.digits(); ++d) {
      grid[c] = d;
      bool fits = true;
      for (CellId other = 0; other < c; ++other)
        fits = fits && !(grid[other] == d && layout.sees(c, other));
      if (fits) self(self, static_cast<CellId>(c + 1));
    }
  };
  fill(fill, 0);
  return all;
}

}  // namespace clew::test
