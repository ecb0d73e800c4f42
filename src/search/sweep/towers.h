// Skyscrapers.
#pragma once

#include "search/sweep/houses.h"

namespace clew::search::CLEW_KERNEL {

/// By the greatest digit so far: a bit for each possible number of visible digits. Digits do not
/// repeat, so the greatest of n digits is at least n.
[[gnu::noinline]] inline Swept sweep(const SweepTowers& towers, const SweepLanes* lanes,
                                     Cells& cells) {
  const SweepLanes* const rows = lanes + towers.cells.first;
  const unsigned n = towers.cells.count;  // number of cells, and of digits
  const auto bit = [](unsigned digit) CLEW_INLINE_LAMBDA { return every_lane(2u << digit); };
  const auto below = [](unsigned digit)
                         CLEW_INLINE_LAMBDA { return every_lane((2u << digit) - 2); };
  V had[sweep_digits];
  // By place and greatest digit: how many can be seen before, and how many if this digit is next.
  V before[sweep_digits + 1][sweep_digits], with[sweep_digits][sweep_digits];
  for (unsigned i = 0; i < n; ++i) {
    had[i] = pick(cells, rows[i]);
    V seen = i ? before[i][i - 1] : every_lane(1);  // with any greatest digit below
    for (unsigned d = i; d < n; ++d) {
      const V was = i ? before[i][d] : V{};
      with[i][d] = only((had[i] & bit(d)) != 0, seen << 1);
      before[i + 1][d] = with[i][d] | only((had[i] & below(d)) != 0, was);
      seen |= was;
    }
  }
  const V ones = every_lane(0xFFFF), unused = load(towers.unused);
  V after[sweep_digits] = {};  // number of digits that must be visible by then to reach the end
  after[n - 1] = load(towers.seen);
  V lost{}, has[sweep_digits];
  for (unsigned i = n; i-- > 0;) {
    V hidden{};  // behind a greater digit: all ones
    V shown{};   // if the digit here is greater
    V kept = unused;
    for (unsigned d = n; d-- > i;) {
      const V then = after[d];
      after[d] = shown | only((had[i] & below(d)) != 0, then);
      kept |= bit(d) & (hidden | only((with[i][d] & then) != 0, ones));
      shown |= only((had[i] & bit(d)) != 0, then >> 1);
      if (i) hidden |= only((before[i][d] & then) != 0, ones);
    }
    kept |= hidden & below(i);
    if (i) after[i - 1] = shown;
    has[i] = had[i] & kept;
    lost |= had[i] ^ has[i];
  }
  if (!any(lost)) return Swept::nothing;
  for (unsigned i = 0; i < n; ++i) put(cells.memory, rows[i], had[i], has[i]);
  cells.read();
  return Swept::something;
}

}  // namespace clew::search::CLEW_KERNEL
