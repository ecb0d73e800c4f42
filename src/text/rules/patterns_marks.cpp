// Sentences about dots, letters and signs between cells, circles and squares in cells, and clues
// beside the grid.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

constexpr PatternRow patterns[] = {
    // Dots.
    {Meaning::dot_consecutive, "$OBJ $BYDOT ~ $CONSEC"},
    {Meaning::dot_consecutive, "$DOT ~ (join|is [placed] between|between|show|mark|means) [that] [2] [adjacent] $OBJ [[is|has|with|that is|that are|which is|must be|means [that]]] (consecutive|with difference of 1|consecutive digit)"},
    {Meaning::dot_consecutive, "$DOT ~ (join|is between|between|show|means) [2] consecutive (digit|cell)"},
    {Meaning::dot_consecutive, "consecutive digit is join by $DOT"},
    {Meaning::dot_consecutive, "$DOT ~ (show|means|join) (difference of 1|consecutive|[that] digit [is] consecutive|digit with difference of 1)"},
    {Meaning::dot_consecutive, "if 2 (digit|cell) is join by $DOT they is consecutive"},
    {Meaning::dot_ratio, "$OBJ $BYDOT ~ $RATIO2"},
    {Meaning::dot_ratio, "$DOT ~ (join|is [placed] between|between|show|means|sits between) [that] [2] [adjacent] $OBJ [that|which|and means] ($RATIO2|on # : # ratio|with # : # ratio|on ratio [of] # : #|where 1 is [exactly] (double|twice) [digit of] other|with ratio of # : #|with ratio # : #|means [that] 1 is [exactly] (double|twice) other|when 1 is [exactly] (double|twice) other)"},
    {Meaning::dot_ratio, "$DOT ~ (show|means|join|is between) ([digit on] # : # ratio|ratio [of] # : #|digit where 1 is (double|twice) other|[that] 1 digit is [exactly] (double|twice) other)"},
    {Meaning::dot_ratio, "if 2 (digit|cell) is join by $DOT (1 is [exactly] (double|twice) other|they $RATIO2)"},
    {Meaning::dot_both, "normal kropki [dot|pair] rule apply"},
    {Meaning::dot_both, "normal kropki [dot|pair] rule apply for @ and @ dot"},
    {Meaning::not_all_given, "not [quite] (each|each of) [possible|@|kropki|such|[@] [and|or] @|of] [possible|kropki|these|those] $MARKS [is] [necessarily|may is|may|has been|have been] [necessarily] [is] (given|there)"},
    {Meaning::not_all_given, "there is no negative constraint [on this puzzle|for $MARKS|here]"},
    {Meaning::not_all_given, "(no|there is no) negative constraint [apply]"},
    {Meaning::not_all_given, "negative constraint $NEG apply"},
    {Meaning::not_all_given, "[$Q] (possible|@) $MARKS [may|is] not [necessarily] [each|is] [each] [necessarily] given"},
    {Meaning::not_all_given, "there may is [@] $MARKS that is not given"},
    {Meaning::not_all_given, "not each $MARKS that (is possible|may is given|exists) [is|may is] [necessarily] given"},
    {Meaning::not_all_given, "[some] [possible] $MARKS may (is missing|not is given|be omitted)"},
    {Meaning::not_all_given, "not each [possible] pair (join by|with) $MARKS is given"},
    {Meaning::all_given, "(each|each of) [possible] [@] [kropki] dot [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] @ and @ dot [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] % [clue] [is|has been] given"},
    {Meaning::all_given, "(each|each of) [possible] % and % [clue] [is|has been] given"},

    // Letters.
    {Meaning::mark_x, "$OBJ $BYX ~ ((has digit [that|which]|) sum [up] to #|has sum of #|has sum #|has digit that sum to #)"},
    {Meaning::mark_x, "$XV ~ (join|is between|between) [2] [adjacent] (digit|cell|cell with digit) (sum to #|that sum to #|with sum of #|which sum to #|[means they] sum to #)"},
    {Meaning::mark_x, "$XV ~ (show|means) [that] ([2] [adjacent|join] (digit|cell) sum to #|sum of #|sum [is] #)"},
    {Meaning::mark_xv, "$OBJ (join by|with) (x (or|and) v|x / v|xv) [between them] ~ sum to # (and|or) # respectively"},
    {Meaning::mark_xv, "$OBJ join by (x (or|and) v|x / v) sum to # or #"},
    {Meaning::mark_xv, "cell join by [@] x or v sum to # x or # v"},
    {Meaning::mark_xv, "normal xv [sudoku] rule apply"},

    // Parity, minima and maxima, inequality.
    {Meaning::odd, "$INSHAPE ~ ((is|has) [only] odd [digit])"},
    {Meaning::odd, "(cell|digit) (with|on|given (by|with)) [shaded|opaque] [@] [shaded] (circle|square) ~ (is|has) odd [digit]"},
    {Meaning::odd, "[shaded|$Q] [@] [shaded] circle [cell] ~ (is|has|show|mark) odd [digit]"},
    {Meaning::even, "$INSHAPE ~ ((is|has) [only] even [digit])"},
    {Meaning::even, "(cell|digit) (with|on|given (by|with)) [shaded|opaque] [@] [shaded] (square|circle) ~ (is|has) even [digit]"},
    {Meaning::even, "[shaded|$Q] [@] [shaded] square [cell] ~ (is|has|show|mark) even [digit]"},
    {Meaning::inequality, "(inequality sign|inequality|arrow [between cell]|sign|greater than sign|carets|chevrons|inequality sign between [2] (cell|digit)|chevron|caret) ~ [always] (point to|point toward|point towards) (smaller [of] [2] (digit|cell) [it join|it is between|it sits between|join]|smaller digit|smaller of 2 digit [it sits between])"},
    {Meaning::inequality, "arrow always point to smaller of 2 digit it sits between"},
    {Meaning::inequality, "(digit|cell) [respect|obey] inequality sign"},
    {Meaning::inequality, "(wide|open|wider) (end|side) of inequality sign [is] (on|facing|faces|points to|point to) larger digit"},

    // Quadruples and counting circles.
    {Meaning::quadruple, "digit on [$Q] [small] [@] (circle|quadruple) [on intersections|on corner of cell|at corner] ~ (appear|is) [at least once] [each] [at least once [each]] on [1 of] [its] [4] (surrounding|adjacent|touching) [4] cell [around it] [at least once]"},
    {Meaning::quadruple, "digit on [$Q] [@] circle (appear|is) [at least once] [each] on (4 cell (surrounding|around|adjacent to|touching) (it|that circle|circle))"},
    {Meaning::quadruple, "digit on [$Q] [@] circle appear on [4] surrounding cell [at least once]"},
    {Meaning::quadruple, "(each|) digit on [$Q] [@] circle appear [at least once] on at least 1 of [its] [4] (surrounding|adjacent) cell"},
    {Meaning::quadruple, "[4] cell (around|surrounding) [$Q] [@] circle has (each digit|digit|each of digit) [given] (on|on that) circle [at least once]"},
    {Meaning::counting_circles, "digit on [$Q] [@] circle ~ (show|is) [exactly] [how many times it appear on [$Q] circle|how many circle (has|have) that digit|how many [of] circle has that digit|digit of [@] circle (that has that digit|with that digit|on grid that has that digit)|how many times that digit appear on [@] circle [on grid]|how many [@] circle has it]"},
    {Meaning::counting_circles, "(each) digit on circle appear exactly that many times on circle"},
    {Meaning::counting_circles, "[if] digit n [appear] on circle n appear on exactly n circle"},

    // Clues beside the grid.
    {Meaning::little_killer, "$OUTCLUE ~ $SHOWS [total] sum [of [each] (digit|cell)] [on|of|along] [$Q] [given] diagonal [given [by arrow]] [which may has repeat digit|with repeat permitted]"},
    {Meaning::little_killer, "(digit|cell) on [$Q] (given|arrowed) diagonal ~ sum to (sum given|given (sum|clue|digit)|clue [outside grid]|sum)"},
    {Meaning::little_killer, "$OUTCLUE [with arrow] [is|$SHOWS] sum of (digit|cell) on diagonal given [by arrow]"},
    {Meaning::little_killer, "$OUTCLUE [with arrow] ~ $SHOWS sum of (digit|cell) on (direction of arrow|given direction|that diagonal|diagonal [given by arrow|it point to])"},
    {Meaning::little_killer, "[$Q] little killer clue ~ $SHOWS sum of (digit|cell) on [given] diagonal"},
    {Meaning::little_killer, "$OUTCLUE sum [digit|cell] on [given] diagonal"},
    {Meaning::little_killer, "normal little killer rule apply"},
    {Meaning::sandwich, "$OUTCLUE ~ $SHOWS sum of [each] [digit] [that] [appear|that appear|is] between 1 and 9 $INLINE"},
    {Meaning::sandwich, "$OUTCLUE $SHOWS sum of digit join by 1 and 9 $INLINE"},
    {Meaning::sandwich, "[normal] sandwich [sudoku] rule apply"},
    {Meaning::sandwich, "[$INLINE] digit between 1 and 9 [$INLINE] sum to (clue [outside grid]|given (clue|sum))"},
    {Meaning::x_sum, "$OUTCLUE ~ $SHOWS sum of first (x|n) (digit|cell) [seen] $FROMCLUE [where (x|n) is [equal to] first [of] [these|those] [seen] (digit|cell) $FROMCLUE]"},
    {Meaning::skyscraper, "$OUTCLUE ~ $SHOWS (digit of|how many) (skyscraper|building|buildings) [that] (is visible|is given|visible|may is seen|seen|given|can be seen|is seen) [from (that|clue|that position|that point|that direction|there|edge)] $SKY"},
    {Meaning::numbered_room, "$OUTCLUE ~ $SHOWS digit [that] (appear|placed|is) (on nth (cell|position)|n cells away) $FROMCLUE [where n is [equal to] first (digit|cell) [on that direction|$FROMCLUE]]"},

    {Meaning::nothing, "digit may repeat on [$Q|such|these|this|those] [given] (diagonal|line|arrow|path|clue|sum) $OTHER"},
    {Meaning::nothing, "digit [may] repeat [on] [$Q|such] [arrow|line] $OTHER"},
    {Meaning::nothing, "[which] (may|may has) (repeat|repeat digit|has repeat digit|has repeat) $OTHER"},
    {Meaning::nothing, "repeat [digit] (is permitted|may appear) [on] [$Q|such] [arrow|line|diagonal] $OTHER"},
};

}  // namespace

std::span<const PatternRow> mark_patterns() { return patterns; }

}  // namespace clew::text::rules
