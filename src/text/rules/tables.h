// The grammar of rules as tables that a setter could read: words, names of patterns, patterns of
// sentences.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "text/drawing/drawing.h"

namespace clew::text::rules {

using drawing::Hue;

/// What a sentence says.
enum class Meaning : std::uint8_t {
  nothing,     // filler, remarks, what other rules imply
  aside,       // no word may belong to a rule; one solution by the other sentences confirms it
  kind_named,  // alone, as a heading: no part of a list, which would say that a line is of two kinds
  shown_as,    // the colour of the lines of the next clause
  sudoku,
  sudoku_digits,  // numbers: from, to
  sudoku_distinct,
  digits_only,  // numbers: from, to
  cage_sum,
  cage_distinct,
  cage_sum_distinct,
  cage_repeat,
  cage_distinct_continued,  // needs a clause about sums before it
  cage_continued,           // sums, after a sentence about repeats
  cage_total,               // a number for every cage
  cage_equal,
  cage_rellik,        // no digits among them have the sum
  cage_letter_equal,  // sums of cages with the same letter
  cage_product,
  cage_product_continued,
  cage_diagonal_distinct,
  diagonal,
  antiknight,
  antiking,
  antiknight_antiking,
  antiknight_named,  // names a rule that the container or another sentence states
  antiking_named,
  global_entropy_named,
  global_groups_named,
  nonconsecutive,
  global_differ,   // of orthogonal neighbours, by a number or more
  global_near,     // of orthogonal neighbours, by a number or less
  no_knight_sums,  // a number
  no_sums,         // numbers
  disjoint,
  global_entropy,
  global_modular,
  column_index,        // columns, then their digits
  column_index_all,    // of every cell
  column_index_cells,  // of cells of a colour
  row_index_cells,
  index_continued,  // columns, then their digits, after a sentence about columns
  flatmates,
  modified_cells,        // names a modification
  modified_once,         // in each row, column and box
  modified_digits,       // on different digits; numbers: from, to
  modified_once_digits,  // both
  modified_value,        // how modified cells count, and perhaps for which clues
  modified_like,         // a modification is where and on what digits another one is
  modified_single,       // a cell has at most one modification
  modified_not_dots,     // not in cells with dots
  modified_repeat,       // values may repeat where digits do not
  magic_square,          // a number: the box; without one the central box
  magic_continued,
  extra_region,
  extra_distinct,
  extra_twice,  // numbers: from, to
  region_renban,
  region_total,  // a number
  clones,
  clones_continued,
  fortress,
  cage_fortress,
  cage_beside,  // consecutive with neighbours outside
  cage_renban,
  dot_consecutive,
  dot_ratio,
  dot_both,
  dot_difference,
  dot_sum,
  dot_product,
  dot_greater,  // the number is the greater digit
  dot_smaller,
  dot_either,  // consecutive or doubles
  dot_xv,      // sums 5 or 10
  dot_differ,  // a number
  dot_total,   // a number
  not_all_given,
  all_given_mixed,
  all_given,          // dots or letters: none stand where they could
  all_white_given,    // neighbours without a dot are not consecutive
  all_letters_given,  // neighbours without a letter have neither sum
  mark_x,             // a letter and its sum
  mark_xv,
  odd,
  even,
  odd_cells,  // cells of a colour, whatever their shape
  even_cells,
  minimum,
  maximum,
  inequality,
  quadruple,
  quadruple_continued,
  counting_circles,
  little_killer,
  sandwich,
  x_sum,
  frame_sum,  // how many cells
  skyscraper,
  numbered_room,
  first_of_parity,  // the first digit that is odd or even as the clue
  last_x_sum,       // from the other side, for as many cells as the first digit says
  full_rank,
  thermo,
  slow_thermo,
  arrow,
  thermo_related,          // neighbours along thermometers: a relation
  thermo_length_multiple,  // sums are multiples of the number of cells
  arrow_rising,            // digits increase from the tip on
  arrow_monotone,          // digits increase from the circle on, or towards it
  arrow_palindrome,
  arrow_average,  // of the digits on the shaft, in the circle
  arrow_near,     // the sum is 1 more or less than the circle
  whispers,       // a number
  whispers_bare,  // any two digits: means neighbours if three cannot differ so much
  whispers_continued,
  german_whispers,
  dutch_whispers,
  renban,
  renban_continued,
  continued_order,  // needs a renban before it
  palindrome,
  palindrome_continued,
  region_sum,
  region_continued,  // needs a region sum line before it
  between,
  between_continued,
  double_arrow,
  split_peas,    // the sum is the digits in both circles, one behind the other
  lockout,       // a number: by how much the ends differ at least
  lockout_ends,  // the same, if the sentence before it says the rest
  index_line,    // from the end with a mark
  zipper,
  zipper_equal,      // pairs have the same sum
  zipper_continued,  // and so has the middle
  entropic,
  modular,
  nabner,
  parity,
  same_difference,
  line_consecutive,   // neighbours
  line_pair_sums,     // of neighbours: numbers
  whispers_or_small,  // neighbours differ by a number, or their sum is at most another one
  line_complete,      // numbers: from, to
  line_even,
  line_odd,
  line_sums_equal,
  line_distinct,
  line_total,
  line_equal,
  sum_line,
  sum_line_continued,
  line_related,   // neighbours: a relation
  line_never,     // neighbours: a relation that they have not
  line_monotone,  // digits increase from one end, whichever it is
  line_threes,    // sums of three in a row are multiples: a number
  line_end_sum,   // the digit at one end, whichever it is, is the sum of the others
  line_both,      // names two kinds of lines, of which other sentences say the rules
  line_cells,     // every cell: a relation
  dot_related,
  dot_never,
  shape_related,  // cells with a circle or a square
  cells_related,  // cells of a colour, whatever their shape
  all_related,    // orthogonal neighbours
  never_beside,   // numbers: pairs of digits
  all_never,
  rows_related,     // neighbours along rows
  columns_related,  // neighbours along columns
  knight_related,   // cells a knight's move apart
  knight_never,
  touch_related,  // diagonal neighbours
  touch_never,
  rising_related,    // neighbours along diagonals from the lower left
  falling_related,   // neighbours along diagonals from the upper left
  cage_related,      // sums: a relation
  cage_multiple,     // sums are multiples of the numbers of the cages
  cage_remainder,    // sums leave the numbers of the cages, divided by a number
  around_remainder,  // sums of the cells around leave the numbers of marks, divided by a number
  dot_remainders,  // of sums at dots of three colours: a divisor, the last two remainders, the divisor
  cells_equal,     // cells of a colour
  circles_distinct,
  circle_beside_sum,  // sum of the orthogonal neighbours
  circle_touch_sum,   // sum of the diagonal neighbours
  corner_sum,         // of the four cells around
  corner_greatest,    // digit of these
  corner_smallest,
  frame_digits,      // numbers: how many cells from the clue hold its digits
  neighbour_digits,  // numbers: the digit whose neighbours along the line the clue names
  no_like_parity,    // no three in a row or column are all even or all odd
  mixed_parity,      // no 2x2 is all even or all odd
  count
};

/// Relations of two digits, and properties of one. relations.cpp lists the words.
enum class Relation : std::uint8_t {
  none,
  differ_least,    // numbers: the limit
  differ_most,     // numbers: the limit
  differ_exactly,  // numbers: the differences
  consecutive,
  not_consecutive,
  consecutive_or_ratio,  // numbers: both sides of the ratio, or its greater one
  ratio,                 // numbers: both sides, or the greater one
  double_or_triple,
  sum_exactly,  // numbers: the sums
  sum_not,      // numbers: the sums
  sum_least,    // numbers: the limit
  sum_most,     // numbers: the limit
  sum_prime,
  sum_square,
  sum_cube,
  sum_even,
  sum_odd,
  sum_multiple,     // numbers: the divisor
  product_exactly,  // numbers: the product
  product_least,    // numbers: the limit
  product_most,     // numbers: the limit
  same_parity,
  other_parity,
  same_remainder,  // numbers: the divisor
  multiple,
  coprime,
  equal,
  different,
  // Properties of one digit.
  prime,
  not_prime,
  multiple_of,  // numbers: the divisor
  one_of,       // numbers: the digits
  in_range,     // numbers: from, to
  at_least,     // numbers: the limit
  at_most,      // numbers: the limit
  more_than,    // numbers: the limit
  fewer_than,   // numbers: the limit
};

/// Returns true if a sentence of that meaning is about cells one by one.
constexpr bool is_of_cells(Meaning meaning) {
  return meaning == Meaning::line_cells || meaning == Meaning::shape_related ||
         meaning == Meaning::cells_related;
}

/// Returns true if a sentence of that meaning is about related cells that are not on a line.
constexpr bool is_relation(Meaning meaning) { return meaning > Meaning::line_cells; }

constexpr bool is_of_one_digit(Relation relation) { return relation >= Relation::prime; }

/// Returns true if a sum alone is or is not in that relation.
constexpr bool is_of_sums(Relation relation) {
  return relation >= Relation::sum_least && relation <= Relation::sum_multiple;
}

/// Returns true if two digits are in the relation; of one digit, pass it twice.
bool relates(Relation, std::span<const int> numbers, int a, int b);

/// Returns true if a sentence of that meaning is about cells whose values differ from their digits.
constexpr bool is_of_values(Meaning meaning) {
  return meaning >= Meaning::modified_cells && meaning <= Meaning::modified_repeat;
}

/// Returns true if a sentence of that meaning gives lines their rule.
constexpr bool is_line(Meaning meaning) {
  return meaning >= Meaning::whispers && meaning != Meaning::whispers_continued &&
         meaning != Meaning::renban_continued && meaning != Meaning::continued_order &&
         meaning != Meaning::palindrome_continued && meaning != Meaning::region_continued &&
         meaning != Meaning::sum_line_continued && meaning != Meaning::between_continued &&
         meaning != Meaning::lockout_ends && meaning != Meaning::zipper_continued &&
         meaning <= Meaning::line_cells;
}

/// Words by the one that the grammar has for them.
struct WordRow {
  std::string_view word, forms;  // forms are separated by blanks
};
struct ColourRow {
  Hue hue;
  std::string_view forms;
};
struct NameRow {
  std::string_view name, pattern;
};
struct RelationRow {
  Relation relation;
  std::string_view pattern;
};
struct PatternRow {
  Meaning meaning;
  std::string_view pattern;
};

/// A sentence whose parts may come in any order: every needed part once, and between them any of the others.
/// Parts are separated by ;.
struct FrameRow {
  Meaning meaning;
  std::string_view needed, others;
};

std::span<const WordRow> word_rows();
std::span<const ColourRow> colour_rows();
/// Words that a heading before a colon cannot have: they would change the sentence.
std::span<const std::string_view> speaking_heads();
/// Words of a sentence that says how fog clears and so nothing about the solution; spaces between.
std::string_view fog_words();
/// Words of the patterns that say nothing about rules; a sentence of these and of unknown words is an aside.
std::string_view plain_words();
/// Words that may limit a rule or turn it about, whether or not a pattern has them.
std::string_view turning_words();
/// Words that change no meaning: those that a sentence may have besides its pattern, and those of the pattern
/// that it may lack.
struct LightWords {
  std::string_view more, fewer;
};
LightWords light_words();

std::span<const NameRow> name_rows();
/// Sentences by what they are about.
std::span<const PatternRow> sudoku_patterns();
std::span<const PatternRow> filler_patterns();
std::span<const PatternRow> cage_patterns();
std::span<const PatternRow> mark_patterns();
std::span<const PatternRow> beside_patterns();
std::span<const PatternRow> value_patterns();
std::span<const PatternRow> line_patterns();
std::span<const PatternRow> ended_line_patterns();
/// Sentences about pairs of cells, with & for any relation.
std::span<const PatternRow> relation_patterns();
std::span<const RelationRow> relation_rows();
/// Frames, which are tried if no pattern fits.
std::span<const FrameRow> frame_rows();

}  // namespace clew::text::rules
