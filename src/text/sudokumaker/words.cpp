// The rules of typed constraints in words. The grammar of text/rules reads most of these sentences.
#include <fmt/format.h>

#include <algorithm>

#include "text/sudokumaker/item_writer.h"

namespace clew::text::sudokumaker {
namespace {

using Drawn = Constraint::Kind;

struct WordsRow {
  Drawn kind;
  std::string_view sentence;
};
constexpr WordsRow rows[] = {
    {Drawn::main_diagonal, "Digits do not repeat along marked diagonals."},
    {Drawn::anti_diagonal, "Digits do not repeat along marked diagonals."},
    {Drawn::windows, "Digits do not repeat in marked regions."},
    {Drawn::group, "Digits do not repeat in marked regions."},
    {Drawn::disjoint, "Digits do not repeat in the same position in different boxes."},
    {Drawn::antiknight, "Cells a knight's move apart do not contain the same digit."},
    {Drawn::antiking, "Cells a king's move apart do not contain the same digit."},
    {Drawn::nonconsecutive, "Orthogonally adjacent cells do not contain consecutive digits."},
    {Drawn::odd, "A digit in a grey circle is odd."},
    {Drawn::even, "A digit in a grey square is even."},
    {Drawn::minimum, "A marked minimum is smaller than its neighbours without such a mark."},
    {Drawn::maximum, "A marked maximum is greater than its neighbours without such a mark."},
    {Drawn::cage, "Digits in a cage do not repeat and sum to the total given."},
    {Drawn::look_and_say, "A clue of a cage counts its digits: 1522 is one 5 and two 2s."},
    {Drawn::little_killer,
     "Clues outside the grid give the sum of the digits along the indicated diagonal."},
    {Drawn::arrow, "Digits on an arrow sum to the number in its circle."},
    {Drawn::double_arrow,
     "Digits on a line between two circles sum to the sum of the digits in the circles."},
    {Drawn::thermometer, "Digits on a thermometer increase from the bulb."},
    {Drawn::slow_thermometer,
     "Digits on a slow thermometer increase or stay the same from the bulb."},
    {Drawn::palindrome, "Grey lines are palindromes."},
    {Drawn::clone, "Shaded shapes have the same digits in the same positions."},
    {Drawn::renban, "Digits on a purple line are a set of consecutive digits in any order."},
    {Drawn::between,
     "Digits on a line connecting two circles lie between the digits in those circles."},
    {Drawn::lockout,
     "Digits on a line between two diamonds are outside the range of the digits in the diamonds."},
    {Drawn::region_sum, "Box borders divide blue lines into segments with the same sum."},
    {Drawn::sequence,
     "Digits on a sequence line increase or decrease by the same number each time."},
    {Drawn::quadruple, "Digits in a circle must appear in the surrounding cells."},
    {Drawn::x_sum,
     "Clues outside the grid give the sum of the first X digits seen from the clue, where X is the "
     "first of these digits."},
    {Drawn::skyscraper, "Clues outside the grid give the number of visible skyscrapers."},
    {Drawn::numbered_room,
     "Clues outside the grid give the digit in the nth cell seen from the clue, where n is the "
     "first "
     "digit."},
    {Drawn::row_indexer,
     "A digit in a blue cell indicates the position of its row number in its column."},
    {Drawn::column_indexer,
     "A digit in a red cell indicates the position of its column number in its row."},
};

std::string_view fixed_sentence(Drawn kind) {
  const auto* row = std::ranges::find(rows, kind, &WordsRow::kind);
  return row == std::end(rows) ? std::string_view() : row->sentence;
}

// Sentences with the digits of a grid.
std::string sentence_of_classes(Drawn kind, bool nine, int divisor) {
  constexpr std::string_view low = "a low (123), a middle (456) and a high (789) digit",
                             remainders = "each of the sets 147, 258 and 369";
  const bool square = kind == Drawn::global_entropy || kind == Drawn::global_modular;
  if (kind == Drawn::modular && divisor == 2)
    return "Digits on a red line alternate between odd and even.";
  if (kind == Drawn::global_entropy && nine)
    return "Every 2x2 area contains a low digit (123), a middle digit (456) and a high digit "
           "(789).";
  if (kind == Drawn::global_modular && nine)
    return "Every 2x2 area contains at least one digit from 147, one digit from 258 and one digit "
           "from 369.";
  if (kind == Drawn::entropic && nine)
    return fmt::format("Every three sequential cells on a peach line contain {}.", low);
  if (kind == Drawn::modular && nine && divisor == 3)
    return fmt::format("Every three sequential cells on a teal line contain one digit from {}.",
                       remainders);
  if (kind == Drawn::entropic || kind == Drawn::global_entropy)
    return fmt::format("{} contain low, middle and high digits.",
                       square ? "All 2x2 areas" : "Any three cells in a row on a peach line");
  return fmt::format("{} contain digits of all remainders modulo {}.",
                     square ? "All 2x2 areas" : "As many cells in a row on a teal line", divisor);
}

std::string sentence_of(const ConstraintSpec& c, const LayoutSpec& spec) {
  const int number = c.values.empty() ? 0 : c.values[0];
  const int half = (spec.digits + 1) / 2;
  switch (c.kind) {
    case Drawn::difference:
      return number > 1 ? "A number on a white dot shows the difference between the two digits."
                        : "Digits separated by a white dot are consecutive.";
    case Drawn::ratio:
      return fmt::format("Digits separated by a black dot have a ratio of {}.",
                         number ? number : 2);
    case Drawn::pair_sum:
      return fmt::format("Digits separated by {} sum to {}.", number == 5 ? "a V" : "an X", number);
    case Drawn::no_difference:
    case Drawn::no_ratio:
      return fmt::format("Neighbours without a dot do not have the {} {}.",
                         c.kind == Drawn::no_ratio ? "ratio" : "difference",
                         fmt::join(c.values, " or "));
    case Drawn::no_sum:
      return fmt::format("Neighbours without a letter do not sum to {}.",
                         fmt::join(c.values, " or "));
    case Drawn::whispers: {
      const int least = number ? number : half;
      return fmt::format("Adjacent digits on {} line differ by at least {}.",
                         least == half - 1 ? "an orange" : "a green", least);
    }
    case Drawn::sandwich:
      return fmt::format(
          "Clues outside the grid give the sum of the digits between the {} and the {}.",
          spec.values.of_digit(1), spec.values.of_digit(spec.digits));
    case Drawn::entropic:
    case Drawn::modular:
    case Drawn::global_entropy:
    case Drawn::global_modular:
      return sentence_of_classes(c.kind, spec.digits == 9 && spec.values.are_digits(),
                                 number ? number : 3);
    default:
      return std::string(fixed_sentence(c.kind));
  }
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
    const std::string sentence = sentence_of(c, spec);
    if (!text.contains(sentence)) text += '\n' + sentence;
  }
  return text;
}

}  // namespace clew::text::sudokumaker
