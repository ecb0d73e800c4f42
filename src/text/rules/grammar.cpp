// The grammar of rules: names that patterns share, and sentences about the grid and about nothing.
//
//   word     that word, after vocabulary.cpp has folded it
//   [a b]    may be left out
//   (a|b)    one of these
//   $NAME    a named pattern
//   #        a number, kept in order
//   @        a colour, kept in order
//   %        the letter x or v, kept in order
//   ~        the end of the subject, which the next clause may leave out
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr NameRow names[] = {
    {"Q", "[each|these|both|each of|such|given|those|either|each of [these|both|those|that]]"},
    {"COL", "[shade] @ [(or|and|/) @]"},
    {"SIZE", "# x #"},
    {"OBJ", "($Q [orthogonally] [adjacent] (digit|cell) [given]|[$Q] digit (on|of) [$Q] [2] [adjacent] cell|[$Q] cell (with|has) digit|$Q [adjacent] 2 [orthogonally] [adjacent] (digit|cell)|$Q pair of [adjacent] (digit|cell)|those|those on cell|2 cell|[$Q] digit appear on cell)"},
    {"NEG", "([may] not|is not permitted to)"},
    {"NOREPEAT", "($NEG (repeat|has [each|a] repeat [digit]|has same digit [more than once]|appear more than once|appear twice|is repeat|is same)|is nonrepeating|is distinct|has distinct digit|has (no|non|nonrepeating) [repeat] digit|has no repeat|is each distinct|has only distinct digit)"},
    {"SUMTO", "([each] sum [up] to|has sum of|has digit [that|which] sum to|equal|sum is [equal to]|sum)"},
    {"OTHER", "[if other rule permitted [it|them]] [(if|where|when|as|as long as|so long as|provided|unless|subject to) [is] ([not] permitted|otherwise permitted|not forbidden|not disallowed|other) [by|under] [each] [other|normal] [sudoku] [rule|constraint|constraints]]"},

    {"CAGE", "[killer] cage [given by dashed line]"},
    {"ACAGE", "$Q [$COL] [given] $CAGE"},
    {"CORNER", "(on|at) [its|that [cage ['s]]|cage ['s]] [left] [upper|top] [left] [hand] [corner] [of ($ACAGE|that cage|its cage)]"},
    {"IFGIVEN", "[if given|where given|when given|if 1 is given|if there is 1|if present|if any|if 1 exists|which is [each] given|[that is] given]"},
    {"CLUE", "[small] [corner] (clue|digit|sum) [of digit] $IFGIVEN [given] [$CORNER] $IFGIVEN"},
    {"GIVENSUM", "([given] $CLUE|given (sum|clue|digit) $IFGIVEN [$CORNER]|(sum|clue|digit) given $IFGIVEN [$CORNER]|[upper|top] left corner [of $ACAGE]|sum|(its|their|that cage 's|cage|cage 's) (clue|sum))"},

    {"BOXADJ", "[outlined|thick|bold|given|irregular|jigsaw|marked|heavy|$SIZE|# cell]"},
    {"BOX", "[$Q] $BOXADJ $BOXADJ $BOXADJ (box|region|area|nonet|block|house|shape) [given by (thick|bold|heavy) border|of grid|on grid|outlined on bold|given by (thick|bold|heavy|thicker) border on grid]"},
    {"RCB", "[$Q|same] (row|column|$BOX) [and|or|/] [$Q|same] (row|column|$BOX) [and|or|/] [$Q|same] (row|column|$BOX) [on grid|of grid]"},
    {"ONCE", "[exactly] [once|once each|exactly once|once and only once|without (repeat|each repeat|repeat digit)|with no repeat|so that no digit repeat|only once]"},
    {"NTON", "[complete] [set of] [each] [of] [digit] [from] # to # [inclusive]"},

    {"CIRC", "([on] ($Q|that arrow [('s|s)]|[$Q] arrow ['s]|$Q join|its [join]|join arrow|@) [@] (circle / pill|circle|circled cell|bulb|circled (digit|sum)|circle cell|cell with circle|circle join to (that|$Q) arrow|(circle|circled) cell join to (that|$Q|its) arrow|circle cell|circle of (that|$Q) arrow|circle on its (end|base)|circle at (its|arrow|$Q) (end|base) [of $Q arrow]|circle (join to|on) (arrow|it)|cell with circle at its base|pill|circle or pill|pill or circle) [on arrow])"},
    {"KINDLINE", "(index|lockout|same difference|renban|german whisper|dutch whisper|whisper|palindrome|region sum|between|zipper|entropic|modular|nabner|parity|entropy|sum|modularity|parity|german|double arrow)"},
    {"LINE", "($Q [#] [$COL] [$KINDLINE] [$COL] line [on (grid|puzzle)] [given (on|as) @]|$Q @ [fast|slow] $KINDLINE line|$Q [#] $COL $KINDLINE|$Q $KINDLINE @ line)"},
    {"ATHERMO", "($Q [slow|$COL] [shade] [slow] thermo [s] [shape|line]|$Q [$COL] line with bulb [[on|at] 1 end])"},
    {"ADJ", "($Q pair of consecutive (digit|cell)|$Q [2] adjacent (digit|cell|digit on cell|pair of digit)|$Q pair of adjacent (digit|cell)|$Q [2] (digit|cell) [directly] join by|digit next to each other|digit [directly] join|[2] sequential digit|$Q (digit|cell) [that is] adjacent [to each other])"},
    {"ATLEAST", "(at least #|# or (more|greater)|no less than #|not less than #|minimum of #)"},
    {"ATMOST", "(at most #|# or (less|fewer)|no more than #|not more than #)"},
    {"DIFFER", "(differ [from (1 another|each other)] [on digit] by [digit of|minimum of] $ATLEAST|(has|with) difference $ATLEAST|has digit (that|which) has difference of $ATLEAST|(has|with) (digit with difference of|difference [on digit] of|digit that differ by) $ATLEAST|(has|with) minimum difference of #|has [digit with] minimum difference [on digit] of #|has digit with difference [on digit] of $ATLEAST|is $ATLEAST apart|is at least # (digit) apart)"},
    {"ORDERS", "(on|) (each|no particular|some|no specific) order"},
    {"ORDER", "[(but|which|and|they|these|that|which|though|it)] [may|not] [necessarily] [is] [appear|arranged|written] ($ORDERS|not necessarily on order|on order) [on line]"},
    {"MAYORDER", "[$ORDER]"},
    {"RADJ", "([unbroken|contiguous|distinct|nonrepeating] [and] consecutive [and] [nonrepeating|distinct]|(nonrepeating|distinct) [set of] consecutive|consecutive set of (distinct|nonrepeating)|consecutive and nonrepeating)"},
    {"NOREP", "[(without|with no) (repeat|each repeat|repeat digit)|that $NEG repeat|[and|which] $NEG repeat|with no repeat digit]"},
    {"RSET", "(consecutive set of distinct digit|[set of] consecutive digit (without|with no) (repeat|repeat digit)|consecutive nonrepeating set of digit|[set of] $RADJ set [of [consecutive] digit]|set of $RADJ [digit]|[set of] (nonrepeating|distinct) [set of] [and] consecutive [digit]|[set of] consecutive [and] (nonrepeating|distinct) [digit]|contiguous set of digit|set of consecutive digit) $NOREP"},
    {"FROMBULB", "[not necessarily consecutively] [on digit] [[when|as|they|starting|moving|start|read|move|away] [they|you] [move] [away] (from|at) ($Q|its) [round] (bulb|round end|circle) [end] [(to|toward|towards) [(its|other|flat)] end] [(of|on) $Q thermo|outward|outwards|on]]"},

    {"DOT", "$Q [small|large] $COL [kropki] (dot|circle)"},
    {"BYDOT", "[that is|is|that has|which is] (join [to each other] by|join with|with|on|[on] (either|opposite|both|each) side of|adjacent to|touch|has) $DOT [between them|between|on its (border|edge)|on edge]"},
    {"CONSEC", "([is|has|form] [pair of] consecutive [pair] [digit|to each other]|differ by [exactly] 1|has difference of [exactly] 1|has digit with difference of 1|has digit that is consecutive|has digit which is consecutive|has difference 1)"},
    {"DOUBLE", "[digit] [that] [is] [of] [exactly] (double|twice|2 times) [digit of|that of|as large as] other [digit]"},
    {"RATIO2", "([is|has|with|on|digit] [digit] [with|on|that is on|that has] [ratio [of]] # (:|to|/) # [ratio] [digit]|[is|has] [on|digit on|digit with] ratio [of] # (:|to) #|is on # to # ratio|[(has|where|with|such that|so that|has digit where|means|means that)] 1 [of those] [cell|digit] [is|has] $DOUBLE) [[meaning|that is|so] 1 [digit] $DOUBLE|# : # ratio]"},
    {"M1", "([@] [and|or] [@] [kropki] dot|[kropki] (circle|arrow|clue|sign|cage|line|symbol|mark|thermo|inequality|quadruple)|% [clue|sign]|xv|little killer [clue]|pair [of consecutive digit]|symbol)"},
    {"MARKS", "$M1 [[and|or|/] $M1] [[and|or|/] $M1]"},
    {"XV", "[$Q] [@] % [clue|mark|sign|symbol]"},
    {"BYX", "[that is|is] (join [to each other] (by|with)|with|on|[on] (either|opposite|both) side of|has) $XV [between them|on its border]"},
    {"INSHAPE", "(digit|cell|$OBJ|$Q digit) ([that] [given] (with|by|on)|has|with|marked by|on cell with|marked with|that has|on cell shaded (with|by)|shaded (with|by)) [$Q] [shaded|opaque|filled] [@] [shaded|opaque|filled] [@] (circle|square) [cell]"},
    {"OUTCLUE", "[$Q] [little killer|sandwich|skyscraper|small|outside] (clue|digit|arrow clue|numbered arrow|sum|arrow) [that is|given] [(outside|at edge of|beside|around) [of] (grid|it|puzzle|box)|on outside [of grid]|on edge of grid|next to row or column|outside grid] [with arrow|given by arrow]"},
    {"SHOWS", "(show|is|equal|is equal to|is clue for|is|sum|for)"},
    {"ROWCOL", "[$Q|that] [join|respective|same|relevant|given|its] (row [(or|/|and) [$Q|that] column]|column [(or|/|and) [$Q|that] row])"},
    {"INLINE", "[[found|appear] (on|of|from|for) ($ROWCOL|(that|given|its) direction|that row or that column|$Q line|$Q row and column)]"},
    {"FROMCLUE", "[appear] [(from|on|on direction of|start from|as seen from|seen from|looking from|when looking from|starting with) (that|clue|given|its|[that|this] clue ['s]) [direction|side|edge|position|clue|end]|(from|on) (edge|there|direction of clue|that (side|edge|direction) of grid)] $INLINE"},

    {"DET", "[(that|which) (has to|) [is|need to be] [to be] determined [by solver]|to determined [by solver]|to is determined [by solver]]"},
    {"THREE", "([$Q] [adjacent|sequential] [set|segment] [of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit)|[$Q] 3 cell segment)"},
    {"HASONE", "(has|consist of|form|there is) [exactly]"},
    {"REMAINDER", "(has distinct|leave distinct|has 3 distinct) remainder [on division] [modulo 3|mod 3|(when|if) divide by 3|under division by 3]"},
    {"EACHBOX", "((on|for) each [of] [distinct] [individual] [$SIZE] (box|region) [[that|which] [line|it|they|$LINE] (pass [to]|is on|is appear on)]|each time [that] [line|it|they] (pass|enter) [to] [and exits] [on] [$SIZE] (box|region))"},
    {"REENTER", "if [@|such|a single|single|] line (pass [to|on]|enter|re pass|re enter) [same] [$SIZE] (box|region) [more than once|multiple times|again]"},
    {"ENDS", "(circled digit at [that] line 's end|circle on either end of [that] line|(its|line ['s]|that line ['s]) [2] circle|[$Q] [2] [@] circle (on|at) [$Q|its|line ['s]|that line ['s]] end [of (line|that line)]|$Q [2] circle [on|at] [$Q] [end] [of line|of that line|of its line|of $LINE]|[$Q] [2] [join] (circle|circled end)|circle at [each|either|its|both|] end [of $LINE]|[$Q|its|that line ['s]] [2] [circled] end [of line|circle])"},
    {"SAMEBOTH", "[appear on line] [read|that read|which read|is read] [same] (either way|[same|identically] (forward (and|or|as) backward|backward (and|or|as) forward|(on|from) (both|either|each) (direction|end|side)|(both|each) way|from left to right and right to left|from each of its end)|same [from] [both] (direction|end|side)|same from both direction)"},
    {"SAMESUM", "(with same sum of digit on each segment|with equal sum|which [each] has same sum|that [each] has equal sum|with equal digit sum|that sum to same amount|(with|that has|which has|of|has|whose digit has|that each has|each of which has|each with) (same|equal) sum [of digit]|that [each] sum to same (digit|sum)|of equal sum|with [$Q] digit on [$Q] segment sum to same (sum|digit)|with digit that sum to same (sum|digit)|with same sum of digit on them|whose digit sum to same sum|sum to same [digit|sum])"},

    {"DIAG", "($Q [of] [2] [given|@|main|long|positive|negative|positive and negative|negative and positive|negative or positive|positive or negative] [main|given|long|marked|$SIZE] diagonal [line] [(which is|that is|) [given|highlighted] [on @|with @ line|by @ line]])"},
    {"SHADED", "([$Q] [@|shaded|extra|highlighted] [shaded] (region|area|cell|square|box|window))"},
    {"COLOURED", "([$Q] (@|shaded|highlighted) [shaded] (region|area))"},
    {"LOW", "1 to 3|1 2 3|123|from 1 to 3|1 2 or 3"},
    {"MIDDLE", "4 to 6|4 5 6|456|from 4 to 6|4 5 or 6"},
    {"HIGH", "7 to 9|7 8 9|789|from 7 to 9|7 8 or 9"},
    {"QUAD", "([$Q] digit [given] on [$Q] [small|corner] [@] (circle|quadruple|quadruple clue|quadruple circle|clue at cell intersections) [on intersections|on corner of cell|at corner]|[$Q] digit on clue at cell intersections|[$Q] [@] circled digit)"},
    {"QSUR", "(on|at) [at least] [1] [of] [its] [4] [$Q|join] (surrounding|adjacent|touch|cell|square) [4] [$SIZE] [cell|square] [around it|area|surrounding [it|[that|$Q] circle]|touch [it|[that|$Q] circle]|adjacent to it]"},
    {"SKY", "[on (that|given) [direction|row or column]] [where [(taller|greater) digit (block|obscure|obscures|hide|blocks|hides) (smaller|shorter) (1s|ones|digit)]|if digit is treated as skyscraper of that height]"},
    {"KN", "[single|1] [chess] knight ['s] move [as] [on chess] [apart|away] [from each other|of each other|from each other on grid|apart] [on chess]"},
    {"KG", "[single|1] [chess] king ['s] move [as] [on chess] [apart|away] [from each other|of each other] [on chess]"},
    {"KK", "[single] [chess] (king ['s] (or|and|nor) knight ['s]|knight ['s] (or|and|nor) king ['s]|[either] knight ['s] move (or|and|nor) king ['s]|[either] king ['s] move (or|and|nor) knight ['s]) move [as] [on chess] [apart|away] [from each other|of each other]"},
    {"AT", "[that] [is|appear] [on] [cell] [that is] [join] [by|at|on|with|a]"},
    {"SAMED", "(has (same|repeat|equal) digit [as each other]|repeat digit|repeat|is same|has repeat digit)"},
    {"MOVERS", "($Q (cell|digit)|(each|) 2 cell|cell|digit on [2] cell)"},
    {"FORMER", "(same|equal|repeat) digit"},
};

