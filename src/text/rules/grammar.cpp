// The grammar of rules: names that patterns share.
//
//   word     that word, after vocabulary.cpp has folded it
//   [a b]    may be left out
//   (a|b)    one of these
//   {a; b}   both, in any order
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
    {"SIZE", "# (x|by) #"},
    {"OBJ", "($Q [orthogonally] [adjacent] (digit|cell) [given]|[$Q] digit (on|of) [$Q] [2] [adjacent] cell|[$Q] cell (with|has) digit|$Q [adjacent] 2 [orthogonally] [adjacent] (digit|cell)|$Q pair of [adjacent] (digit|cell)|those|those on cell|2 cell|[$Q] digit appear on cell)"},
    {"NEG", "([may] not|is not permitted to)"},
    {"NOREPEAT", "($NEG (repeat|has [each|a] repeat [digit]|has same digit [more than once]|appear more than once|appear twice|is repeat|is same)|is nonrepeating|is distinct|has distinct digit|has (no|non|nonrepeating) [repeat] digit|has no repeat|is each distinct|has only distinct digit)"},
    {"SUMTO", "([each] sum to|has sum of|has digit [that|which] sum to|equal|sum is [equal to]|sum)"},
    {"OTHER", "[[but] [only] (if|where|when|as long as|provided) [normal|other|they|it|this] [sudoku] [rule|constraint] [is] (permitted|legal|possible|obey|valid|satisfied) [it|that|them|sudoku] [rule]|unless forbidden by [normal|other] [sudoku] rule] [if other rule permitted [it|them]] [(if|where|when|as|as long as|so long as|provided|unless|subject to) [is] ([not] permitted|otherwise permitted|[otherwise] not [otherwise] (forbidden|disallowed|restricted|prohibited|prevented)|other) [by|under] [each] [other|normal] [sudoku] [rule|constraint|constraints]]"},

    {"CAGE", "[killer|dashed|dotted] [line] cage [given by dashed line]"},
    {"ACAGE", "$Q [same] [$COL] [given] $CAGE"},
    {"CORNER", "(on|at) [its|that [cage ['s]]|cage ['s]] [left] [upper|top] [left|leftmost|right] [hand] [corner|cell|square] [of ($ACAGE|that cage|its cage)]"},
    {"IFGIVEN", "[if given|where given|when given|where 1 is given|when 1 is given|if 1 is given|if there is 1|if present|if any|if 1 exists|which is [each] given|[that is] given]"},
    {"CLUE", "[small] [corner] (clue|digit|sum|clue sum|sum clue|sum of digit) $IFGIVEN [given] [$CORNER] $IFGIVEN"},
    {"GIVENSUM", "([given] $CLUE|given (sum|clue|digit) $IFGIVEN [$CORNER]|(sum|clue|digit) given $IFGIVEN [$CORNER]|[upper|top] left corner [of $ACAGE]|sum|(its|their|that cage 's|cage|cage 's) [corner] (clue|sum|digit))"},

    {"BOXADJ", "[outlined|bold bordered|bold outlined|thick|bold|bordered|given|irregular|jigsaw|marked|heavy|$SIZE|# cell]"},
    {"BOX", "[$Q] $BOXADJ $BOXADJ $BOXADJ (box|region|area|nonet|block|house|shape) [given by (thick|bold|heavy) border|of grid|on grid|outlined on bold|given by (thick|bold|heavy|thicker) border on grid]"},
    {"RCB", "[$Q|same] (row|column|$BOX) [and|or|/] [$Q|same] (row|column|$BOX) [and|or|/] [$Q|same] (row|column|$BOX) [on grid|of grid]"},
    {"ONCE", "[exactly] [once|once each|exactly once|once and only once|without (repeat|each repeat|repeat digit)|with no repeat|so that no digit repeat|only once]"},
    {"NTON", "[complete] [set of] [each] [of] [digit] [from] # to # [inclusive]"},

    {"CIRC", "([on|of] ($Q|that arrow [('s|s)]|[$Q] arrow ['s]|$Q join|its [join]|join arrow|@) [@] (circle / pill|circle|circled cell|bulb|circled (digit|sum)|circle cell|cell with circle|circle join to (that|$Q) arrow|circle digit|circle from which it start|(circle|circled) cell join to (that|$Q|its) arrow|circle cell|circle of (that|$Q) arrow|circle on its (end|base)|circle (at|on) (its|arrow|$Q) (end|base|start|head|beginning) [of $Q arrow]|circle (join to|on) (arrow|it)|cell with circle at its base|pill|circle or pill|pill or circle) [on arrow|(they|it) start from|at (its|their) (end|base|start)])"},
    {"KINDLINE", "(index|equal sum|lockout|same difference|renban|german whisper|dutch whisper|whisper|palindrome|region sum|between|zipper|entropic|modular|nabner|parity|entropy|sum|modularity|parity|german|double arrow)"},
    {"LINE", "($Q [single] [same] [#] [$COL] [$KINDLINE] [$COL] line [on (grid|puzzle)] [given (on|as) @] [(without|with no) (bulb|arrow|circle)]|$Q @ [fast|slow] $KINDLINE line|$Q [#] $COL $KINDLINE|$Q $KINDLINE @ line|$Q $KINDLINE line @)"},
    {"ATHERMO", "($Q [slow|$COL] [shade] [slow] thermo [s] [shape|line]|$Q [$COL] line with bulb [[on|at] 1 end])"},
    {"ADJ", "(digit on [2] adjacent cell|$Q pair of consecutive (digit|cell)|$Q [2] adjacent (digit|cell|digit on cell|pair of digit)|$Q pair of adjacent (digit|cell)|$Q adjacent pair of (digit|cell)|$Q [2] (digit|cell) [directly] join by|[2] (digit|cell) [that is] next to each other|digit [directly] join|[2] sequential digit|$Q (digit|cell) [that is] adjacent [to each other]|[$Q] adjacent / adjacent (digit|cell))"},
    {"ATLEAST", "(at least #|[that is] greater than or equal to #|# or (more|greater)|no less than #|not less than #|minimum of #)"},
    {"ATMOST", "(at most #|# or (less|fewer)|no more than #|not more than #)"},
    {"DIFFER", "(not differ by less than #|differ [from (1 another|each other)] [on digit] by [digit of|minimum of] $ATLEAST|(has|with) difference $ATLEAST|has digit (that|which) has difference of $ATLEAST|(has|with) (digit with difference of|difference [on digit] of|digit that differ by) $ATLEAST|(has|with) minimum difference of #|has [digit with] minimum difference [on digit] of #|has digit with difference [on digit] of $ATLEAST|[has digit] [that|which] is $ATLEAST apart|is at least # (digit) apart)"},
    {"ORDERS", "(on|) (each|no particular|some|no specific) order"},
    {"ORDER", "[(but|which|and|they|these|that|which|though|it)] ([may|not] [necessarily] [is] [appear|arranged|written] $ORDERS|[may] [is] not [necessarily] [is] [appear|arranged|written] on order) [on line]"},
    {"MAYORDER", "[$ORDER]"},
    {"PARITIES", "(odd and even|even and odd|odd / even|even / odd|parity)"},
    {"RADJ", "([unbroken|contiguous|distinct|nonrepeating] [and] consecutive [and] [nonrepeating|distinct]|(nonrepeating|distinct) [set of] consecutive|consecutive set of (distinct|nonrepeating)|consecutive and nonrepeating)"},
    {"NOREP", "[(without|with no) (repeat|each repeat|repeat digit)|that $NEG repeat|[and|which] $NEG repeat|with no repeat digit|with no digit repeat]"},
    {"RSET", "(unbroken set [of digit]|consecutive set of distinct digit|[set of] consecutive digit (without|with no) (repeat|repeat digit)|consecutive nonrepeating set of digit|[set of] $RADJ set [of [consecutive] digit]|set of $RADJ [digit]|[set of] (nonrepeating|distinct) [set of] [and] consecutive [digit]|[set of] consecutive [and] (nonrepeating|distinct) [digit]|contiguous set of digit|set of consecutive digit|consecutive set of (distinct|nonrepeating) digit) $NOREP"},
    {"EQSUM", "([each] (has (equal|same) sum [n] [of digit]|sum [equally] to same (sum|digit|amount) [n]|is same [sum] [n]|is equal|sum equally))"},
    {"INBOX", "(on|for) (each|same) [of] [distinct] [individual] [$SIZE] (box|region) [[that] [line|it|they] pass [to]]"},
    {"INC", "((increase|get greater) [with|at|on|by] each step|increase [on digit]|is increase|[is] [appear|arranged|sorted] on increase order|(get|become|becomes|gets) greater|pass up|increase on size)"},
    {"HASINC", "($INC|has digit (that|which) increase|has increase digit|show increase digit|has digit increase|has digit on increase order)"},
    {"FROMBULB", "[not necessarily consecutively] [on digit] [with distance] [[when|as|they|going|starting|moving|start|read|move|away] [they|you] [move|get|pass] [away|further|farther] (from|at) ($Q|its) [round] (bulb|round end|circle) [end] [on 1 end] [of [$Q] thermo] [(to|toward|towards) [its] [other|flat|thin|opposite] end] [on other end] [(of|on) ($Q thermo|line)|outward|outwards|on]]"},

    {"TOBULB", "[on digit] [when|as|they|starting|moving|start|read|move|away] [they|you] [move|moving] [away] from ($Q|its) [round] (bulb|round end) [end] [(to|toward|towards) [its] [other|flat|thin|opposite] end] [outward|outwards|on]"},
    {"DOT", "$Q [small|large] $COL [kropki] (dot|circle|position)"},
    {"BYDOT", "[that is|is|that has|which is] (join [to each other] by|join with|with|on|[on] (either|opposite|both|each) side of|adjacent to|touch|has) $DOT [between them|between|on its (border|edge)|on edge]"},
    {"CONSEC", "(is [exactly] 1 apart|[is|has|form] [pair of] consecutive [pair] [digit|to each other]|differ by [exactly] 1|has difference of [exactly] 1|has digit with difference of 1|has digit that is consecutive|has digit which is consecutive|has difference 1)"},
    {"DOUBLE", "[digit] [that] [is] [of] [exactly] (double|twice|2 times) [of|digit of|that of|as large as] (other [digit|1|cell]|its neighbour)"},
    {"RATIO2", "([where|with] greater [1] [is|being] (double|twice|2 times) smaller [1]|[is|has|with|on|digit] [digit] [with|on|that is on|that has] [ratio [of]] # (:|to|/) # [ratio] [digit]|[is|has] [on|digit on|digit with] ratio [of] # (:|to) #|is on # to # ratio|[(has|where|with|such that|so that|has digit where|means|means that)] 1 [of (those|them|2|these)] [cell|digit] [is|has] $DOUBLE|has digit 1 of which [is] $DOUBLE) [[meaning|that is|so] 1 [digit] $DOUBLE|# : # ratio|(with|to) each other]"},
    {"M1", "([@] [and|or] [@] [kropki] dot|[kropki] (circle|arrow|clue|sign|cage|line|symbol|mark|thermo|inequality|quadruple)|% [clue|sign]|xv|little killer [clue]|pair [of consecutive digit]|symbol)"},
    {"TWO", "[$Q] [2] [adjacent] (digit|cell)"},
    {"ATDOT", "($BYDOT|(across|next to|around) $DOT|if [they is] join by $DOT)"},
    {"MARKS", "$M1 [[and|or|/] $M1] [[and|or|/] $M1]"},
    {"XV", "[$Q] [@] % [clue|mark|sign|symbol]"},
    {"BYX", "[that is|is|that] (join [to each other] (by|with)|with|on|[on] (either|opposite|both) side of|has) $XV [between them|on its border]"},
    {"ATX", "($BYX|across $XV|if [they is] join by $XV)"},
    {"INSHAPE", "(digit|cell|$OBJ|$Q digit) ([that] [given] (with|by|on)|has|with|marked by|on cell with|marked with|that has|on cell shaded (with|by)|shaded (with|by)) [$Q] [shaded|opaque|filled|solid] [@] [shaded|opaque|filled] [@] (circle|square) [cell]"},
    {"OUTCLUE", "(outside grid clue|[$Q] [little killer|sandwich|skyscraper|x sum|numbered room|small|outside] (clue|digit|arrow clue|numbered arrow|sum|arrow) [(with|next to|beside|by) arrow] [that is|given] [(outside|at edge of|at side of|beside|around) [of] (grid|it|puzzle|box|row or column) [(without|with no) arrow]|on outside [of grid]|on edge of grid|next to row or column|outside grid|outside] [with arrow|given by arrow])"},
    {"SHOWS", "(show|is|equal|is equal to|is clue for|is|sum|for)"},
    {"ROWCOL", "[$Q|that] [join|respective|same|relevant|given|its] (row [(or|/|and) [$Q|that] column]|column [(or|/|and) [$Q|that] row])"},
    {"INLINE", "[[found|appear] (on|of|from|for) ($ROWCOL|(that|given|its) direction|that row or that column|$Q line|$Q row and column)]"},
    {"FROMCLUE", "[appear] [(from|on|on direction of|start from|as seen from|seen from|looking from|when looking from|starting with) (that|clue|given|its|[that|this] clue ['s]) [direction|side|edge|position|clue|end]|(from|on) (edge|there|direction of clue|that (side|edge|direction) of grid)] $INLINE"},

    {"DET", "[to is appear [by solver]] [(that|which) (has to|) [is|need to be] [to be] determined [by solver]|to determined [by solver]|to is determined [by solver]]"},
    {"THREE", "([$Q] [adjacent|sequential] [set|segment] [of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit)|[$Q] 3 cell segment|[$Q] 3 (cell|digit) on row) [on line]"},
    {"HASONE", "(has|consist of|form|there is|is) [exactly]"},
    {"REMAINDER", "([each] (has distinct|leave distinct|has 3 distinct|has digit with distinct) remainder [on division] [modulo 3|mod 3|(when|if) divide by 3|under division by 3]|has digit that is distinct modulo 3)"},
    {"EACHBOX", "((on|for) each [of] [distinct] [individual] [$SIZE] (box|region) [[that|which|to which] [line|it|they|$LINE] (pass [to]|is on|is appear on)]|each time [that] [line|it|they] (pass|enter) [to] [and exits] [on] [$SIZE] (box|region))"},
    {"REENTER", "if [@|such|a single|single|region sum|] line (pass [to|on]|enter|re pass|re enter) [same] [$SIZE] (box|region) [more than once|multiple times|again]"},
    {"ENDS", "(circled digit (at|on) [its|either|both|each|that] [line 's] end [of line]|circle on either end of [that] line|(its|line ['s]|that line ['s]) [2] circle|[$Q] [2] [@] circle (on|at) [$Q|its|line ['s]|that line ['s]] end [of (line|that line)]|those circle|[$Q|its] [2] (end circle|circled digit)|$Q [2] circle [on|at] [$Q] [end] [of line|of that line|of its line|of $LINE]|[$Q] [2] [join] (circle|circled end)|circle at [each|either|its|both|] end [of $LINE]|[$Q|its|that line ['s]] [2] [circled] end [of line|circle])"},
    {"SAMEBOTH", "[appear on line] [read|that read|which read|is read] [same] (either way|[same|identically] (forward (and|or|as) backward|backward (and|or|as) forward|(on|from) (both|either|each) (direction|end|side)|(both|each) way|from left to right and right to left|from left to right (and|as) from right to left|from each of its end)|same [from] [both] (direction|end|side)|same from both direction)"},
    {"SAMESUM", "(with same sum of digit on each segment|with equal sum|which [each] has same sum|that [each] has equal sum|with equal digit sum|that sum to same amount|(with|that has|which has|of|has|whose digit has|that each has|each of which has|each with) (same|equal) sum [of digit]|that [each] sum to same (digit|sum)|of equal sum|with [$Q] digit on [$Q] segment sum to same (sum|digit)|with digit that sum to same (sum|digit)|with same sum of digit on them|whose digit sum to same sum|sum to same [digit|sum])"},

    {"DIAG", "($Q [positive or negative|negative or positive] diagonal [that is] given [on grid]|$Q (main|long) diagonal|$Q [@] diagonal from top left to bottom right [on grid]|$Q [@] diagonal from bottom left to top right [on grid]|$Q [of] [2] [given|@|main|long|positive|negative|positive and negative|negative and positive|negative or positive|positive or negative] [main|given|long|marked|$SIZE] diagonal [line] [(which is|that is|) [given|highlighted] [on @|with @ line|by @ line]])"},
    {"SHADED", "([$Q] [of] [2|3|4|9] [$SIZE] [@|shaded|extra|highlighted] [shaded|extra] [3 x 3] (region|area|cell|square|box|window) [(given|marked|shaded) on @])"},
    {"COLOURED", "([$Q] (@|shaded|highlighted) [shaded] (region|area))"},
    {"LOW", "1 to 3|1 2 3|123|1 / 2 / 3|1 2 and 3|from 1 to 3|1 2 or 3"},
    {"MIDDLE", "4 to 6|4 5 6|456|4 / 5 / 6|4 5 and 6|from 4 to 6|4 5 or 6"},
    {"HIGH", "7 to 9|7 8 9|789|7 / 8 / 9|7 8 and 9|from 7 to 9|7 8 or 9"},
    {"QUAD", "([$Q] [of] [2|3|4] [small] [circled] (digit|clue) [given|appear] on [$Q] [small|large|corner] [@] (circle|quadruple|quadruple clue|quadruple circle|clue at cell intersection) [on intersection|(on|at) intersection of [4] cell|(on|at) corner of [4] cell|(on|at) corner of cell|at corner]|[$Q] digit on clue at cell intersection|[$Q] [@] circled digit)"},
    {"QSUR", "(on|at) [at least] [1] [of] [its] [4] [$Q|join] (surrounding|adjacent|touch|cell|square) [4] [$SIZE] [cell|square] [around [it|[that|$Q] circle]|it touch|area|surrounding [it|clue|[that|$Q] circle]|touch [it|[that|$Q] circle]|adjacent to it]"},
    {"SKY", "[on (that|given) [direction|row or column]] [(where|and|when) [(taller|greater) (digit|1s|ones|skyscraper|building) block [each] (smaller|shorter) [or equal] (1s|ones|digit|skyscraper|building) [behind (it|them)]]|if digit is treated as skyscraper of that height]"},
    {"KN", "[single|1] [chess] knight ['s] (move|step) [as] [on chess] [apart|away] [from each other|of each other|from each other on grid|apart] [as] [on chess]"},
    {"KG", "[single|1] [chess] king ['s] (move|step) [as] [on chess] [apart|away] [from each other|of each other] [on chess]"},
    {"KK", "[single|1] [chess] (knight 's move (or|and|nor) [1] [chess] king 's|king 's move (or|and|nor) [1] [chess] knight 's|king ['s] (or|and|nor) knight ['s]|knight ['s] (or|and|nor) king ['s]|[either] knight ['s] move (or|and|nor) king ['s]|[either] king ['s] move (or|and|nor) knight ['s]) move [as] [on chess] [apart|away] [from each other|of each other]"},
    {"AT", "[that|which] [is|appear] [on] [2] [cell] [that is] [join] [on grid] [by|at|on|with|a]"},
    {"SAMED", "(has (same|repeat|equal) digit [as each other]|repeat digit|repeat|is (same|equal|identical)|has repeat digit)"},
    {"MOVERS", "($Q (cell|digit)|(each|) 2 cell|cell|digit on [2] cell)"},
    {"MOD", "[$Q] (doubler|halver|negator|hot|cold) [cell]"},
    {"MODS", "(there is [exactly] # [#] $MOD [appear on grid]|[exactly] # cell [on grid] is $MOD)"},
    {"TIMES", "(double|twice|half) [of] ((its|digit 's) [face] [digit]|that of its digit|)"},
    {"CLUES", "($CAGE|$CAGE sum|thermo|between line|[equal] [region] sum line|arrow|arrow sum|renban|clue|sum|other rule|kropki / renban / nabner digit [s])"},
    {"FORCLUES", "[(for purpose of|for|on|towards|toward|with respect to) [each] [other] $CLUES]"},
    {"SHAFT", "([path of] [$Q|its|join|that|those] [@] (arrow|double arrow shaft|arrow shaft|arrow 's (path|shaft|line)|path of arrow|shaft of arrow) [[that|which] (come|start|leave|point|extend|leading) [out] [away] [of|from|on|at] (it|circle|$Q circle)])"},
    {"ROUND", "([digit (on|of)|digit of digit on] [$Q|its|that|join|those] [@] (circle|circled cell|bulb|circled digit|circle cell|cell with circle) [(on|at) [$Q|its|that] (base|start|end|head|beginning) [of $Q|of that] [arrow]|join to $Q arrow|of $Q arrow|it is join to|from which it start|where it start|it (start|come) (from|on|at)])"},
    {"N", "(digit|cell|is|has|on|of|at|its|given|appear|join|they|it|to|with|for)"},
    {"SHAPEWORD", "(digit|cell|is|has|on|its|given|appear|it|with|for|means|show)"},
    {"ANYLINE", "($LINE|line (with|of|on) [color] @ [color])"},
    {"SETOF3", "(set of 3|3) [consecutive|adjacent|sequential|contiguous] [cell|digit] [on row]"},
    {"CORNERCLUE", "([top|upper] left [corner|cell|clue] [clue]|[on|at] [its] [top|upper|left] [left|right] [hand] corner|given [sum|clue|digit]|(clue|sum|digit) given)"},
    {"A147", "(1 [/] 4 [/|and|or] 7|147)"},
    {"B258", "(2 [/] 5 [/|and|or] 8|258)"},
    {"C369", "(3 [/] 6 [/|and|or] 9|369)"},
    {"DIAMONDS", "([digit (on|of)] ([$Q|its] [2] [@] (diamond|diamonds) [(on|at) [its|$Q|both|either] end [of $LINE]]|[$Q|its] [2] end [digit|diamond] [of $LINE]|diamond digit|diamond end [digit]))"},
    {"PILL", "([$Q|join|its] (pill|2 cell (pill|circle)|elongated circle|large circle|2 digit circle) [on arrow|cell])"},
    {"VAR", "(x|n|y|r|c|d|m|k|a|b)"},
    {"FARAWAY", "[that|which] [is] [at] [an|a] (equidistant|equal distance|same distance) (from|to) [$Q|its] [circled] (centre|central) [cell|digit|position|of line|of $LINE]"},
    {"CENTRAL", "([same (sum|digit) as|digit that is] [digit] [(on|at|of)] [$Q|its|that line 's|line 's] [circled] (centre|central) [cell|digit|position] [of [$Q|that|] line|on line]|circled digit)"},
    {"SAMEPLACE", "(on|at|with|that has|that occupy|occupy|has) same [relative] (position|place) (on|of|relative to|with respect to) [$Q|its|their|that|2|distinct|other|respective|2 distinct|$Q 2|more than 1] [distinct|other] [$SIZE] box"},
    {"RC", "(row or column|row / column|row and column|row|column|line)"},
    {"FIRSTCELL", "(first of (those|these|them) [digit|cell]|[digit] [appear|that appear|given] [on|of|at] ([$Q|] (first|nearest|closest) (cell|digit) [next to [$Q|that] clue|nearest [to] [$Q|that] clue|on direction of clue|on (that|same|join) direction|of (that|) $RC] [$FROMCLUE]|cell (nearest|closest|next|adjacent) [to] [$Q|that] clue)|digit (next|nearest|closest|adjacent) to [$Q|that] clue)"},
    {"ONWARD", "[count [start] (from|at) (that|clue|its) [side|edge|clue]|(from|on) (that|clue|its|side of) [side|edge|clue|direction]|seen from [that|] (clue|side)|(on|from|of) (join|given|that|its|[$Q|]) (direction|$RC)|$FROMCLUE] [[when] [start] count [start] (from|at) [side of|edge of] (that|clue|its) [side|edge|clue]|on (that|) direction]"},
    {"NODOT", "([so|then] (if|where|when) [there is] no [@] [kropki] dot [given|is given] between [2] [orthogonally] [adjacent] (cell|digit)|[so|then] (if|where|when) [2] [orthogonally] (adjacent (cell|digit)|neighbour) (is not (join|marked) by|has no|not has) [a|@] dot [between them]|[so] [2] [orthogonally] (adjacent (cell|digit)|neighbour) (without|with no|not join by|not marked (by|with)) [a|@] dot [between them]) [then] [they|[its|those] digit|digit on (them|those cell)|those]"},
    {"NOMARK", "([so] if 2 [orthogonally] adjacent cell has neither [then] they|[so|then] (if|where|when) [there is] no (mark|symbol|letter) [given|appear] [between [2] [orthogonally] [adjacent] (cell|digit)]|[so] [2] [orthogonally] (adjacent (cell|digit)|neighbour) (without|with no) [a|] (mark|symbol|letter|1) [between them]) [then] [they|[its|those] [2] digit|digit on (them|those cell)|[its] sum]"},
    {"NOXV", "([so|then] (if|where|when) [there is] (no|not) (% or %|% nor %|xv) [given] [between [2] [orthogonally] [adjacent] (cell|digit)]|[so|then] (if|where|when) [2] [orthogonally] (adjacent (cell|digit)|neighbour) (is not (join|marked) (by|with)|has no|not has) (% or %|xv) [between them]|[so] [2] [orthogonally] (adjacent (cell|digit)|neighbour) (without|with no|not join by|not marked (by|with)) (% or %|xv) [between them]) [then] [they|[its|those] [2] digit|digit on (them|those cell)|[its] sum]"},
    {"FORMER", "(same|equal|repeat) digit"},
};
// clang-format on

}  // namespace

std::span<const NameRow> name_rows() { return names; }

}  // namespace clew::text::rules
