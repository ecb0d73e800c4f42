// Fish with boxes, with fins and without.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_franken_fish() {
  static const Cases cases = {
      {"set-equivalence", "9x9 x-9x9",
       "x.o...o.. ..oo..... oo.....oo oo.....oo oo..oo.oo oo.....oo oo....!oo ...oo.... .....oo.."},
      {"franken-x-wing", "9x9",
       "....o.o.. .o..o.... ..o..!o.. .....o.o. ..ox..... .o...o..o o..o..... .......oo o...o...."},
      {"franken-x-wing", "8x8",
       ".....oo. o.o..... ....o.x. ..oo.... o..o.... ....!oo. .o.....o .o..o..o"},
      {"franken-swordfish", "9x9",
       "..o.o.... .x.....oo ...oo...! .o...oo.. ..o..o... o.....o.. .o.o..... .......oo o..o....."},
      {"franken-swordfish", "8x8",
       "..oo.o!. o....o.. .oo..... ....o..o .o....o. o......o x...o.o. ...o.o.."},
      {"franken-jellyfish", "9x9",
       "...o..o.. .oox..... ..!....oo o......o. ....o..o. .o...oo.. ....o...o .o.....o. o.o..o..."},
      {"franken-jellyfish", "8x8",
       "o...o... o.x..o.. ....o..o .oo..... ...o..oo !o...o.. ....o.o. .o.o...."},
      {"franken-squirmbag", "9x9",
       "...o..o.. .xo...... ....o..oo o......o. !..oo.... .o...oo.. ....o...o oo.....o. ..o..o..."},
      {"franken-squirmbag", "8x8",
       "..o..o.. ..o...o. o....o.. .o..o... ....o.o! oo.....o ...ox... ...o...o"},
      {"franken-whale", "9x9",
       "..ox..... o....o.o. .....o..o ....o.o.. .o.o..... o.....o.. o...o..!. ..o....oo .o...o..."},
      {"franken-whale", "8x8",
       "o.o..!.. x....o.o ...oo... ..o....o ......oo .o.oo... .....oo. .o.o...."},
      {"franken-leviathan", "9x9",
       "o...o.o.. .o..o...! ...o..o.. .....ox.. ..o....o. .o...o..o ...o....o ..o....o. o...o...."},
      {"franken-leviathan", "8x8",
       "o.o.o... o....o.. ....oo.. ..ox.... .o....oo .o!..o.. ......oo .o.o...."},
      {"finned-franken-x-wing", "9x9",
       "...o...o. .oo...... ...o...oo o......x. ....o.o.. .o...oo.. ....o...o .o...!.o. o.o..o..."},
      {"finned-franken-x-wing", "8x8",
       ".o.oooo. o.o..... x...o..o ..oo.... ......oo .oo..... o......o o...!o.."},
      {"finned-franken-swordfish", "9x9",
       ".o..o..o. .o....o.. ...!o.o.. ...o.o..o o.o...... ..x.....o o.oo...o. .....oo.. ..o...o.."},
      {"finned-franken-swordfish", "8x8",
       "...x..o. .o...o.. o.o..... ....oo.! ......oo o.o.o... ..o..o.. .o.o...o"},
      {"finned-franken-jellyfish", "9x9",
       ".o..x..o. .o....o!. o...o.... ...o.o..o o.o...... ..o.....o ..oo...o. .....oo.. ..o...o.."},
      {"finned-franken-jellyfish", "8x8",
       ".o!..oo. .o..o... ...xo..o o..o.... o.o..... .....o.o ..o...oo .o.o...."},
      {"finned-franken-squirmbag", "9x9",
       "...o..o.. .ooo..... ..!....oo o......x. ....o.o.. .o...oo.. ....o...o oo.....o. ..o..o..."},
      {"finned-franken-squirmbag", "8x8",
       "o....o.. o.o..o.. ....o..o ..ox.... ...o..oo .o.....o !.....oo .o.oo..."},
      {"finned-franken-whale", "9x9",
       ".....o..o ..o..o.o. ..o.....o o!o...... ...oo.... ......oo. xo.oo.... ......oo. .o....o.."},
      {"finned-franken-whale", "8x8",
       "....o..o .oo..... ....o!o. oo...... o....o.x ..o..o.. ...o..o. .o.oo..."},
      {"finned-franken-leviathan", "9x9",
       "...o..o.. .oo...... ...o...oo o......o. ....o.o.. .o...oo.. ....o...o .o.....o! x.o..o..."},
      {"finned-franken-leviathan", "8x8",
       ".o...o.. ...o.o.. ..o....o ...o.o.. o.....o. o.o...o. .oo.x... ..!.o..o"},
  };
  return cases;
}

}  // namespace clew::test
