// Cages and sums.
#pragma once

#include "search/sweep/houses.h"
#include "search/sweep/triples.h"

namespace clew::search::CLEW_KERNEL {

/// A set of digits is dead when it has a digit that no cell can hold any more, or lacks one that a
/// cell holds or that the rest of a house needs here. Digits that no living set has are removed; one
/// that all have needs a place, and none of the cells that see all of these can hold it. The last
/// two or three open cells are dealt with exactly.
[[gnu::noinline]] inline Swept sweep(const SweepSets& sets, const SweepLanes* lanes, Cells& cells) {
  const SweepLanes* const rows = lanes + sets.cells.first;
  const unsigned count = sets.cells.count;
  V had[sweep_digits];
  LaneTally tally;
  Triple triple(1);
  for (unsigned i = 0; i < count; ++i) {
    had[i] = pick(cells, rows[i]);
    tally.add(had[i]);
    triple.add(~is_single(had[i]), had[i]);
  }
  tally.end();
  V near[2], needed{};
  for (unsigned side = 0; side < 2; ++side) {
    near[side] = together(cells, lanes + sets.near[side].first, sets.near[side].count);
    needed |= load(sets.needed[side]) & ~near[side];
  }
  V some = load(sets.unused), every = every_lane(0xFFFF);
  for (unsigned k = 0; k < sets.families.count; ++k) {
    const V digits = load(lanes[sets.families.first + k]);
    const I alive = ((digits & ~tally.once) | (~digits & (tally.fixed | needed))) == 0;
    some |= only(alive, digits);
    every &= choose(alive, digits, every_lane(0xFFFF));
  }
  if (any(tally.again | only(some == 0, every_lane(1)))) return Swept::contradiction;
  const V left = ~tally.fixed, hidden = every & tally.once & ~tally.twice & left;
  const V sight = every_lane(0xFFFE);
  keep_sums<false>(triple, load(sets.total) - added(tally.fixed), {{sight, sight, sight}, {}});
  V lost{}, has[sweep_digits];
  for (unsigned i = count; i-- > 0;) {
    has[i] = had[i] & triple.take(~is_single(had[i]), every_lane(0xFFFF));
    lost |= had[i] & ~has[i] & some & left;
  }
  const V taken = every & left & every_lane(0xFFFE);
  bool changed = keep(cells, lanes + sets.homes.first, sets.homes.count / 3, left, hidden, some);
  const V near_lost = (near[0] | near[1]) & taken;
  if (any(lost | near_lost)) {
    const Cells before = cells;
    cells.write();
    if (any(lost))
      for (unsigned i = 0; i < count; ++i) put(cells.memory, rows[i], had[i], has[i]);
    if (any(near_lost))
      for (unsigned side = 0; side < 2; ++side)
        take(before, lanes + sets.near[side].first, sets.near[side].count, taken);
    cells.read();
    return Swept::something;
  }
  if (!changed) return Swept::nothing;
  cells.write();
  return Swept::something;
}

/// Cells that see each other cannot all have their least digit, nor their greatest. `Extra` is the
/// excess of a clique above its least sum and the deficit below its greatest; and the last of its n
/// lowest digits, and of its n highest, for n cells.
struct Extra {
  V above{}, below{}, top, bottom;
};

CLEW_INLINE Extra extra_of(const SweepLanes* members, V size, const V* had, const V* low,
                           const V* high, unsigned count) {
  V all{}, least{}, most{};
  for (unsigned i = 0; i < count; ++i) {
    const V member = load(members[i]);
    all |= had[i] & member;
    least -= low[i] & member;
    most += high[i] & member;
  }
  V rest = all, turned = reversed(all), top{}, bottom{};
  for (unsigned i = 0; i < count; ++i) {
    const I counts = size > static_cast<std::uint16_t>(i);
    if (!any((V)counts)) break;
    const V first = lowest(rest), last = lowest(turned);
    top = choose(counts, place(first), top);
    bottom = choose(counts, 15 - place(last), bottom);
    least += only(counts, top);
    most -= only(counts, bottom);
    rest ^= first;
    turned ^= last;
  }
  return {greater(least, V{}), greater(most, V{}), top - lesser(least, V{}),
          bottom + lesser(most, V{})};
}

/// By the least and the most that the other cells add, and exactly with up to three open cells.
[[gnu::noinline]] inline Swept sweep(const SweepTotals& totals, const SweepLanes* lanes,
                                     Cells& cells) {
  const SweepLanes *const rows = lanes + totals.cells.first, *const minus_rows =
                                                                 lanes + totals.minus.first;
  const unsigned count = totals.cells.count;
  V had[sweep_most], low[sweep_most], high[sweep_most];
  Triple triple(1), at(0), alike(0), unlike(0);
  V slack = load(totals.total), room{}, rest = slack;
  for (unsigned i = 0; i < count; ++i) {
    V v = pick(cells, rows[i]);
    v = choose(load(minus_rows[i]) != 0, reversed(v) >> 5, v);
    had[i] = v;
    low[i] = place(lowest(v));
    high[i] = highest_place(v);
    slack -= low[i];
    room += high[i] - low[i];
    const I fixed = is_single(v);
    rest -= only(fixed, low[i]);
    triple.add(~fixed, v);
    at.add(~fixed, every_lane(1u << i));
    alike.add(~fixed, load(lanes[totals.alike.first + i]));
    unlike.add(~fixed, load(lanes[totals.unlike.first + i]));
  }
  if (any((slack | (room - slack)) & 0x8000)) return Swept::contradiction;
  V above{}, below{}, own_above[sweep_most] = {}, own_below[sweep_most] = {};
  V top[sweep_most], bottom[sweep_most] = {};
  for (unsigned i = 0; i < count; ++i) top[i] = every_lane(15);
  for (unsigned k = 0; k < totals.sizes.count; ++k) {
    const SweepLanes* const members = lanes + totals.cliques.first + k * count;
    const Extra extra =
        extra_of(members, load(lanes[totals.sizes.first + k]), had, low, high, count);
    above += extra.above;
    below += extra.below;
    for (unsigned i = 0; i < count; ++i) {
      own_above[i] += extra.above & load(members[i]);
      own_below[i] += extra.below & load(members[i]);
      const I member = load(members[i]) != 0;
      top[i] = choose(member, extra.top, top[i]);
      bottom[i] = choose(member, extra.bottom, bottom[i]);
    }
  }
  const V up_to = slack - above, down_to = room - slack - below;
  if (any((up_to | down_to) & 0x8000)) return Swept::contradiction;
  const V ones = every_lane(0xFFFF);
  const Sight sight = {
      {only((alike.cell[0] & at.cell[1]) != 0, ones), only((alike.cell[0] & at.cell[2]) != 0, ones),
       only((alike.cell[1] & at.cell[2]) != 0, ones)},
      {only((unlike.cell[0] & at.cell[1]) != 0, ones),
       only((unlike.cell[0] & at.cell[2]) != 0, ones),
       only((unlike.cell[1] & at.cell[2]) != 0, ones)}};
  keep_sums<true>(triple, rest, sight);
  V lost{}, has[sweep_most];
  for (unsigned i = count; i-- > 0;) {
    const V most = lesser(low[i] + own_above[i], top[i]) + up_to;
    const V least = greater(greater(high[i] - own_below[i], bottom[i]) - down_to, V{});
    V v = had[i] & (V)(up(every_lane(2), most) - 1) & ~(V)(up(every_lane(1), least) - 1);
    v &= triple.take(~is_single(had[i]), ones);
    lost |= had[i] ^ v;
    has[i] = v;
  }
  if (!any(lost)) return Swept::nothing;
  for (unsigned i = 0; i < count; ++i) {
    const I minus = load(minus_rows[i]) != 0;
    const V before = choose(minus, reversed(had[i]) >> 5, had[i]);
    const V after = choose(minus, reversed(has[i]) >> 5, has[i]);
    put(cells.memory, rows[i], before, after);
  }
  cells.read();
  return Swept::something;
}

}  // namespace clew::search::CLEW_KERNEL
