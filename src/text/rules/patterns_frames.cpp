// Frames: sentences that say the usual rules with parts in any order. Whatever could change their meaning
// (not, or, only, some, more, fewer …) stands in no part of a frame that does not need it.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr FrameRow frames[] = {
    // Grid.
    {Meaning::sudoku_digits, "$NTON; row [and|or|/] column [and|or|/] $BOX; ($ONCE|no repeat [digit]|no digit repeat|without repeat|digit $NEG repeat)",
     "$N; place; grid; empty; so that; such that; and; # x #"},
    {Meaning::diagonal, "($DIAG|main diagonal|[2] [main|given|long] diagonal); ($NOREPEAT|no repeat [digit]|no digit repeat|$NTON $ONCE|each digit $ONCE|distinct digit)", "$N; both; line; and; from # to #"},
    {Meaning::extra_region, "([$Q] [#] (@|shaded) (region|area|window|set of 9 cell|# x # (area|square|region))); ($NTON $ONCE|each digit $ONCE|$NTON)", "$N; extra; also; # x #"},
    {Meaning::antiknight, "(not|no 2|no); $KN; (same [digit]|repeat|equal [digit]|itself)", "$N; may; 2; from; move; see; touch; attack; by; apart; itself; same digit"},
    {Meaning::antiknight, "$KN; distinct [digit]", "$N; 2; from; distance"},
    {Meaning::antiking, "(not|no 2|no); ($KG|[each other] [even] diagonally|diagonally (touch|adjacent)|diagonal (neighbour|adjacent)); (same [digit]|repeat|equal [digit]|itself)", "$N; may; 2; from; see; touch; attack; by; adjacent; itself"},
    {Meaning::nonconsecutive, "(not|no 2|no); (orthogonally (adjacent|neighbour|touch)|adjacent orthogonally|cell [that] has (edge|border|side)); (consecutive|difference [of|is] 1|differ by 1)", "$N; may; 2; from; each other; between"},
    {Meaning::clones, "([2|3|4] [@|shaded|clone] (region|area|shape|set)); same digit; (on|at) (same|join) [relative] (position|place|cell)", "$N; clone; with same (shape|color); of same (shape|color); same (shape|color); and; each other; from; both"},
    {Meaning::clones, "([2|3|4] [@|shaded] (region|area|shape|set) [of cell]); is clone", "$N; of same (shape|color); with same (shape|color); each other; same (shape|color); and"},

    // Cages.
    {Meaning::cage_sum_distinct, "($CAGE|caged); sum; (digit [on $CAGE] $NOREPEAT|no repeat [digit]|[with] no digit repeat|(without|with no) repeat [digit]|distinct digit|(and|but) $NEG repeat); $CORNERCLUE", "$N; and; $CAGE; [top|upper] left [corner|cell]; corner; given; [small] clue; top; killer rule; killer; where there is 1; if there is 1"},
    {Meaning::cage_sum, "$CAGE; sum; $CORNERCLUE", "$N; [top|upper] left [corner|cell]; corner; given; [small] clue; top; show; is equal to; equal; killer; 's"},
    {Meaning::cage_distinct, "$CAGE; ($NOREPEAT|no repeat [digit]|(without|with no) repeat [digit]|distinct)", "$N; killer"},

    // Marks between cells.
    {Meaning::dot_consecutive, "$DOT; (consecutive|difference [of|is] 1|differ by [exactly] 1)", "$N; between; them; across; (both|either) side; by; 2; border; edge; show; means; adjacent; pair of; exactly; mark; and; kropki"},
    {Meaning::dot_ratio, "$DOT; ($RATIO2|ratio [of] # [(:|to) #]|ratio [of|is] 2|1 [digit] is $DOUBLE)", "$N; between; them; across; (both|either) side; by; 2; border; edge; show; means; adjacent; pair of; exactly; mark; and; where; kropki"},
    {Meaning::mark_x, "$XV; sum [to|is|of] #", "$N; between; them; across; (both|either) side; by; 2; border; edge; show; means; adjacent; pair of; pair; over; if"},
    {Meaning::inequality, "(inequality [sign|symbol]|greater than [sign|symbol]|[<|>] (sign|symbol)|< or >|> or <); (point (to|at) [cell with] smaller|open (to|toward) greater|show which [of] [2] [adjacent|neighbour] [cell|digit] [is|has] (greater|smaller)|satisfied)", "$N; between; 2; adjacent; of 2; toward"},
    {Meaning::all_given, "(each|each possible) $XV; is given", "on (grid|puzzle); so"},

    // Marks in cells and at corners.
    {Meaning::even, "[$Q] [@|shaded] [@] square; [there is] [only] even [digit]", "$SHAPEWORD"},
    {Meaning::odd, "[$Q] [@|shaded] [@] circle; [there is] [only] odd [digit]", "$SHAPEWORD"},
    {Meaning::even_cells, "[$Q] (@|shaded) cell; [there is] [only] even digit", "$SHAPEWORD"},
    {Meaning::odd_cells, "[$Q] (@|shaded) cell; [there is] [only] odd digit", "$SHAPEWORD"},
    {Meaning::quadruple, "([$Q] [@|small|quad|quadruple] (circle|quadruple)|circled digit); (surrounding|adjacent|touch|around); (appear|present)", "$N; 4; 4 cell; at least once [each]; somewhere; # x # [area|square]; it; small; corner; intersection of 4 cell; [at least] 1 of; circle; if; square"},
    {Meaning::quadruple, "(digit|clue) (at|on) [grid] (corner|intersection|point) of [4] cell; (appear|go|present); (on|at) [at least] [1] [of] [4] cell", "has; is; of; each; somewhere; to; 4"},
    {Meaning::counting_circles, "(digit on circle|digit $VAR on circle|circled digit); (exactly|) (as many circle as [$Q] digit|that many circle|$VAR circle [(with|that has) $VAR])", "$N; if; then; there is; circled; exactly; @; 's"},

    // Arrows and thermometers.
    {Meaning::arrow, "[$Q] [@] arrow ['s] [shaft|path]; sum; ([$Q] [@] (circle|circled (digit|cell)|bulb))", "$N; [equal|is equal] to; equal; base; start; from; start from; shaft; path; show; come from; come out of; total; rule; $Q arrow"},
    {Meaning::thermo, "($Q thermo|thermo|line with bulb); ($INC|increase digit|greater than previous [digit|1|cell]|digit go up|on increase order)", "$N; (from|start (at|from|with)|away from|begin at|moving from|moving away from) [its] [round] (bulb|round end) [end]; (to|toward) [its] [other|flat|thin] end; outward; shape; line; strictly; moving; rule; smallest [1|digit] on bulb"},

    // Lines.
    {Meaning::whispers, "$ANYLINE; (difference [of|is] $ATLEAST|differ by $ATLEAST|minimum difference [of|is] #|difference minimum [of] #|$ATLEAST (apart|distinct|away)|at least # difference|difference $ATLEAST|[of] $ATLEAST difference); (adjacent|neighbour|next to each other|consecutive|sequential|join|next [to] [digit]|digit before and after (it|them)|line neighbour)", "$N; orthogonally; from; between; color; 2; (1s|ones); pair of; and; each other; on line; by"},
    {Meaning::renban, "$ANYLINE; consecutive; (unordered|$ORDERS|not necessarily on order|not necessarily on $ORDERS|nonrepeating|without repeat|no repeat|with no repeat|set)", "$N; form; make; set [of]; and; which; renban [line]; =; :; without repeat; no repeat; with no repeat; $ORDERS; distinct; nonrepeating"},
    {Meaning::palindrome, "$ANYLINE; ($SAMEBOTH|palindrome|read same [from|on] (both|either) (side|end|direction|way))", "$N; form; set [of]; and; palindrome; may is read; read; so"},
    {Meaning::region_sum, "$ANYLINE; sum; (same|equal); [$SIZE] (box|region) [border]", "$N; segment; divide; by; pass; per; line; n; between; border; digit on line; digit; where; on to; amount; within"},
    {Meaning::between, "($LINE|line); (is|lie|fall|has digit [that] [lie|is]|has digit) [on] between [digit (on|of)] [its] ([2] (circle|circled digit|circled end|bulb)|end circle)", "$N; 2; join [2] circle; between 2 (circle|bulb); both; end; line"},
    {Meaning::entropic, "($LINE|line); $SETOF3; [1] low [digit] [($LOW)]; [1] centre [digit] [($MIDDLE)]; [1] high [digit] [($HIGH)]", "$N; 1; from; and; exactly; 1 of each; $ORDERS; set"},
    {Meaning::entropic, "($LINE|line); $SETOF3; ($LOW); ($MIDDLE); ($HIGH)", "$N; 1; from; and; exactly; 1 of each; $ORDERS; set"},
    {Meaning::modular, "($LINE|line); $SETOF3; $A147; $B258; $C369", "$N; 1; from; and; exactly; 1 of each; $ORDERS; set"},
    {Meaning::modular, "($LINE|line); $SETOF3; distinct remainder; ((when|if|on|by) (divide|division) [by] 3|modulo 3|mod 3)", "$N; and"},
    {Meaning::parity, "($LINE|line); (alternate [between|on|on parity]|switch parity|(distinct|opposite) parity|alternate parity)", "$N; (odd and even|even and odd); adjacent; neighbour; from; 1 cell to next; between; 2; pair of"},
    {Meaning::nabner, "($LINE|line); no 2; consecutive; ((or|nor|and) (same|equal|repeat|repeat digit)|(same|equal) or|(or|nor|and) [digit] $NEG repeat)", "$N; may; regardless of; where; position; order; anywhere; line; wherever; repeat"},
    {Meaning::zipper, "($LINE|line); ($FARAWAY|(equidistant|equal distance|same distance)); ((has|with) sum (equal to|of)|sum to) ($CENTRAL|digit on (centre|central) [cell|circle]|(centre|central) digit|digit on its centre)", "$N; pair of; from; an; of line; line; line 's centre; centre"},
    {Meaning::zipper_equal, "($LINE|line); $FARAWAY; (sum to same (sum|digit)|(same|equal) sum)", "$N; pair of; line; and; which is"},
    {Meaning::same_difference, "$LINE; difference; (same|constant); (adjacent|neighbour|consecutive|sequential|next to each other)", "$N; pair of; between; 2; digit; each other"},
    {Meaning::sum_line, "($LINE|line); (divide|made up|consist|split|divisible|set); sum to #; (segment|set)", "$N; segment; set; adjacent; consecutive; contiguous; non overlap; 1 or more; by; on; up; of cell; so that; such that; several; into"},
    {Meaning::double_arrow, "($Q double [ended|headed] arrow|double [ended|headed] arrow [line]|$LINE with circle (at|on) both end); sum; ([2] circle|circled digit|[2] circled (digit|cell)|circle (at|on) [its] end)", "$N; same; equal; is equal to; 2; sum; between; both; and; end; line"},

    // Clues beside the grid.
    {Meaning::little_killer, "($OUTCLUE|(clue|digit|sum) outside [of] grid|arrow); sum; ([given|arrowed] diagonal|direction of [$Q] arrow)", "$N; show; equal; is equal to; outside [of] grid; by; arrow; small; point (to|at|on); start; beside; next to; from; direction; beginning"},
    {Meaning::sandwich, "($OUTCLUE|(clue|digit|sum) outside [of] grid|sandwich [sum|clue]|clue|outside grid); sum; between [digit] 1 and [digit] #", "$N; show; row; column; row or column; row / column; row and column; sandwich; lie; outside [of] grid; equal; clue; sum; which"},
    {Meaning::x_sum, "($OUTCLUE|(clue|digit|sum) outside [of] grid|x sum clue|clue); sum; (first x|x first) [digit|cell]; ((where|and|with) x [is|being] $FIRSTCELL|x being $FIRSTCELL|x is $FIRSTCELL)", "$N; show; row; column; row or column; row / column; row and column; outside [of] grid; equal; is equal to; from; seen from; that direction; direction; clue; that clue; side"},
};
// clang-format on

}  // namespace

std::span<const FrameRow> frame_rows() { return frames; }

}  // namespace clew::text::rules