constexpr PatternRow sudoku[] = {
    {Meaning::sudoku, "[play|use] normal [$SIZE] [irregular|jigsaw] sudoku [rule] apply [on (each box|grid)|to grid|here|to each grid]"},
    {Meaning::sudoku, "[$SIZE] [irregular|jigsaw] normal [irregular|jigsaw] [$SIZE] sudoku [rule] [apply]"},
    {Meaning::sudoku, "normal sudoku rule (for|on) $SIZE [grid|sudoku] apply"},
    {Meaning::sudoku, "normal rule of sudoku apply"},
    {Meaning::sudoku, "normal normal sudoku rule apply"},
    {Meaning::sudoku, "(irregular|jigsaw) $SIZE sudoku rule apply"},
    {Meaning::sudoku_digits, "normal sudoku rule apply but [use] digit # to # [instead of # to #]"},
    {Meaning::sudoku, "normal rule apply"},
    {Meaning::sudoku, "apply normal sudoku rule"},
    {Meaning::sudoku, "[$SIZE] [irregular|jigsaw] sudoku [rule] [apply]"},
    {Meaning::sudoku_digits, "place (grid|[each] [empty] cell [on grid]|each [non shaded] cell) with [digit] [from] # to # (so|such|) that (no digit repeat|digit $NEG repeat|there is no repeat|each digit appear $ONCE) on $RCB"},
    {Meaning::sudoku_digits, "place digit [from] # to # on [each] [empty] cell [(of|on) grid] (so|such|) that (no digit repeat|digit $NEG repeat|there is no repeat|each digit appear $ONCE) on $RCB"},
    {Meaning::sudoku_digits, "place digit # to # on grid (so|such) that $RCB has each digit $ONCE"},
    {Meaning::sudoku, "solve as normal sudoku"},
    {Meaning::sudoku_digits, "[place|use|write] $NTON [into] $ONCE (on|to) $RCB $ONCE [of grid]"},
    {Meaning::sudoku_digits, "(place|complete) [grid] [with] [digit # to #] (so|such|so that|such that|to make) $RCB has $NTON $ONCE"},
    {Meaning::sudoku_digits, "place $RCB with $NTON $ONCE"},
    {Meaning::sudoku_digits, "place grid with [digit] # to # (so|such) that (no digit repeat|digit $NEG repeat) on [each] $RCB"},
    {Meaning::sudoku_digits, "$RCB ([has] to has|has|is placed with) $NTON $ONCE"},
    {Meaning::sudoku_digits, "$NTON [each] (appear|is|is appear) $ONCE on $RCB $ONCE"},
    {Meaning::sudoku_digits, "place digit # to # on grid"},
    {Meaning::digits_only, "place [digit] [from] # to # on each [empty] cell [(of|on) grid]"},
    {Meaning::sudoku_distinct, "digit $NEG repeat on [$Q] row [and|or] column [and|or] [$BOX]"},
    {Meaning::sudoku_distinct, "digit $NEG repeat on $RCB"},
    {Meaning::sudoku_distinct, "(no digit|so that no digit|such that no digit) repeat on [$Q] row [and|or] column [and|or] $BOX"},
};

