// Sentences about cages, regions, diagonals and chess moves.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr PatternRow about_cages[] = {
    // Cages.
    {Meaning::cage_sum, "(digit on $ACAGE|$OBJ on $ACAGE|on $ACAGE [$OBJ]|[digit of] digit on $ACAGE|each digit on $ACAGE|digit appear on $ACAGE) ~ $SUMTO $GIVENSUM"},
    {Meaning::cage_sum, "$ACAGE ~ [each] (show (its|their|each) sum|show sum [of (its|each|their) (digit|cell|digit on it)]|sum to $GIVENSUM|is given with its sum|has sum as given|has digit [that] $SUMTO $GIVENSUM)"},
    {Meaning::cage_sum, "$ACAGE ~ show [its|their] sum [of $OBJ on (it|cage|them|that cage)] [$CORNER]"},
    {Meaning::cage_sum, "sum of [$Q] [digit|cell] (on|of) $ACAGE ~ (is|is equal to|equal|is given by|is given on) $GIVENSUM"},
    {Meaning::cage_sum, "$CLUE (of|on|for) $ACAGE ~ (show|is|equal) [its] sum [of [$Q] $OBJ [on (it|cage|that cage|them)]] [on (it|that cage|cage)]"},
    {Meaning::cage_sum, "(clue|digit|small clue|small digit) [given] $CORNER [of $ACAGE] ~ (show|is|equal) [its] sum [of [$Q] $OBJ [on (it|cage|that cage|them)]] [on (it|that cage|cage)]"},
    {Meaning::cage_sum, "(clue|digit) $CORNER show (cage|its) sum"},
    {Meaning::cage_sum, "$ACAGE ~ with (clue|digit) sum to (that clue|that digit|it|clue|digit)"},
    {Meaning::cage_sum, "$ACAGE ['s] sum is given [$CORNER]"},
    {Meaning::cage_sum, "(some cage|cage sometimes) show their sum"},
    {Meaning::cage_continued, "(sum to $GIVENSUM|[which] [sometimes] show its sum|[each] sum to $GIVENSUM|$GIVENSUM is its sum|its sum [may] is given [$CORNER])"},
    {Meaning::cage_total, "($ACAGE|digit on $ACAGE|on $ACAGE digit) ~ ([each] sum to #|has sum of #|has digit that sum to #)"},
    {Meaning::cage_equal, "([digit on] $ACAGE|$ACAGE 's digit) ~ ([each] sum to same (sum|digit) [as each other]|has same sum|has equal sum|has digit that sum to same sum)"},
    {Meaning::cage_sum_distinct, "normal killer [sudoku|cage] rule apply"},
    {Meaning::cage_sum_distinct, "distinct digit on $ACAGE sum to $GIVENSUM"},
    {Meaning::cage_sum_distinct, "$ACAGE [has] distinct digit [that|which] sum to $GIVENSUM"},
    {Meaning::cage_sum_distinct, "$ACAGE (show sum of distinct digit|has distinct digit with given sum)"},
    {Meaning::cage_distinct, "([$Q] (digit|cell) [appear] on $ACAGE|on $ACAGE [[$Q] digit]|$ACAGE) ~ [each] $NOREPEAT [on (it|cage|that cage|them|each cage)]"},
    {Meaning::cage_distinct, "digit $NEG (repeat|is repeat|appear more than once) on (given|a single|) $ACAGE"},
    {Meaning::cage_distinct, "[there] is no (repeat|repeat digit) on $ACAGE"},
    {Meaning::cage_distinct, "no (repeat|repeat digit|digit repeat) on $ACAGE"},
    {Meaning::cage_distinct, "no digit [may] (repeat|appear more than once|is repeat) on $ACAGE"},
    {Meaning::cage_distinct, "$ACAGE [may] has no repeat [digit]"},
    {Meaning::cage_repeat, "(digit on $ACAGE|on $ACAGE digit|digit) [may] repeat on $ACAGE $OTHER"},
    {Meaning::cage_repeat, "(digit on $ACAGE|on $ACAGE [digit]) ~ may repeat $OTHER"},
    {Meaning::nothing, "not (each|each given) cage (is given|has clue|has sum)"},
    {Meaning::cage_diagonal_distinct, "digit $NEG repeat on $ACAGE or on $Q (given|@) diagonal"},

    // Diagonals.
    {Meaning::diagonal, "([$Q] digit on|on) $DIAG [digit] ~ $NOREPEAT"},
    {Meaning::diagonal, "digit ($NEG (repeat|has repeat|appear more than once)|has no repeat|is distinct) on $DIAG"},
    {Meaning::diagonal, "$DIAG ~ ($NOREPEAT|$NEG has repeat|has $NTON $ONCE|has each digit $ONCE)"},
    {Meaning::diagonal, "[digit] # to # (appear|is) $ONCE on $DIAG $ONCE"},
    {Meaning::diagonal, "no digit [may] (repeat|appear more than once) on $DIAG"},
    {Meaning::diagonal, "[each] digit [from] # to # appear $ONCE on $DIAG"},
    {Meaning::diagonal, "(each|no) digit $NEG repeat on $DIAG"},

    // Chess moves.
    {Meaning::antiknight, "$MOVERS $AT $KN $NEG $SAMED"},
    {Meaning::antiknight, "$MOVERS $AT $KN (has distinct digit|is distinct)"},
    {Meaning::antiknight, "no 2 (cell|digit) $AT $KN [may] $SAMED"},
    {Meaning::antiknight, "$FORMER $NEG [is|appear|touch|see each other] $AT $KN"},
    {Meaning::antiknight, "digit $NEG (repeat|appear) [from each other|itself] $AT $KN [from (each other|itself|themselves|same digit)]"},
    {Meaning::antiknight, "digit $NEG [is] $AT $KN from (itself|themselves|same digit|another instance of itself)"},
    {Meaning::antiknight, "no digit [may] is $AT $KN [of|from] [a] same digit"},
    {Meaning::antiknight, "[normal] (anti knight|antiknight|anti-knight) [sudoku|move] [constraint|rule|restriction] apply"},
    {Meaning::antiking, "$MOVERS $AT $KG $NEG $SAMED"},
    {Meaning::antiking, "$MOVERS $AT $KG (has distinct digit|is distinct)"},
    {Meaning::antiking, "no 2 (cell|digit) $AT $KG [may] $SAMED"},
    {Meaning::antiking, "$FORMER $NEG [is|appear] $AT $KG"},
    {Meaning::antiking, "digit $NEG (repeat|appear) $AT $KG"},
    {Meaning::antiking, "no digit [may] is $AT $KG [of|from] [a] same digit"},
    {Meaning::antiking, "$FORMER $NEG (touch|is adjacent) (diagonally|each other diagonally|even diagonally)"},
    {Meaning::antiking, "([$Q] [2] diagonally adjacent (cell|digit)|cell [that] touch diagonally) $NEG ($SAMED|same)"},
    {Meaning::antiking, "[normal] (anti king|antiking|anti-king) [sudoku|move] [constraint|rule|restriction] apply"},
    {Meaning::antiknight_antiking, "$FORMER $NEG [is|appear] $AT $KK"},
    {Meaning::antiknight_antiking, "$MOVERS $AT $KK ($NEG $SAMED|has distinct digit)"},
    {Meaning::nonconsecutive, "[each] [no] [2] orthogonally (adjacent|join) (digit|cell) $NEG (is|has) consecutive [digit]"},
    {Meaning::nonconsecutive, "[each] orthogonally adjacent (cell|digit) is not consecutive"},
    {Meaning::nonconsecutive, "adjacent cell $NEG has consecutive digit"},
    {Meaning::nonconsecutive, "$OBJ that is orthogonally adjacent $NEG (is|has) consecutive [digit]"},
    {Meaning::nonconsecutive, "consecutive digit $NEG (is|appear) [on] orthogonally adjacent [cell]"},
    {Meaning::nonconsecutive, "no 2 orthogonally adjacent (digit|cell) [may] (has|is) consecutive [digit]"},
    {Meaning::no_sums, "([$Q] [2] [orthogonally] adjacent (digit|cell)|[2] orthogonally adjacent cell|[pair of] adjacent cell) $NEG (sum [up] to|has digit that sum to|has digit sum to) # [(or|nor) #]"},
    {Meaning::no_sums, "no [2|pair of] [[orthogonally] adjacent] (digit|cell) [[that] has edge] [on grid] [may] (sum to|has digit [that] sum to) # [(or|nor) #]"},
    {Meaning::no_sums, "no domino [on grid] [may] (has digit sum to|sum to) # [(or|nor) #]"},
    {Meaning::global_entropy, "($Q [set|group] [of] [#] x # [box|area|square|region|set|block] [of cell] [on grid]|[$Q] # x # [box|area|square|region|group|set|block] [of cell] [on grid]) [has|has at least] [1] low [digit] ($LOW) [1] centre [digit] ($MIDDLE) [and] [1] high [digit] ($HIGH) [digit]"},
    {Meaning::global_modular, "[$Q] # x # [box|area|square|region|group|set|block] [of cell] [on grid] has [at least] 1 digit from [set] (1 4 7|147) [and] [at least] [1 digit] [from] [set] (2 5 8|258) [and] [at least] [1 digit] [from] [set] (3 6 9|369)"},
    {Meaning::column_index, "[$Q] digit on column # [#] [and|or] [#] [show|index] (column|position) (on which|where|of) [digit] # [#] [and|or] [#] [respectively] [appear|is] [on (that|same|its) row] [respectively]"},
    {Meaning::column_index_all, "digit appear on nth column of row show column where n appear on that row"},
    {Meaning::disjoint, "digit $NEG (repeat|appear) (on|at) (same|join) [relative] (position|place) (on|of|across|between) [distinct|2 distinct|other|multiple|more than 1|each] [$SIZE] box"},
    {Meaning::disjoint, "$MOVERS on same [relative] (position|place) (on|of|within) [distinct|2 distinct|each] [$SIZE] box ($NEG $SAMED|has distinct digit|$NEG is same)"},
    {Meaning::disjoint, "$MOVERS [with|which is|that is] [on] same [relative] (position|place) (on|of|within) [its|distinct|2 distinct|each|its respective] [$SIZE] box ($NEG $SAMED|has distinct digit|$NEG is same)"},
    {Meaning::disjoint, "each digit [appear on|occupy] each [possible] [relative] position on $SIZE box"},
    {Meaning::disjoint, "digit on same relative position on distinct box $NEG is same"},
    {Meaning::disjoint, "digit $NEG appear twice on same [relative] position on 2 [$SIZE] box"},
    {Meaning::disjoint, "cell that has same [relative] position on [$SIZE] box $NEG has same digit"},
    {Meaning::disjoint, "same digit $NEG appear on same [relative] position (on|of) $Q 2 [$SIZE] box"},
    {Meaning::disjoint, "no 2 cell on same position relative to its box may has same digit"},
    {Meaning::disjoint, "digit $NEG repeat (on|at) join box position"},
    {Meaning::disjoint, "[normal] disjoint (set|sets) [rule] apply"},

    // Extra regions, windows, cells that exceed their neighbours.
    {Meaning::extra_region, "$SHADED ~ has $NTON $ONCE"},
    {Meaning::extra_region, "$NTON [each] appear $ONCE on $SHADED $ONCE"},
    {Meaning::extra_region, "on $SHADED $NTON appear $ONCE"},
    {Meaning::extra_distinct, "(digit on $SHADED|on $SHADED digit) ~ $NOREPEAT"},
    {Meaning::extra_distinct, "digit $NEG repeat on $SHADED"},
    {Meaning::fortress, "([$Q] digit on (@|shaded) cell|[$Q] (@|shaded) cell) ~ is greater than [(each|) digit on] [each] [of] [its] [digit on] orthogonally adjacent (unshaded|@) cell"},
    {Meaning::fortress, "[$Q] digit on (@|shaded) cell is greater than each of digit on orthogonally adjacent @ cell"},
    {Meaning::fortress, "[$Q] [digit on] (cell shaded @|@ cell|shaded cell|@ shaded cell) is greater than [each|all] [of] [digit on] [its] [4] [each] [orthogonally] [adjacent] [non fortress|unshaded|@] [orthogonally] (cell|neighbour)"},
    {Meaning::fortress, "[$Q] @ cell is greater than [each] @ cell it border"},
};
// clang-format on

}  // namespace

std::span<const PatternRow> cage_patterns() { return about_cages; }

}  // namespace clew::text::rules
