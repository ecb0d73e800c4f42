// Patterns and colours of one digit, and its templates.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_single_digits() {
  static const Cases cases = {
      {"skyscraper", "9x9",
       ".....o..o .o...!..o o....o.x. ......oo. ...oo.... o.o...... .o.....o. ..o...o.. ...oo...."},
      {"skyscraper", "6x6", ".oo... .x..oo .o..!o ..o.o. o..o.. o..o.."},
      {"two-string-kite", "9x9",
       ".o...o... o......o. ....o.o.. ..oo....! ...o....o o......o. x....o..o .oo...... ....o.o.."},
      {"two-string-kite", "6x6", "..o.o. o..o.. ..!o.o .oox.. .o..o. o....o"},
      {"turbot-fish", "9x9",
       ".o.o.!... o......o. .....o.o. .x...o... o.o...o.. ...o....o ..o.o.... ....o.o.. .o......o"},
      {"turbot-fish", "6x6", "oo..x. !..oo. o....o ..o..o .oo... ...oo."},
      {"empty-rectangle", "9x9",
       "..oo..... !.....oo. o..o....x .o...o... ......o.o .o...o... .......oo o...o.... ..o.o...."},
      {"empty-rectangle", "6x6", ".o..o. o....o ox.o.. .o.!o. ..o..o ..oo.."},
      {"dual-two-string-kite", "9x9", "row 1: 47 at r1c2 r1c7; column 1: 47 at r2c1 r8c1",
       "r8c7<>47", "r1c4 + 4"},
      {"dual-two-string-kite", "6x6",
       "row 1: 4 at r1c2 r1c5; column 1: 4 at r2c1 r5c1; row 2: 4 at r2c1 r2c6; column 2: 4 at "
       "r1c2 r6c2",
       "r5c5 r6c6<>4", "r1c4 + 4"},
      {"dual-empty-rectangle", "9x9",
       "o.......o ...o.o... .o....o.. ...o!o... .o..x.o.. ..o....o. .......oo o....o... ..x.o...."},
      {"dual-empty-rectangle", "6x6", "o...o! ox.o.. ..o..o ..oo.. .o..x. ..o..o"},
      {"simple-colours-trap", "9x9",
       "..x.....o o......o. ...oo.... .!o...o.. ..o...o.. ...o.o... .o.....o. .....o..o oo..o...."},
      {"simple-colours-trap", "6x6", "oo.!.. .x.oo. .o...o ..oo.. ..o.o. o....o"},
      {"simple-colours-wrap", "9x9",
       "....o.o.. ....o..oo .oo...... .o...o... .....oo.. ..o.....o ...o.x..! x.....oo. o..x....."},
      {"simple-colours-wrap", "6x6", "x....o ..ox.. o!...x .x..o. ..xox. .o...x"},
      {"multi-colours-1", "9x9",
       ".o....o.. ...oo.... o.....o.. ..o...o.. ...oo.... o.......o .!...o.o. .....o.o. .oox....o"},
      {"multi-colours-1", "6x6", "o.!o.. ..o.oo o..o.. ..o.o. xo...o .o..o."},
      {"multi-colours-2", "9x9",
       ".o.....o. ...oo.... .o......o ......ox. ..oo..... ..o.o.... o....ox.. o....o... .....!.oo"},
      {"multi-colours-2", "6x6", "oo.... ...!oo ...o.x o.ox.. ....oo .oo..."},
      {"template-set", "4x4",
       "row 1: 1 at r1c1 r1c2; row 3: 1 at r3c3 r3c1; column 3: 1 at r2c3 r3c3; row 2: 1 at r2c3 "
       "r2c1",
       "r1c2=1 r2c3=1 r3c1=1 r4c4=1", "r1c4 + 1"},
      {"template-set", "6x6",
       "row 1: 3 at r1c1 r1c5; row 2: 3 at r2c2 r2c4; row 3: 3 at r3c1 r3c2; row 4: 3 at r4c4 "
       "r4c5; row 5: 3 at r5c3 r5c4; row 6: 3 at r6c3 r6c6",
       "r5c3=3 r6c6=3", "r1c6 + 3"},
      {"template-delete", "4x4",
       "row 1: 1 at r1c1 r1c2; row 3: 1 at r3c3 r3c1; column 3: 1 at r2c3 r3c3", "r2c1 r2c2<>1",
       "r1c4 + 1"},
      {"template-delete", "6x6",
       "row 1: 1 at r1c1 r1c2; row 3: 1 at r3c1 r3c4; row 4: 1 at r4c1 r4c5; row 5: 1 at r5c3 "
       "r5c6; row 6: 1 at r6c3 r6c4; row 2: 1 at r2c4 r2c5 r2c6 r2c1",
       "r1c1 r2c1<>1"},
  };
  return cases;
}

}  // namespace clew::test
