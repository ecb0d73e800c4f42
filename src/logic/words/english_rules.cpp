// What each constraint says, in English.
#include "logic/words/rules.h"

namespace clew::words {

std::string_view english_rule(Constraint::Kind kind) {
  using Kind = Constraint::Kind;
  switch (kind) {
    case Kind::nonconsecutive:
    case Kind::diagonal_nonconsecutive:
      return "do not differ by 1";
    case Kind::antitaxicab:
      return "do not both hold the digit that says how far apart they are";
    case Kind::no_difference:
    case Kind::no_ratio:
      return "have no dot between them, so their digits do not fit one";
    case Kind::no_sum:
      return "have no mark between them, so they do not add to {values}";
    case Kind::no_move_sum:
      return "are too near each other to add to what is not allowed";
    case Kind::global_entropy:
      return "hold a low, a middle and a high digit";
    case Kind::global_modular:
      return "hold a digit of each remainder by 3";
    case Kind::flatmates:
      return "keep the rule of Dutch flatmates";
    case Kind::odd:
      return "holds an odd digit";
    case Kind::even:
      return "holds an even digit";
    case Kind::candidates:
      return "leave {values}";
    case Kind::minimum:
      return "is smaller than its neighbours";
    case Kind::maximum:
      return "is greater than its neighbours";
    case Kind::cage:
      return "adds to {values} without repeats";
    case Kind::rellik:
      return "holds no digits that add to {n}, and no repeats";
    case Kind::equality_cage:
      return "holds as many odd as even and as many low as high digits, without repeats";
    case Kind::sum:
      return "comes to {n}";
    case Kind::little_killer:
      return "adds to {n} along its diagonal";
    case Kind::arrow:
      return "adds to the number in its circle along each shaft";
    case Kind::double_arrow:
      return "adds to its two ends inside";
    case Kind::difference:
      return "says that they differ by {n}";
    case Kind::ratio:
      return "says that one is {times} the other";
    case Kind::pair_sum:
      return "says that they add to {n}";
    case Kind::greater:
      return "says that {a} is greater than {b}";
    case Kind::thermometer:
      return "rises from its bulb";
    case Kind::slow_thermometer:
      return "never falls from its bulb";
    case Kind::whispers:
      return "jumps by {n} or more at each step";
    case Kind::palindrome:
      return "reads the same from both ends";
    case Kind::clone:
      return "has the same digits in both shapes";
    case Kind::same_values:
      return "has the same digits in each group";
    case Kind::renban:
      return "holds consecutive digits in any order";
    case Kind::nabner:
      return "holds no two digits that are equal or consecutive";
    case Kind::between:
      return "lies between its two ends";
    case Kind::lockout:
      return "has ends that differ by {n} or more, and nothing between them inside";
    case Kind::region_sum:
    case Kind::equal_sums:
      return "has the same sum in each of its pieces";
    case Kind::sum_line:
      return "falls into pieces that add to {n} each";
    case Kind::zipper:
      return "has the same sum in any two cells equally far from its middle";
    case Kind::entropic:
      return "has a low, a middle and a high digit in any three cells in a row";
    case Kind::modular:
      return "has different remainders by {n} in any {n} cells in a row";
    case Kind::sequence:
      return "goes on by the same step";
    case Kind::quadruple:
    case Kind::contain:
      return "contains {values}";
    case Kind::contain_exactly:
    case Kind::look_and_say:
      return "contains exactly {counts}";
    case Kind::sandwich:
      return "adds to {n} between {least} and {greatest}";
    case Kind::lunchbox:
      return "adds to {n} between its smallest and its largest cell";
    case Kind::x_sum:
      return "adds to {n} over as many cells as the first says";
    case Kind::skyscraper:
      return "shows {n} towers, each higher than all before it";
    case Kind::hidden_skyscraper:
      return "hides {n} first behind a higher tower";
    case Kind::numbered_room:
      return "has {n} in the cell that the first one counts to";
    case Kind::full_rank:
      return "ranks its line as number {n}";
    case Kind::row_indexer:
    case Kind::column_indexer:
    case Kind::box_indexer:
      return "tells where its digit stands";
    case Kind::counting_circles:
      return "holds each digit as often as it says";
    case Kind::count_distinct:
      return "counts how many different digits there are";
    case Kind::value_indexing:
      return "says how far along the line its digit is found";
    case Kind::pair:
    case Kind::every_pair:
      return "relates its neighbours";
    case Kind::automaton:
      return "allows certain rows of digits alone";
    case Kind::either:
      return "leaves a choice";
    default:
      return "is kept";
  }
}

}  // namespace clew::words
