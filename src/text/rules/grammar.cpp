// The grammar of rules: names that patterns share, and the patterns of sentences by what they say.
//
//   word     that word, after vocabulary.cpp has folded it
//   [a b]    may be left out
//   (a|b)    one of these
//   $NAME    a named pattern
//   #        a number, kept in order
//   @        a colour, kept in order
//   ~        the end of the subject, which the next clause may leave out
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

constexpr NameRow names[] = {
    {"Q", "[each|these|both|each of|such|given]"},
    {"COL", "[shade] @"},
    {"OBJ", "($Q (digit|cell)|[$Q] digit (on|of) [$Q] cell|[$Q] cell (with|has) digit|$Q [adjacent] 2 "
            "[adjacent] (digit|cell)|$Q pair of [adjacent] (digit|cell))"},
    {"NEG", "[may] not"},
    {"NOREPEAT", "($NEG (repeat|has repeat|has repeat digit|has same digit [more than once])|is nonrepeating|"
                 "is distinct|has distinct digit|has no repeat [digit])"},
    {"SUMTO", "(sum [up] to|has sum of|equal|sum is equal to)"},
    {"OTHER", "[(if|where|when|as|as long as|so long as|provided|unless) [is] ([not] permitted|otherwise permitted|not "
              "forbidden|not disallowed) [by|under] [other|normal] [sudoku] [rule|constraint]]"},
    {"CAGE", "[killer] cage"},
    {"ACAGE", "$Q [$COL] [given] $CAGE"},
    {"CORNER", "on [its] [upper|top] left [hand] corner [of ($ACAGE|that cage|its cage)]"},
    {"IFGIVEN", "[if given|where given|when given|if 1 is given|if there is 1|if present|if any|if 1 "
                "exists]"},
    {"CLUE", "[small] (clue|digit|sum) $IFGIVEN [given] [$CORNER] $IFGIVEN"},
    {"GIVENSUM", "([given] $CLUE|given (sum|clue|digit) $IFGIVEN|(sum|clue|digit) given $IFGIVEN "
                 "[$CORNER]|sum)"},
    {"SIZE", "# x #"},
    {"BOX", "[$Q] [outlined|thick|bold|given|irregular|jigsaw] [$SIZE] [outlined|thick|bold|given] "
            "(box|region|area|nonet|block|house) [given by (thick|bold) border]"},
    {"RCB", "[$Q] row [and] [$Q] column [and] $BOX"},
    {"CIRC", "(($Q|that arrow [(s|'s)]|arrow|[$Q] join|its|join arrow|@) (circle|circled cell|bulb|"
             "circle cell|cell with circle|circle join to that arrow|circle of (that|$Q) arrow|circle "
             "on its (end|base)|circle at (its|arrow) (end|base)|circle (join to|on) (arrow|it)))"},
    {"KINDLINE", "(renban|german whisper|dutch whisper|whisper|palindrome|region sum|between|zipper|"
                 "entropic|modular|nabner|parity|entropy|sum|modularity|parity|german)"},
    {"L", "$Q [$COL] [$KINDLINE] line"},
    {"LINE", "($Q [$COL] [$KINDLINE] line|$Q $COL $KINDLINE)"},
    {"ATHERMO", "($Q [$COL] thermo [shape|line]|$Q line with bulb [[on|at] 1 end])"},
    {"RENBANSET", "([of] [and] (consecutive [and] [nonrepeating|distinct]|nonrepeating [and] consecutive|distinct [and] consecutive|nonrepeating set of consecutive|contiguous set of|unbroken set of consecutive) [digit] [without (repeat|any repeat)|with no repeat|that $NEG repeat])"},
    {"SAMEBOTH", "[read] [same] (read (same|identically)|same|) (forward (and|or|as) backward|(on|from) (both|either|each) (direction|end)|both way|from both side|from left to right and right to left|on either direction)"},
    {"SAMESUM", "((with|that has|which has|of|has|whose digit has) (same|equal|identical) sum|that sum to same (digit|sum)|of equal sum|whose digit sum to same sum)"},
    {"ENDS", "($Q [2] circle [on|at] [$Q] [ends|end] [of line|of that line|of its line]|[$Q] [2] [join] (circle|circled end)|circle at [each|either|its|both|] end [of [$Q] line]|[$Q] [2] [circled] end [of line|circle])"},
    {"ADJ", "($Q [2] adjacent (digit|cell|digit on cell)|$Q pair of adjacent (digit|cell)|$Q [2] "
            "(digit|cell) [directly] join by)"},
    {"ATLEAST", "(at least #|# or (more|greater|higher)|no less than #|not less than #|minimum of #)"},
    {"DIFFER", "(differ [from 1 another|from each other] [on digit] by [digit of] $ATLEAST|(has|with) (digit with "
               "difference of|difference [on digit] of|minimum difference of|digit that differ by) "
               "($ATLEAST|#)|has [digit with] [minimum] difference [on digit] of $ATLEAST|is $ATLEAST apart)"},
    {"ORDER", "[(but|which|and|they|these|that)] [may] [is|appear] [(on) (any|no particular|each|some) order|"
              "not necessarily on order]"},
    {"FROMBULB", "[[when|as|moving|going|starting|read|away|move] [away] from $Q (bulb|[bulb] round end|circle) [end] "
                 "[(to|toward) [(its|other)] end] [(of|on) $Q thermo|outward]]"},
    {"BETWEEN", "(join by|with) [$Q] [$COL] "},
    {"DOT", "$Q [small] $COL [kropki] dot"},
    {"BYDOT", "[that is|is] (join by|with|on (either|opposite|both|each) side of|adjacent to|touching) $DOT [between them|on their shared border|on edge]"},
    {"CONSEC", "(is consecutive|has consecutive digit|differ by [exactly] 1|has difference of [exactly] 1|has digit with difference of 1|is consecutive digit|has digit that is consecutive)"},
    {"RATIO2", "(is on [ratio [of]] # : # [ratio]|has [digit with] [digit on] [ratio [of]] # : # [ratio] [digit]|has # : # ratio|"
               "has ratio of # to #|is on ratio [of] # to #|is on # to # ratio|has 1 [digit] [that is] [exactly] (double|twice) other|has digit where 1 is [exactly] (double|twice) other|has digit on # : # ratio|with 1 [exactly] (double|twice) other|1 [digit] is [exactly] "
               "(double|twice) [digit of] other [digit])"},
    {"MARKS", "(dot|circle|arrow|clue|x|v|xv|x and v|x or v|x / v|v and x|x and dot|sign|@ dot|@ and @ dot|cage|line|symbol|@ or @ dot|dot and xv|kropki dot|dot or xv|mark|marks|thermo|little killer clue|inequality|quadruple|dot and x and v|dot x and v)"},
    {"XV", "[$Q] [@] % [clue|mark|sign]"},
    {"BYX", "[that is] (join by|with|on (either|opposite|both) side of) $XV [between them|on their shared border]"},
    {"INSHAPE", "(digit|cell|$OBJ) ([given] (with|by|on)|has|with|marked by|given (with|by)|on cell with) [$Q] [shaded|opaque] [@] [shaded|opaque] [@] (circle|square) [cell]"},
    {"OUTCLUE", "[$Q] [little killer|sandwich|skyscraper] (clue|digit|arrow clue|numbered arrow|sum) [(outside|at edge of|beside|around) [of] (grid|it|puzzle)|on outside [of grid]|on edge of grid|with arrow]"},
    {"SHOWS", "(show|is|equal|sums|is equal to|is clue for)"},
    {"INLINE", "[on (that|its|given|join|$Q|respective|same|relevant) row (or|/|and) column|on (that|given) direction|on that row or that column|of that row or column|on row (or|/|and) column|on that line]"},
    {"FROMCLUE", "[appear|placed] [from (that|clue|clue on|given) [direction|side|edge]|on (that|given) direction|$INLINE|from (edge|that side|clue|that edge) [on that row or column]|starting from clue|from there|from that clue|seen from that clue|looking on|seen from that direction]"},
    {"SKY", "[on (that|given) [direction|row or column]] [where [(taller|higher) digit (block|obscure|obscures|hide|blocks|hides) (smaller|shorter) (1s|ones|digit)]|if digit is treated as skyscraper of that height]"},
};

