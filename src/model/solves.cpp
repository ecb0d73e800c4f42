#include "model/solves.h"

namespace clew {

bool solves(const Layout& layout, std::span<const Digit> grid) {
  if (grid.size() != static_cast<std::size_t>(layout.size())) return false;
  for (CellId c = 0; c < grid.size(); ++c) {
    if (grid[c] < 1 || grid[c] > layout.digits()) return false;
    for (const CellId peer : layout.peers(c))
      if (grid[peer] == grid[c]) return false;
  }
  return true;
}

}  // namespace clew