constexpr PatternRow filler[] = {
    {Meaning::nothing, "and that 's it"},
    {Meaning::nothing, "that 's it"},
    {Meaning::nothing, "no guessing [or trial and error] is (required|necessary|needed)"},
    {Meaning::nothing, "(has fun|enjoy|happy solving|good luck|enjoy solve|enjoy puzzle|has fun solving)"},
    {Meaning::nothing, "each clue is normal"},
    {Meaning::nothing, "[for avoidance of doubt] ($Q [of]|) [double] (line|arrow|cage|circle|dot|thermo|clue) [on (puzzle|grid)] [may] not (overlap|bend|cross|branch|share cell|share cell with each other|cross or overlap|overlap or cross|cross each other|overlap each other)"},
    {Meaning::nothing, "[for avoidance of doubt] $Q arrow [on (this puzzle|grid|this grid|puzzle)] is straight [line]"},
    {Meaning::nothing, "(line and cage|cage and line|cage|arrow) [may] not overlap"},
    {Meaning::nothing, "distinct line of same type [may] not share cell"},
    {Meaning::nothing, "(cell|@|line|arrow) (shading|color) [of line|on grid] (is|has) (purely decoration|decoration|purely for decoration|for decoration|no meaning|not significant|irrelevant|no significance)"},
    {Meaning::nothing, "color difference is purely to distinguish distinct line"},
    {Meaning::nothing, "arrow is distinct color purely to clarify which arrow is which when they pass"},
    {Meaning::nothing, "each line on this puzzle has # cell"},
    {Meaning::nothing, "$Q cage has [small] clue on leftmost cell of top row that cage occupies"},
    {Meaning::nothing, "$Q (clue|sum) given is on leftmost cell on top row of its cage"},
    {Meaning::nothing, "(outlined region|area surrounded by dashed line) is [killer] cage"},
    {Meaning::nothing, "(touch each other diagonally|1 cell on each direction)"},
    {Meaning::nothing, "$DET"},
    {Meaning::nothing, "respectively"},
    {Meaning::nothing, "anywhere on (puzzle|grid)"},
    {Meaning::nothing, "on chess"},
    {Meaning::nothing, "(without arrow|not thermo bulb|not [join] to (arrow|thermo|line))"},
    {Meaning::nothing, "($KINDLINE [line]|fortress|kropki|killer|little killer|thermo|slow thermo|entropic|quadruple)"},
    {Meaning::nothing, "[each] digit [on grid|appear on grid] (show|is) height of (skyscraper|building) [on its cell]"},
    {Meaning::nothing, "(taller|greater) (digit|skyscraper|building) (block|obscure) [view of] (smaller|shorter) (1s|ones|digit|skyscraper|building) [behind them]"},
    {Meaning::nothing, "[play with] fog of war"},
    {Meaning::nothing, "(grid|puzzle) is [partially|partly|initially] covered (on|with|by) fog"},
    {Meaning::nothing, "[some|most] [of] grid is covered (on|with|by) fog"},
    {Meaning::nothing, "fog is covering grid"},
    {Meaning::nothing, "fog block some clue"},
    {Meaning::nothing, "(appear|placing) correct digit may reveal fog somewhere on grid"},
    {Meaning::nothing, "(appear|placing) correct digit [on cell] reveal [clue] on surrounding # by # area"},
    {Meaning::nothing, "[correctly] (appear|placing) correct digit [on cell|on grid] may clear fog somewhere on grid and reveal [new] clue"},
    {Meaning::nothing, "your task is to clear fog by (appear|placing) correct digit on grid [no guessing is required]"},
    {Meaning::nothing, "(appear|placing) correct digit on grid [may] clear [each] fog on surrounding cell"},
    {Meaning::nothing, "fog clear from surrounding cell when [correct] digit is appear [correctly]"},
    {Meaning::nothing, "[correctly] (appear|entering|place|placing) correct digit [on grid|on cell] [may] clear [some] [of] [surrounding] fog [from|around|on|surrounding] [[each] [that digit ['s]] (surrounding|its|adjacent|other|that|those|it) [$SIZE] (cell|area|cell on grid)] [[and] [possibly] reveal [more|further|new] [clue]]"},
    {Meaning::nothing, "correctly (appear|placing|entered|placed) digit [may] clear [some] [of] fog [(around|from|on) (that|its|surrounding|those|it) [cell]]"},
    {Meaning::nothing, "(entering|placing|appear|place) correct digit may clear fog [somewhere] [on grid] [and reveal [new|more|further] clue]"},
    {Meaning::nothing, "(appear|placing|place) correct digit reveal clue on surrounding $SIZE area"},
    {Meaning::nothing, "[distinct] [@] line may [or may not] [each] has distinct [segment|sum|region] (sum|digit) [(to|from) (1 another|each other)]"},
    {Meaning::nothing, "[this|that|these|such] [segment] sum may (differ|is distinct|be distinct) (between|for|on|from) [distinct|1|each] line [to line|to another]"},
    {Meaning::nothing, "line may (share|has|cross|overlap|intersect) [same] [cell|end]"},
    {Meaning::nothing, "digit may repeat [on] [$Q|this|that] [given|@] (diagonal|line|arrow|path|clue|sum) [or (diagonal|line|arrow)] $OTHER"},
    {Meaning::nothing, "digit may repeat $OTHER"},
    {Meaning::nothing, "digit may repeat freely on line [and even on sum]"},
    {Meaning::nothing, "digit may repeat (around|on) [a] (circle|dot) $OTHER"},
    {Meaning::nothing, "[digit] on [$Q] [given|@] (diagonal|line|arrow) ~ [digit] may repeat $OTHER"},
    {Meaning::nothing, "[which] may (repeat|repeat digit|has repeat digit|has repeat) $OTHER"},
    {Meaning::nothing, "repeat [digit] (is permitted|may appear) [on] [$Q|such] [arrow|line|diagonal] $OTHER"},
    {Meaning::nothing, "(pill|2 cell circle|2 digit digit) [on pill] is read [from] left to right [or|and] [[from] top to bottom|downwards]"},
    {Meaning::nothing, "# / # pair may has @ or @ dot"},
};
// clang-format on

}  // namespace

std::span<const NameRow> name_rows() { return names; }
std::span<const PatternRow> sudoku_patterns() { return sudoku; }
std::span<const PatternRow> filler_patterns() { return filler; }

}  // namespace clew::text::rules
