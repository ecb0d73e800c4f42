// Fish of any houses, with fins and without; kraken fish.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_mutant_fish() {
  static const Cases cases = {
      {"mutant-x-wing", "6x6", "..oo.. x...o. o....o ..o.oo .o.o!. .o.o.."},
      {"mutant-x-wing", "x-6x6", "...o.o !oo... ....oo o.x... o..oo. .oo..."},
      {"mutant-swordfish", "6x6", "...x.o o.o... .oo... ...oo! ...oo. oo...o"},
      {"mutant-swordfish", "x-6x6", ".o...o .x.o.! ..o.o. ..o.o. o....o o..o.."},
      {"mutant-jellyfish", "6x6", "o....o .o.o.. o...xo ..oo.! .o..o. ..o.o."},
      {"mutant-jellyfish", "x-6x6", "o..o.. .ox.o. .o...o !.oo.. oo.... ....oo"},
      {"mutant-squirmbag", "6x6", ".o..o. o..o.. ....oo o.o..x ..oo.. !o..o."},
      {"mutant-squirmbag", "x-6x6", "o.!..o .o.o.. o.o... ....ox .o.o.. ..o.o."},
      {"mutant-whale", "9x9",
       ".oo...... ...oo.o.. .o.....o. ....x...o o....o!o. ..o.o.... o.o...... ......o.o ...o.o..."},
      {"mutant-whale", "x-6x6", "o..o.o o.o..! ....oo .oo.o. ...xo. oo...."},
      {"mutant-leviathan", "9x9",
       ".oo...... ...oo.o.. .o.....o. ....o...o o....o.o. ..o.o.!.. o.o...... ...x..o.x ...o.o..."},
      {"mutant-leviathan", "8x8",
       "x......o ...o..o. .o..o... o..o...o .o.!.o.. .o...o.. ..o...o. ..o.o..."},
      {"finned-mutant-x-wing", "6x6", "....oo .oo.x. ..oo.. o.!.o. oo.... ...o.o"},
      {"finned-mutant-x-wing", "x-6x6", "...ox. oo.... .o.o.o .!o.o. o.o... ....oo"},
      {"finned-mutant-swordfish", "6x6", "o.o... ....oo ..oo.. o!..o. .oxo.. .o...o"},
      {"finned-mutant-swordfish", "x-6x6", "...!oo o.o... ..ooo. oo.... .xo... ...o.o"},
      {"finned-mutant-jellyfish", "6x6", "o.o... ...!oo ..oo.. o...o. .oxo.. .o...o"},
      {"finned-mutant-jellyfish", "x-6x6", "x.o... ...o.o o.o.!. ..oooo .o.o.. .o..o."},
      {"finned-mutant-squirmbag", "6x6", ".xo... ...o.o o.o.o. o....o .o..o. !o.o.."},
      {"finned-mutant-squirmbag", "x-6x6", ".o...o .o.o.o ..o.x. o...o. ..oo.. o.!.o."},
      {"finned-mutant-whale", "9x9",
       ".ox...... ...oo.o.. .o.!...o. ....o...o o....o.o. ..o.o.... o.o...... ......o.o ...o.o..."},
      {"finned-mutant-whale", "x-6x6", "....oo oooo.. ..o!.o .o...o xo.o.. ...oo."},
      {"finned-mutant-leviathan", "9x9",
       ".oo...... ...oo.x.. .o...!.o. ....o...o o....o.o. ..o.o.... o.o...... ......o.o ...o.o..."},
      {"finned-mutant-leviathan", "8x8",
       "..!o..oo ...oo... ..o...o. .o..oo.. ..o..oo. .o.x.... o......o o......o"},
      {"kraken-fish-1", "9x9",
       "....o..o. o.o...... ...!o..o. ..o..o... o....o... ...o..x.o .o......o .o.o....o .....ooo."},
      {"kraken-fish-1", "6x6", "..o.o. .xo..o ..oo.. oo..o! oo..o. .o.ooo"},
      {"kraken-fish-2", "9x9 x-9x9",
       "row 1: 7 at r1c2 r1c4 r1c6; row 5: 7 at r5c2 r5c4 r5c8; row 6: 7 at r6c2 r6c4; r9c6 r8c8 = "
       "37",
       "r9c9<>3", "r5c3 + 7"},
  };
  return cases;
}

}  // namespace clew::test
