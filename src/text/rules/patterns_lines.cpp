// Sentences about lines, thermometers and arrows.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr PatternRow about_lines[] = {
    // Thermometers.
    {Meaning::thermo, "[$Q] (digit|cell) [appear] on $ATHERMO ~ (increase|is increase) $FROMBULB"},
    {Meaning::thermo, "on $ATHERMO ~ [$Q] (digit|cell) (increase|is increase) $FROMBULB"},
    {Meaning::thermo, "digit [may] increase on $ATHERMO $FROMBULB"},
    {Meaning::thermo, "digit increase $FROMBULB [on|of] $ATHERMO"},
    {Meaning::thermo, "$ATHERMO ~ [digit] (increase|is increase|has digit that increase|has increase digit|show increase digit|has digit increase) $FROMBULB"},
    {Meaning::thermo, "from bulb [end] [to end] digit on $ATHERMO increase"},
    {Meaning::thermo, "digit on $LINE ~ increase [start] from (bulb|bulb end) [end]"},
    {Meaning::thermo, "(start|read|move) from bulb [end] [to end] digit on $ATHERMO increase"},
    {Meaning::thermo, "normal thermo rule apply"},
    {Meaning::slow_thermo, "(digit on $ATHERMO|on $ATHERMO digit|(read|start|move) (from|at) bulb [end] [to end] digit on $ATHERMO) ~ [either] (increase or [stay] (same|equal|constant)|not decrease|stay same or [they] increase) $FROMBULB [but not decrease]"},

    // Arrows.
    {Meaning::arrow, "([$Q] (digit|cell) [appear] on [$Q] [@] (arrow|arrow shaft) [on grid]|on [$Q] [@] arrow [digit]) ~ (sum [up] to|has sum [equal to|of]|has same sum as|sum is [equal to]) [given] [digit|sum] [of digit] [given|appear] $CIRC [or 2 digit digit on [its|that] pill]"},
    {Meaning::arrow, "[sum of] (digit|cell) on [$Q] [@] arrow ~ (is equal to|equal|sum to|is same as) [digit] [of digit] [on] $CIRC"},
    {Meaning::arrow, "[$Q] digit on (circle|circled cell|$CIRC) ~ (is|equal|show|is equal to) sum of [digit|cell] [appear] [on] [(its|that|$Q) [join]] arrow"},
    {Meaning::arrow, "[$Q] arrow (sum to|show sum of) digit on (its|join) circle"},
    {Meaning::arrow, "normal arrow [sudoku] rule apply"},
    {Meaning::arrow, "arrow sum to [digit on] $CIRC"},
    {Meaning::arrow, "digit on [$Q] arrow sum to digit on circle or 2 digit digit on pill"},
    {Meaning::arrow, "digit on [$Q] arrow sum to 2 digit digit [read (from|) left to right] on that arrow ['s] (pill|circle)"},
    {Meaning::nothing, "[pill] [which|that] [is] read [from] left to right [or|and] [[from] top to bottom]"},

    // Whispers.
    {Meaning::whispers, "$ADJ on $LINE ~ $DIFFER"},
    {Meaning::whispers, "on $LINE ~ [$Q] $ADJ $DIFFER"},
    {Meaning::whispers, "$ADJ [directly] (join by|on) $LINE ~ $DIFFER"},
    {Meaning::whispers, "$ADJ $LINE ~ $DIFFER"},
    {Meaning::whispers, "(consecutive (digit|cell) on $LINE|on $LINE consecutive (digit|cell)) ~ $DIFFER"},
    {Meaning::whispers, "(digit on $LINE|on $LINE digit) ~ differ from (its|each|their) neighbour [on line] by $ATLEAST"},
    {Meaning::whispers, "$LINE (join|connect) digit (with difference of|that differ by) $ATLEAST"},
    {Meaning::whispers, "digit on $LINE has minimum difference of #"},
    {Meaning::whispers, "$LINE is (german|dutch) whisper line join cell has difference of $ATLEAST"},
    {Meaning::whispers_continued, "$ADJ [on (line|it|them|this line)] $DIFFER"},
    {Meaning::german_whispers, "(@|$Q @) line ~ is german whisper [line]"},
    {Meaning::dutch_whispers, "(@|$Q @) line ~ is dutch whisper [line]"},

    // Renbans.
    {Meaning::renban, "(digit [appear] on $LINE|$LINE|on $LINE [digit]|cell on $LINE) ~ [is|has|form|show|is form|is made up of|consist of|consists of|is from] $RSET $MAYORDER $NOREP"},
    {Meaning::renban, "(digit on $LINE|on $LINE [digit]|$LINE) ~ [is|form|has] consecutive [digit] $ORDER"},
    {Meaning::renban, "(digit on $LINE|on $LINE [digit]) ~ $NEG repeat and [is|form] $RSET $MAYORDER"},
    {Meaning::renban, "([$Q] [#] [$COL] line) [on grid] ~ is renban [line]"},
    {Meaning::renban, "(digit on $LINE|on $LINE [digit]|$LINE) ~ [is] consecutive (and|with) ($NOREPEAT|no repeat [digit]) $MAYORDER"},
    {Meaning::renban, "normal renban rule apply"},
    {Meaning::renban_continued, "(it|they|digit|each|digit on [each] renban [line]) (has|form|is) $RSET $MAYORDER"},
    {Meaning::continued_order, "[these|they|digit|these digit|that digit|which|it|each digit] [may] (is|appear|is appear|is arranged) $ORDERS [on line]"},
    {Meaning::continued_order, "[but] not necessarily on order"},

    // Palindromes.
    {Meaning::palindrome, "$LINE [on grid] ~ is palindrome [[that|which|and|digit|meaning it|meaning they|it|they|its digit|on which|where] [digit] [on line] $SAMEBOTH]"},
    {Meaning::palindrome, "(digit on $LINE|on $LINE [digit]|$LINE) ~ [form palindrome|is palindrome|has digit that] [that|and|which] [digit] $SAMEBOTH"},
    {Meaning::palindrome, "(digit on $LINE|on $LINE digit|$LINE) ~ form palindrome"},
    {Meaning::palindrome_continued, "[it|they|its digit|digit] [each] $SAMEBOTH"},

    // Region sums.
    {Meaning::region_sum, "[$SIZE] (box|region) border divide $LINE on [to] segment $SAMESUM"},
    {Meaning::region_sum, "$LINE ~ is divide on [to] segment by [$SIZE] (box|region) border"},
    {Meaning::region_sum, "[$SIZE] (box|region) border divide $LINE on [to] segment"},
    {Meaning::region_sum, "$LINE is divide by [$SIZE] (box|region) border on [to] segment $SAMESUM"},
    {Meaning::region_sum, "([$Q] [@|each] line) ~ is (region sum|equal sum) [line]"},
    {Meaning::region_sum, "([$Q] digit on $LINE|on $LINE [$Q] [digit]|for $LINE digit [on line]|on $LINE sum of digit on line|[$Q] sum of digit on $LINE) ~ (has (equal|same) sum [n] on|sum to (same|equal) (sum|digit) [n] on|is same on|has equal sum n on|sum equally on) [each] [distinct] [individual] [$SIZE] (box|region) [[that] [line|it|they|each line] pass [to] [it|that box]]"},
    {Meaning::region_sum, "on $LINE [$Q] (sum of digit|digit) on each (box|region) [that] [it|line|they] pass [to] ~ (is equal|is same|has same sum|sum to same (sum|digit))"},
    {Meaning::region_sum, "on $LINE digit on each [$SIZE] (box|region) sum to same (sum|digit)"},
    {Meaning::region_sum, "on $LINE [$Q] [line] segment on [each|distinct|1] [$SIZE] (box|region) (sum to|has) same (sum|digit)"},
    {Meaning::region_continued, "[$Q] digit on [$Q] segment (of|on) (same|each|single|individual) line sum to same (sum|digit)"},
    {Meaning::region_continued, "[$Q] segment (on|of) (each|single|individual|that|same|particular|given) line [[each] has same sum [of digit]|[each] sum to same (digit|sum)]"},
    {Meaning::region_continued, "on (each|individual|single) line $Q segment has same sum"},
    {Meaning::region_continued, "if line re enter box [each] segment sum to n [separately|separate]"},
    {Meaning::region_continued, "[digit on] [$Q] [such] segment [on $LINE] [each] (has same sum|sum to same [digit|sum])"},
    {Meaning::region_continued, "sum of digit on $Q segment is same for that line"},
    {Meaning::region_continued, "if [@|such|single|] line (pass to|enter|pass) [same] box more than once each [individual] (segment|visit) [of [(such|that)] line] [on that box] [(has same sum|sum to [(n|that sum)])] [separately|separate]"},

    // Between, zipper, entropy and the like.
    {Meaning::between, "([$Q] (digit|cell) on $LINE [(between|join) [2] [filled] circle]|[$Q] (digit|cell) on line between 2 [filled] circle) ~ [is|has digit|lie|fall] (between|on between) [(digit|those|ones) [appear] (on|of)] [digit on] [digit of] $ENDS [numerically]"},
    {Meaning::between, "on $LINE [with circled end] [$Q] digit ~ [is|lie|fall] between digit on $ENDS"},
    {Meaning::between, "(digit|cell) on line between [2] [filled] circle has digit (between|on between) (those|digit) on circle"},
    {Meaning::between, "(digit|cell) on $LINE join [2] circle ~ [is|lie] between (circled digit|digit on those circle) [numerically]"},
    {Meaning::between, "digit of digit on $LINE between 2 circle is between 2 digit of digit on those circle"},
    {Meaning::double_arrow, "([$Q] digit on $LINE [between 2 circle]|[sum of] digit on $LINE between 2 circle|sum of [$Q] digit on $LINE) ~ (sum to|is equal to|equal|is) sum of (digit on $ENDS|$ENDS|digit on those circle|digit on [2] circled end)"},
    {Meaning::zipper, "($Q|pair of) (digit|cell) [that is] [at] ([an] equal distance|equidistant) (from|to) [its] centre of $LINE ~ [each] (sum to|has sum equal to|has sum of|sum to same digit as) [digit] (on|at|of|) [its] (centre|central) [digit|cell] [of (that|$Q) line|cell|digit|on that line] [of [that] [@] line|on that line|of line]"},
    {Meaning::zipper, "on $LINE (digit|cell|pair of digit) [at] an equal distance from [its] centre [of line] sum to [digit] [on|at] [its] (centre|central) [cell|digit] [of [that] line|of line]"},
    {Meaning::zipper, "(digit|cell) an equal distance from circled centre of $LINE sum to (central|centre) digit"},
    {Meaning::zipper, "$OBJ (an|) equal distance from centre of $LINE sum to [digit on] (cell|digit) (on|at) centre of [that|] line"},
    {Meaning::entropic, "[$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit) on $LINE ~ has [exactly] [1 [digit from] each of] [1] low [digit] ($LOW) [1] middle [digit] ($MIDDLE) [and] [1] high [digit] ($HIGH) [digit]"},
    {Meaning::entropic, "on $LINE [$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit) ~ has [exactly] [1] low [digit] ($LOW) [1] middle [digit] ($MIDDLE) [and] [1] high [digit] ($HIGH) [digit]"},
    {Meaning::entropic, "([$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit) on $LINE|on $LINE [$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit)) ~ has [exactly] 1 [digit] from [set] (1 2 3|123|1 to 3) [and] [1 [digit]] [from] [set] (4 5 6|456|4 to 6) [and] [1 [digit]] [from] [set] (7 8 9|789|7 to 9)"},
    {Meaning::modular, "([$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit) on $LINE|on $LINE [$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit)) ~ has [exactly] 1 [digit] from [set] (1 4 7|147) [and] [1 [digit]] [from] [set] (2 5 8|258) [and] [1 [digit]] [from] [set] (3 6 9|369)"},
    {Meaning::modular, "[$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit) on $LINE ~ has [exactly] (1|1 each) digit from [each of] [set] (1 4 7|147) [and|or] (2 5 8|258) [and|or] (3 6 9|369)"},
    {Meaning::modular, "on $LINE [$Q] [set of] 3 [sequential|adjacent|consecutive|contiguous] (cell|digit) ~ has [exactly] (1|1 each) digit from [each of] [set] (1 4 7|147) [and|or] (2 5 8|258) [and|or] (3 6 9|369)"},
    {Meaning::nabner, "(no 2|no pair of) digit [appear] [anywhere] on $LINE (is|may is) [same or|] consecutive [or [same|equal]]"},
    {Meaning::nabner, "$LINE has no repeat digit and no 2 digit on same line may is consecutive"},
    {Meaning::parity, "(digit on $LINE|on $LINE digit|$LINE) ~ alternate (between|) (odd and even|even and odd|parity|on parity|odd / even|even / odd) [digit]"},
    {Meaning::parity, "$ADJ on $LINE ~ (has distinct parity|has opposite parity|alternate between odd and even [digit]|is of (distinct|opposite) parity|alternate on parity)"},
    {Meaning::parity, "$Q [2] (digit|cell) adjacent on $LINE ~ has 1 even digit and 1 odd digit"},
    {Meaning::line_distinct, "(digit|cell) on $LINE ~ $NOREPEAT"},
    {Meaning::line_distinct, "digit $NEG repeat on $LINE"},
    {Meaning::line_distinct, "[$Q] $COL line has no repeat digit"},
    {Meaning::line_total, "([$Q] digit on $LINE|[$Q] $COL line|each of [#] line) ~ [each] (sum to|has digit that sum to) #"},
    {Meaning::sum_line, "$LINE ~ [may is] (divide on [to]|is divide on [to]|consist of|consists of) [1 or more] [non overlap] [contiguous] [non overlap] (segment|set) [of [consecutive|adjacent|contiguous] cell|of digit] [each of which|which each|that each|that|which|each] (sum to|has digit that sum to) #"},
    {Meaning::sum_line_continued, "[$Q] (segment|set) [of cell] [each] (sum to|has digit that sum to) #"},
    {Meaning::nothing, "[$Q|such|these] (segment|set) [of cell] (not|may not) overlap"},
    {Meaning::line_equal, "$LINE ~ join (same|equal) digit"},
};
// clang-format on

}  // namespace

std::span<const PatternRow> line_patterns() { return about_lines; }

}  // namespace clew::text::rules
