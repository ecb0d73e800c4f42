// Sentences that say what each kind of constraint demands, in English.
#include "logic/words/catalogue.h"
#include "model/kind_table.h"

namespace clew::words::english {
namespace {

using Kind = Constraint::Kind;

// clang-format off
constexpr KindName rules[] = {
    {Kind::main_diagonal, "is kept"},
    {Kind::anti_diagonal, "is kept"},
    {Kind::windows, "is kept"},
    {Kind::disjoint, "is kept"},
    {Kind::antiknight, "is kept"},
    {Kind::antiking, "is kept"},
    {Kind::nonconsecutive, "do not differ by 1"},
    {Kind::diagonal_nonconsecutive, "do not differ by 1"},
    {Kind::antitaxicab, "do not both hold the digit that says how far apart they are"},
    {Kind::taxicab, "are {values} steps apart, so they differ"},
    {Kind::no_difference, "have no dot between them, so their digits do not fit one"},
    {Kind::no_ratio, "have no dot between them, so their digits do not fit one"},
    {Kind::no_sum, "have no mark between them, so they do not add to {values}"},
    {Kind::no_move_sum, "are too near each other to add to what is not allowed"},
    {Kind::global_entropy, "hold a low, a middle and a high digit"},
    {Kind::global_modular, "hold a digit of each remainder by 3"},
    {Kind::flatmates, "keep the rule of Dutch flatmates"},
    {Kind::group, "is kept"},
    {Kind::odd, "holds an odd digit"},
    {Kind::even, "holds an even digit"},
    {Kind::candidates, "leave {values}"},
    {Kind::minimum, "is smaller than its neighbours"},
    {Kind::maximum, "is greater than its neighbours"},
    {Kind::cage, "adds to {values} without repeats"},
    {Kind::product_cage, "multiplies to {values} without repeats"},
    {Kind::rellik, "holds no digits that add to {n}, and no repeats"},
    {Kind::equality_cage, "holds as many odd as even and as many low as high digits, without repeats"},
    {Kind::sum, "comes to {n}"},
    {Kind::little_killer, "adds to {n} along its diagonal"},
    {Kind::arrow, "adds to the number in its circle along each shaft"},
    {Kind::double_arrow, "adds to its two ends inside"},
    {Kind::difference, "says that they differ by {n}"},
    {Kind::ratio, "says that one is {times} the other"},
    {Kind::pair_sum, "says that they add to {n}"},
    {Kind::greater, "says that {a} is greater than {b}"},
    {Kind::thermometer, "rises from its bulb"},
    {Kind::slow_thermometer, "never falls from its bulb"},
    {Kind::whispers, "jumps by {n} or more at each step"},
    {Kind::palindrome, "reads the same from both ends"},
    {Kind::clone, "has the same digits in both shapes"},
    {Kind::same_values, "has the same digits in each group"},
    {Kind::renban, "holds consecutive digits in any order"},
    {Kind::nabner, "holds no two digits that are equal or consecutive"},
    {Kind::between, "lies between its two ends"},
    {Kind::lockout, "has ends that differ by {n} or more, and nothing between them inside"},
    {Kind::region_sum, "has the same sum in each of its pieces"},
    {Kind::equal_sums, "has the same sum in each of its pieces"},
    {Kind::sum_line, "falls into pieces that add to {n} each"},
    {Kind::zipper, "has the same sum in any two cells equally far from its middle"},
    {Kind::entropic, "has a low, a middle and a high digit in any three cells in a row"},
    {Kind::modular, "has different remainders by {n} in any {n} cells in a row"},
    {Kind::sequence, "goes on by the same step"},
    {Kind::index_line, "says in its n-th cell where on it the digit n is"},
    {Kind::quadruple, "contains {values}"},
    {Kind::contain, "contains {values}"},
    {Kind::contain_exactly, "contains exactly {counts}"},
    {Kind::sandwich, "adds to {n} between {least} and {greatest}"},
    {Kind::lunchbox, "adds to {n} between its smallest and its largest cell"},
    {Kind::x_sum, "adds to {n} over as many cells as the first says"},
    {Kind::skyscraper, "says that the number of towers higher than all before them is {n}"},
    {Kind::hidden_skyscraper, "hides {n} first behind a higher tower"},
    {Kind::numbered_room, "has {n} in the cell that the first one counts to"},
    {Kind::full_rank, "ranks its line as number {n}"},
    {Kind::row_indexer, "tells where its digit stands"},
    {Kind::column_indexer, "tells where its digit stands"},
    {Kind::box_indexer, "tells where its digit stands"},
    {Kind::look_and_say, "contains exactly {counts}"},
    {Kind::counting_circles, "holds each digit as often as it says"},
    {Kind::count_distinct, "counts how many different digits there are"},
    {Kind::count_alike, "counts the cells that hold what the first of them holds"},
    {Kind::run_length, "counts cells up to one with another digit"},
    {Kind::connected, "hangs together by edges"},
    {Kind::chaos, "has each digit once in each connected region"},
    {Kind::modifier, "changes the values of some cells"},
    {Kind::value_indexing, "says how far along the line its digit is found"},
    {Kind::pair, "relates its neighbours"},
    {Kind::every_pair, "relates its neighbours"},
    {Kind::automaton, "allows certain rows of digits alone"},
    {Kind::either, "leaves a choice"},
    {Kind::custom, "is kept"},
};
// clang-format on
static_assert(has_row_of_each_kind(rules));

}  // namespace

std::string_view rule(Constraint::Kind kind) { return rules[static_cast<std::size_t>(kind)].name; }

}  // namespace clew::words::english
