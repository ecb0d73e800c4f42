// Techniques that need a puzzle with one solution.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_uniqueness() {
  static const Cases cases = {
      {"uniqueness-1", "9x9 x-9x9 latin-6", "r1c2 r3c2 r1c4 = 12; r3c4 = 1235", "r3c4<>12",
       "r1c4 + 3"},
      // In four boxes; and with a knight's move between two of the cells.
      {"uniqueness-1", "9x9", "r1c1 r1c4 r4c1 = 12; r4c4 = 123", "nothing"},
      {"uniqueness-1", "antiknight", "r1c1 r1c4 r2c1 = 12; r2c4 = 123", "nothing"},
      {"uniqueness-2", "9x9 x-9x9",
       "r1c2 r3c2 = 12; r1c4 r3c4 = 123; column 4: 3 at r1c4 r3c4 r9c4; box 2: 3 at r1c4 r3c4 r2c5",
       "r2c5 r9c4<>3", "r1c4 + 4"},
      {"uniqueness-3", "9x9 x-9x9",
       "r1c2 r3c2 = 12; r1c4 = 123; r3c4 = 124; r9c4 = 34; column 4: 3 at r1c4 r9c4 r7c4; column "
       "4: 4 at r3c4 r9c4",
       "r7c4<>3", "r1c4 + 5"},
      {"uniqueness-4", "9x9 x-9x9",
       "r1c2 r3c2 = 12; r1c4 = 1235; r3c4 = 1246; column 4: 1 at r1c4 r3c4", "r1c4 r3c4<>2",
       "r2c4 + 1"},
      {"uniqueness-4", "6x6", "r1c1 r2c1 = 12; r1c4 = 1235; r2c4 = 1246; box 2: 1 at r1c4 r2c4",
       "r1c4 r2c4<>2", "r1c6 + 1"},
      {"uniqueness-5", "9x9 x-9x9",
       "r1c2 r3c4 = 12; r1c4 r3c2 = 123; row 1: 3 at r1c4 r1c3; row 3: 3 at r3c2 r3c5",
       "r1c3 r3c5<>3", "r1c4 + 4"},
      {"uniqueness-6", "9x9 x-9x9",
       "r1c2 r3c4 = 12; r1c4 = 123; r3c2 = 124; row 1: 1 at r1c2 r1c4; row 3: 1 at r3c2 r3c4",
       "r1c4 r3c2<>1", "r1c1 + 1"},
      {"hidden-rectangle", "9x9 x-9x9",
       "r1c2 = 12; r1c4 = 1234; r3c2 = 1256; r3c4 = 1278; row 3: 1 at r3c2 r3c4; column 4: 1 at "
       "r1c4 r3c4",
       "r3c4<>2", "r2c4 + 1"},
      {"avoidable-rectangle-1", "9x9 x-9x9 latin-6", "r1c2 is 1; r1c4 is 2; r3c2 is 2", "r3c4<>1"},
      // One of the three was given; they lie in four boxes.
      {"avoidable-rectangle-1", "9x9", "given .1.......; r1c4 is 2; r3c2 is 2", "nothing"},
      {"avoidable-rectangle-1", "9x9", "r1c2 is 1; r1c4 is 2; r5c2 is 2", "nothing"},
      {"avoidable-rectangle-2", "9x9 x-9x9",
       "r1c2 is 1; r3c2 is 2; r1c4 = 23; r3c4 = 13; column 4: 3 at r1c4 r3c4 r8c4; box 2: 3 at "
       "r1c4 r3c4",
       "r8c4<>3", "r1c4 + 4"},
      {"unique-loop", "9x9 samurai", "r1c1 r1c4 r2c4 r2c7 r3c7 = 12; r3c1 = 1289", "r3c1<>12",
       "r1c4 + 3"},
      {"unique-loop", "latin-6", "r1c1 r1c3 r3c3 r3c5 r5c5 = 12; r5c1 = 1236", "r5c1<>12",
       "r1c3 + 4"},
      {"bug-plus-1", "4x4 latin-4",
       "r1c1 r1c2 r2c3 r2c4 r3c1 r3c2 r4c3 r4c4 = 12; r2c1 r2c2 r1c3 r1c4 r4c1 r4c2 r3c3 r3c4 = "
       "34; r1c1 + 3",
       "r1c1<>12", "r1c2 + 3"},
      {"bug-plus-n", "4x4",
       "r1c1 r1c2 r2c3 r2c4 r3c1 r3c2 r4c3 r4c4 = 12; r2c1 r2c2 r1c3 r1c4 r4c1 r4c2 r3c3 r3c4 = "
       "34; r1c1 r1c2 + 3",
       "r1c3 r1c4 r2c1 r2c2<>3", "r1c3 + 1"},
      {"bug-plus-n", "latin-4",
       "r1c1 r1c2 r2c3 r2c4 r3c1 r3c2 r4c3 r4c4 = 12; r2c1 r2c2 r1c3 r1c4 r4c1 r4c2 r3c3 r3c4 = "
       "34; r1c1 r1c2 + 3",
       "r1c3 r1c4<>3", "r1c3 + 1"},
  };
  return cases;
}

}  // namespace clew::test
