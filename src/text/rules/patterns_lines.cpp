// Sentences about lines, thermometers and arrows.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

constexpr PatternRow patterns[] = {
    // Thermometers.
    {Meaning::thermo, "[$Q] (digit|cell) on $ATHERMO ~ (increase|is increase) $FROMBULB"},
    {Meaning::thermo, "on $ATHERMO ~ [$Q] (digit|cell) (increase|is increase) $FROMBULB"},
    {Meaning::thermo, "digit [may] increase on $ATHERMO $FROMBULB"},
    {Meaning::thermo, "digit increase $FROMBULB [on|of] $ATHERMO"},
    {Meaning::thermo, "$ATHERMO ~ [digit] (increase|is increase|has digit that increase|has increase digit|show increase digit) $FROMBULB"},
    {Meaning::thermo, "from bulb [end] digit on $ATHERMO increase"},
    {Meaning::thermo, "normal thermo rule apply"},
    {Meaning::slow_thermo, "(digit on $ATHERMO|on $ATHERMO digit|on slow $ATHERMO digit|digit on slow $ATHERMO) ~ [may] (increase or (stay|remain) (same|equal|constant)|not decrease|stay same or increase) $FROMBULB [but not decrease]"},
    {Meaning::slow_thermo, "(digit on $ATHERMO|on $ATHERMO digit) increase or stay same as they move away from bulb [but not decrease]"},

    // Arrows.
    {Meaning::arrow, "([$Q] (digit|cell) on [$Q] [@] (arrow|arrow shaft)|on [$Q] [@] arrow [digit]) ~ (sum [up] to|has sum [equal to|of]|has same sum as) [digit] [on] $CIRC"},
    {Meaning::arrow, "[sum of] (digit|cell) on [$Q] [@] arrow ~ (is equal to|equal|sum to|is same as) [digit] [on] $CIRC"},
    {Meaning::arrow, "digit on (circle|circled cell|$CIRC) ~ (is|equal|show|is equal to) sum of [digit|cell] [on] [(its|that|$Q) [join]] arrow"},
    {Meaning::arrow, "[$Q] arrow (sum to|show sum of) digit on (its|join) circle"},
    {Meaning::arrow, "normal arrow [sudoku] rule apply"},
    {Meaning::arrow, "arrow sum to [digit on] $CIRC"},
    {Meaning::nothing, "pill is read [from] left to right [or|and] [(from) top to bottom]"},

    // Whispers.
    {Meaning::whispers, "$ADJ on $LINE ~ $DIFFER"},
    {Meaning::whispers, "on $LINE ~ $ADJ $DIFFER"},
    {Meaning::whispers, "$ADJ [directly] join by $LINE ~ $DIFFER"},
    {Meaning::whispers, "$ADJ $LINE ~ $DIFFER"},
    {Meaning::whispers, "on $LINE digit differ from (its|each) neighbour by $ATLEAST"},
    {Meaning::whispers, "digit on $LINE differ from its neighbour [on line] by $ATLEAST"},
    {Meaning::german_whispers, "(@|$Q @) line ~ is german whisper [line]"},
    {Meaning::dutch_whispers, "(@|$Q @) line ~ is dutch whisper [line]"},

    // Renbans.
    {Meaning::renban, "(digit on $LINE|$LINE|on $LINE digit|cell on $LINE) ~ [is|has|form|forms|is made up of|consist of|consists of|comprise] [set of] $RENBANSET [digit] $ORDER"},
    {Meaning::renban, "(digit on $LINE|on $LINE [digit]|$LINE) ~ (is|form|forms|has) [set of] (consecutive|distinct consecutive) [digit] [and] [do] [not] [repeat] $ORDER"},
    {Meaning::renban, "(@|$Q @) line ~ is renban [line]"},
    {Meaning::continued_order, "(these|they|digit|these digit|that digit|which) [may] (is|appear|placed) [on] (on|) (any|each|no particular|no specific) order [on line]"},
    {Meaning::continued_order, "[but] not necessarily on order"},

    // Palindromes.
    {Meaning::palindrome, "$LINE ~ is palindrome [[that|which|and|digit|meaning it|meaning they]] [(on which|its|each)] [digit] $SAMEBOTH"},
    {Meaning::palindrome, "(digit on $LINE|on $LINE digit|[each] $LINE|on $LINE) ~ (form palindrome|forms palindrome|is palindrome|) [that] [digit] $SAMEBOTH"},
    {Meaning::palindrome, "(digit on $LINE|on $LINE digit) ~ form palindrome"},

    // Region sums.
    {Meaning::region_sum, "[$SIZE] (box|region) border divide $LINE on [to] segment $SAMESUM"},
    {Meaning::region_sum, "$LINE ~ is divide on [to] segment by [$SIZE] (box|region) border"},
    {Meaning::region_sum, "$LINE is divide by [$SIZE] (box|region) border on [to] segment $SAMESUM"},
    {Meaning::region_sum, "(@|$Q @) line ~ is region sum [line]"},
    {Meaning::region_sum, "([$Q] digit on $LINE|on $LINE [digit]) ~ ((has|sum to) [equal|same] sum [n] on each [distinct] [$SIZE] (box|region) [[that] (line|it) (pass|passes|visits|goes) [through]]|sum to same sum on each [$SIZE] (box|region) [[that] (line|it) (pass|passes|visits|goes|run|runs) [through]])"},
    {Meaning::region_sum, "on $LINE digit on each [$SIZE] (box|region) sum to same sum"},
    {Meaning::region_continued, "[$Q] segment (on|of) (each|single|that|same) line [has same sum [of digit]|sum to same digit]"},
    {Meaning::region_continued, "[digit on] [$Q] [such] segment [on $LINE] (has same sum|sum to same [digit|sum])"},
    {Meaning::nothing, "distinct line may has distinct sum"},
    {Meaning::nothing, "this sum may differ between line"},
    {Meaning::nothing, "distinct line may has distinct segment sum"},
    {Meaning::nothing, "[but] [each] distinct line may [each] has distinct sum"},
    {Meaning::nothing, "sum may (differ|is distinct) (between|for|on) [distinct] line"},
    {Meaning::nothing, "if [@] line passes through same box more than once each [individual] segment [of such line] [on that box] sum to n separately"},

    // Between, zipper, entropy and the like.
    {Meaning::between, "(digit|cell) on $LINE [between 2 circle] ~ [is|has digit|lie|fall] between (digit|those|ones) (on|of) $ENDS"},
    {Meaning::between, "on $LINE digit ~ is between digit on $ENDS"},
    {Meaning::between, "digit of digit on $LINE between 2 circle is between 2 digit of digit on those circle"},
    {Meaning::double_arrow, "(digit on $LINE [between 2 circle]|[sum of] digit on $LINE between 2 circle) ~ (sum to|is equal to|equal) sum of (digit on $ENDS|$ENDS|digit on those circle)"},
    {Meaning::zipper, "(digit|cell) [that is] [a|at] [an] equal distance from [its] centre of $LINE ~ (sum to|has sum equal to|sum to same digit as) [digit] (on|at|of|) [its] centre [of that line|cell|digit] [of [that] [@] line|on that line|of line]"},
    {Meaning::zipper, "on $LINE digit an equal distance from [its] centre [of line] sum to [digit] [on|at] [its] centre [of [that] line]"},
    {Meaning::entropic, "(each|on $LINE [each]|$Q) [(set|string) of] 3 (sequential|adjacent|consecutive|successive|contiguous) (cell|digit) [on $LINE] ~ (has|have|includes) [exactly] ([1 digit from each of]|) (low digit ENTROPY1)"},
    {Meaning::nabner, "no 2 digit on $LINE (is|may is) [same or|] consecutive [or [same|equal]]"},
    {Meaning::parity, "(digit on $LINE|on $LINE digit|$LINE) ~ alternate (between|) (odd and even|even and odd|parity|on parity) [digit]"},
    {Meaning::parity, "$ADJ on $LINE ~ (has distinct parity|has opposite parity|alternate between odd and even|is of distinct parity)"},
    {Meaning::line_distinct, "(digit|cell) on $LINE ~ $NOREPEAT"},
    {Meaning::line_distinct, "digit $NEG repeat on $LINE"},
};

}  // namespace

std::span<const PatternRow> line_patterns() { return patterns; }

}  // namespace clew::text::rules
