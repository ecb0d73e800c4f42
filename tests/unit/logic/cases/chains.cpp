// Wings, chains and loops.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_chains() {
  static const Cases cases = {
      {"xy-wing", "9x9 antiknight", "r1c1 = 12; r1c8 = 13; r3c2 = 23",
       "r1c2 r1c3 r3c7 r3c8 r3c9<>3", "r3c2 + 4"},
      {"xy-wing", "6x6", "r1c1 = 12; r1c6 = 13; r2c2 = 23", "r1c2 r1c3 r2c4 r2c5 r2c6<>3",
       "r1c6 + 2"},
      {"xyz-wing", "9x9", "r1c1 = 123; r1c8 = 13; r3c2 = 23", "r1c2 r1c3<>3", "r1c1 + 4"},
      {"xyz-wing", "16x16", "r1c1 = 1AC; r1c8 = 1C; r3c2 = AC", "r1c2 r1c3 r1c4<>C", "r1c1 + 2"},
      {"wxyz-wing", "9x9", "r1c1 = 1234; r1c8 = 14; r2c2 = 24; r2c3 = 34", "r1c2 r1c3<>4",
       "r1c8 + 3"},
      {"wxyz-wing", "8x8", "r1c1 = 1234; r1c8 = 14; r2c2 = 24; r2c3 = 34", "r1c2 r1c3 r1c4<>4",
       "r1c8 + 3"},
      {"w-wing", "9x9", "r1c1 r9c8 = 12; row 5: 1 at r5c1 r5c8", "r1c8 r9c1<>2", "r5c2 + 1"},
      {"w-wing", "6x6 8x8", "r1c1 r6c5 = 12; row 4: 1 at r4c1 r4c5", "r1c5 r6c1<>2", "r4c6 + 1"},
      {"remote-pair", "9x9", "r1c1 r1c5 r6c5 r6c9 = 37", "r1c9 r6c1<>37", "r1c5 + 1"},
      {"remote-pair", "x-9x9", "r1c1 r1c5 r6c5 r6c9 = 37", "r1c9 r6c1 r6c6 r9c9<>37", "r1c5 + 1"},
      {"remote-pair", "6x6", "r1c1 r1c4 r4c4 r4c6 = 36", "r1c6 r4c1<>36", "r4c6 + 1"},
      {"x-chain", "9x9",
       ".o.x.o... o......o. ....o.o.. ..oo..... ...o.!..o o......o. .....o..o .oo...... ....o.o.."},
      {"x-chain", "6x6", "oo..!. x..oo. .o...o ..oo.. ..o.o. o....o"},
      {"xy-chain", "9x9 10x10", "r1c1 = 12; r1c6 = 23; r6c6 = 34; r6c9 = 14", "r1c9 r6c1<>1",
       "r6c6 + 1"},
      {"bivalue-forcing-chain", "9x9 6x6", "r1c1 = 12; r1c5 = 14; r6c1 = 24", "r6c5<>4",
       "r1c1 + 3"},
      {"continuous-nice-loop", "9x9", "r1c1 = 12; r1c4 = 23; r4c4 = 34; r4c1 = 14",
       "r2c1 r3c1 r5c1 r6c1 r7c1 r8c1 r9c1<>1 r1c2 r1c3 r1c5 r1c6 r1c7 r1c8 r1c9<>2 r2c4 r3c4 r5c4 "
       "r6c4 r7c4 r8c4 r9c4<>3 r4c2 r4c3 r4c5 r4c6 r4c7 r4c8 r4c9<>4",
       "r1c4 + 1"},
      {"continuous-nice-loop", "4x4", "r1c1 = 12; r1c4 = 23; r4c4 = 34; r4c1 = 14",
       "r2c1 r3c1<>1 r1c2 r1c3<>2 r2c4 r3c4<>3 r4c2 r4c3<>4", "r1c4 + 1"},
      {"continuous-nice-loop", "6x6", "r1c1 = 12; r1c5 = 23; r6c5 = 34; r6c1 = 14",
       "r2c1 r3c1 r4c1 r5c1<>1 r1c2 r1c3 r1c4 r1c6<>2 r2c5 r3c5 r4c5 r5c5<>3 r6c2 r6c3 r6c4 "
       "r6c6<>4",
       "r6c5 + 2"},
      {"discontinuous-nice-loop", "9x9 6x6",
       "row 1: 5 at r1c1 r1c5; r1c5 = 56; column 5: 6 at r1c5 r6c5; column 1: 6 at r1c1 r6c1; r1c1 "
       "= 256",
       "r1c1<>2", "r1c2 + 5"},
      {"aic", "6x6", "r1c1 = 12; row 6: 2 at r6c1 r6c5; r3c5 = 23; r3c6 = 13", "r1c6 r3c1<>1",
       "r3c5 + 4"},
      {"aic", "9x9", "r1c1 = 12; row 6: 2 at r6c1 r6c5; r3c5 = 23; r3c6 = 13",
       "r1c4 r1c5 r1c6 r3c1 r3c2 r3c3<>1", "r3c5 + 4"},
      {"grouped-continuous-nice-loop", "9x9",
       "..o..x... ..o...o.o ....oo..! o......o. .....oo.. .o..o.... o..o..... .......oo .o.o....."},
      {"grouped-continuous-nice-loop", "6x6", "oo.... .x.oo. .o...o ..oo.. ..o.o. o!...o"},
      {"grouped-discontinuous-nice-loop", "9x9",
       ".o...o... o......o. ....o.o.. ..oo..... ...o!...o o......o. .....o..o .oo...... ...xo.o.."},
      {"grouped-discontinuous-nice-loop", "6x6", "oo.!.. .x.oo. .o...o ..oo.. ..o.o. o....o"},
      {"grouped-discontinuous-nice-loop", "9x9 10x10",
       "box 1: 4 at r2c1 r2c3 r1c2 r3c2; column 6: 4 at r2c6 r8c6", "r8c2<>4"},
      {"grouped-aic", "9x9",
       ".o...o... o......o. ....o.o.. ..oo..... ...o....o o....!.o. x....o..o .oox..... ....o.o.."},
      {"grouped-aic", "6x6", "o...o. ..o.oo o..o.. ..oo.! .x...o .oox.."},
      {"grouped-aic", "9x9", "r2c6 = 23; box 1: 2 at r1c1 r2c2 r2c3; r1c9 = 23",
       "r1c4 r1c5 r1c6 r2c7 r2c8 r2c9<>3"},
      {"grouped-aic", "12x12", "r2c6 = 23; box 1: 2 at r1c1 r2c2 r2c3; r1c9 = 23",
       "r1c5 r1c6 r1c7 r1c8 r2c9 r2c10 r2c11 r2c12<>3"},
  };
  return cases;
}

}  // namespace clew::test
