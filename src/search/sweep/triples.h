// Up to three cells that add up to a number, exactly.
#pragma once

#include "search/sweep/lanes.h"

namespace clew::search::CLEW_KERNEL {

/// The last three open cells of every lane, latest first, or something that goes with them.
struct Triple {
  V cell[3];
  V count{};

  /// The placeholder of a missing cell.
  CLEW_INLINE explicit Triple(unsigned no_cell)
      : cell{every_lane(no_cell), every_lane(no_cell), every_lane(no_cell)} {}

  CLEW_INLINE void add(I open, V v) {
    cell[2] = choose(open, cell[1], cell[2]);
    cell[1] = choose(open, cell[0], cell[1]);
    cell[0] = choose(open, v, cell[0]);
    count -= (V)open;
  }
  /// Called in reverse order of `add`: returns the remaining candidates.
  CLEW_INLINE V take(I open, V v) {
    const V result = choose(open, cell[0], v);
    cell[0] = choose(open, cell[1], cell[0]);
    cell[1] = choose(open, cell[2], cell[1]);
    cell[2] = choose(open, every_lane(0xFFFF), cell[2]);
    return result;
  }
};

/// Visibility within the three: all ones or zero. `unlike`: the digit of one is 10 minus the
/// other's if they are equal.
struct Sight {
  V alike[3], unlike[3];  // for the first and second, the first and third, the second and third
};

/// Up to 32 bits in two halves.
struct Wide {
  V low, high;

  CLEW_INLINE V down(unsigned by) const {
    return by < 16 ? (V)(low >> by) | (by ? (V)(high << (16 - by)) : V{}) : (V)(high >> (by - 16));
  }
};

/// Keeps digits with which the three add up to `sum`. Lanes with more open cells, or none, are
/// unchanged, as are cells beyond the three.
template <bool Unlike>
CLEW_INLINE void keep_sums(Triple& triple, V sum, const Sight& sight) {
  const V one = every_lane(1), a = triple.cell[0], b = triple.cell[1];
  const V turned = reversed(triple.cell[2]);
  // By t: the third cell may hold sum - 1 - t, which goes with a first d and a second t + 1 - d.
  const Wide third = {up_or_down(turned, sum - 16), down(turned, 32 - sum)};
  Wide kept_third{};
  const Wide at_sum = {up(one, sum), up(one, sum - 16)};
  // If the second and the third are equal: half of the sum that the first leaves.
  const V half = up(one, sum >> 1);
  const V halves[2] = {only((sum & 1) == 0, half), only((sum & 1) != 0, half)};
  const V third_opposite = Unlike ? up(one, sum - 10) & sight.unlike[1] : V{};
  V kept_a{}, kept_b{};
  CLEW_UNFOLD
  for (unsigned d = 1; d <= sweep_digits; ++d) {
    const V digit = every_lane(1u << d);
    V not_second = (sight.alike[0] & digit) | (sight.alike[1] & at_sum.down(2 * d)) |
                   (sight.alike[2] & (V)(halves[d % 2] >> (d / 2)));
    if constexpr (Unlike)
      not_second |= (sight.unlike[0] & every_lane(1u << (10 - d))) | third_opposite |
                    only(sum == static_cast<std::uint16_t>(10 + d), sight.unlike[2]);
    const V second = only((a & digit) != 0, b & third.down(d - 1) & ~not_second);
    kept_a |= only(second != 0, digit);
    kept_b |= second;
    kept_third.low |= second << (d - 1);
    if (d > 1) kept_third.high |= second >> (17 - d);
  }
  const V kept_turned = up_or_down(kept_third.low, 16 - sum) | up(kept_third.high, 32 - sum);
  const I few = (V)(triple.count - 1) < 3;
  triple.cell[0] = choose(few, kept_a, every_lane(0xFFFF));
  triple.cell[1] = choose(few, kept_b, every_lane(0xFFFF));
  triple.cell[2] = choose(few, reversed(kept_turned), every_lane(0xFFFF));
}

}  // namespace clew::search::CLEW_KERNEL
