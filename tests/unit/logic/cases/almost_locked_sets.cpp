// Almost locked sets and aligned exclusion.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_almost_locked_sets() {
  static const Cases cases = {
      {"sue-de-coq", "9x9", "r1c1 r1c2 = 1234; r1c7 = 12; r2c3 = 34",
       "r1c4 r1c5 r1c6 r1c8 r1c9<>12 r1c3<>1234 r2c1 r2c2 r3c1 r3c2 r3c3<>34", "r1c1 + 5"},
      {"sue-de-coq", "10x10", "r1c1 r1c2 = 1234; r1c7 = 12; r2c3 = 34",
       "r1c6 r1c8 r1c9 r1c10<>12 r1c3 r1c4 r1c5<>1234 r2c1 r2c2 r2c4 r2c5<>34", "r1c1 + 5"},
      {"als-xz", "9x9 6x6", "r1c1 = 23; r2c1 = 12; r1c6 = 35; r4c6 = 15", "r2c6 r4c1<>1",
       "r1c1 + 4"},
      {"als-xy-wing", "9x9 8x8", "r1c1 = 23; r2c1 = 12; r1c8 = 35; r4c8 = 56; r4c7 = 16",
       "r2c7 r4c1<>1", "r1c8 + 2"},
      {"als-chain", "9x9 8x8", "r1c1 = 23; r2c1 = 12; r1c8 = 35; r4c8 = 56; r4c5 = 67; r6c5 = 17",
       "r2c5 r6c1<>1", "r2c1 + 4"},
      {"death-blossom", "9x9 6x6", "r5c5 = 12; r5c1 = 13; r1c5 = 24; r1c6 = 34", "r1c1 r5c6<>3",
       "r1c6 + 2"},
      {"aligned-pair-exclusion", "9x9 6x6", "r1c1 = 123; r2c2 = 14; r2c1 = 12; r1c3 = 24",
       "r1c1<>2", "r2c2 + 5"},
      {"aligned-triplet-exclusion", "9x9 6x6", "r1c1 = 145; r1c4 r1c5 r1c6 = 123", "r1c1<>1",
       "r1c4 + 4"},
  };
  return cases;
}

}  // namespace clew::test
