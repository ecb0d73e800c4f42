// Singles, locked candidates and multiple lines.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_singles() {
  static const Cases cases = {
      {"full-house", "4x4", "r1c1 is 1; r1c2 is 2; r1c3 is 3", "r1c4=4"},
      {"full-house", "samurai",
       "r7c7 is 1; r7c8 is 2; r7c9 is 3; r8c7 is 4; r8c8 is 5; r8c9 is 6; r9c7 is 7; r9c8 is 8",
       "r9c9=9"},
      {"full-house", "tridoku",
       "r1c1 is 1; r2c1 is 2; r3c1 is 3; r4c1 is 4; r5c1 is 5; r6c1 is 6; r7c1 is 7; r8c1 is 8",
       "r9c1=9"},
      // Two cells of the row are open; a house of five cells need not hold every digit.
      {"full-house", "4x4", "r1c1 is 1; r1c2 is 2", "nothing"},
      {"full-house", "argyle", "r5c1 is 1; r6c2 is 2; r7c3 is 3; r8c4 is 4", "nothing"},
      {"naked-single", "9x9 roxdoku", "r1c5 = 7", "r1c5=7", "r1c5 + 3"},
      {"naked-single", "antiknight",
       "r3c4 is 1; r3c6 is 2; r4c3 is 3; r4c7 is 4; r6c3 is 5; r6c7 is 6; r7c4 is 7; r7c6 is 8",
       "r5c5=9"},
      {"hidden-single-box", "9x9", "box 5: 3 at r4c6", "r4c6=3", "r6c4 + 3"},
      {"hidden-single-box", "8x8", "box 5: 8 at r5c3", "r5c3=8", "r6c4 + 8"},
      {"hidden-single-line", "9x9 antiking latin-10", "column 5: 3 at r4c5", "r4c5=3", "r9c5 + 3"},
      {"hidden-single-line", "hyper", "window 1: 3 at r2c2", "r2c2=3", "r4c4 + 3"},
      {"pointing", "9x9",
       "...o..x.. .o......o .o...o..o o.o...... .....oo.. ...o..o.! o...o.... ....o..o. ..o....o."},
      {"pointing", "6x6", "oo...! .x.oo. .o...o ..oo.. ..o.o. o....o"},
      {"claiming", "9x9",
       ".o.....o. ...oo.... .o......o ......oo. ..oo..... ..o.o.... o....ox.. o....o... !......oo"},
      {"claiming", "6x6", "...oo. oo.... o.o.!. .x.o.o o.o... ....oo"},
      {"crossing", "x-9x9",
       "the main diagonal: 2 at r4c4 r5c5 r6c6; box 5: 2 at r4c4 r5c5 r6c6 r4c5", "r4c5<>2",
       "r1c1 + 2"},
      // Cells that see r4c2 and r4c4 by a knight's move, or one of them by a knight's move and the
      // other by its column.
      {"crossing", "antiknight", "row 4: 8 at r4c2 r4c4", "r2c3 r3c2 r3c4 r5c2 r5c4 r6c3<>8",
       "r4c9 + 8"},
      {"crossing", "hyper", "window 1: 3 at r2c2 r3c2; column 2: 3 at r2c2 r3c2 r6c2", "r6c2<>3"},
      // A value in an implied house does not remove candidates automatically.
      {"crossing", "hyper", "r1c1 is 5; row 5: 5 at r5c1 r5c3; row 9: 5 at r9c5", "r6c3<>5"},
      {"law-of-leftovers", "jigsaw-6x6:111122122223144333444533455555666666",
       "o...o. o.o... x..o.. .o..o. ...o.o o....o"},
      {"law-of-leftovers", "jigsaw-6x6:111446124456124456123556223356233356",
       "oox..o ...o.. .o.... ..o.o. o..o.. ....oo"},
      {"law-of-leftovers", "jigsaw-6x6:111122122223144333444533455555666666",
       "o...o. o.o..o oooo.. .ooooo ooo.oo oooooo", "nothing"},
      {"multiple-lines", "9x9",
       "...o.o... ..o....o. .o......o o...o.... ..o.o..x. ....!.o.o o....o... .o....o.. ...o..o.."},
      {"multiple-lines", "6x6", ".xo.o. ..o..o ...o.o oo.... .o..o. o.!o.."},
  };
  return cases;
}

}  // namespace clew::test
