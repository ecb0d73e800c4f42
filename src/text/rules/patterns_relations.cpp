// Sentences about pairs of cells: & stands for any relation (relations.cpp). The binder refuses a
// relation of one digit where two are meant, and the other way round.
#include "text/rules/tables.h"

namespace clew::text::rules {
namespace {

// clang-format off
constexpr PatternRow about_pairs[] = {
    // Neighbours along lines.
    {Meaning::line_related, "($ADJ|neighbour|$Q [2|pair of] (adjacent|consecutive|sequential) (digit|cell)) [directly] [that is] (join by|on) $LINE ~ &"},
    {Meaning::line_related, "on $LINE ~ ($ADJ|neighbour|$Q [2|pair of] (adjacent|consecutive|sequential) (digit|cell)) &"},
    {Meaning::line_related, "$LINE ~ join [2] (digit|cell) [(that|which)] &"},
    {Meaning::line_never, "(on $LINE no [2|pair of] adjacent (digit|cell)|no [2|pair of] adjacent (digit|cell) on $LINE) [may] &"},
    {Meaning::line_cells, "([$Q] digit on $LINE|on $LINE [$Q] digit) ~ &"},

    // Dots.
    {Meaning::dot_related, "$OBJ $BYDOT ~ [either] &"},
    {Meaning::dot_related, "on $OBJ $BYDOT ~ &"},
    {Meaning::dot_related, "$DOT ~ (join|is between|between|appear between|is [appear] between) [2] [adjacent] (cell|digit) [(that|which|with digit that|whose digit)] &"},
    {Meaning::dot_related, "$DOT ~ (show|means) [that] [those|its|2|the] [2] [adjacent|join] (digit|cell) &"},
    {Meaning::dot_related, "(if|where|when) [2] (digit|cell) is join by $DOT [then] [they] &"},
    {Meaning::dot_never, "no [2|pair of] (digit|cell) join by $DOT [may] &"},

    // Single cells.
    {Meaning::shape_related, "$INSHAPE ~ &"},
    {Meaning::shape_related, "[$Q] [shaded|opaque] [@] (circle|square) [cell] ~ &"},
    {Meaning::cells_related, "([$Q|highlighted|shaded] [@|shaded|highlighted] cell|[$Q] digit on (@|shaded|highlighted) cell) ~ &"},

    // Neighbours in the grid.
    {Meaning::all_related, "([$Q] [pair of] [2] orthogonally adjacent (digit|cell)|digit on [2] orthogonally adjacent cell|orthogonally neighbour) ~ &"},
    {Meaning::never_beside, "[digit] # and # $NEG is orthogonally adjacent neither may # and # [nor # and #] [nor # and #]"},
    {Meaning::never_beside, "[digit] # and # $NEG [ever] (is|appear) (orthogonally adjacent|orthogonally neighbour|adjacent orthogonally|on orthogonally adjacent cell)"},
    {Meaning::all_never, "no [2|pair of] orthogonally adjacent (digit|cell) [on grid] [may] &"},
    {Meaning::all_never, "no domino [on grid] [may] [consist of] &"},
    {Meaning::rows_related, "($ADJ|[$Q] [orthogonally|horizontally] adjacent (digit|cell)) on $Q row [of (grid|puzzle)] ~ &"},
    {Meaning::rows_related, "[$Q] horizontally adjacent (digit|cell) ~ &"},
    {Meaning::columns_related, "($ADJ|[$Q] [orthogonally|vertically] adjacent (digit|cell)) on $Q column [of (grid|puzzle)] ~ &"},
    {Meaning::columns_related, "[$Q] vertically adjacent (digit|cell) ~ &"},
    {Meaning::knight_related, "$MOVERS $AT $KN ~ &"},
    {Meaning::knight_never, "no [2] (digit|cell) $AT $KN [may] &"},
    {Meaning::touch_related, "([$Q] [2] diagonally adjacent (digit|cell)|cell [that] touch diagonally|digit on diagonally adjacent cell) ~ &"},
    {Meaning::touch_never, "no [2] diagonally adjacent (digit|cell) [may] &"},
    {Meaning::rising_related, "(on|) each positive diagonal ~ ((adjacent|neighbour) digit &|difference between (adjacent|neighbour) digit is $ATLEAST)"},
    {Meaning::falling_related, "(on|) each negative diagonal ~ ((adjacent|neighbour) digit &|difference between (adjacent|neighbour) digit is $ATLEAST)"},

    // Thermometers.
    {Meaning::thermo_related, "(digit on $ATHERMO|on $ATHERMO digit|$ADJ on $ATHERMO) ~ &"},

    // Sums of cages.
    {Meaning::cage_related, "(digit on $ACAGE|on $ACAGE digit|$ACAGE|($ACAGE ['s] sum|sum of digit on $ACAGE) is) ~ &"},
    {Meaning::cage_multiple, "(digit on $ACAGE|on $ACAGE digit|$ACAGE|sum of digit on $ACAGE|digit on [modular] $ACAGE|digit on [$Q] dashed line cage) ~ (sum to|is|has sum that is) multiple of ($GIVENSUM|small clue at [upper|top] left corner of cage)"},

    {Meaning::cage_remainder, "(digit on $ACAGE|on $ACAGE digit|$ACAGE|sum of digit on $ACAGE) ~ (sum to|has sum) digit whose remainder [when|if|after] [divide|division] [by] # (is|equal [to]|is equal to) ([given] $CLUE|given $CORNER)"},
    {Meaning::cage_remainder, "$ACAGE ~ (show sum|sum|sum to digit given) (modulo|mod) # $IFGIVEN"},
    {Meaning::cage_remainder, "$ACAGE ~ (modulo|mod) # $IFGIVEN"},

    // Sums that leave remainders.
    {Meaning::around_remainder, "([$Q] (digit|clue) on [$Q] diamond|$Q diamond) ~ (show|is|equal) remainder of [$Q] sum of [$Q|its] surrounding [#] [or] [#] (cell|digit) [when|if|after] [is] divide by #"},
    {Meaning::dot_remainders, "$OBJ [is] join by [$Q] @ (dot|circle) sum to (digit [that is] divisible by|multiple of) # @ (dot|circle) has remainder of # and @ (dot|circle) 1 of # [when|if|after] divide by #"},

    // Cells of a colour, circles, marks on corners.
    {Meaning::cells_equal, "([$Q] @ cell|[$Q] cell (given|shaded|marked) [on|with] @|[$Q] digit on @ cell) ~ [each] has same digit"},
    {Meaning::cells_equal, "([$Q] digit on @ cell|[$Q] @ cell) ~ is [each] same"},
    {Meaning::circles_distinct, "distinct circle has distinct digit"},
    {Meaning::circles_distinct, "no 2 circle [may] has same digit"},
    {Meaning::circle_beside_sum, "$INSHAPE ~ (is|has|show) sum of [$Q|its] orthogonally (adjacent (digit|cell)|neighbour)"},
    {Meaning::circle_touch_sum, "$INSHAPE ~ (is|has|show) sum of [$Q|its] diagonally (adjacent (digit|cell)|neighbour)"},
    {Meaning::circles_distinct, "([$Q] digit on circle|circled digit|circle) ~ $NOREPEAT"},
    {Meaning::circles_distinct, "circle has [complete] set of digit from # to #"},
    {Meaning::corner_sum, "([$Q] (digit|clue) (on|inside) [$Q] [@] circle|$Q [@] circled (digit|clue)|[$Q] [@] circle) ~ (show|is|equal) sum of [$Q] [digit|cell] [on] [$Q] [4] [digit|cell|surrounding|adjacent|touch] [4] (digit|cell) [covered by join circle|(around|touch|surrounding) (it|that circle|circle)|it touch] [which may has repeat digit]"},
    {Meaning::corner_greatest, "([$Q] (digit|clue) [(on|inside) [$Q] [@] circle]|$Q [@] circled (digit|clue)|[$Q] [@] circle) ~ (show|is|equal) greatest [digit|of] [of|on|among] [its] [4] [digit|surrounding|adjacent|touch] [4] (digit|cell|digit on surrounding cell) [(around|touch|surrounding) (it|that circle|circle)]"},
    {Meaning::corner_smallest, "([$Q] (digit|clue) [(on|inside) [$Q] [@] circle]|$Q [@] circled (digit|clue)|[$Q] [@] circle) ~ (show|is|equal) smallest [digit|of] [of|on|among] [its] [4] [digit|surrounding|adjacent|touch] [4] (digit|cell|digit on surrounding cell) [(around|touch|surrounding) (it|that circle|circle)]"},
    {Meaning::corner_sum, "([4] (digit|cell) (around|surrounding|touch) $Q circle|[4] (digit|cell) surrounding $Q circle) ~ sum to (digit|clue) on (circle|that circle)"},

    // Digits beside the grid.
    {Meaning::frame_digits, "[$Q] (digit|clue) outside [of] [grid] ~ (appear|is place|is appear|place|is|is inserted|appear|has to is place) (on|on 1 of|somewhere on) first # cell (of|on|from) [$Q|that|join] (row or column|row / column|column or row|direction|that direction|side|that side) [from that (direction|side|edge)|as seen from (that|clue) [direction|side]|on that direction]"},
    {Meaning::frame_digits, "[$Q] (digit|clue) outside [of] [grid] ~ (appear|is place|is appear|place|is) (on|on 1 of) first # cell [seen] from (that|clue|that clue) [direction|side|edge]"},

    {Meaning::neighbour_digits, "[$Q] (digit|clue) outside [of] grid ~ show [each|$Q] digit [that|which] [is] adjacent to # $INLINE [on some order|in any order|on any order]"},

    // Three in a row, two by two.
    {Meaning::no_like_parity, "on each row and column set of 3 digit is not each even nor each odd"},
    {Meaning::no_like_parity, "(there is|) no [adjacent] (set|run) of 3 [adjacent|sequential] (cell|digit) [may] [is|is each|has] (each odd or each even|each even or each odd|3 odd or 3 even digit) [horizontally or vertically|on each row or column]"},
    {Meaning::no_like_parity, "no adjacent set of 3 cell may is each odd or each even orthogonally"},
    {Meaning::no_like_parity, "[a] set of 3 even digit not appear on row or column [and] [a] set of 3 odd digit not appear on row or column"},
    {Meaning::mixed_parity, "(each|on each) # x # [area|square|box|set] [of] [adjacent] [cell] [on grid] (has|there is) at least 1 (even|odd) [digit] and [at least] 1 (odd|even) digit"},
    {Meaning::mixed_parity, "there is at least 1 (even|odd) [digit] and [at least] 1 (odd|even) digit on each # x # [area|square|box|set] [of] [adjacent] [cell]"},
};
// clang-format on

}  // namespace

std::span<const PatternRow> relation_patterns() { return about_pairs; }

}  // namespace clew::text::rules
