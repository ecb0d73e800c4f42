// Up to three cells that add up to a number, exactly.
#pragma once

#include "search/sweep/lanes.h"

namespace clew::search::CLEW_KERNEL {

/// The last three open cells of every lane, latest first, or something that goes with them.
struct Triple {
  V cell[3];
  V count{};

  /// What stands for a cell that is not there.
  CLEW_INLINE explicit Triple(unsigned no_cell)
      : cell{every_lane(no_cell), every_lane(no_cell), every_lane(no_cell)} {}

  CLEW_INLINE void add(I open, V v) {
    cell[2] = choose(open, cell[1], cell[2]);
    cell[1] = choose(open, cell[0], cell[1]);
    cell[0] = choose(open, v, cell[0]);
    count -= (V)open;
  }
  /// Backwards, what add was given: what is left of it.
  CLEW_INLINE V take(I open, V v) {
    const V result = choose(open, cell[0], v);
    cell[0] = choose(open, cell[1], cell[0]);
    cell[1] = choose(open, cell[2], cell[1]);
    cell[2] = choose(open, every_lane(0xFFFF), cell[2]);
    return result;
  }
};

/// Which of the three see each other: all ones or nothing. `unlike`: their digits are 10 less one
/// another's where they are the same.
struct Sight {
  V alike[3], unlike[3];  // of the first and the second, the first and the third, the others
};

/// Leaves digits with which the three add up to `sum`. In lanes with more open cells, or none, all
/// stays, and what is beyond the three too.
template <bool Unlike>
CLEW_INLINE void keep_sums(Triple& triple, V sum, const Sight& sight) {
  const V a = triple.cell[0], b = triple.cell[1], turned = reversed(triple.cell[2]);
  V kept_a{}, kept_b{}, kept_turned{};
  V rest = sum;
  for (unsigned d = 1; d <= sweep_digits; ++d) {
    const V digit = every_lane(1u << d), opposite = every_lane(1u << (10 - d));
    rest -= 1;
    const V by = 15 - rest, back = (V)-by;
    // A third cell that sees the first does not hold its digit, nor does the second.
    V third = turned & ~(sight.alike[1] & every_lane(1u << (15 - d)));
    V second = b & ~(sight.alike[0] & digit);
    if constexpr (Unlike) {
      third &= ~(sight.unlike[1] & every_lane(1u << (5 + d)));
      second &= ~(sight.unlike[0] & opposite);
    }
    second &= down(third, by) | up(third, back);
    const V half = only((rest & 1) == 0, up(every_lane(1), rest >> 1));
    second &= ~(half & sight.alike[2]);
    if constexpr (Unlike) second &= ~only(rest == 10, sight.unlike[2]);
    second = only((a & digit) != 0, second);
    kept_a |= only(second != 0, digit);
    kept_b |= second;
    kept_turned |= up(second, by) | down(second, back);
  }
  const I few = (V)(triple.count - 1) < 3;
  triple.cell[0] = choose(few, kept_a, every_lane(0xFFFF));
  triple.cell[1] = choose(few, kept_b, every_lane(0xFFFF));
  triple.cell[2] = choose(few, reversed(kept_turned), every_lane(0xFFFF));
}

}  // namespace clew::search::CLEW_KERNEL
