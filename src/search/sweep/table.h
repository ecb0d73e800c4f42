// The kernel of one width.
#pragma once

#include "search/sweep/sums.h"
#include "search/sweep/towers.h"

namespace clew::search::CLEW_KERNEL {

/// After a change, the fastest step that can find more comes next.
inline bool run(const SweepBoard& board, std::uint16_t* memory) {
  Cells cells;
  cells.memory = memory;
  cells.read();
  // Number of changes so far, and at the last run of each kind.
  unsigned changes = 1, houses = 0, sets = 0, crossings = 0, totals = 0, towers = 0, twins = 0;
  bool possible = true;
  const auto all = [&](const auto* banks, unsigned count, unsigned& seen, auto look)
                       CLEW_INLINE_LAMBDA {
                         if (seen == changes) return false;
                         seen = changes;
                         for (unsigned i = 0; i < count && possible; ++i) {
                           const Swept swept = look(banks[i], board.lanes, cells);
                           possible = swept != Swept::contradiction;
                           changes += swept == Swept::something;
                         }
                         return seen != changes;
                       };
  const auto one = [](const auto& bank, const SweepLanes* lanes, Cells& of)
                       CLEW_INLINE_LAMBDA { return sweep(bank, lanes, of); };
  for (;;) {
    if (!possible || has_empty(cells)) return false;
    all(board.houses, board.house_banks, houses, one);
    if (all(board.sets, board.set_banks, sets, one) || houses != changes) continue;
    if (all(board.crossings, board.crossing_banks, crossings, one)) continue;
    if (all(board.totals, board.total_banks, totals, one)) continue;
    if (all(board.towers, board.tower_banks, towers, one)) continue;
    if (all(board.houses, board.house_banks, twins, sweep_twins)) continue;
    if (possible) return true;
  }
}

constexpr SweepKernel table(const char* name) { return {name, run}; }

}  // namespace clew::search::CLEW_KERNEL
