// English names of houses and marks. Those of kinds of constraints are in kinds.def.
#include "model/names.h"

namespace clew::english {

constinit const Names names{
    .houses = {"row", "column", "box", "region", "diagonal", "window", "group"},
    .main_diagonal = "the main diagonal",
    .anti_diagonal = "the anti-diagonal",
    .of_grid = " of grid ",
    .kind = clew::name,
    .difference = "the white dot",
    .ratio = "the black dot",
    .pair_sum = "the sum",
    .greater = "the inequality",
    .v = "the V",
    .x = "the X",
    .between = " between ",
    .and_ = " and ",
};

}  // namespace clew::english
