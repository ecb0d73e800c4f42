// Counting just far enough: none, one, several.
#pragma once

#include "search/batch/bits.h"

namespace clew::search::CLEW_KERNEL {

struct Tally {
  Bits some, several;
};
template <int n>
CLEW_INLINE Tally tally(const Bits (&b)[n]) {
#ifdef CLEW_NEON  // chooses between the two sets by one instruction, as `several` is part of `some`
  Tally t{b[0] | b[1], b[0] & b[1]};
  CLEW_UNFOLD for (int i = 2; i < n; ++i) {
    t.several = select(b[i], t.some, t.several);
    t.some |= b[i];
  }
  return t;
#else
  const Bits o0 = or3(b[0], b[1], b[2]), o1 = or3(b[3], b[4], b[5]);
  const Bits m0 = majority(b[0], b[1], b[2]), m1 = majority(b[3], b[4], b[5]);
  if constexpr (n == 6) {
    return {o0 | o1, or3(m0, m1, o0 & o1)};
  } else {
    const Bits o2 = or3(b[6], b[7], b[8]), m2 = majority(b[6], b[7], b[8]);
    return {or3(o0, o1, o2), or3(m0, m1, m2) | majority(o0, o1, o2)};
  }
#endif
}

}  // namespace clew::search::CLEW_KERNEL
