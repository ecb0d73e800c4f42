// Sentences about dots, letters and signs between cells, circles and squares in cells, and clues
// beside the grid.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr PatternRow about_marks[] = {
    // Dots.
    {Meaning::dot_consecutive, "$OBJ $BYDOT ~ $CONSEC"},
    {Meaning::dot_consecutive, "$DOT ~ (join|is [appear] between|between|show|mark|means|appear between) [that] [2] [adjacent] $OBJ [[that|and|which|means|show] [[that|digit|cell]] [digit on those cell] [is|has|with|that is|that are|which is]] (consecutive|with difference of 1|consecutive digit|difference of 1|differ by 1)"},
    {Meaning::dot_consecutive, "$DOT ~ (join|is between|between|show|means|mark) [2] consecutive (digit|cell)"},
    {Meaning::dot_consecutive, "$DOT ~ consecutive digit"},
    {Meaning::dot_consecutive, "consecutive (digit|cell) is join by $DOT"},
    {Meaning::dot_consecutive, "$DOT ~ (show|means|join) (difference of 1|consecutive|[that] digit [is] consecutive|digit with difference of 1)"},
    {Meaning::dot_consecutive, "(if|where|when) [2] (digit|cell) is join by $DOT [then] [they] [is|has] consecutive [digit]"},
    {Meaning::dot_consecutive, "$OBJ $BYDOT ~ (differ by [exactly] #|has difference of [exactly] #)"},
    {Meaning::dot_consecutive, "if 2 (digit|cell) is join by $DOT [then] they (is consecutive|has consecutive digit)"},
    {Meaning::dot_ratio, "$OBJ $BYDOT ~ $RATIO2"},
    {Meaning::dot_ratio, "on $OBJ $BYDOT ~ 1 digit is $DOUBLE"},
    {Meaning::dot_ratio, "$DOT ~ show (position|pair) where 1 digit is $DOUBLE"},
    {Meaning::dot_ratio, "1 digit is $DOUBLE on $OBJ $BYDOT"},
    {Meaning::dot_ratio, "$DOT ~ (join|is [appear] between|between|show|means|sits between|appear between|mark) [that] [2] [adjacent] $OBJ [that|which|and means|means [that]|show] ($RATIO2|with ratio of # : #|with ratio # : #|where 1 is $DOUBLE|when 1 is $DOUBLE)"},
    {Meaning::dot_ratio, "$DOT ~ (show|means|join|is between) ([digit on] # : # ratio|ratio [of] # : #|digit where 1 is $DOUBLE|[that] 1 digit is $DOUBLE|digit on ratio [of] # : #)"},
    {Meaning::dot_ratio, "$OBJ $BYDOT ~ has ratio of [exactly] #"},
    {Meaning::dot_ratio, "$DOT ~ join 2 (digit|cell) [where] 1 of which is $DOUBLE"},
    {Meaning::dot_ratio, "(if|where|when) [2] (digit|cell) is join by $DOT [then] (1 [digit] is $DOUBLE|they $RATIO2)"},
    {Meaning::dot_ratio, "if 2 (digit|cell) is join by $DOT [then] (1 is $DOUBLE|they $RATIO2)"},
    {Meaning::dot_both, "normal kropki [dot|pair] rule apply"},
    {Meaning::dot_both, "normal kropki [dot|pair] rule apply for @ and @ dot"},
    {Meaning::dot_difference, "$OBJ $BYDOT ~ has (difference given|given difference|difference of given digit) [on (dot|circle)]"},
    {Meaning::dot_difference, "[circled] digit (on|between 2 cell) [$DOT] ~ (is|show) difference between [digit on] [its] [2] [join] (cell|digit|2 cell)"},
    {Meaning::dot_sum, "if 2 cell is join by $DOT digit on those [2] cell sum to digit on (circle|dot)"},
    {Meaning::dot_sum, "$OBJ $BYDOT ~ sum to (digit|clue) on $Q (dot|circle)"},
    {Meaning::not_all_given, "not [quite|necessarily] (each|each of) [possible|valid|kropki|such|of|these|those] [possible|kropki|these|those] $MARKS [is] [necessarily|may is|may|has been|have been] [necessarily] [is] (given|there)"},
    {Meaning::not_all_given, "there is no negative constraint [on this puzzle|for $MARKS|here]"},
    {Meaning::not_all_given, "no negative constraint [apply]"},
    {Meaning::not_all_given, "negative constraint $NEG apply"},
    {Meaning::not_all_given, "[$Q] [possible] $MARKS [may|is] not [necessarily] [each|is] [each] [necessarily] given"},
    {Meaning::not_all_given, "there may is $MARKS that is not given"},
    {Meaning::not_all_given, "not each $MARKS that (is possible|may is given|exists|may appear) [is|may is] [necessarily] given"},
    {Meaning::not_all_given, "[some] [possible] $MARKS may (is missing|not is given|be omitted)"},
    {Meaning::not_all_given, "not each [possible] pair (join by|with) $MARKS is given"},
    {Meaning::all_given, "(each|each of) [possible] [@] [kropki] dot [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] @ and @ dot [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] % [clue] [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] xv [clue|pair|mark|symbol] [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] % and % [clue] [is|has been] given"},
    {Meaning::all_given_mixed, "(each|each of) [possible] @ dot and % [is|has been] given"},

    // Letters.
    {Meaning::mark_x, "$OBJ $BYX ~ ([has digit [that|which]] sum [up] to [sum of] #|has sum of #|has sum #|has digit that sum to #)"},
    {Meaning::mark_x, "$XV ~ (join|is between|between|appear between) [2] [adjacent] (digit|cell|cell with digit) (sum to #|that sum to #|with sum of #|which sum to #|means they sum to #|whose digit sum to #|whose sum is #)"},
    {Meaning::mark_x, "$XV ~ (show|means) [that] ([2] [adjacent|join] (digit|cell) sum to #|sum of #|sum [is] #)"},
    {Meaning::mark_x, "$XV between 2 (cell|digit) (show|means) [that] [those|they] [2] [cell|digit] sum to #"},
    {Meaning::mark_x, "(if|where|when) [2] (digit|cell) is join by $XV [then] they sum to #"},
    {Meaning::mark_x, "if 2 (digit|cell) is join by $XV [then] they sum to #"},
    {Meaning::mark_xv, "$OBJ (join (by|with)|with|that is join by) [@] (x [(and|or|/)] v|xv) [between them] ~ sum to # [x] (and|or) # [v] [respectively]"},
    {Meaning::mark_xv, "$OBJ join by [@] (x or v|x / v) sum to # (or #|x or # v)"},
    {Meaning::mark_xv, "(x / v|xv|x and v) join cell that sum to # [x] (or|and) # [v]"},
    {Meaning::mark_xv, "normal xv [sudoku] rule apply"},

    // Parity, inequality.
    {Meaning::odd, "$INSHAPE ~ (is|has) [only] odd [digit]"},
    {Meaning::odd, "[shaded|$Q] [shaded|opaque] [@] [shaded|opaque] circle [cell] ~ (is|has|show|mark) odd [digit]"},
    {Meaning::even, "$INSHAPE ~ (is|has) [only] even [digit]"},
    {Meaning::odd, "on [$Q] [shaded|opaque] [@] circle ~ is odd"},
    {Meaning::even, "on [$Q] [shaded|opaque] [@] square ~ is even"},
    {Meaning::even, "[shaded|$Q] [shaded|opaque] [@] [shaded|opaque] square [cell] ~ (is|has|show|mark) even [digit]"},
    {Meaning::inequality, "$Q (inequality [sign|symbol]|arrow [between cell]|sign|greater than sign|carets|chevrons|inequality sign between [2] (cell|digit)|chevron|caret) ~ [always] point (to|toward|towards|at) (smaller [of] [2] [adjacent] [digit|cell] [it (join|is between|sits between)]|smaller digit|smaller of 2 digit [it sits between]|cell with smaller digit)"},
    {Meaning::inequality, "$Q [symbol] > [sign|symbol] between 2 cell point to smaller digit"},
    {Meaning::inequality, "digit [on cell] join by [$Q] (inequality sign|sign) [obey|satisfy] [that] (sign|inequality)"},
    {Meaning::inequality, "(digit|cell) (respect|obey|satisfy|follow) [$Q] inequality [sign]"},

    // Quadruples and counting circles.
    {Meaning::quadruple, "$QUAD ~ [each] [may] (appear|is|is appear) [at least once] [each] [at least once each] $QSUR [at least once [each]]"},
    {Meaning::quadruple, "[4] cell (around|surrounding|touch) [$Q] [@] circle has (each digit|digit|each of digit) [given] (on|on that) circle [at least once]"},
    {Meaning::counting_circles, "digit on [$Q] [small] [@] circle ~ (show|is) [exactly] [how many times [it|that digit] appear on [$Q] [small] [@] circle [on puzzle]|how many circle (has|have) that digit|how many [of] [@] circle has (that digit|it)|digit of [@] circle (that has that digit|with that digit|on grid that has that digit|has that digit)|how many times that digit appear on [@] circle [on grid]|digit of times that digit appear on [$Q] circle]"},
    {Meaning::counting_circles, "digit on circle appear exactly that many times on circle"},
    {Meaning::counting_circles, "[if] digit n [appear] on circle n appear on exactly n circle"},

    // Clues beside the grid.
    {Meaning::little_killer, "$OUTCLUE ~ $SHOWS [sum] [of] [$Q] [digit|cell] [of] [digit on cell] [on|of] [$Q|that] [given] diagonal [path] [given [by arrow]] [which may has repeat digit|with repeat permitted]"},
    {Meaning::little_killer, "([$Q] digit|cell|[$Q] sum of digit) on [$Q] (given|arrowed) diagonal ~ sum [up] to (sum given|given (sum|clue|digit)|clue [outside grid]|sum|digit given|clue given)"},
    {Meaning::little_killer, "[$Q] given diagonal sum to (given (digit|sum|clue)|(digit|sum|clue) given)"},
    {Meaning::little_killer, "$OUTCLUE [is|$SHOWS] sum of [$Q] (digit|cell|digit on cell) on [given] diagonal [given] [by arrow]"},
    {Meaning::little_killer, "$OUTCLUE ~ $SHOWS sum of [$Q] (digit|cell) on (direction of arrow|given direction|that diagonal|diagonal [given by arrow|it point to])"},
    {Meaning::little_killer, "[$Q] little killer clue ~ $SHOWS sum of (digit|cell) on [given] diagonal"},
    {Meaning::little_killer, "digit on diagonal given by arrow outside grid sum to given digit [at that arrow]"},
    {Meaning::little_killer, "digit on [$Q] diagonal sum to (digit|clue) given outside grid"},
    {Meaning::little_killer, "[$Q] digit on [$Q] diagonal ([that] (given|point to)|point to) by arrow [outside [of] grid] sum [up] to (given (digit|clue|sum)|(digit|clue|sum) given)"},
    {Meaning::little_killer, "$OUTCLUE ~ $SHOWS sum of [$Q] digit on diagonal path of [that] arrow"},
    {Meaning::little_killer, "normal little killer rule apply"},
    {Meaning::sandwich, "$OUTCLUE ~ $SHOWS [sum] [of] [$Q] [digit] [that] [appear|is] [sandwich] between 1 and 9 $INLINE"},
    {Meaning::sandwich, "$OUTCLUE $SHOWS sum of [$Q] digit join by 1 and 9 $INLINE"},
    {Meaning::sandwich, "[normal] sandwich [sudoku] rule apply"},
    {Meaning::sandwich, "$INLINE digit between 1 and 9 $INLINE sum to (clue [outside grid]|given (clue|sum))"},
    {Meaning::x_sum, "$OUTCLUE ~ $SHOWS [sum [of]] [first x|x first|first n] (digit|cell) [seen] $FROMCLUE [where (x|n) is [equal to] [digit of] [(first [of] [these|those] [seen] (digit|cell)|digit [appear] [on] ([cell] (next to|nearest to|nearest|closest to) clue|first cell|closest cell to clue|nearest cell to clue))] $FROMCLUE]"},
    {Meaning::skyscraper, "$OUTCLUE ~ $SHOWS (digit of|how many) (skyscraper|building|buildings) [that] [is] [visible|given|may is seen|seen|can be seen] [from (that|clue|that position|that point|that direction|there|edge)] $SKY"},
    {Meaning::numbered_room, "$OUTCLUE ~ $SHOWS digit [that] [has to] [is] [appear|is] (on nth (cell|position)|n cells away) $FROMCLUE [where n is [equal to] [digit on] first (digit|cell) [on that direction|$FROMCLUE]]"},
    {Meaning::nothing, "x being first digit $FROMCLUE"},
};
// clang-format on

}  // namespace

std::span<const PatternRow> mark_patterns() { return about_marks; }

}  // namespace clew::text::rules
