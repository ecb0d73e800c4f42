#include "logic/words/catalogue.h"

namespace clew::words {
namespace {

using Id = TechniqueId;

constexpr std::string_view look_cell = "Look at {cell}.", look_house = "Look at {house}.",
                           look_base = "Look at the {digit}s in {base}.",
                           look_digit = "Look at the {digit}s.", look_cells = "Look at {cells}.",
                           look_pivot = "Look at {pivot}.", look_start = "Look at {start}.",
                           look_cases = "Look at {cases}.";
constexpr std::string_view fish =
    "In {base}, {digit} can only go in {cover}. Each of {base} needs its own, so {cover} have "
    "theirs there and nowhere else: {effect}.";
constexpr std::string_view finned =
    "In {base}, {digit} can only go in {cover}, but for {fins}. Either {digit} is there, or "
    "{cover} have theirs in {base}. Both ways, {effect}.";
constexpr std::string_view sashimi =
    "But for {fins}, {base} would have to place their {digit}s in {cover}, one of them in a single "
    "cell. Either {digit} is in {fins}, or the fish holds. Both ways, {effect}.";
constexpr std::string_view siamese =
    "Two finned fish share {base}: with some of {cover} the fins are one set of cells, with others "
    "another. What each takes goes: {effect}.";
constexpr std::string_view kraken =
    "{chain}. So with {digit} in {target}, {base} would have fewer places left for their "
    "{base_digit}s than they need: {effect}.";
constexpr std::string_view sectors =
    "{cells} have room for each of their digits just once in {cover}, and that is as many places "
    "as "
    "cells. Each of these has its digit among the cells, so {effect}.";
constexpr std::string_view naked =
    "In {house}, {cells} have only {digits} between them: {n} cells, {n} digits. They use these "
    "up, "
    "so {effect}.";
constexpr std::string_view hidden =
    "In {house}, {digits} have only {cells}: {n} digits, {n} cells. Nothing else fits there, so "
    "{effect}.";
constexpr std::string_view two_ends =
    "{chain}. So one of {start} and {end} is {digit}, and what sees both is not: {effect}.";
constexpr std::string_view loop =
    "{chain}, and round again. Every link holds both ways, so in each of them one end is true: "
    "{effect}.";
constexpr std::string_view circle = "{chain}. Either way, {effect}.";
constexpr std::string_view chain_ends = "{chain}. One of the two ends is true, so {effect}.";

constexpr std::string_view look_pattern = "Look at {pattern}.";
constexpr std::string_view guarded =
    "Were all of {pattern} {either_pair}, these could be swapped and the puzzle would have two "
    "solutions. So one of {guards} is {digit}, and what sees them all is not: {effect}.";
constexpr std::string_view guarded_subset =
    "Were all of {pattern} {either_pair}, these could be swapped and the puzzle would have two "
    "solutions. So one of {guards} takes another candidate and acts as one cell of a naked subset "
    "with {cells}: {effect}.";
constexpr std::string_view guarded_locked =
    "Were all of {pattern} {either_pair}, these could be swapped and the puzzle would have two "
    "solutions. In {strong} a digit of the two has no place outside them; with the other one "
    "beside "
    "it there would be no way out. So {effect}.";

// clang-format off
constexpr Told techniques[] = {
    {Id::full_house, look_house, "A full house: {house} has one open cell.",
     "{cell} is the last open cell of {house}, which lacks only {value}: {effect}."},
    {Id::naked_single, look_cell, "A naked single: {cell} has one candidate.",
     "Every digit but {value} is ruled out in {cell}: {effect}."},
    {Id::hidden_single_box, look_base, "A hidden single: {digit} has one place in {base}.",
     "In {base}, {digit} can go nowhere but in {cell}: {effect}."},
    {Id::hidden_single_line, look_base, "A hidden single: {digit} has one place in {base}.",
     "In {base}, {digit} can go nowhere but in {cell}: {effect}."},
    {Id::pointing, look_base, "Pointing: the {digit}s of {base} lie in {cover}.",
     "In {base}, {digit} must be in {places}, all in {cover}. So the rest of {cover} loses it: {effect}."},
    {Id::claiming, look_base, "Claiming: the {digit}s of {base} lie in {cover}.",
     "In {base}, {digit} must be in {places}, all in {cover}. So the rest of {cover} loses it: {effect}."},
    {Id::crossing, "Look at the {digit}s.", "Crossing houses: where {digit} must be, some cells see all of it.",
     "{digit} must be in {places}. Whichever it is, {effect}."},
    {Id::multiple_lines, look_base, "Multiple lines: the {digit}s of {base} share {cover}.",
     "In {base}, {digit} must be in {cover}, one in each. So the rest of {cover} loses it: {effect}."},
    {Id::locked_pair, look_cells, "A locked pair: {digits}.",
     "{cells} have only {digits} between them. They lie in {cover}, which all lose these elsewhere: {effect}."},
    {Id::locked_triple, look_cells, "A locked triple: {digits}.",
     "{cells} have only {digits} between them. They lie in {cover}, which all lose these elsewhere: {effect}."},
    {Id::naked_pair, look_house, "A naked pair: {digits} in {house}.", naked},
    {Id::naked_triple, look_house, "A naked triple: {digits} in {house}.", naked},
    {Id::naked_quad, look_house, "A naked quad: {digits} in {house}.", naked},
    {Id::naked_set, look_house, "A naked set of {n}: {digits} in {house}.", naked},
    {Id::hidden_pair, look_house, "A hidden pair: {digits} in {house}.", hidden},
    {Id::hidden_triple, look_house, "A hidden triple: {digits} in {house}.", hidden},
    {Id::hidden_quad, look_house, "A hidden quad: {digits} in {house}.", hidden},
    {Id::hidden_set, look_house, "A hidden set of {n}: {digits} in {house}.", hidden},
    {Id::partition, look_house, "The grid is in error.", "The grid is in error."},
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
    {Id::sashimi_x_wing, look_base, "A sashimi X-wing on {digit}: {base}.", sashimi},
    {Id::sashimi_swordfish, look_base, "A sashimi swordfish on {digit}: {base}.", sashimi},
    {Id::sashimi_jellyfish, look_base, "A sashimi jellyfish on {digit}: {base}.", sashimi},
    {Id::sashimi_squirmbag, look_base, "A sashimi squirmbag on {digit}: {base}.", sashimi},
    {Id::sashimi_whale, look_base, "A sashimi whale on {digit}: {base}.", sashimi},
    {Id::sashimi_leviathan, look_base, "A sashimi leviathan on {digit}: {base}.", sashimi},
    {Id::skyscraper, look_digit, "A skyscraper on {digit}: {strong}.", two_ends},
    {Id::two_string_kite, look_digit, "A two-string kite on {digit}: {strong}.", two_ends},
    {Id::turbot_fish, look_digit, "A turbot fish on {digit}: {strong}.", two_ends},
    {Id::empty_rectangle, look_digit, "An empty rectangle on {digit} in {base}.",
     "In {base}, {digit} stays on two lines. {chain}. Either way, {effect}."},
    {Id::dual_two_string_kite, look_digit, "A dual two-string kite on {digit}: {strong}.",
     "Two chains share their links. {chain}. In each, one of the two ends is {digit}: {effect}."},
    {Id::dual_empty_rectangle, look_digit, "A dual empty rectangle on {digit} in {base}.",
     "In {base}, {digit} stays on two lines. {chain}. Either way, {effect}."},
    {Id::simple_colours_trap, look_digit, "Colours on {digit}: some cells see both.",
     "Either {ons} are {digit}, or {offs} are. What sees both colours is not: {effect}."},
    {Id::simple_colours_wrap, look_digit, "Colours on {digit}: one of them meets itself.",
     "Either {ons} are {digit}, or {offs} are. Two cells of one colour see each other, so it is the other: {effect}."},
    {Id::multi_colours_1, look_digit, "Two pairs of colours on {digit}.",
     "{digit} goes by two pairs of colours, and a colour of one sees a colour of the other. So one of the two others is true: {effect}."},
    {Id::multi_colours_2, look_digit, "Two pairs of colours on {digit}.",
     "{digit} goes by two pairs of colours, and a colour of one sees both of the other. It is false: {effect}."},
    {Id::xy_wing, look_pivot, "An XY-wing from {pivot}.",
     "Whichever digit {pivot} takes, one of {pincers} is {digit}. What sees all of these is not: {effect}."},
    {Id::xyz_wing, look_pivot, "An XYZ-wing from {pivot}.",
     "Whichever digit {pivot} takes, it or one of {pincers} is {digit}. What sees all of these is not: {effect}."},
    {Id::wxyz_wing, look_pivot, "A WXYZ-wing from {pivot}.",
     "Whichever digit {pivot} takes, it or one of {pincers} is {digit}. What sees all of these is not: {effect}."},
    {Id::w_wing, look_cells, "A W-wing: {cells}, joined by {strong}.",
     "{chain}. So one of {cells} is {digit}, and what sees both is not: {effect}."},
    {Id::remote_pair, look_start, "A remote pair from {start} to {end}.",
     "{cells} hold the same two digits, each the other one than the cell before: {start} and {end} take both. So {effect}."},
    {Id::x_chain, look_digit, "An X-chain on {digit}.", two_ends},
    {Id::xy_chain, look_start, "An XY-chain from {start} to {end}.", two_ends},
    {Id::bivalue_forcing_chain, look_pivot, "Forcing chains from {pivot}.",
     "{pivot} has two candidates. {chain}. Either way, {effect}."},
    {Id::continuous_nice_loop, look_start, "A continuous nice loop through {start}.", loop},
    {Id::discontinuous_nice_loop, look_start, "A discontinuous nice loop from {start}.", circle},
    {Id::aic, look_start, "An alternating chain from {start} to {end}.", chain_ends},
    {Id::grouped_continuous_nice_loop, look_start, "A grouped continuous nice loop through {start}.", loop},
    {Id::grouped_discontinuous_nice_loop, look_start, "A grouped discontinuous nice loop from {start}.", circle},
    {Id::grouped_aic, look_start, "A grouped alternating chain from {start} to {end}.", chain_ends},
    {Id::uniqueness_1, look_pattern, "A unique rectangle, type 1, on {pair}.",
     "Were all of {pattern} {either_pair}, these could be swapped and the puzzle would have two solutions. Only one cell has other candidates, so {effect}."},
    {Id::uniqueness_2, look_pattern, "A unique rectangle, type 2, on {pair}.", guarded},
    {Id::uniqueness_3, look_pattern, "A unique rectangle, type 3, on {pair}.", guarded_subset},
    {Id::uniqueness_4, look_pattern, "A unique rectangle, type 4, on {pair}.", guarded_locked},
    {Id::uniqueness_5, look_pattern, "A unique rectangle, type 5, on {pair}.", guarded},
    {Id::uniqueness_6, look_pattern, "A unique rectangle, type 6, on {pair}.", guarded_locked},
    {Id::hidden_rectangle, look_pattern, "A hidden rectangle on {pair}.", guarded_locked},
    {Id::avoidable_rectangle_1, look_pattern, "An avoidable rectangle on {pair}.",
     "None of {pattern} was given. With {pair} in all of them, these could be swapped and the puzzle would have two solutions. So {effect}."},
    {Id::avoidable_rectangle_2, look_pattern, "An avoidable rectangle on {pair}.",
     "None of {pattern} was given. With {pair} in all of them, these could be swapped and the puzzle would have two solutions. So {guards} must hold a {digit}: {effect}."},
    {Id::unique_loop, look_pattern, "A unique loop on {pair}.",
     "Were all of {pattern} {either_pair}, these could be swapped and the puzzle would have two solutions. Something else must stand in one of them, so {effect}."},
    {Id::bug_plus_1, "Look at the whole grid: nearly all open cells have two candidates.", "A BUG+1.",
     "All open cells but {target} have two candidates, and each digit two places wherever it is missing. Were it so there too, all could be swapped and the puzzle would have two solutions. So {effect}."},
    {Id::bug_plus_n, "Look at the whole grid: nearly all open cells have two candidates.", "A BUG with several guards.",
     "All open cells but {guards} have two candidates, and each digit two places wherever it is missing. Were it so there too, all could be swapped and the puzzle would have two solutions. So one of their other candidates is true. Whichever it is, {effect}."},
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
    {Id::kraken_fish_1, "Look at {base}.", "A kraken fish on {digit}: {base}.", kraken},
    {Id::kraken_fish_2, "Look at {base}.", "A kraken fish on {base_digit}: {base}.", kraken},
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
    {Id::template_set, look_digit, "Templates of {value}: one cell is in all of them.",
     "{value} can be placed on the whole board in some ways only, and all of them have something in common: {effect}."},
    {Id::template_delete, look_digit, "Templates of {digit}: some cells are in none.",
     "However {digit} is placed on the whole board, some cells never have it: {effect}."},
    {Id::sue_de_coq, "Look at {cells}.", "A Sue de Coq in {cells}.", "As many digits are left for {cells} as these are, and each of the digits keeps to one of the two houses that cross there. So every digit fills just one of the cells: {effect}."},
    {Id::als_xz, look_start, "Two almost locked sets, an ALS-XZ from {start} to {end}.", chain_ends},
    {Id::als_xy_wing, look_start, "Three almost locked sets, an ALS-XY-wing from {start} to {end}.", chain_ends},
    {Id::als_chain, look_start, "A chain of almost locked sets from {start} to {end}.", chain_ends},
    {Id::death_blossom, "Look at {pivot}.", "A death blossom with its stem in {pivot}.", "Whichever digit {pivot} takes, the almost locked set beside it loses that digit and must hold all of its others. One of these sets holds {digits}, whichever it is: {effect}."},
    {Id::aligned_pair_exclusion, "Look at {target} and {cells}.", "An aligned pair: {target} and {cells}.",
     "With {digit} in {target}, nothing would be left for {cells}: what it has sees that {digit}, or empties {pincers}. So {effect}."},
    {Id::aligned_triplet_exclusion, "Look at {target}, {cells}.", "An aligned triplet: {target}, {cells}.",
     "With {digit} in {target}, {cells} cannot be filled together: every way repeats a digit, or empties one of {pincers}. So {effect}."},
    {Id::tridagon, look_cells, "A tridagon on {digits}.",
     "Twelve cells in four boxes cannot hold {digits} alone: three in each box, joined in a ring that turns an odd way. So {guards} must break it with another digit: {effect}."},
    {Id::sk_loop, look_cells, "An SK-loop: {cells}.", sectors},
    {Id::exocet, "Look at {pivot}.", "An exocet from {pivot}.",
     "Whichever two digits {pivot} take, neither can be placed on the board without {ons}. So these hold the same two: {effect}."},
    {Id::multi_sector_locked_sets, look_cells, "Multi-sector locked sets: {cells}.", sectors},
    {Id::nishio, look_digit, "Nishio: {start} cannot be {digit}.", "{forced}"},
    {Id::forcing_chain_contradiction, look_start, "A forcing chain from {start} that contradicts itself.",
     "{chain}. Then {clash}. So {effect}."},
    {Id::forcing_chain_verity, look_cases, "Forcing chains from {cases}, which all agree.",
     "{cases_stand}. {chain}. In each case, {effect}."},
    {Id::forcing_net_contradiction, look_start, "A forcing net from {start} that contradicts itself.", "{forced}"},
    {Id::forcing_net_verity, look_cases, "Forcing nets from {cases}, which all agree.", "{forced}"},
    {Id::dynamic_forcing_net, look_cases, "A dynamic forcing net from {cases}: singles alone do not go far enough.", "{forced}"},
    {Id::nested_forcing_chain, look_start, "A forcing net from {start}, with chains that fail within it.", "{forced}"},
    {Id::nested_forcing_net, look_start, "A forcing net from {start}, with nets that fail within it.", "{forced}"},
    {Id::trial, "Look at {target}.", "A trial: {target} cannot be {digit}.",
     "Suppose {target} were {digit}: then singles and locked candidates alone would lead to an error. So {effect}."},
};
// clang-format on

constexpr Language language{
    .house_kinds = {"row", "column", "box", "region", "diagonal", "window", "group"},
    .house_kinds_plural = {"rows", "columns", "boxes", "regions", "diagonals", "windows", "groups"},
    .main_diagonal = "the main diagonal",
    .anti_diagonal = "the anti-diagonal",
    .of_grid = " of grid {n}",
    .comma = ", ",
    .both = " and ",
    .either = " or ",
    .numbers = {"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
                "ten"},
    .is = "{cells} is {digits}",
    .cannot = "{cells} cannot be {digits}",
    .is_not = "{cells} is not {digits}",
    .one_is = "one of {cells} is {digits}",
    .none_is = "none of {cells} is {digits}",
    .semicolon = "; ",
    .if_ = "If ",
    .then = ", then ",
    .so = ", so ",
    .refuted = "{net}. Then {clash}. So {effect}.",
    .agreed = "{cases_stand}. {net}. In each case, {effect}.",
    .case_cell = "{cells} is {digits}",
    .case_house = "in {house}, {digits} is in {cells}",
    .case_split = "{cells} is {digits} or it is not",
    .fails = ". This fails, so {node}",
    .clash_cell = "{cells} has no candidate left",
    .clash_place = "{digits} has no place left in {house}",
    .clash_twice = "{house} has {digits} twice",
    .clash_pair = "{cells} are both {digits}, though they see each other",
    .clash_two = "{cells} is two digits at once",
    .error = "The grid is in error: go back and look for a mistake.",
    .empty_cell = {look_cells, "{cells} has no candidate left.",
                   "{cells} has no candidate left. {error}"},
    .no_place = {look_house, "{digit} has no place in {house}.",
                 "{digit} has no place left in {house}. {error}"},
    .repeat = {look_cells, "{digits} stands twice.",
               "{digits} stands in {cells}, which see each other. {error}"},
    .cells_short = {look_cells, "{cells} have too few candidates.",
                    "{n} cells, {cells}, have only {digits} between them. {error}"},
    .digits_short = {look_house, "{digits} have too few places in {house}.",
                     "{n} digits, {digits}, have too few places in {house}. {error}"},
    .techniques = techniques,
};

}  // namespace

const Language& english() { return language; }

}  // namespace clew::words
