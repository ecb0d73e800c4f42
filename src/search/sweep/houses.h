// Houses and where they cross.
#pragma once

#include "search/sweep/lanes.h"

namespace clew::search::CLEW_KERNEL {

enum class Swept { nothing, something, contradiction };

/// Takes from the cells what a row of lanes has lost.
CLEW_INLINE void put(std::uint16_t* cells, const SweepLanes& which, V before, V after) {
  std::uint32_t changed = nonzero(before ^ after);
  if (!changed) return;
  SweepLanes now;
  store(now.at, after);
  for (; changed; changed &= changed - 1) {
    const int i = __builtin_ctz(changed);
    cells[which.at[i]] &= now.at[i];
  }
}

/// What the cells of every lane hold together: digits that some can hold, that two can, that one
/// alone holds, and that two hold.
struct Tally {
  V once{}, twice{}, fixed{}, again{};
  CLEW_INLINE void add(V v) {
    const V one = only(is_single(v), v);
    twice |= once & v;
    once |= v;
    again |= fixed & one;
    fixed |= one;
  }
  CLEW_INLINE void end() {
    fixed &= 0xFFFE;
    again &= 0xFFFE;
  }
};

CLEW_INLINE Swept sweep(const SweepHouses& houses, const SweepLanes* lanes, std::uint16_t* memory) {
  const Cells cells = cells_of(memory);
  const SweepLanes* const rows = lanes + houses.cells.first;
  const unsigned count = houses.cells.count;
  V had[sweep_digits];
  Tally tally;
  for (unsigned i = 0; i < count; ++i) tally.add(had[i] = pick(cells, rows[i]));
  tally.end();
  const V needed = load(houses.needed);
  if (any((needed & ~tally.once) | tally.again)) return Swept::contradiction;
  const V left = ~tally.fixed, hidden = needed & tally.once & ~tally.twice & left;
  V lost{};
  V has[sweep_digits];
  for (unsigned i = 0; i < count; ++i) {
    V v = choose(is_single(had[i]), had[i], had[i] & left);
    const V only_here = v & hidden;
    v = choose(only_here != 0, only_here, v);
    lost |= had[i] ^ v;
    has[i] = v;
  }
  if (!any(lost)) return Swept::nothing;
  for (unsigned i = 0; i < count; ++i) put(memory, rows[i], had[i], has[i]);
  return Swept::something;
}

/// What the cells of every lane can hold.
CLEW_INLINE V together(const Cells& cells, const SweepLanes* rows, unsigned count) {
  V all{};
  for (unsigned i = 0; i < count; ++i) all |= pick(cells, rows[i]);
  return all;
}

CLEW_INLINE void leave(std::uint16_t* memory, const Cells& cells, const SweepLanes* rows,
                       unsigned count, V digits) {
  for (unsigned i = 0; i < count; ++i) {
    const V v = pick(cells, rows[i]);
    put(memory, rows[i], v, v & digits);
  }
}

/// A digit that is left in a house where it crosses another is nowhere else in that one.
CLEW_INLINE Swept sweep(const SweepCrossings& crossings, const SweepLanes* lanes,
                        std::uint16_t* memory) {
  const Cells cells = cells_of(memory);
  const SweepLanes *const here_rows = lanes + crossings.here.first, *const there_rows =
                                                                        lanes +
                                                                        crossings.there.first;
  const V here = together(cells, here_rows, crossings.here.count);
  const V there = together(cells, there_rows, crossings.there.count);
  const V not_there = there & load(crossings.here_needed) & ~here;
  const V not_here = here & load(crossings.there_needed) & ~there;
  if (!any(not_here | not_there)) return Swept::nothing;
  leave(memory, cells, here_rows, crossings.here.count, ~not_here);
  leave(memory, cells, there_rows, crossings.there.count, ~not_there);
  return Swept::something;
}

}  // namespace clew::search::CLEW_KERNEL
