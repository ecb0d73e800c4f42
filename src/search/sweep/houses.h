// Houses and their crossings.
#pragma once

#include "search/sweep/cells.h"

namespace clew::search::CLEW_KERNEL {

enum class Swept { nothing, something, contradiction };

/// Removes the candidates that a row of lanes has lost from the cells in memory.
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

/// Statistics of every lane: digits that some cell can hold, digits that two cells can hold, digits
/// that a cell holds alone, and digits that two cells hold alone.
struct LaneTally {
  V once{}, twice{}, fixed{}, again{};
  CLEW_INLINE void add(V v) {
    const V one = only(is_single(v), v);
    twice = met_again(twice, once, v);
    once |= v;
    again = met_again(again, fixed, one);
    fixed |= one;
  }
  CLEW_INLINE void end() {
    fixed &= 0xFFFE;
    again &= 0xFFFE;
  }
};

/// Reduces every cell to the digits that its lanes allow: digits not settled elsewhere, a digit
/// without another place if there is one, and nothing outside `some` (if there is such a set).
/// Returns false if nothing changes.
template <class... Some>
CLEW_INLINE bool keep(Cells& cells, const SweepLanes* homes, unsigned count, V left, V hidden,
                      Some... some) {
  V lost{};
  for (unsigned part = 0; part < 3; ++part) {
    V open = every_lane(0xFFFF), all = open, only_here{};
    for (unsigned i = 0; i < count; ++i) {
      const SweepLanes& home = homes[i * 3 + part];
      open &= told(left, home);
      only_here |= told(hidden, home);
      ((all &= told(some, home)), ...);
    }
    const V had = cells.part[part];
    V v = all & choose(is_single(had), had, had & open);
    only_here &= v;
    v = choose(only_here != 0, only_here, v);
    lost |= had ^ v;
    cells.part[part] = v;
  }
  return any(lost);
}

[[gnu::noinline]] inline Swept sweep(const SweepHouses& houses, const SweepLanes* lanes,
                                     Cells& cells) {
  const SweepLanes* const rows = lanes + houses.cells.first;
  const unsigned count = houses.cells.count;
  LaneTally tally;
  for (unsigned i = 0; i < count; ++i) tally.add(pick(cells, rows[i]));
  tally.end();
  const V needed = load(houses.needed);
  if (any((needed & ~tally.once) | tally.again)) return Swept::contradiction;
  const V left = ~tally.fixed, hidden = needed & tally.once & ~tally.twice & left;
  if (!keep(cells, lanes + houses.homes.first, houses.homes.count / 3, left, hidden))
    return Swept::nothing;
  cells.write();
  return Swept::something;
}

/// Returns the union of the candidates of each lane's cells.
CLEW_INLINE V together(const Cells& cells, const SweepLanes* rows, unsigned count) {
  V all{};
  for (unsigned i = 0; i < count; ++i) all |= pick(cells, rows[i]);
  return all;
}

/// Takes digits from the cells in memory.
CLEW_INLINE void take(const Cells& cells, const SweepLanes* rows, unsigned count, V digits) {
  for (unsigned i = 0; i < count; ++i) {
    const V v = pick(cells, rows[i]);
    put(cells.memory, rows[i], v, v & ~digits);
  }
}

/// A digit confined to the crossing of a house with another is removed from the rest of the other.
[[gnu::noinline]] inline Swept sweep(const SweepCrossings& crossings, const SweepLanes* lanes,
                                     Cells& cells) {
  const SweepLanes *const here_rows = lanes + crossings.here.first, *const there_rows =
                                                                        lanes +
                                                                        crossings.there.first;
  const V here = together(cells, here_rows, crossings.here.count);
  const V there = together(cells, there_rows, crossings.there.count);
  const V not_there = there & load(crossings.here_needed) & ~here;
  const V not_here = here & load(crossings.there_needed) & ~there;
  if (!any(not_here | not_there)) return Swept::nothing;
  take(cells, here_rows, crossings.here.count, not_here);
  take(cells, there_rows, crossings.there.count, not_there);
  cells.read();
  return Swept::something;
}

/// Two cells of a house with the same two digits leave the others neither.
[[gnu::noinline]] inline Swept sweep_twins(const SweepHouses& houses, const SweepLanes* lanes,
                                           Cells& cells) {
  const SweepLanes* const rows = lanes + houses.cells.first;
  const unsigned count = houses.cells.count;
  V had[sweep_digits], two[sweep_digits], twin[sweep_digits] = {}, all{};
  for (unsigned i = 0; i < count; ++i) {
    had[i] = pick(cells, rows[i]);
    const V second = had[i] & (V)(had[i] - 1);
    two[i] = only(second != 0, only(is_single(second), had[i]));
    for (unsigned k = 0; k < i; ++k) {
      const V same = only(two[i] == two[k], two[i]);
      twin[i] |= same;
      twin[k] |= same;
      all |= same;
    }
  }
  V lost{};
  for (unsigned i = 0; i < count; ++i) lost |= had[i] & all & ~twin[i];
  if (!any(lost)) return Swept::nothing;
  for (unsigned i = 0; i < count; ++i)
    put(cells.memory, rows[i], had[i], had[i] & ~(all & ~twin[i]));
  cells.read();
  return Swept::something;
}

}  // namespace clew::search::CLEW_KERNEL
