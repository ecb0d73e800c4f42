// The sentences of each technique, in English.
#include "logic/words/catalogue.h"

namespace clew::words::english {
namespace {

using Id = TechniqueId;

constexpr std::string_view look_cell = "Look at {cell}.", look_house = "Look at {house}.",
                           look_base = "Look at the {digit}s in {base}.",
                           look_digit = "Look at the {digit}s.", look_cells = "Look at {cells}.",
                           look_pivot = "Look at {pivot}.", look_start = "Look at {start}.",
                           look_pattern = "Look at {pattern}.";
constexpr std::string_view locked =
    "In {base}, {digit} can only be in {places}, and these all lie in {cover}. So the rest of "
    "{cover} loses it: {effect}.";
constexpr std::string_view fish =
    "In {base}, {digit} can only be in {cover}. Each of {base} takes its {digit} in another one of "
    "these, so {cover} have theirs there and nowhere else: {effect}.";
constexpr std::string_view finned =
    "In {base}, {digit} can only be in {cover}, but for {fins}. Either {digit} is there, or "
    "{cover} have theirs in {base}. Either way, {effect}.";
constexpr std::string_view siamese =
    "In {base}, {digit} makes two finned fish at once. They share some of their covers, {cover}, "
    "but not all, and so differ in their fins. Each rules out what its own fins see: {effect}.";
constexpr std::string_view kraken = "{kraken}";
constexpr std::string_view sectors =
    "{cells} can hold their digits only so often: {covers_by_digit}, once in each house. That is "
    "just as many digits as cells. So all of them are used there, and nowhere else in these "
    "houses: {effect}.";
constexpr std::string_view naked =
    "In {house}, {cells} have only {digits} between them: {n} cells for {n} digits. No other cell "
    "that sees them all can have one of these: {effect}.";
constexpr std::string_view hidden =
    "In {house}, {digits} can only be in {cells}: {n} digits for {n} cells. Nothing else fits into "
    "these: {effect}.";
constexpr std::string_view two_ends = "{two_ends}";
constexpr std::string_view wing =
    "{holding_pivot}; {holding_pincers}. {wing}. So what sees all of these is not {digit} in any "
    "case: {effect}.";

constexpr std::string_view guarded =
    "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would have two "
    "solutions. So one of {guards} is {digit}, and what sees them all is not: {effect}.";
constexpr std::string_view guarded_subset =
    "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would have two "
    "solutions. So one of {guards} takes another candidate. With these the two act as one cell, "
    "and make a naked subset with {cells}: {effect}.";
constexpr std::string_view guarded_locked =
    "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would have two "
    "solutions. In {strong}, {locked_digit} has no place outside these cells. So if {opposite}, "
    "nothing would be left for the four but {pair}: {effect}.";

constexpr std::string_view look_rule = "Look at {rule}.";
constexpr std::string_view leftovers =
    "In {base}, {digit} can only be in {cover}, which are just as many. So {cover} take all their "
    "{digit}s there, and what sticks out of {base} loses it: {effect}.";
constexpr std::string_view killer =
    "{shares_at_least}. That uses up {cover_digits} in {house}, which has room for each of them "
    "once: {effect}.";
constexpr std::string_view hidden_killer =
    "In {house}, {digits} can only be in {cells}. {shares_at_most}. So each has to hold as many of "
    "them as it can: {effect}.";
constexpr std::string_view one_rule =
    "{rules_told}.{combinations}{bounds} That rules the rest out: {effect}.";

// clang-format off
constexpr Told rows[] = {
    {Id::full_house, look_house, "A full house: {house} has one open cell.",
     "{cell} is the last open cell of {house}, which lacks only {value}: {effect}."},
    {Id::naked_single, look_cell, "A naked single: {cell} has one candidate.", "{because}. Only {value} is left: {effect}."},
    {Id::hidden_single_box, look_base, "A hidden single: {digit} has one place in {base}.",
     "In {base}, {digit} can go nowhere but in {cell}: {effect}."},
    {Id::hidden_single_line, look_base, "A hidden single: {digit} has one place in {base}.",
     "In {base}, {digit} can go nowhere but in {cell}: {effect}."},
    {Id::pointing, look_base, "Pointing: the {digit}s of {base} lie in {cover}.", locked},
    {Id::claiming, look_base, "Claiming: the {digit}s of {base} lie in {cover}.", locked},
    {Id::crossing, "Look at {crossing_from}.", "Crossing houses on {digit}: {crossing_name}.", "{crossing}"},
    {Id::law_of_leftovers, look_base, "Law of leftovers on {digit}: {base} and {cover}.", leftovers},
    {Id::multiple_lines, look_base, "Multiple lines on {digit}: {base} share {cover}.",
     "In {base}, {digit} can only be in {cover}, which are just as many. So each of {cover} has its {digit} there and loses it elsewhere: {effect}."},
    {Id::marked_cells, look_rule, "Marked cells: {rules_told}.", one_rule},
    {Id::cage_combinations, look_rule, "Cage combinations: {rules_told}.", one_rule},
    {Id::thermometer, look_rule, "A thermometer: {rules_told}.", one_rule},
    {Id::kropki_dots, look_rule, "Kropki dots: {rules_told}.", one_rule},
    {Id::xv, look_rule, "XV: {rules_told}.", one_rule},
    {Id::inequality, look_rule, "An inequality: {rules_told}.", one_rule},
    {Id::whispers, look_rule, "Whispers: {rules_told}.", one_rule},
    {Id::arrow, look_rule, "An arrow: {rules_told}.", one_rule},
    {Id::renban, look_rule, "A renban line: {rules_told}.", one_rule},
    {Id::palindrome, look_rule, "A palindrome: {rules_told}.", one_rule},
    {Id::quadruple, look_rule, "A quadruple: {rules_told}.", one_rule},
    {Id::innie, "Look at {balance_houses}.", "An innie or outie: {balance_houses} less {rules}.",
     "{balance}: {effect}."},
    {Id::locked_pair, look_cells, "A locked pair: {cells} hold {digits}.",
     "{cells} have only {digits} between them and take all of these. They lie in {cover} together, where no other cell can have these digits: {effect}."},
    {Id::locked_triple, look_cells, "A locked triple: {cells} hold {digits}.",
     "{cells} have only {digits} between them and take all of these. They lie in {cover} together, where no other cell can have these digits: {effect}."},
    {Id::naked_pair, look_house, "A naked pair: {digits} in {house}.", naked},
    {Id::naked_triple, look_house, "A naked triple: {digits} in {house}.", naked},
    {Id::naked_quad, look_house, "A naked quad: {digits} in {house}.", naked},
    {Id::naked_set, look_house, "A naked set of {n}: {digits} in {house}.", naked},
    {Id::hidden_pair, look_house, "A hidden pair: {digits} in {house}.", hidden},
    {Id::hidden_triple, look_house, "A hidden triple: {digits} in {house}.", hidden},
    {Id::hidden_quad, look_house, "A hidden quad: {digits} in {house}.", hidden},
    {Id::hidden_set, look_house, "A hidden set of {n}: {digits} in {house}.", hidden},
    {Id::nonconsecutive, look_rule, "Nonconsecutive neighbours: {rules_told}.", one_rule},
    {Id::between_line, look_rule, "A between line: {rules_told}.", one_rule},
    {Id::entropic_line, look_rule, "An entropic line: {rules_told}.", one_rule},
    {Id::region_sum, look_rule, "Region sums: {rules_told}.", one_rule},
    {Id::zipper, look_rule, "A zipper: {rules_told}.", one_rule},
    {Id::little_killer, look_rule, "A little killer: {rules_told}.", one_rule},
    {Id::sandwich, look_rule, "A sandwich: {rules_told}.", one_rule},
    {Id::x_sum, look_rule, "An X-sum: {rules_told}.", one_rule},
    {Id::skyscraper_clue, look_rule, "A skyscraper clue: {rules_told}.", one_rule},
    {Id::numbered_room, look_rule, "A numbered room: {rules_told}.", one_rule},
    {Id::counting, look_rule, "Counting: {rules_told}.", one_rule},
    {Id::other_rule, look_rule, "A rule: {rules_told}.", one_rule},
    {Id::required_digit, look_rule, "A required digit: {digit} in {rule}.",
     "{rules_told}, and cannot do without {digit}. What sees every place for it there cannot be {digit}: {effect}."},
    {Id::killer_pair, look_house, "A killer pair of {cover_digits} in {house}: {members}.", killer},
    {Id::killer_triple, look_house, "A killer triple of {cover_digits} in {house}: {members}.", killer},
    {Id::conflicting_combinations, look_house, "Conflicting combinations in {house}: {members}.",
     "{members_told}. They lie in {house}, where no digit repeats. {conflict}: {effect}."},
    {Id::cage_splitting, look_rule, "Cage splitting: {rule}; {balance_houses}.",
     "{balance}. {rule_told}. Both at once, with no digit twice where cells see each other, rule the rest out: {effect}."},
    {Id::innies_and_outies, "Look at {balance_houses}.", "Innies and outies: {balance_houses} less {rules}.",
     "{balance}. Two cells that see each other have different digits. That rules the rest out: {effect}."},
    {Id::sum_bounds, "Look at {rules}.", "Sum bounds: {rules}.", "{sum_told}. Two cells that see each other have different digits.{group_bounds} Together that rules the rest out: {effect}."},
    {Id::partition, look_house, "The grid is in error: {house} cannot be filled.", "{house} cannot be filled. {error}"},
    {Id::killer_quad, look_house, "A killer quad of {cover_digits} in {house}: {members}.", killer},
    {Id::hidden_killer_pair, look_house, "A hidden killer pair of {digits} in {house}, with {rules}.", hidden_killer},
    {Id::hidden_killer_triple, look_house, "A hidden killer triple of {digits} in {house}, with {rules}.", hidden_killer},
    {Id::constraint_and_house, look_rule, "A constraint with its houses: {rules_told}.",
     "{rules_told}. Two cells that see each other have different digits.{bounds} Together that rules the rest out: {effect}."},
    {Id::x_wing, look_base, "An X-wing on {digit}: {base}.", fish},
    {Id::swordfish, look_base, "A swordfish on {digit}: {base}.", fish},
    {Id::jellyfish, look_base, "A jellyfish on {digit}: {base}.", fish},
    {Id::squirmbag, look_base, "A squirmbag on {digit}: {base}.", fish},
    {Id::whale, look_base, "A whale on {digit}: {base}.", fish},
    {Id::leviathan, look_base, "A leviathan on {digit}: {base}.", fish},
    {Id::finned_x_wing, look_base, "A finned X-wing on {digit}: {base}.", finned},
    {Id::finned_swordfish, look_base, "A finned swordfish on {digit}: {base}.", finned},
    {Id::finned_jellyfish, look_base, "A finned jellyfish on {digit}: {base}.", finned},
    {Id::finned_squirmbag, look_base, "A finned squirmbag on {digit}: {base}.", finned},
    {Id::finned_whale, look_base, "A finned whale on {digit}: {base}.", finned},
    {Id::finned_leviathan, look_base, "A finned leviathan on {digit}: {base}.", finned},
    {Id::sashimi_x_wing, look_base, "A sashimi X-wing on {digit}: {base}.", finned},
    {Id::sashimi_swordfish, look_base, "A sashimi swordfish on {digit}: {base}.", finned},
    {Id::sashimi_jellyfish, look_base, "A sashimi jellyfish on {digit}: {base}.", finned},
    {Id::sashimi_squirmbag, look_base, "A sashimi squirmbag on {digit}: {base}.", finned},
    {Id::sashimi_whale, look_base, "A sashimi whale on {digit}: {base}.", finned},
    {Id::sashimi_leviathan, look_base, "A sashimi leviathan on {digit}: {base}.", finned},
    {Id::skyscraper, look_digit, "A skyscraper on {digit}: {strong}.", two_ends},
    {Id::two_string_kite, look_digit, "A two-string kite on {digit}: {strong}.", two_ends},
    {Id::turbot_fish, look_digit, "A turbot fish on {digit}: {strong}.", two_ends},
    {Id::empty_rectangle, look_base, "An empty rectangle on {digit} in {base}.", two_ends},
    {Id::dual_two_string_kite, look_digit, "A dual two-string kite on {digit}: {strong}.", two_ends},
    {Id::dual_empty_rectangle, look_digit, "A dual empty rectangle on {digit}.", two_ends},
    {Id::simple_colours_trap, look_digit, "Simple colours on {digit}: some cells see both colours.",
     "{digit} has just two places in {colour_houses}. So {colours}. What sees both is not {digit} in either case: {effect}."},
    {Id::simple_colours_wrap, look_digit, "Simple colours on {digit}: one colour meets itself.", "{digit} has just two places in {colour_houses}. So {colours}. Two cells of one colour see each other, so this colour is wrong: {effect}."},
    {Id::multi_colours_1, look_digit, "Multi-colours on {digit}: two pairs of colours.",
     "{digit} has just two places in {colour_houses}. So {colours}; and {second_colours}. A colour of the first pair sees one of the second, and they cannot both be true. So one of the two others is: {effect}."},
    {Id::multi_colours_2, look_digit, "Multi-colours on {digit}: two pairs of colours.",
     "{digit} has just two places in {colour_houses}. So {colours}; and {second_colours}. A colour of the first pair sees both of the second, of which one is true. So it is wrong: {effect}."},
    {Id::xy_wing, look_pivot, "An XY-wing from {pivot} on {digit}.", wing},
    {Id::xyz_wing, look_pivot, "An XYZ-wing from {pivot} on {digit}.", wing},
    {Id::wxyz_wing, look_pivot, "A WXYZ-wing from {pivot} on {digit}.", wing},
    {Id::w_wing, look_cells, "A W-wing: {cells}, joined by {strong}.", two_ends},
    {Id::remote_pair, look_start, "A remote pair from {start} to {end}.",
     "{cells} all have just {digits}, and each sees the next one. So they take turns: {start} and {end} hold both digits between them, and what sees the two can be neither: {effect}."},
    {Id::x_chain, look_digit, "An X-chain on {digit}.", two_ends},
    {Id::xy_chain, look_start, "An XY-chain from {start} to {end}.", two_ends},
    {Id::bivalue_forcing_chain, "Look at {forcing_from}.", "Bivalue forcing chains from {forcing_from}.", "{forced}"},
    {Id::continuous_nice_loop, look_start, "A continuous nice loop through {start}.", two_ends},
    {Id::discontinuous_nice_loop, look_start, "A discontinuous nice loop from {start}.", two_ends},
    {Id::aic, look_start, "An alternating inference chain (AIC) from {start} to {end}.", two_ends},
    {Id::grouped_continuous_nice_loop, look_start, "A grouped continuous nice loop through {start}.", two_ends},
    {Id::grouped_discontinuous_nice_loop, look_start, "A grouped discontinuous nice loop from {start}.", two_ends},
    {Id::grouped_aic, look_start, "A grouped alternating inference chain (AIC) from {start} to {end}.", two_ends},
    {Id::uniqueness_1, look_pattern, "Uniqueness type 1 on {pair} in {pattern}.",
     "If {pattern} held only {pair}, the two digits could be swapped and the puzzle would have two solutions. {target} alone has other candidates, so one of these is true: {effect}."},
    {Id::uniqueness_2, look_pattern, "Uniqueness type 2 on {pair} in {pattern}.", guarded},
    {Id::uniqueness_3, look_pattern, "Uniqueness type 3 on {pair} in {pattern}.", guarded_subset},
    {Id::uniqueness_4, look_pattern, "Uniqueness type 4 on {pair} in {pattern}.", guarded_locked},
    {Id::uniqueness_5, look_pattern, "Uniqueness type 5 on {pair} in {pattern}.", guarded},
    {Id::uniqueness_6, look_pattern, "Uniqueness type 6 on {pair} in {pattern}.", guarded_locked},
    {Id::hidden_rectangle, look_pattern, "A hidden rectangle on {pair} in {pattern}.", guarded_locked},
    {Id::avoidable_rectangle_1, look_pattern, "An avoidable rectangle, type 1, on {pair} in {pattern}.",
     "None of {pattern} was given. With only {pair} in them, the two digits could be swapped and the puzzle would have two solutions. The others are filled so already, so the last is not: {effect}."},
    {Id::avoidable_rectangle_2, look_pattern, "An avoidable rectangle, type 2, on {pair} in {pattern}.",
     "None of {pattern} was given. With only {pair} in them, the two digits could be swapped and the puzzle would have two solutions. So {guards} cannot both complete them: one of the two is {digit}, and what sees both is not: {effect}."},
    {Id::unique_loop, look_pattern, "A unique loop on {pair}: {pattern}.",
     "{unique_loop}"},
    {Id::bug_plus_1, "Look at the whole grid, and at {target}: nearly all open cells have two candidates.", "A BUG+1: all open cells but {target} have two candidates.",
     "Every open cell but {target} has two candidates, and every digit two places in each house that lacks it. If it were so in {target}, too, each cell could take the other one of its two, and the puzzle would have two solutions. So the extra candidate there is true: {effect}."},
    {Id::bug_plus_n, "Look at the whole grid, and at {guards}: nearly all open cells have two candidates.", "A BUG+n: all open cells but {guards} have two candidates.",
     "Every open cell but {guards} has two candidates, and every digit two places in each house that lacks it. If it were so in {guards}, too, each cell could take the other one of its two, and the puzzle would have two solutions. So one of the extra candidates there is true. Whichever it is, {effect}."},
    {Id::constraints_in_house, "Look at {rules}.", "Constraints in a house: {rules}.",
     "{rules_told}. Two cells that see each other have different digits. Keeping all that{filled_too} rules the rest out: {effect}."},
    {Id::constraint_and_houses, look_rule, "A constraint with all houses: {rules_told}.", "{excluded}"},
    {Id::two_constraints, "Look at {rules}.", "Two constraints with all houses: {rules}.", "{excluded}"},
    {Id::constraints_together, "Look at {rules}.", "Constraints together with all houses: {rules}.", "{excluded}"},
    {Id::set_equivalence, look_base, "Set equivalence on {digit}: {base} against {cover}.", leftovers},
    {Id::franken_x_wing, look_base, "A Franken X-wing on {digit}: {base} in {cover}.", fish},
    {Id::franken_swordfish, look_base, "A Franken swordfish on {digit}: {base} in {cover}.", fish},
    {Id::franken_jellyfish, look_base, "A Franken jellyfish on {digit}: {base} in {cover}.", fish},
    {Id::franken_squirmbag, look_base, "A Franken squirmbag on {digit}: {base} in {cover}.", fish},
    {Id::franken_whale, look_base, "A Franken whale on {digit}: {base} in {cover}.", fish},
    {Id::franken_leviathan, look_base, "A Franken leviathan on {digit}: {base} in {cover}.", fish},
    {Id::finned_franken_x_wing, look_base, "A finned Franken X-wing on {digit}: {base} in {cover}.", finned},
    {Id::finned_franken_swordfish, look_base, "A finned Franken swordfish on {digit}: {base} in {cover}.", finned},
    {Id::finned_franken_jellyfish, look_base, "A finned Franken jellyfish on {digit}: {base} in {cover}.", finned},
    {Id::finned_franken_squirmbag, look_base, "A finned Franken squirmbag on {digit}: {base} in {cover}.", finned},
    {Id::finned_franken_whale, look_base, "A finned Franken whale on {digit}: {base} in {cover}.", finned},
    {Id::finned_franken_leviathan, look_base, "A finned Franken leviathan on {digit}: {base} in {cover}.", finned},
    {Id::mutant_x_wing, look_base, "A mutant X-wing on {digit}: {base} in {cover}.", fish},
    {Id::mutant_swordfish, look_base, "A mutant swordfish on {digit}: {base} in {cover}.", fish},
    {Id::mutant_jellyfish, look_base, "A mutant jellyfish on {digit}: {base} in {cover}.", fish},
    {Id::mutant_squirmbag, look_base, "A mutant squirmbag on {digit}: {base} in {cover}.", fish},
    {Id::mutant_whale, look_base, "A mutant whale on {digit}: {base} in {cover}.", fish},
    {Id::mutant_leviathan, look_base, "A mutant leviathan on {digit}: {base} in {cover}.", fish},
    {Id::finned_mutant_x_wing, look_base, "A finned mutant X-wing on {digit}: {base} in {cover}.", finned},
    {Id::finned_mutant_swordfish, look_base, "A finned mutant swordfish on {digit}: {base} in {cover}.", finned},
    {Id::finned_mutant_jellyfish, look_base, "A finned mutant jellyfish on {digit}: {base} in {cover}.", finned},
    {Id::finned_mutant_squirmbag, look_base, "A finned mutant squirmbag on {digit}: {base} in {cover}.", finned},
    {Id::finned_mutant_whale, look_base, "A finned mutant whale on {digit}: {base} in {cover}.", finned},
    {Id::finned_mutant_leviathan, look_base, "A finned mutant leviathan on {digit}: {base} in {cover}.", finned},
    {Id::kraken_fish_1, "Look at the {base_digit}s in {base}.", "A kraken fish on {base_digit}: {base}.", kraken},
    {Id::kraken_fish_2, "Look at the {base_digit}s in {base}.", "A kraken fish on {base_digit}: {base}.", kraken},
    {Id::siamese_finned_x_wing, look_base, "A Siamese finned X-wing on {digit}: {base}.", siamese},
    {Id::siamese_finned_swordfish, look_base, "A Siamese finned swordfish on {digit}: {base}.", siamese},
    {Id::siamese_finned_jellyfish, look_base, "A Siamese finned jellyfish on {digit}: {base}.", siamese},
    {Id::siamese_finned_squirmbag, look_base, "A Siamese finned squirmbag on {digit}: {base}.", siamese},
    {Id::siamese_finned_whale, look_base, "A Siamese finned whale on {digit}: {base}.", siamese},
    {Id::siamese_finned_leviathan, look_base, "A Siamese finned leviathan on {digit}: {base}.", siamese},
    {Id::siamese_sashimi_x_wing, look_base, "A Siamese sashimi X-wing on {digit}: {base}.", siamese},
    {Id::siamese_sashimi_swordfish, look_base, "A Siamese sashimi swordfish on {digit}: {base}.", siamese},
    {Id::siamese_sashimi_jellyfish, look_base, "A Siamese sashimi jellyfish on {digit}: {base}.", siamese},
    {Id::siamese_sashimi_squirmbag, look_base, "A Siamese sashimi squirmbag on {digit}: {base}.", siamese},
    {Id::siamese_sashimi_whale, look_base, "A Siamese sashimi whale on {digit}: {base}.", siamese},
    {Id::siamese_sashimi_leviathan, look_base, "A Siamese sashimi leviathan on {digit}: {base}.", siamese},
    {Id::siamese_finned_franken_x_wing, look_base, "A Siamese finned Franken X-wing on {digit}: {base}.", siamese},
    {Id::siamese_finned_franken_swordfish, look_base, "A Siamese finned Franken swordfish on {digit}: {base}.", siamese},
    {Id::siamese_finned_franken_jellyfish, look_base, "A Siamese finned Franken jellyfish on {digit}: {base}.", siamese},
    {Id::siamese_finned_franken_squirmbag, look_base, "A Siamese finned Franken squirmbag on {digit}: {base}.", siamese},
    {Id::siamese_finned_franken_whale, look_base, "A Siamese finned Franken whale on {digit}: {base}.", siamese},
    {Id::siamese_finned_franken_leviathan, look_base, "A Siamese finned Franken leviathan on {digit}: {base}.", siamese},
    {Id::siamese_finned_mutant_x_wing, look_base, "A Siamese finned mutant X-wing on {digit}: {base}.", siamese},
    {Id::siamese_finned_mutant_swordfish, look_base, "A Siamese finned mutant swordfish on {digit}: {base}.", siamese},
    {Id::siamese_finned_mutant_jellyfish, look_base, "A Siamese finned mutant jellyfish on {digit}: {base}.", siamese},
    {Id::siamese_finned_mutant_squirmbag, look_base, "A Siamese finned mutant squirmbag on {digit}: {base}.", siamese},
    {Id::siamese_finned_mutant_whale, look_base, "A Siamese finned mutant whale on {digit}: {base}.", siamese},
    {Id::siamese_finned_mutant_leviathan, look_base, "A Siamese finned mutant leviathan on {digit}: {base}.", siamese},
    {Id::template_set, look_digit, "Templates on {value}: all of them have something in common.",
     "Every way to place these at once, {bases_by_digit}, has something in common: {effect}."},
    {Id::template_delete, look_digit, "Templates on {digit}: some cells are in none of them.",
     "No way to place these at once, {bases_by_digit}, uses these cells: {effect}."},
    {Id::sue_de_coq, "Look at {cells}.", "A Sue de Coq in {cells}.",
     "{holding_parts}. These are as many digits as cells, and none of them can go into two of the cells. So each digit fills one of the cells, and goes from whatever sees all its places there: {effect}."},
    {Id::als_xz, "Look at {cells}.", "An ALS-XZ: two almost locked sets in {cells}.", "{almost_locked_sets}"},
    {Id::als_xy_wing, "Look at {cells}.", "An ALS-XY-wing: three almost locked sets in {cells}.", "{almost_locked_sets}"},
    {Id::als_chain, "Look at {cells}.", "An ALS chain: almost locked sets in {cells}.", "{almost_locked_sets}"},
    {Id::death_blossom, "Look at {forcing_from}.", "A death blossom from {forcing_from}, with a set of cells for each of its digits.", "{forced}"},
    {Id::aligned_pair_exclusion, "Look at {target} with {cells}.", "An aligned pair exclusion: {target} with {cells}.",
     "{target} cannot be {digit} beside any candidate of {cells}: {holding_cells}, and each of these sees that {digit}{witnesses}. So {effect}."},
    {Id::aligned_triplet_exclusion, "Look at {target} with {cells}.", "An aligned triplet exclusion: {target} with {cells}.",
     "With {digit} in {target}, there is no way to fill {cells}: {holding_cells}, and each way repeats a digit in sight{witnesses}. So {effect}."},
    {Id::tridagon, "Look at {twelve}.", "A tridagon on {three} in {twelve}.",
     "{twelve}, three in each of four boxes, cannot hold only {three}: however three of the boxes are filled, the fourth one cannot be. So {guards} must hold another digit: {effect}."},
    {Id::sk_loop, look_cells, "An SK-loop: {cells}.", sectors},
    {Id::exocet, "Look at {pivot}.", "An exocet from {pivot}, with its targets in {ons}.",
     "Whichever digits {pivot} take, these need {ons}: without the two cells there would not be places enough for them, {bases_by_digit}. So {ons} take the same two digits as {pivot}: {effect}."},
    {Id::multi_sector_locked_sets, look_cells, "Multi-sector locked sets: {cells}.", sectors},
    {Id::nishio, "Look at the {digit}s, and at {start}.", "Nishio: {digit} in {start} leads nowhere.", "{forced}"},
    {Id::forcing_chain_contradiction, look_start, "A forcing chain from {start}: supposing that {start_node} leads to a contradiction.", "{forced}"},
    {Id::forcing_chain_verity, "Look at {forcing_from}.", "Forcing chains from {forcing_from}, which agree.", "{forced}"},
    {Id::constraint_chain, "Look at {start}, and at {rules}.", "A constraint chain from {start}, by {rules}: supposing that {start_node} leads to a contradiction.", "{forced}"},
    {Id::forcing_net_contradiction, look_start, "A forcing net from {start}: supposing that {start_node} leads to a contradiction.", "{forced}"},
    {Id::forcing_net_verity, "Look at {forcing_from}.", "Forcing nets from {forcing_from}, which agree.", "{forced}"},
    {Id::dynamic_forcing_net, "Look at {forcing_from}.", "A dynamic forcing net from {forcing_from}: singles alone do not go far enough.",
     "{forced}"},
    {Id::nested_forcing_chain, look_start, "A nested forcing chain from {start}: other chains fail within it.", "{forced}"},
    {Id::nested_forcing_net, look_start, "A nested forcing net from {start}: other nets fail within it.", "{forced}"},
    {Id::trial, look_start, "A trial of {start}: supposing that {start_node}, singles and locked candidates lead to an error.", "{forced}"},
    {Id::nested_trial, look_start, "A nested trial of {start}: supposing that {start_node} leads to an error, with trials of other candidates within it.", "{forced}"},
};
// clang-format on
static_assert(are_all(rows), "each technique has its row, in their order");

}  // namespace

std::span<const Told> techniques() { return rows; }

}  // namespace clew::words::english
