// Rows against columns, with fins; and sashimi.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_finned_fish() {
  static const Cases cases = {
      {"finned-x-wing", "9x9",
       "o.....o.. ...o...o. .o..o.... ..o....o. .....o..o ..oo....! ...oo.... .o...ox.o o.......o"},
      {"finned-x-wing", "10x10",
       ".o.......o .ox...o... ....o.!.o. ..o..o.... .o....oo.. ...o....o. o........o ...o...o.. "
       "....o....o o....o...."},
      {"finned-swordfish", "9x9",
       "o......o! ..ooo.... .....oo.. .o.....x. ..oo..... .....o.oo o....o... .o..o.... ......o.o"},
      {"finned-swordfish", "10x10",
       "....o....o ..o......o ...o.o.... ..!.o...o. .o....o... .o...oo... ..oo...o.. o.......o. "
       "o.......oo ....x..o.."},
      {"finned-jellyfish", "9x9",
       "o.....o.. .....oo.. .o.o..... o...x...o ...x...o. !.oo.o... .oo...... ...oo.... .......oo"},
      {"finned-jellyfish", "10x10",
       "o.....o.o. ...oo..... oo........ ......oo.. ..oo..!... .......o.o ...oo....o .o...x.... "
       "...o....o. ..o..o...."},
      {"finned-squirmbag", "9x9",
       ".o.....o. ...o...o. !.oo..... .o...o... ......ox. ..o..oo.. .o......o o...o.... o...o...o"},
      {"finned-squirmbag", "10x10",
       "o.x....... o....oo... ......o.o. .o.o...o.. .o.o...... !....o..o. ..o......o ....o..o.. "
       "........oo o...o....."},
      {"finned-whale", "9x9",
       "..o...o.. .....o.oo ..o..o.!. .o.....o. ...o....o o..o..... ....o.x.. oo..o.... ......o.o"},
      {"finned-whale", "10x10",
       "..o.....o. ..o..o.... ....o.o... o...o....o .o.o...... .....oo... ...x.....o o......oo. "
       ".o...o.... ..o....o.!"},
      {"finned-leviathan", "9x9",
       "..o..o... x.......o .o...o.o. ...oo.... .o......o ..o....o! ..oo..... o.....o.. ....o.o.."},
      {"finned-leviathan", "10x10",
       ".o.o...... .....o!.o. ....o...oo ...o..o... .o.....o.. o....o.... o.....o... ....oxo... "
       "..o....o.. ..o......o"},
      {"sashimi-x-wing", "9x9",
       "oo..x.... ...o.o... ......o.o o.....o.. .o.o..... ....o..o. ..o....o. ..o.....o .!..oo..."},
      {"sashimi-x-wing", "10x10",
       ".o....o... ....o!.o.. .o......o. o....o.... ...o.o.... ....o....o ..o....o.. o...x....o "
       "..o...o... ...o....o."},
      {"sashimi-swordfish", "9x9",
       "x...o.... ....o.o.o ..o....o. ....!o.o. .o.....o. o....o... ...o....o ...o..o.. .oo......"},
      {"sashimi-swordfish", "10x10",
       "o......o.. ....o....o .o.......o ....oo.... ..oo...... ........oo ....o.o... o......o.. "
       ".xo..oo... .!.o....o."},
      {"sashimi-jellyfish", "9x9",
       "..o..o... .o....o.. ....o..o. ...o...o. oo...o... ...o....o ....o...x o.o...... ..!.o.o.."},
      {"sashimi-jellyfish", "10x10",
       "...o..o... o.o....o.. .!...o...o o.o....... ......o..o .o..o..... ...o.x.... ...o...o.. "
       ".o......o. ....o...o."},
      {"sashimi-squirmbag", "9x9",
       "..o..o... ....o...o .o!....o. ....o...o .o....o.. o..o..... .....o.o. ..o.o.... x..o..o.."},
      {"sashimi-squirmbag", "10x10",
       "...o.....o ..o.....o. ...o.....o .o.!....o. o.....o... o....o.... ..x....o.. ....oo.... "
       "....o.oo.. oo........"},
      {"sashimi-whale", "9x9",
       "..o..oo.. ..o..o... ....o...o .....o.o. .oo...... ...o...o. o...o..!. o.....o.o .x.o....."},
      {"sashimi-whale", "10x10",
       "o.......o. ..o...o... o......o.. .o...o.... .o..ox.... ......o..o ..o..o.... ....o...o. "
       "...o...o.! ...o.o...o"},
      {"sashimi-leviathan", "9x9",
       "..oo..... ...o...o. o....!o.. .......oo .oo...... ....oox.. .o......o .....o..o oo..o...."},
      {"sashimi-leviathan", "10x10",
       "o.......o. ..o...o... o......o.! .o...o.... ..o.o..... ......o..o ..o..o.... ....o...o. "
       "...o...o.. .x.o.o...o"},
  };
  return cases;
}

}  // namespace clew::test
