#include "base/assert.h"
#include "clew/validate.h"

namespace clew {

Grid start(const Puzzle& puzzle) {
  if (!validate(puzzle)) return {};
  const Layout& layout = *puzzle.layout;
  Grid grid{puzzle.givens, puzzle.marks};
  grid.candidates.resize(layout.size(), layout.all_digits());
  for (std::size_t c = 0; c < puzzle.entries.size(); ++c)
    if (!grid.values[c]) grid.values[c] = puzzle.entries[c];
  for (int c = 0; c < layout.size(); ++c)
    if (const Digit d = grid.values[c])
      for (CellId peer : layout.peers(static_cast<CellId>(c))) grid.candidates[peer].remove(d);
  for (int c = 0; c < layout.size(); ++c)
    if (grid.values[c]) grid.candidates[c] = DigitSet::of(grid.values[c]);
  CLEW_ASSERT(validate(layout, grid));
  return grid;
}

}  // namespace clew
