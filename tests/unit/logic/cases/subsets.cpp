// Locked, naked and hidden subsets, and houses with too few digits.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_subsets() {
  static const Cases cases = {
      {"locked-pair", "9x9 12x12",
       "r1c1 r1c2 = 12; row 1: 12 at r1c1 r1c2 r1c9; box 1: 12 at r1c1 r1c2 r3c3", "r1c9 r3c3<>12",
       "r1c1 + 3"},
      {"locked-triple", "9x9 12x12",
       "r1c1 = 12; r1c2 = 23; r1c3 = 13; row 1: 123 at r1c1 r1c2 r1c3 r1c7; box 1: 123 at r1c1 "
       "r1c2 r1c3 r2c2",
       "r1c7 r2c2<>123", "r1c2 + 7"},
      {"naked-pair", "9x9", "r1c1 r1c5 = 12; row 1: 12 at r1c1 r1c5 r1c8", "r1c8<>12", "r1c5 + 3"},
      {"naked-pair", "x-9x9", "r1c1 r5c5 = 12; the main diagonal: 12 at r1c1 r5c5 r8c8",
       "r1c5 r1c9 r5c1 r8c8 r9c1<>12", "r5c5 + 3"},
      {"naked-triple", "9x9 12x12",
       "r1c1 = 12; r2c2 = 23; r3c3 = 13; box 1: 123 at r1c1 r2c2 r3c3 r1c2", "r1c2<>123",
       "r2c2 + 6"},
      {"naked-triple", "samurai",
       "r7c7 = 12; r8c8 = 23; r9c9 = 13; box 9 of grid 1: 123 at r7c7 r8c8 r9c9 r8c7", "r8c7<>123",
       "r9c9 + 4"},
      {"naked-quad", "9x9 16x16",
       "r1c1 = 12; r1c2 = 23; r1c5 = 34; r1c9 = 14; row 1: 1234 at r1c1 r1c2 r1c5 r1c9 r1c6",
       "r1c6<>1234", "r1c2 + 8"},
      {"naked-set", "9x9 16x16",
       "r1c1 = 12; r1c2 = 23; r1c5 = 34; r1c8 = 45; r1c9 = 15; row 1: 12345 at r1c1 r1c2 r1c5 r1c8 "
       "r1c9 r1c6",
       "r1c6<>12345", "r1c9 + 6"},
      {"hidden-pair", "9x9", "box 5: 12 at r4c4 r6c5; r4c4 = 127; r6c5 = 1289", "r4c4<>7 r6c5<>89",
       "r5c4 + 1"},
      {"hidden-pair", "12x12", "box 5: 12 at r4c5 r6c7; r4c5 = 12A; r6c7 = 128C",
       "r6c7<>8C r4c5<>A", "r5c5 + 2"},
      {"hidden-triple", "9x9 16x16",
       "row 2: 1 at r2c1 r2c5; row 2: 2 at r2c5 r2c9; row 2: 3 at r2c1 r2c9; r2c1 = 134; r2c5 = "
       "125; r2c9 = 23",
       "r2c1<>4 r2c5<>5", "r2c2 + 3"},
      {"hidden-triple", "x-9x9",
       "the anti-diagonal: 1 at r1c9 r5c5; the anti-diagonal: 2 at r5c5 r9c1; the anti-diagonal: 3 "
       "at r1c9 r9c1; r1c9 = 134; r5c5 = 125; r9c1 = 23",
       "r1c9<>4 r5c5<>5", "r2c8 + 1"},
      {"hidden-quad", "9x9 16x16",
       "row 2: 1 at r2c1 r2c5; row 2: 2 at r2c5 r2c9; row 2: 3 at r2c1 r2c8; row 2: 4 at r2c8 "
       "r2c9; r2c1 = 135; r2c5 = 126; r2c9 = 24; r2c8 = 34",
       "r2c1<>5 r2c5<>6", "r2c3 + 4"},
      {"hidden-set", "9x9 16x16",
       "row 2: 1 at r2c1 r2c5; row 2: 2 at r2c5 r2c9; row 2: 3 at r2c1 r2c8; row 2: 4 at r2c8 "
       "r2c7; row 2: 5 at r2c7 r2c9; r2c1 = 136; r2c5 = 127; r2c9 = 25; r2c8 = 34; r2c7 = 45",
       "r2c1<>6 r2c5<>7", "r2c2 + 5"},
      {"partition", "9x9 samurai 6x6", "r1c1 r1c5 r1c6 = 12", "error", "r1c5 + 3"},
      {"partition", "tridoku", "r1c1 r2c1 = 3", "error", "r2c1 + 4"},
      // A digit without a place, a value that repeats.
      {"partition", "hyper", "window 1: 6 at", "error", "r2c2 + 6"},
      {"partition", "9x9", "given 1...1....", "error"},
  };
  return cases;
}

}  // namespace clew::test
