// Almost locked sets: n cells of one house with n + 1 candidates between them. Take one of the
// digits away, and the others are locked in: each has its place among the cells.
#pragma once

#include <vector>

#include "logic/board.h"

namespace clew::logic {

template <int W>
struct AlmostLocked {
  BitSet<W> cells;
  DigitSet digits;
  HouseId house;  // the first that holds all the cells
};

/// Almost locked sets of `least` to `most` cells, by house and then by cells; each once.
template <int W>
void find_almost_locked(const Board<W>&, int least, int most, std::vector<AlmostLocked<W>>& out);

}  // namespace clew::logic
