// The kernel of one width.
#pragma once

#include "search/sweep/sums.h"
#include "search/sweep/towers.h"

namespace clew::search::CLEW_KERNEL {

/// Whatever changes something is followed by the quickest that can tell more.
inline bool run(const SweepBoard& board, std::uint16_t* memory) {
  Cells cells;
  cells.memory = memory;
  cells.read();
  unsigned changes = 1;  // how many there were, and how many when each kind was last looked at
  unsigned houses = 0, sets = 0, crossings = 0, totals = 0, towers = 0;
  bool possible = true;
  const auto sweep_all = [&](const auto* banks, unsigned count, unsigned& seen) CLEW_INLINE_LAMBDA {
    if (seen == changes) return false;
    seen = changes;
    for (unsigned i = 0; i < count && possible; ++i) {
      const Swept swept = sweep(banks[i], board.lanes, cells);
      possible = swept != Swept::contradiction;
      changes += swept == Swept::something;
    }
    return seen != changes;
  };
  for (;;) {
    if (!possible || has_empty(cells)) return false;
    sweep_all(board.houses, board.house_banks, houses);
    if (sweep_all(board.sets, board.set_banks, sets) || houses != changes) continue;
    if (sweep_all(board.crossings, board.crossing_banks, crossings)) continue;
    if (sweep_all(board.totals, board.total_banks, totals)) continue;
    if (sweep_all(board.towers, board.tower_banks, towers)) continue;
    if (possible) return true;
  }
}

constexpr SweepKernel table(const char* name) { return {name, run}; }

}  // namespace clew::search::CLEW_KERNEL
