// Rows against columns, without fins.
#include "unit/logic/cases/all.h"

namespace clew::test {

const Cases& cases_of_basic_fish() {
  static const Cases cases = {
      {"x-wing", "9x9",
       ".....o..o o...o.... xo....o.. ...o....o o..o..... .o....o.. .!o..o... ....o..o. ..o....o."},
      {"x-wing", "10x10",
       "......o.o. ..o.o..... !.o....o.. ...o.....o ......o.o. .oo....... ...o.....o ....o..o.. "
       "ox...o.... o....o...."},
      {"swordfish", "9x9",
       "....oo..o o.o...... ...o..o.. ..o.....o ...o..o.. .o...o... ...o!..o. o...o.... .o.....x."},
      {"swordfish", "10x10",
       "......o.o. oo........ o...o..... ......xo.. ..o......o o.......o. o..oo..... ..o....o.o "
       ".o...o...! ...o.o...."},
      {"jellyfish", "9x9",
       ".....o!.o o.o...... .....o..o ...o....o .o..o.... .o....o.. o.o...... ....o..o. ...x..oo."},
      {"jellyfish", "10x10",
       "...o.o!... ...o...o.. ..o....o.. ....o.o..o oo...o.... o......o.. ........oo .oo....... "
       "...x..o... ....o...o."},
      {"squirmbag", "9x9",
       "..oo..... .o.....o. ....o.o.. .....o.o. o...o.... ..o..!o.. ..x..o..o o..o..... .o......o"},
      {"squirmbag", "10x10",
       "oo.......o .......o.o .......oo. ...oo..... .....oo... o..x...... .o......o. !...oo.... "
       "..o...o... ..o...o..."},
      {"whale", "9x9",
       "..oo....o ....o.o.. .o..!o... ......o.o ..o.o.... o....o... o....o... ...o...o. .x.....o."},
      {"whale", "10x10",
       "xo.......o .......o.o .......oo. ...oo..... .....oo... o..o...... .o......o. ....oo.... "
       ".!o...o... ..o...o..."},
      {"leviathan", "9x9",
       ".o..o.!.. .o..o.... .......oo ..oo..... o....o..o ..o....o. ...o.o... o.....o.. .x....o.."},
      {"leviathan", "10x10",
       "....oo..x. .o....o... ..o.o..... .......o.o ..o..o.... ...o..o... .......o.o oo........ "
       "o.!....o.. ...o....o."},
  };
  return cases;
}

}  // namespace clew::test
