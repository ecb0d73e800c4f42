// Forcing chains and nets, and trial.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_forcing() {
  static const Cases cases = {
      {"nishio", "9x9",
       ".o.x.o... o......o. ....o.o.. ..oo..... ...o.!..o o......o. .....o..o .oo...... ....o.o.."},
      {"nishio", "6x6", "o!..o. ..o.oo o..o.. ..oo.. .ox..o .o..o."},
      {"forcing-chain-contradiction", "9x9 6x6", "r1c1 = 14; r1c5 = 12; r5c5 = 23; r5c1 = 13",
       "r1c1<>1", "r5c5 + 1"},
      {"forcing-chain-contradiction", "tridoku", "r1c1 = 14; r2c1 = 12; r3c1 = 23; r4c1 = 13",
       "r1c1<>1", "r2c1 + 5"},
      // 1, 2 or 3 in r5c5: one of r5c1, r1c5 and r1c9 is 9.
      {"forcing-chain-verity", "9x9 antiking",
       "r5c5 = 123; r5c1 = 19; r1c5 = 29; r5c9 = 38; r1c9 = 89", "r1c1<>9", "r1c9 + 1"},
      // Wherever the 1 of row 1 goes, r4c1 or r4c3 is 3.
      {"forcing-chain-verity", "6x6", "row 1: 1 at r1c1 r1c3; r4c1 r4c3 = 13", "r4c2<>3"},
      // r1c9 narrows r1c5 and r5c9; both together leave r5c5 the 6 that r5c1 takes.
      {"forcing-net-contradiction", "9x9",
       "r1c1 = 15; r1c9 = 12; r1c5 = 123; r5c9 = 24; r5c5 = 346; r5c1 = 16", "r1c1<>1", "r1c9 + 3"},
      {"forcing-net-contradiction", "6x6",
       "r1c1 = 15; r1c6 = 12; r1c5 = 123; r5c6 = 24; r5c5 = 346; r5c1 = 16", "r1c1<>1", "r1c6 + 3"},
      {"forcing-net-verity", "9x9 8x8", "r1c1 r1c6 = 12; r1c5 = 123", "r1c5=3", "r1c1 + 4"},
      // With 1 in r1c1, r1c2 and r1c3 keep a pair.
      {"dynamic-forcing-net", "9x9", "r1c1 = 15; r1c2 r1c3 = 123; r1c6 = 234; r5c6 = 46; r5c1 = 16",
       "r1c1<>1", "r1c2 + 4"},
      {"dynamic-forcing-net", "6x6", "r1c1 = 15; r1c2 r1c3 = 123; r1c6 = 234; r5c6 = 46; r5c1 = 16",
       "r1c1<>1"},
      // AI Escargot, by Arto Inkala, 2006; and without two of its givens.
      {"nested-forcing-chain", "9x9 twodoku",
       "given 1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
       "r1c2<>2"},
      {"nested-forcing-chain", "9x9",
       "given 1....7.9..3......8..96..5....53..9...1..8...26....4...3.........4......7..7...3..",
       "nothing"},
      {"nested-forcing-net", "9x9 twodoku",
       "given 1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
       "r1c2<>5"},
      {"nested-forcing-net", "9x9",
       "given 1....7.9..3......8..96..5....53..9...1..8...26....4...3.........4......7..7...3..",
       "nothing"},
      {"trial", "9x9 6x6", "r1c1 = 14; r1c5 = 12; r5c5 = 23; r5c1 = 13", "r1c1<>1", "r5c1 + 2"},
      {"trial", "tridoku", "r1c1 = 14; r2c1 = 12; r3c1 = 23; r4c1 = 13", "r1c1<>1", "r3c1 + 5"},
  };
  return cases;
}

}  // namespace clew::test
