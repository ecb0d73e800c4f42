// Sentences about cages, regions, diagonals and chess moves.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

constexpr PatternRow patterns[] = {
    // Cages.
    {Meaning::cage_sum, "(digit on $ACAGE|$OBJ on $ACAGE|on $ACAGE [$OBJ]|[value of] digit on $ACAGE|on $ACAGE that has $CLUE digit) ~ "
                        "[up] $SUMTO $GIVENSUM"},
    {Meaning::cage_sum, "$ACAGE ~ (show (its|their|each) sum|show sum [of (its|each|their) (digit|cell|digit on it)]|sum to $GIVENSUM|is given with its sum|has sum as given|has digit [that] $SUMTO $GIVENSUM)"},
    {Meaning::cage_sum, "$ACAGE ~ show sum [of $OBJ on (it|cage|them|that cage)] [$CORNER]"},
    {Meaning::cage_sum, "sum of [$Q] (digit|cell) on $ACAGE ~ (is|is equal to|equal|is given by) $GIVENSUM"},
    {Meaning::cage_sum, "$CLUE (of|on|for) $ACAGE ~ (show|is|equal) [its] sum [of [$Q] $OBJ [on (it|cage|that cage|them)]] [on (it|that cage|cage)]"},
    {Meaning::cage_sum, "(clue|digit|small clue|small digit) [given] $CORNER [of $ACAGE] ~ (show|is|equal) [its] sum [of [$Q] $OBJ [on (it|cage|that cage|them)]] [on (it|that cage|cage)]"},
    {Meaning::cage_sum, "[(clue|digit)] $CORNER [of $ACAGE] show (cage|its) sum"},
    {Meaning::cage_sum, "$ACAGE [with (clue|digit|small clue)] ~ show (its|cage) sum $CORNER"},
    {Meaning::cage_sum, "$ACAGE ~ with (clue|digit) sum to (that clue|that digit|it|clue|digit)"},
    {Meaning::cage_sum_distinct, "normal killer [sudoku|cage] rule apply"},
    {Meaning::cage_sum_distinct, "distinct digit on $ACAGE sum to $GIVENSUM"},
    {Meaning::cage_sum_distinct, "$ACAGE [has] distinct digit [that|which] sum to $GIVENSUM"},
    {Meaning::cage_sum_distinct, "$ACAGE (show sum of distinct digit|has distinct digit with given sum)"},
    {Meaning::cage_distinct, "([$Q] (digit|cell) on $ACAGE|on $ACAGE [[$Q] digit]|$ACAGE) ~ $NOREPEAT"},
    {Meaning::cage_distinct, "digit $NEG repeat on [given] $ACAGE"},
    {Meaning::cage_distinct, "[there] is no (repeat|repeat digit) on $ACAGE"},
    {Meaning::cage_distinct, "no (repeat|repeat digit|digit repeat) on $ACAGE"},
    {Meaning::cage_distinct, "no digit [may] (repeat|appear more than once|is repeat) on $ACAGE"},
    {Meaning::cage_distinct, "(digit|$ACAGE) $NEG (appear|is) more than once on $ACAGE"},
    {Meaning::cage_distinct, "each digit [on $ACAGE] is distinct"},
    {Meaning::cage_distinct, "$ACAGE [may] has no repeat digit"},
    {Meaning::cage_repeat, "(digit on $ACAGE|on $ACAGE digit|digit) [may] repeat on $ACAGE $OTHER"},
    {Meaning::cage_repeat, "(digit on $ACAGE|on $ACAGE [digit]) ~ may repeat $OTHER"},
    {Meaning::nothing, "not (each|each given) cage (is given|has clue|has sum)"},

    // Diagonals.
    {Meaning::diagonal, "(digit on|on) [$Q] [2] [given|@|main|long] [main|given|long|marked] diagonal [given on @] [digit] ~ $NOREPEAT"},
    {Meaning::diagonal, "digit ($NEG repeat|has no repeat|is distinct) on [$Q] [2] [given|@|main|long] [main|given|long] diagonal [given on @|given with @ line]"},
    {Meaning::diagonal, "[$Q] [2] [given|@|main] [main|given] diagonal [given on @] ~ ($NOREPEAT|has each digit [from] # to # [exactly] [once] [each]|has [each] [of] digit # to # [exactly] [once] [each]|has digit # to # [exactly once|once|once each|without repeat])"},
    {Meaning::diagonal, "[digit] # to # (appear|is) [exactly] [once] on [$Q] [2] [given|@|main] [main|given] diagonal"},
    {Meaning::diagonal, "no digit [may] (repeat|appear more than once) on [$Q] [2] [given|@|main] [main|given] diagonal"},
    {Meaning::diagonal, "@ diagonal ~ $NOREPEAT"},
    {Meaning::diagonal, "each digit [from] # to # appear [exactly] once on [$Q] [given|@|main] diagonal"},

    // Chess moves.
    {Meaning::antiknight, "$OBJ (join by|that is|that is join by|is|at|with on|a) [single] [chess] knight 's move [on chess] [away|apart] [from each other] [on chess] $NEG (has|is) same digit"},
    {Meaning::antiknight, "(same|identical) digit $NEG (is|appear|appear on cell|is on cell) [join by] [that is] [single] [chess] knight 's move [on chess] [away] [apart] [from each other] [on chess]"},
    {Meaning::antiknight, "digit $NEG (repeat|appear) (on cell [that is]|a|at|by|on|) [join by] [single] [chess] knight 's move [on chess] (apart|away|from each other) [from (each other|itself|themselves)]"},
    {Meaning::antiknight, "[cell] [join by] [single] [chess] knight 's move [on chess] [apart] $NEG (has|repeat) [same] digit"},
    {Meaning::antiknight, "(cell|$Q 2 cell|2 cell) (join by|that is) [single] [chess] knight 's move [on chess] [apart|away] [on chess] (has distinct digit|$NEG has identical digit|$NEG has same digit)"},
    {Meaning::antiknight, "[normal] (anti knight|antiknight|anti-knight) [sudoku] [constraint|rule] apply"},
    {Meaning::antiknight, "digit $NEG [is] knight 's move [on chess] (away|apart) from (itself|themselves|same digit|another instance of itself)"},
    {Meaning::antiknight, "(same|identical) digit $NEG (see each other by|is join by|is at|is|is on) [chess] knight 's move [on chess] [apart|away] [from each other]"},
    {Meaning::antiking, "$OBJ (join by|that is|that is join by|is|at) [single] [chess] king 's move [on chess] [away|apart] [from each other] [on chess] $NEG has same digit"},
    {Meaning::antiking, "(same|identical) digit $NEG (is|appear|appear on cell|is on cell|touch) [on] [join by] [that is] [single] [chess] king 's move [on chess] [of|away] [apart] [from] [each other] [on chess]"},
    {Meaning::antiking, "digit $NEG (repeat|appear) (on cell [that is]|a|at|by|on|) [join by] [single] [chess] king 's move [on chess] (apart|away|from each other)"},
    {Meaning::antiking, "(same|identical) digit $NEG (touch|is adjacent) (diagonally|each other diagonally|even diagonally)"},
    {Meaning::antiking, "diagonally adjacent cell $NEG has same digit"},
    {Meaning::antiking, "[normal] (anti king|antiking|anti-king) [sudoku] [constraint|rule] apply"},
    {Meaning::antiknight_antiking, "(same|identical) digit $NEG (is|appear) [join by] [on cell [that is]] [chess] (king 's (or|nor) knight 's|knight 's (or|nor) king 's) move [on chess] (apart|away) [from each other]"},
    {Meaning::antiknight_antiking, "cell (join by|that is) [single] (king 's (or|and) knight 's|knight 's (or|and) king 's) move [on chess] [apart|away] $NEG has same digit"},
    {Meaning::nonconsecutive, "$OBJ (that is orthogonally adjacent|orthogonally adjacent) $NEG (is|has) consecutive [digit]"},
    {Meaning::nonconsecutive, "orthogonally adjacent (digit|cell) $NEG (is|has) consecutive [digit]"},
    {Meaning::nonconsecutive, "consecutive digit $NEG (is|appear) [on] orthogonally adjacent [cell]"},
    {Meaning::nonconsecutive, "[no 2|no] orthogonally adjacent (digit|cell) [may] (has|is) consecutive [digit]"},
    {Meaning::nonconsecutive, "$Q 2 orthogonally adjacent (digit|cell) $NEG (is|has) consecutive [digit]"},
    {Meaning::disjoint, "digit $NEG (repeat|appear) on same [relative] (position|place|location) (on|of) [distinct|2 distinct|other|multiple|more than 1] [3 x 3] box"},
    {Meaning::disjoint, "cell on same [relative] position (on|of) [distinct|2 distinct|each] [3 x 3] box ($NEG has same digit|has distinct digit)"},
    {Meaning::disjoint, "digit $NEG appear twice on same [relative] position on 2 [3 x 3] box"},
    {Meaning::disjoint, "[normal] disjoint (set|group|groups) [rule] apply"},

    // Extra regions, windows.
    {Meaning::extra_region, "([$Q] @ (region|area|cell|square|box)|@ shaded (cell|region|area)|[$Q] [shaded|extra|@] (region|area)|shaded cell) ~ has [each] [of] [digit] [from] # to # [exactly] [once] [each] [exactly once|without repeat]"},
    {Meaning::extra_region, "[digit] # to # appear [exactly] [once] on $Q (@ (region|area|cell|square)|shaded (region|area)|extra region)"},
    {Meaning::extra_distinct, "digit (on ($Q @ (region|area|cell|square)|shaded (region|area|cell)|extra region)) ~ $NOREPEAT"},
    {Meaning::extra_distinct, "digit $NEG repeat on ($Q @ (region|area|cell|square)|shaded (region|area|cell)|extra region)"},
};

}  // namespace

std::span<const PatternRow> cage_patterns() { return patterns; }

}  // namespace clew::text::rules
