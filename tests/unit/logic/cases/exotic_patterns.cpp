// Tridagon, SK-loop, exocet, multi-sector locked sets.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_exotic_patterns() {
  static const Cases cases = {
      {"tridagon", "9x9 samurai hyper",
       "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c6 r6c4 = 123; r5c5 = 1237", "r5c5=7",
       "r1c1 + 4"},
      // The ring of orders turns even.
      {"tridagon", "9x9",
       "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r6c6 = 123; r5c5 = 1237", "nothing"},
      // Easter Monster, jpf, 2007; and without its given in r2c2.
      {"sk-loop", "9x9 twodoku",
       "given 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
       "r7c3<>1 r3c1<>2 r2c5<>38 r5c8<>39 r8c5<>4 r5c2<>48 r8c4<>5 r9c1<>6 r1c3<>7 r2c6<>8"},
      {"sk-loop", "9x9",
       "given 1.......2...4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
       "nothing"},
      // Golden Nugget, tarek, 2007; its exocet by Allan Barker. And without its given in r1c8.
      {"exocet", "9x9 twodoku",
       "given .......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
       "r7c9<>3"},
      {"exocet", "9x9",
       "given ........9.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
       "nothing"},
      // Leren, forum.enjoysudoku.com, Using Multi-Sector Locked Sets, 2013.
      {"multi-sector-locked-sets", "9x9 twodoku",
       "given 9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2",
       "r3c8<>12 r3c5<>124 r3c6 r3c9<>34 r6c5 r9c5<>4 r1c7<>5 r7c2<>6 r2c4 r5c2<>7 r5c1<>78 "
       "r7c1<>8"},
      // 1 2 3 in row 1, 4 5 6 in row 4; 7, 8, 9 keep to a column or row each.
      {"multi-sector-locked-sets", "9x9",
       "r1c1 = 12; r1c4 = 23; r1c7 = 137; r4c1 = 45; r4c4 = 568; r4c7 = 46; r7c1 = 9; r7c4 = 89; "
       "r7c7 = 79; row 1: 123 at r1c1 r1c4 r1c7 r1c9; row 4: 456 at r4c1 r4c4 r4c7; row 7: 9 at "
       "r7c1 r7c4 r7c7; column 7: 7 at r1c7 r7c7; column 4: 8 at r4c4 r7c4",
       "r1c9<>123", "r1c1 + 4"},
  };
  return cases;
}

}  // namespace clew::test
