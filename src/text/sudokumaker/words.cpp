// The rules of typed constraints in words, as setters write them.
#include <fmt/format.h>

#include <algorithm>

#include "text/sudokumaker/rule_writer.h"

namespace clew::text::sudokumaker {
namespace {

using Drawn = Constraint::Kind;

struct WordsRow {
  Drawn kind;
  std::string_view sentence;
};
// Kinds that share a sentence follow each other.
constexpr WordsRow rows[] = {
    {Drawn::main_diagonal, "Digits do not repeat along marked diagonals."},
    {Drawn::anti_diagonal, "Digits do not repeat along marked diagonals."},
    {Drawn::windows, "Digits do not repeat in marked regions."},
    {Drawn::group, "Digits do not repeat in marked regions."},
    {Drawn::disjoint, "Digits do not repeat in the same position in different boxes."},
    {Drawn::antiknight, "Cells a knight's move apart do not contain the same digit."},
    {Drawn::antiking, "Cells a king's move apart do not contain the same digit."},
    {Drawn::nonconsecutive, "Orthogonally adjacent cells do not contain consecutive digits."},
    {Drawn::global_entropy, "Every 2x2 area contains a low, a middle and a high digit."},
    {Drawn::global_modular, "Every 2x2 area contains digits of all remainders modulo 3."},
    {Drawn::odd, "A digit in a grey circle is odd."},
    {Drawn::even, "A digit in a grey square is even."},
    {Drawn::minimum, "Arrows around a shaded cell point to it if it is the smallest."},
    {Drawn::maximum, "Arrows around a shaded cell point away from it if it is the greatest."},
    {Drawn::cage, "Digits in a cage do not repeat and sum to the total given."},
    {Drawn::look_and_say, "A cage with a clue such as 1522 contains one 5 and two 2s."},
    {Drawn::little_killer,
     "Clues outside the grid give the sum of the digits along the indicated diagonal."},
    {Drawn::arrow, "Digits on an arrow sum to the number in its circle."},
    {Drawn::double_arrow,
     "Digits on a line between two circles sum to the sum of the digits in the circles."},
    {Drawn::difference, "Digits separated by a white dot have the difference given, or 1."},
    {Drawn::no_difference, "All white dots of these differences are given."},
    {Drawn::ratio, "Digits separated by a black dot have the ratio given, or 2."},
    {Drawn::no_ratio, "All black dots of these ratios are given."},
    {Drawn::pair_sum, "Digits separated by an X sum to 10, by a V to 5."},
    {Drawn::no_sum, "All X and V are given."},
    {Drawn::thermometer, "Digits on a thermometer increase from the bulb."},
    {Drawn::slow_thermometer, "Digits on a slow thermometer increase or stay the same."},
    {Drawn::palindrome, "Grey lines are palindromes."},
    {Drawn::clone, "Shaded shapes have the same digits in the same positions."},
    {Drawn::renban, "Digits on a purple line are a set of consecutive digits in any order."},
    {Drawn::between, "Digits on a line between two circles lie between the digits in them."},
    {Drawn::lockout, "Digits on a line between two diamonds lie outside the digits in them."},
    {Drawn::region_sum, "Box borders divide blue lines into segments with the same sum."},
    {Drawn::entropic, "Any three digits in a row on a peach line are low, middle and high."},
    {Drawn::sequence, "Digits on a grey line increase or decrease in equal steps."},
    {Drawn::quadruple, "Digits in a circle must appear in the surrounding cells."},
    {Drawn::sandwich,
     "Clues outside the grid give the sum of the digits between the lowest and the highest digit."},
    {Drawn::x_sum, "Clues outside the grid give the sum of the first X digits, X being the first."},
    {Drawn::skyscraper, "Clues outside the grid give the number of visible skyscrapers."},
    {Drawn::numbered_room,
     "Clues outside the grid give the Nth digit seen from there, N being the first."},
    {Drawn::row_indexer, "A blue cell in row X shows the row of the digit X in its column."},
    {Drawn::column_indexer, "A red cell in column X shows the column of the digit X in its row."},
};

// Kinds of which the numbers belong into the sentence.
std::string sentence_of(const ConstraintSpec& c, int digits) {
  const int number = c.values.empty() ? 0 : c.values[0];
  if (c.kind == Drawn::whispers)
    return fmt::format("Adjacent digits on a whispers line differ by at least {}.",
                       number ? number : (digits + 1) / 2);
  if (c.kind == Drawn::modular)
    return fmt::format("Any {0} digits in a row on a modular line differ modulo {0}.",
                       number ? number : 3);
  const auto* row = std::ranges::find(rows, c.kind, &WordsRow::kind);
  return row == std::end(rows) ? std::string() : std::string(row->sentence);
}

}  // namespace

std::string rules_in_words(const LayoutSpec& spec) {
  const SubGrid& grid = spec.grids[0];
  const bool latin = !grid.box_height && grid.regions.empty();
  std::string text =
      latin ? "Digits do not repeat in rows and columns." : "Normal sudoku rules apply.";
  if (!spec.values.are_digits())
    text += fmt::format("\nThe digits are {} to {}.", spec.values.of_digit(1),
                        spec.values.of_digit(spec.digits));
  for (const ConstraintSpec& c : spec.constraints) {
    const std::string sentence = sentence_of(c, spec.digits);
    if (!text.contains(sentence)) text += '\n' + sentence;
  }
  return text;
}

}  // namespace clew::text::sudokumaker
