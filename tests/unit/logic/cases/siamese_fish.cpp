// Pairs of finned fish on the same bases.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_siamese_fish() {
  static const Cases cases = {
      {"siamese-finned-x-wing", "9x9",
       ".o......o ....o...o .o.o..... ...o...o. o......o. ..o.o.... .!..ooo.. ....o.o.. o.o.xx..."},
      {"siamese-finned-x-wing", "10x10",
       "o.o....x.o .....xo..o ..o.o..... .....o.o.. ...o....o. .o......o. o...o..... ......o..o "
       ".o...o...! ...o...o.."},
      {"siamese-finned-swordfish", "9x9",
       "...o.o..x .o.o..... o...o..o. ....o...o ....o...o o.o...ox. o...o..!. .o...o.o. ..o...o.."},
      {"siamese-finned-swordfish", "10x10",
       "o!...oo... o...o..... .oo.....oo ....oo.... .oo....... ......oo.. ...o.o.... ....oo.... "
       ".o.......x ...x...oo."},
      {"siamese-finned-jellyfish", "9x9",
       "!.oo.o... .x......o .....o.o. .o.....o. ..x...o.. ...o.o... o...o.o.o ...o...o. o...o...."},
      {"siamese-finned-jellyfish", "10x10",
       "o.o....... .....o.o.. o......o.. ..o...!.o. ....o...x. x.....o... .......oo. .o.oo..... "
       "....o.o..o .o.o.o...o"},
      {"siamese-finned-squirmbag", "9x9",
       "oo...o... ......o.o xx..o.... .....oo.. o.o.o.... !....o.o. .o.o..... ..oo..... .......oo"},
      {"siamese-finned-squirmbag", "10x10",
       ".o.....o.. .o.....o.. .....oo... ...ooo...o .o......o. o.o...o... .o.......o ..oo.o.... "
       "...!xo..o. o......x.."},
      {"siamese-finned-whale", "9x9",
       ".o.o...o. ....o.o.. .oo...... ..!..o.o. ..o....xx o..o....o o.....o.. ...o.oo.. o...o...."},
      {"siamese-finned-whale", "10x10",
       "o..o.o.... ..o..o.... ......oo.. ..o.o..... .......o.o ..o.o..... .o....x.x. o!....o.o. "
       "...oo..... .o......oo"},
      {"siamese-finned-leviathan", "9x9",
       "o.ox.oo.o ...xoo... ...x.oo.. .ooooo... o.o...oo. .ooo....o ...o.!o.. .o.o....o o..o.o.oo"},
      {"siamese-finned-leviathan", "10x10",
       "o...o...o. o.ooo....o oo.o..o.o. ..o.....o. o..oo....o ..oo..!..o ....oo.o.. .o...xox.. "
       "..o.o..... .......oo."},
      {"siamese-sashimi-x-wing", "9x9",
       "....oo... .o.....!o ..x...o.. .x..oo... o.......o ..o.....o o..o...o. ..oo..... ......oo."},
      {"siamese-sashimi-x-wing", "10x10",
       "o......o.. oo..oo.... .....oo... ...oo..... !.o.....o. ...x.....o ...o....o. ..x...o.o. "
       "...o...o.. .o.......o"},
      {"siamese-sashimi-swordfish", "9x9",
       "o.......o ....o.o.. .o.o.o... .......oo x.!..o... ..o.x.... ....o...o .ooo..oo. ....o...o"},
      {"siamese-sashimi-swordfish", "10x10",
       "o....o.o.. o.......o. .o.......o o....o.... ...oo...x. ...x.....o .o..o..o.. .!o...o... "
       "o.......o. ..o...o..."},
      {"siamese-sashimi-jellyfish", "9x9",
       ".....o... ..o...... .!.....o. ...o...oo o...x.... .o......o .o..o.... o..x..... ......o.."},
      {"siamese-sashimi-jellyfish", "centerdot",
       ".....o... ..o...... .......o. ..!o...oo o...x..o. .o......o .o..o.... o..x..... ......o.."},
      {"siamese-sashimi-squirmbag", "9x9",
       ".x.....o. !..o....o ..o..oo.. ..x....o. ...o.o... .o....o.. ....o.... ........o o........"},
      {"siamese-sashimi-squirmbag", "centerdot",
       ".x.....o. !..o....o ..o..oo.. ..x....o. ...o.o... .o....o.. ....o.... ........o o........"},
      {"siamese-sashimi-whale", "9x9",
       "..o.....o .o....... ....o.... .o.o.oo.. ...o..o!o o....x..x o.o...... o....o... .......o."},
      {"siamese-sashimi-whale", "centerdot",
       "..o.....o .o.!..... ....o.... ...o.oo.. ...o..o.o o.o..x..x o.o...... oo...o... .......o."},
      {"siamese-sashimi-leviathan", "9x9",
       "....xo... .o.ox.... o.......o ..!.o.... ..o.....o ..o....o. ......oo. ...o..o.. o....o..."},
      {"siamese-sashimi-leviathan", "x-9x9",
       "....xo... .o.ox.... o....!..o ....o.... ..o.....o ..o....o. ......oo. ...o..o.. o....o..."},
      {"siamese-finned-franken-x-wing", "6x6", ".x!o.. ..o.x. ..oo.o oo.... .o..o. o....o"},
      {"siamese-finned-franken-x-wing", "8x8",
       "o...o... o...o... ..o....o ...o.!.o ..oo.... .o...oo. ..x..o.. .o....x."},
      {"siamese-finned-franken-swordfish", "6x6", "!.o.o. o....o .o.x.. ..xo.o oo.... ...oo."},
      {"siamese-finned-franken-swordfish", "8x8",
       ".o.oo... o...o... ....o.o. .oo..o.. ...o...o ..o....o .!x..o.. o.....x."},
      {"siamese-finned-franken-jellyfish", "6x6", ".o.o.. .o...o o.o..o .o..o. x..o.. ..o!x."},
      {"siamese-finned-franken-jellyfish", "8x8",
       "..oo..o. x....o.. .o.....o o....x.o o.....o. !o..o... ..oo.... ....o.o."},
      {"siamese-finned-franken-squirmbag", "6x6", "..o..o .o..o. !.o..o .o.o.. o..oo. oxx..."},
      {"siamese-finned-franken-squirmbag", "8x8",
       ".....oo. oo...... ..o..o.o ...o...o .o..x.!. ...x..o. ..o.o... o...o..."},
      {"siamese-finned-franken-whale", "9x9",
       "o.o....x. ......o.x ....ooo.. .o...o.o. .o.o..... ....o.!.o ...o....o o......o. ..oo....."},
      {"siamese-finned-franken-whale", "8x8",
       ".o...o.. o...o.o. .o..o... ...o...o ..x..o.. o.....x. ..o.!.o. ...o...o"},
      {"siamese-finned-franken-leviathan", "9x9",
       "o.o....x. ......o.x ..!.ooo.. .o...o.o. .o.o..... ....o...o ...o....o o......o. ..oo....."},
      {"siamese-finned-franken-leviathan", "8x8",
       ".xox.... ..o.oo.. o...o... ...o...o oo!..... .....oo. .o....o. ...o...o"},
      {"siamese-finned-mutant-x-wing", "x-6x6", ".xo.o. ..oo.. o..o.. .o!..o oo..x. ...o.o"},
      {"siamese-finned-mutant-x-wing", "6x6", "o.o... ...o.o ...o!o oo..o. ..o.ox .o..ox"},
      {"siamese-finned-mutant-swordfish", "6x6", "oo!... ...o.o o.ox.. x...o. .o...o ..o.o."},
      {"siamese-finned-mutant-swordfish", "x-6x6", "x...o. ..o..o .o..x. ..oo.. .o!..o o..o.."},
      {"siamese-finned-mutant-jellyfish", "6x6", "..xo.. .o...o o..!.o .o..o. ..oxo. o....o"},
      {"siamese-finned-mutant-jellyfish", "x-6x6", "o..o.. ..o.x. o!o... .o..oo .o.x.. ..o..o"},
      {"siamese-finned-mutant-squirmbag", "6x6", "oxo.x. .o..o. ..o..o o..o.. !o.o.. .o..xo"},
      {"siamese-finned-mutant-squirmbag", "x-6x6", "oo..o. ...o.o ...o!o .oo... o.o... ..oxox"},
      {"siamese-finned-mutant-whale", "9x9",
       "....o.o.. oo..o.... ......oo. ....xo... ..oo..... .o...xx.o ...o....o ..o....o! o...o...."},
      {"siamese-finned-mutant-whale", "8x8",
       "..o.oo!. o.o..... .o.....o .o....o. ...o.o.. ...x.xo. oo.....o ...oo..."},
      {"siamese-finned-mutant-leviathan", "9x9",
       "xxo.o.... .o.....o. ..oo....o .o......o o.!.o.... ...o.o.o. o....o... ......o.. .o..o...."},
      {"siamese-finned-mutant-leviathan", "8x8",
       "o.....!o ...o.o.. .x..o.o. ..ox.... ..oxo... .o.....o o.....o. ...o.o.."},
  };
  return cases;
}

}  // namespace clew::test
