#include "logic/words/catalogue.h"

#ifdef __clang__
#pragma clang diagnostic error "-Wmissing-designated-field-initializers"  // no word is left out
#endif

namespace clew::words::english {
const Catalogue& catalogue() {
  static const Catalogue catalogue{
      .house_kinds_plural = {"rows", "columns", "boxes", "regions", "diagonals", "windows",
                             "groups"},
      .hidden = "hidden {house}",
      .hidden_plural = "hidden {house}",
      .of_named_grid = " of the {n} grid",
      .compass = {"north-west", "north", "north-east", "west", "middle", "east", "south-west",
                  "south", "south-east"},
      .comma = ", ",
      .both = " and ",
      .either = " or ",
      .either_before_o = " or ",
      .nor = " nor ",
      .semicolon = "; ",
      .numbers = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                  "ten"},
      .sentence_end = ". ",

      .is = "{cells} is {digits}",
      .is_not = "{cells} is not {digits}",
      .one_is = "one of {cells} is {digits}",
      .none_is = "none of {cells} is {digits}",
      .neither_is = "neither {cells} is {digits}",
      .are = "{cells} are {digits}",
      .either_or = "either {a}, or {b}",
      .cannot = "{cells} cannot be {digits}",
      .were = "{cells} were {digits}",
      .any_were = "one of {cells} were {digits}",
      .has = "{cells} has only {digits}",
      .have = "{cells} have only {digits} between them",
      .has_house = "in {house}, {digits} can only be in {cells}",

      .if_ = "If ",
      .then = ", then ",
      .so = ", so ",
      .suppose = "Suppose {a}.",
      .suppose_more = "Suppose {a}, too.",
      .in_case = "If {a}:",
      .line = "{a}.",
      .settled = "there is nothing more to show",
      .last_candidate = "the last candidate",
      .last_place = "the last place in {house}",
      .last_places = "the last places in {house}",
      .locked_set = "{cells} have only {digits} between them",
      .why = " ({a})",
      .why_by = " ({a}, by {lines})",
      .by = " (by {lines})",
      .left_cell = "{cells} is left with {digits}",
      .left_house = "in {house}, {digits} is in {cells}",
      .and_also = ", and ",
      .set_says = "{a}, so {b}",
      .fails = "{a}.",
      .fails_so = "Then {a}, so {b}",
      .fails_then = "{a}",
      .clash_cell = "{cells} has no candidate left",
      .clash_place = "{digits} has no place left in {house}",
      .clash_twice = "{house} has {digits} twice, in {cells}",
      .clash_both = "{cells} are both {digits}, though they see each other",
      .clash_two = "{cells} is both {a} and {b}",
      .clash_cells = "{cells} have only {digits} left between them, too few",
      .clash_digits = "{digits} have only {cells} left in {house}, too few",
      .clash_self = "{cells} both is {digits} and is not",
      .ends_same = "{cells} is {digits}",
      .ends = "So {a}. ",
      .besides = " It also needs {a}.",
      .besides_cell = "the candidates of {cells}",
      .besides_house = "the places for {digits} in {house}",
      .refuted = "{story}Then {clash}. So {effect}.",
      .agreed = "{cases}. {story}In each case, {effect}.",
      .loop =
          "{story}Then {start_node}, as at the start: the chain is a loop, and holds as a whole "
          "one way round or the other. So of any two neighbours in it that cannot both be true, "
          "one is: {effect}.",
      .one_end = "{story}{closing}Either way, {effect}.",
      .two_chains = "{story}{closing}In each case, {effect}.",
      .kraken = "{story}Then {left_for_bases}. So {effect}.",
      .flat = "From {start} to {end}, these leave no other way: {flat_facts}. So {effect}.",
      .case_cell = "{cells} is {digits}",
      .case_house = "in {house}, {digits} is in {cells}",
      .case_split = "{cells} is {digits} or it is not",

      .seen_in_house = "{digits} in {house}",
      .seen_in_cell = "{digits} in {cells}",
      .went_before = "; {digits} went before",
      .many_went_before = "; all others went before",
      .sees = "{cells} sees {a}",
      .sees_nothing = "In {cells}, {digits} went before",
      .sees_nothing_of_many = "In {cells}, all other digits went before",
      .no_other = "{cells} has no other digit to hold",
      .unique_loop =
          "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would "
          "have two solutions. So something else is true in one of them: {effect}.",
      .unique_loop_strong =
          "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would "
          "have two solutions. In {strong}, {locked_digit} has no place outside these cells. So if "
          "{opposite}, nothing would be left for them but {pair}: {effect}.",
      .unique_loop_subset =
          "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would "
          "have two solutions. So one of {guards} takes another candidate. With these the two act "
          "as one cell, and make a naked subset with {cells}: {effect}.",
      .unique_loop_guards =
          "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would "
          "have two solutions. So one of {guards} is {digit}, and what sees them all is not: "
          "{effect}.",
      .crossing_house =
          "In {base}, {digit} can only be in {places}, and these all lie in {cover}. So "
          "the rest of {cover} loses it: {effect}.",
      .crossing_seen =
          "In {base}, {digit} can only be in {places}. What sees all of these is not "
          "{digit}: {effect}.",
      .crossing_value =
          "{places} is {digit}, and lies in {cover}. So the rest of {cover} loses it: "
          "{effect}.",
      .digit_in_cells = "the {digit} in {places}",
      .digits_in_house = "the {digit}s in {base}",
      .places_in_house = "the {digits}s in {house}",
      .places_and_cover = "{places} in {cover}",
      .base_alone = "{base}",
      .base_and_cover = "{base} with {cover}",
      .wing_case = "If {cells} is {digits}, then {a}",
      .wing_more = "if it is {digits}, then {a}",
      .wing_itself = "that is one already",
      .lines_of_digit = "{digits} in {houses}",
      .implied_lines =
          "{house} is {cells}: {a} hold every digit once each in {b}, which leaves each "
          "digit once for these cells.",
      .implied_corners =
          "{house} is {cells}: {a} and {b} cover every cell once, and these cells "
          "twice, which leaves each digit once for them.",
      .implied_links = "{house} is {cells}, which all see each other: no digit can be there twice.",
      .one_fin = "the fin in {cells}",
      .fins = "the fins in {cells}",
      .left_with = "{base} are left with {cover} for their {base_digit}s, which are too few",
      .left_without = "not all of {base} have a place left for {base_digit}",
      .witnesses = ", or leaves nothing for one of these: {holding_pincers}",
      .sets_in_a_ring =
          "Two almost locked sets: {holding_parts}. {story}Then {start_node}, as at the "
          "start: each of the two sets lacks just one of the two digits that link them, "
          "and holds all its others. So {effect}.",

      .language = Language::english,
      .rule = rule,
      .no_repeats = "holds no digit twice",
      .to_the_middle = "says that two cells equally far from its middle, {middle}, add up to it",
      .twice = "twice",
      .times = "{n} times",
      .one_of = "one {digit}",
      .some_of = "{n} {digit}s",
      .rule_in = "the {rule} in {cells}",
      .rule_from = "the {rule} from {a} to {b}",
      .rule_at = "the {rule} at {a}",
      .rule_along = "the {rule} from {a}",
      .cage_of = "{n}-{rule}",
      .region_of = "region of {cell}",
      .region_number = "region {n}",
      .region_says = "region {n} hangs together by edges and has each digit once",
      .region_says_size =
          "region {n} has {size} cells, which hang together by edges, and no digit twice",
      .region_order = "the order of the regions",
      .region_order_says = "the regions are numbered in the order of their first cells",
      .filled_too = " and filling {cells}",
      .placed_too = " and placing {a}",
      .combinations = " It can only hold {a}.",
      .or_else = "; or ",
      .doubler = "doubler",
      .halver = "halver",
      .negator = "negator",
      .zero_cell = "zero cell",
      .modified_cell = "{n} cell",
      .flag_of = "flag of {cell}",
      .modified_in = "the {n} in {house}",
      .modified_in_says = "there is one {n} in {house}",
      .modified_cells = "the digits of each {n}",
      .modified_cells_say = "each {n} has a different digit",
      .flags = "the flags of cells",
      .flags_say = "the flags of cells are at most {n}",
      .in_values = ", counting values",
      .excluded =
          "{rules_told}. Two cells that see each other have different digits{sums_told}. Keeping "
          "all that{filled_too}{placed_too} rules the rest out: {effect}.",
      .sum_is = ", so that sum is {n}",
      .sum_between = ", so that sum is at least {a} and at most {b}",
      .holds_least = "{a}, so it holds {n} or more of {digits}",
      .holds_most = "{a}, so it holds {n} of them at most",
      .conflict = "With {a} in {cells}, nothing would be left for {b}",
      .conflicts = "Some of what {cells} could hold would leave nothing for {b}",
      .balance_one = "{houses} comes to {n} in all. {a}. So {lines}",
      .balance = "{houses} come to {n} in all. {a}. So {lines}",
      .balance_joined = "{a} together say that {lines}",
      .comes_to = "{cells} comes to {n}",
      .come_to = "{cells} come to {n}",
      .come_to_as_much = "the sum of {cells} is the same as that of {a}",
      .come_to_more = "the sum of {cells} is greater by {n} than that of {a}",
      .left_for = "{n} is left for {cells}",
      .filled_come_to = ", and {cells} to {n}",
      .bounds = " {cells} come to {a} at least and {b} at most.",
      .bounds_alike = " {cells} come to {a}.",
      .reckons = "says that {a}",
      .relation_rises = "rises at each step",
      .relation_falls = "falls at each step",
      .relation_alike = "holds odd digits alone, or even ones alone",
      .relation_alternates = "alternates between odd and even digits",
      .relation_doubles = "doubles or halves at each step",
      .relation_apart = "jumps by {n} or more at each step",
      .relation_near = "never jumps by more than {n}",
      .relation_differs = "goes up or down by {n} at each step",
      .relation_no_step = "never jumps by {n}",
      .relation_adds = "adds to {n} in each two neighbours",
      .relation_no_sum = "adds to {n} in no two neighbours",
      .relation_least = "adds to {n} or more in each two neighbours",
      .relation_most = "adds to {n} or less in each two neighbours",
      .relation_any = "relates its neighbours",
      .relation_example = "allows some neighbours, such as {a}, and not others, such as {b}",
      .relation_of_all = "relates any two of its cells, which can be {a}, for example, but not {b}",
      .automaton_example = "allows certain rows of digits alone, such as {a}",
      .inner_says = "a {rule} in {cells} {a}",
      .inner_of_all = "the rule {rule}",
      .other_choices = "one of {n} others",
      .one_choice = "is this: {a}",
      .choice_for = "the choice for {cells}",
      .rule_leaves = "no other way is left for {a}",
      .rule_needs = "{a} needs {digits} in {cells}",
      .rule_fails = "{a} cannot be kept",
      .now_leaves = "{a}, and no other way is left",
      .now_needs = "{a}, and needs {digits} in {cells}",
      .now_fails = "{a}, which cannot be kept",
      .sum_less = "the sum of {houses} less {a} ({n} for {cells})",
      .sum_less_of_one = "the sum of {houses} less {a}",
      .can_only = "{cells} can only be {digits}",

      .error = "The grid is in error: go back and look for a mistake.",
      .empty_cell = {"Look at {cells}.", "The grid is in error: {cells} has no candidate left.",
                     "{cells} has no candidate left. {error}"},
      .no_place = {"Look at {house}.", "The grid is in error: {digit} has no place in {house}.",
                   "{digit} has no place left in {house}. {error}"},
      .repeat = {"Look at {cells}.", "The grid is in error: {digits} is in {cells}.",
                 "{digits} is in {cells}, which see each other. {error}"},
      .cells_short =
          {"Look at {cells}.", "The grid is in error: {cells} have too few candidates.",
           "{cells} have only {digits} between them: too few digits for {n} cells. {error}"},
      .digits_short =
          {"Look at {house}.", "The grid is in error: {digits} have too few places in {house}.",
           "{digits} have only {cells} in {house}: too few places for {n} digits. {error}"},
      .rules_broken = {"Look at {rules}.", "The grid is in error: {rules} cannot be kept.",
                       "{rules_told}. Nothing that is left keeps that. {error}"},
      .techniques = techniques(),
  };
  return catalogue;
}

}  // namespace clew::words::english