constexpr PatternRow sudoku[] = {
    {Meaning::sudoku, "[play|use] normal [$SIZE] [irregular|jigsaw] sudoku [rule] apply [on (each box|grid)|to grid|here]"},
    {Meaning::sudoku, "[$SIZE] [irregular] normal sudoku [rule] [apply]"},
    {Meaning::sudoku, "normal sudoku rule (for|on) $SIZE [grid|sudoku] apply"},
    {Meaning::sudoku_digits, "[place|use|write] [each] [of] [digit] # to # [into] [exactly] [once] [each] [exactly once] on $RCB [exactly once|once|once each|without repeat|with no repeat] [of grid]"},
    {Meaning::sudoku_digits, "(place|complete) [grid] (so|such) that $RCB has [each] [of] [digit] # to # [exactly] [once] [each] [without repeat]"},
    {Meaning::sudoku_digits, "place $RCB with [each] [digit] # to # [exactly] [once] [each] [without repeat]"},
    {Meaning::sudoku_digits, "$RCB ([has] to has|has|is placed with) [each] [of] [digit] [from] # to # [exactly] [once] [each] [exactly once] [without repeat]"},
    {Meaning::sudoku_digits, "[digit] # to # (appear|is) [exactly] [once] [each] on $RCB [exactly] [once] [each]"},
    {Meaning::nothing, "digit $NEG repeat on [$Q] row [and|or] column [and|or] $BOX"},
};

constexpr PatternRow filler[] = {
    {Meaning::nothing, "and that 's it"},
    {Meaning::nothing, "that 's it"},
    {Meaning::nothing, "no guessing is (required|necessary|needed)"},
    {Meaning::nothing, "(has fun|enjoy|happy solving|good luck|enjoy solve|enjoy puzzle)"},
    {Meaning::nothing, "each clue is normal"},
    {Meaning::nothing, "grid is [partially|partly|initially] covered (on|with|by) fog"},
    {Meaning::nothing, "[correctly] (placing|entering) correct digit [on grid] [may] (clear|clears|lift|lifts|remove|removes) [some] [of] fog [from|around|on] [(surrounding|its|adjacent|other|that) cell] [[and] [possibly] (revealing|reveals|reveal) [more|further] [clue]]"},
    {Meaning::nothing, "correctly appear digit (clear|clears) fog around (that|its) cell"},
    {Meaning::nothing, "(entering|placing) correct digit may (clear|lift) fog somewhere on grid"},
};

}  // namespace

std::span<const NameRow> name_rows() { return names; }
std::span<const PatternRow> sudoku_patterns() { return sudoku; }
std::span<const PatternRow> filler_patterns() { return filler; }

}  // namespace clew::text::rules
