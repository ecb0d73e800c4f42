// The table of techniques, in the order of the path: by level, then as a person meets them.
// A row: id, name, title, code, score, rating in tenths, level, needs, on the path; the function
// that finds it and that function's variant.
#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "base/nearest.h"
#include "logic/rows.h"
#include "logic/techniques/all.h"
#include "logic/techniques/fish_shapes.h"

namespace clew {
namespace logic {
namespace {

using enum Level;
using enum Needs;
using Id = TechniqueId;

#define FINDS(name) CLEW_AT_WIDTHS(name)
constexpr bool on_path = true, by_find = false;
constexpr int franken_fish = static_cast<int>(FishShape::franken),
              mutant_fish = static_cast<int>(FishShape::mutant);

// clang-format off
constexpr Row rows[] = {
    {{Id::full_house,         "full-house",         "Full House",               "0000",   4, 10, easy,         complete, on_path}, FINDS(find_full_house), 0},
    {{Id::naked_single,       "naked-single",       "Naked Single",             "0003",   4, 23, easy,         houses,   on_path}, FINDS(find_naked_single), 0},
    {{Id::hidden_single_box,  "hidden-single-box",  "Hidden Single in a Box",   "0002",  14, 12, intermediate, complete, on_path}, FINDS(find_hidden_single), in_boxes},
    {{Id::hidden_single_line, "hidden-single-line", "Hidden Single in a Line",  "0002",  14, 15, intermediate, complete, on_path}, FINDS(find_hidden_single), in_lines},
    {{Id::pointing,           "pointing",           "Pointing",                 "0100",  50, 26, intermediate, complete, on_path}, FINDS(find_locked), in_boxes},
    {{Id::claiming,           "claiming",           "Claiming",                 "0101",  50, 28, intermediate, complete, on_path}, FINDS(find_locked), in_lines},
    {{Id::crossing,           "crossing",           "Crossing Houses",          "",      50, 29, intermediate, complete, on_path}, FINDS(find_locked), any_house},
    {{Id::law_of_leftovers,   "law-of-leftovers",   "Law of Leftovers",         "",      60,  0, intermediate, complete, on_path}, FINDS(find_leftovers), 0},
    {{Id::multiple_lines,     "multiple-lines",     "Multiple Lines",           "",      60,  0, intermediate, complete, on_path}, FINDS(find_multiple_lines), 0},
    {{Id::marked_cells, "marked-cells", "Marked Cells", "", 20, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::cage_combinations, "cage-combinations", "Cage Combinations", "", 60, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::thermometer, "thermometer", "Thermometer", "", 50, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::kropki_dots, "kropki-dots", "Kropki Dots", "", 50, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::xv, "xv", "XV", "", 50, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::inequality, "inequality", "Inequality", "", 50, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::whispers, "whispers", "Whispers", "", 60, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::arrow, "arrow", "Arrow", "", 60, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::renban, "renban", "Renban", "", 60, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::palindrome, "palindrome", "Palindrome", "", 50, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::quadruple, "quadruple", "Quadruple", "", 50, 0, intermediate, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::innie, "innie", "Innie or Outie", "", 80, 0, intermediate, rules, on_path}, FINDS(find_innies), 1},
    {{Id::locked_pair,        "locked-pair",        "Locked Pair",              "0110",  40,  0, hard,         houses,   on_path}, FINDS(find_locked_subset), 2},
    {{Id::locked_triple,      "locked-triple",      "Locked Triple",            "0111",  60,  0, hard,         houses,   on_path}, FINDS(find_locked_subset), 3},
    {{Id::naked_pair,         "naked-pair",         "Naked Pair",               "0200",  60, 30, hard,         houses,   on_path}, FINDS(find_naked_subset), 2},
    {{Id::naked_triple,       "naked-triple",       "Naked Triple",             "0201",  80, 36, hard,         houses,   on_path}, FINDS(find_naked_subset), 3},
    {{Id::naked_quad,         "naked-quad",         "Naked Quad",               "0202", 120, 50, hard,         houses,   on_path}, FINDS(find_naked_subset), 4},
    {{Id::naked_set,          "naked-set",          "Naked Set",                "",     150,  0, hard,         houses,   on_path}, FINDS(find_naked_subset), 0},
    {{Id::hidden_pair,        "hidden-pair",        "Hidden Pair",              "0210",  70, 34, hard,         complete, on_path}, FINDS(find_hidden_subset), 2},
    {{Id::hidden_triple,      "hidden-triple",      "Hidden Triple",            "0211", 100, 40, hard,         complete, on_path}, FINDS(find_hidden_subset), 3},
    {{Id::hidden_quad,        "hidden-quad",        "Hidden Quad",              "0212", 150, 54, hard,         complete, on_path}, FINDS(find_hidden_subset), 4},
    {{Id::hidden_set,         "hidden-set",         "Hidden Set",               "",     180,  0, hard,         complete, on_path}, FINDS(find_hidden_subset), 0},
    {{Id::nonconsecutive, "nonconsecutive", "Nonconsecutive", "", 70, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::between_line, "between-line", "Between Line", "", 80, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::entropic_line, "entropic-line", "Entropic Line", "", 80, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::region_sum, "region-sum", "Region Sum", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::zipper, "zipper", "Zipper", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::little_killer, "little-killer", "Little Killer", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::sandwich, "sandwich", "Sandwich", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::x_sum, "x-sum", "X-Sum", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::skyscraper_clue, "skyscraper-clue", "Skyscraper Clue", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::numbered_room, "numbered-room", "Numbered Room", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::counting, "counting", "Counting", "", 90, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::other_rule, "other-rule", "Other Rule", "", 100, 0, hard, rules, on_path}, FINDS(find_constraint), of_this_name},
    {{Id::required_digit, "required-digit", "Required Digit", "", 100, 0, hard, rules, on_path}, FINDS(find_required_digit), 0},
    {{Id::killer_pair, "killer-pair", "Killer Pair", "", 100, 0, hard, rules, on_path}, FINDS(find_killer_set), 2},
    {{Id::killer_triple, "killer-triple", "Killer Triple", "", 120, 0, hard, rules, on_path}, FINDS(find_killer_set), 3},
    {{Id::conflicting_combinations, "conflicting-combinations", "Conflicting Combinations", "", 120, 0, hard, rules, on_path}, FINDS(find_conflicting_combinations), 0},
    {{Id::cage_splitting, "cage-splitting", "Cage Splitting", "", 110, 0, hard, rules, on_path}, FINDS(find_cage_splitting), 0},
    {{Id::innies_and_outies, "innies-and-outies", "Innies and Outies", "", 120, 0, hard, rules, on_path}, FINDS(find_innies), 4},
    {{Id::sum_bounds, "sum-bounds", "Sum Bounds", "", 130, 0, hard, rules, on_path}, FINDS(find_sum_bounds), 0},
    {{Id::partition,          "partition",          "Partition",                "",       0,  0, hard,         houses,   on_path}, FINDS(find_partition), 0},
    {{Id::killer_quad, "killer-quad", "Killer Quad", "", 160, 0, very_hard, rules, on_path}, FINDS(find_killer_set), 4},
    {{Id::hidden_killer_pair, "hidden-killer-pair", "Hidden Killer Pair", "", 160, 0, very_hard, rules, on_path}, FINDS(find_hidden_killer_set), 2},
    {{Id::hidden_killer_triple, "hidden-killer-triple", "Hidden Killer Triple", "", 190, 0, very_hard, rules, on_path}, FINDS(find_hidden_killer_set), 3},
    {{Id::constraint_and_house, "constraint-and-house", "Constraint and House", "", 250, 0, very_hard, rules, on_path}, FINDS(find_constraint_and_house), 0},
    {{Id::x_wing,              "x-wing",             "X-Wing",                   "0300", 140, 32, very_hard,    complete, on_path}, FINDS(find_basic_fish), 2},
    {{Id::swordfish,           "swordfish",          "Swordfish",                "0301", 150, 38, very_hard,    complete, on_path}, FINDS(find_basic_fish), 3},
    {{Id::jellyfish,           "jellyfish",          "Jellyfish",                "0302", 160, 52, very_hard,    complete, on_path}, FINDS(find_basic_fish), 4},
    {{Id::squirmbag,           "squirmbag",          "Squirmbag",                "0303", 470,  0, very_hard,    complete, on_path}, FINDS(find_basic_fish), 5},
    {{Id::whale,               "whale",              "Whale",                    "0304", 470,  0, very_hard,    complete, on_path}, FINDS(find_basic_fish), 6},
    {{Id::leviathan,           "leviathan",          "Leviathan",                "0305", 470,  0, very_hard,    complete, on_path}, FINDS(find_basic_fish), 7},
    {{Id::finned_x_wing,       "finned-x-wing",      "Finned X-Wing",            "0310", 130,  0, very_hard,    complete, on_path}, FINDS(find_finned_fish), 2},
    {{Id::finned_swordfish,    "finned-swordfish",   "Finned Swordfish",         "0311", 200,  0, very_hard,    complete, on_path}, FINDS(find_finned_fish), 3},
    {{Id::finned_jellyfish,    "finned-jellyfish",   "Finned Jellyfish",         "0312", 250,  0, very_hard,    complete, on_path}, FINDS(find_finned_fish), 4},
    {{Id::finned_squirmbag,    "finned-squirmbag",   "Finned Squirmbag",         "0313", 470,  0, very_hard,    complete, on_path}, FINDS(find_finned_fish), 5},
    {{Id::finned_whale,        "finned-whale",       "Finned Whale",             "0314", 470,  0, very_hard,    complete, on_path}, FINDS(find_finned_fish), 6},
    {{Id::finned_leviathan,    "finned-leviathan",   "Finned Leviathan",         "0315", 470,  0, very_hard,    complete, on_path}, FINDS(find_finned_fish), 7},
    {{Id::sashimi_x_wing,      "sashimi-x-wing",     "Sashimi X-Wing",           "0320", 150,  0, very_hard,    complete, on_path}, FINDS(find_sashimi_fish), 2},
    {{Id::sashimi_swordfish,   "sashimi-swordfish",  "Sashimi Swordfish",        "0321", 240,  0, very_hard,    complete, on_path}, FINDS(find_sashimi_fish), 3},
    {{Id::sashimi_jellyfish,   "sashimi-jellyfish",  "Sashimi Jellyfish",        "0322", 260,  0, very_hard,    complete, on_path}, FINDS(find_sashimi_fish), 4},
    {{Id::sashimi_squirmbag,   "sashimi-squirmbag",  "Sashimi Squirmbag",        "0323", 470,  0, very_hard,    complete, on_path}, FINDS(find_sashimi_fish), 5},
    {{Id::sashimi_whale,       "sashimi-whale",      "Sashimi Whale",            "0324", 470,  0, very_hard,    complete, on_path}, FINDS(find_sashimi_fish), 6},
    {{Id::sashimi_leviathan,   "sashimi-leviathan",  "Sashimi Leviathan",        "0325", 470,  0, very_hard,    complete, on_path}, FINDS(find_sashimi_fish), 7},
    {{Id::skyscraper,         "skyscraper",          "Skyscraper",                 "0400", 130, 66, very_hard,    complete, on_path}, FINDS(find_two_strong_links), skyscraper},
    {{Id::two_string_kite,    "two-string-kite",     "Two-String Kite",            "0401", 150, 66, very_hard,    complete, on_path}, FINDS(find_two_strong_links), kite},
    {{Id::turbot_fish,        "turbot-fish",         "Turbot Fish",                "0403", 120, 66, very_hard,    complete, on_path}, FINDS(find_two_strong_links), turbot_fish},
    {{Id::empty_rectangle,    "empty-rectangle",     "Empty Rectangle",            "0402", 120, 66, very_hard,    complete, on_path}, FINDS(find_empty_rectangle), 0},
    {{Id::dual_two_string_kite, "dual-two-string-kite", "Dual Two-String Kite",       "0404", 150, 66, very_hard,    complete, on_path}, FINDS(find_two_strong_links), dual_kite},
    {{Id::dual_empty_rectangle, "dual-empty-rectangle", "Dual Empty Rectangle",       "0405", 120, 66, very_hard,    complete, on_path}, FINDS(find_empty_rectangle), 1},
    {{Id::simple_colours_trap, "simple-colours-trap", "Simple Colours Trap",        "0500", 150,  0, very_hard,    complete, on_path}, FINDS(find_colours), colour_trap},
    {{Id::simple_colours_wrap, "simple-colours-wrap", "Simple Colours Wrap",        "0501", 150,  0, very_hard,    complete, on_path}, FINDS(find_colours), colour_wrap},
    {{Id::multi_colours_1,    "multi-colours-1",     "Multi-Colours 1",            "0502", 200,  0, very_hard,    complete, on_path}, FINDS(find_colours), multi_colours_1},
    {{Id::multi_colours_2,    "multi-colours-2",     "Multi-Colours 2",            "0503", 200,  0, very_hard,    complete, on_path}, FINDS(find_colours), multi_colours_2},
    {{Id::xy_wing,            "xy-wing",             "XY-Wing",                    "0800", 160, 42, very_hard,    houses,   on_path}, FINDS(find_pivot_wing), xy_wing},
    {{Id::xyz_wing,           "xyz-wing",            "XYZ-Wing",                   "0801", 180, 44, very_hard,    houses,   on_path}, FINDS(find_pivot_wing), xyz_wing},
    {{Id::wxyz_wing,          "wxyz-wing",           "WXYZ-Wing",                  "0802", 180,  0, very_hard,    houses,   on_path}, FINDS(find_pivot_wing), wxyz_wing},
    {{Id::w_wing,             "w-wing",              "W-Wing",                     "0803", 150,  0, very_hard,    complete, on_path}, FINDS(find_w_wing), 0},
    {{Id::remote_pair,        "remote-pair",         "Remote Pair",                "0703", 110, 65, very_hard,    houses,   on_path}, FINDS(find_remote_pair), 0},
    {{Id::x_chain,            "x-chain",             "X-Chain",                    "0701", 260, 66, very_hard,    complete, on_path}, FINDS(find_chain), x_chain},
    {{Id::xy_chain,           "xy-chain",            "XY-Chain",                   "0702", 260, 70, very_hard,    houses,   on_path}, FINDS(find_chain), xy_chain},
    {{Id::bivalue_forcing_chain, "bivalue-forcing-chain", "Bivalue Forcing Chain",      "", 280, 70, very_hard,    houses,   on_path}, FINDS(find_bivalue_forcing), 0},
    {{Id::continuous_nice_loop, "continuous-nice-loop", "Continuous Nice Loop",       "0706", 280, 70, very_hard,    complete, on_path}, FINDS(find_chain), continuous_loop},
    {{Id::discontinuous_nice_loop, "discontinuous-nice-loop", "Discontinuous Nice Loop",    "0707", 280, 70, very_hard,    complete, on_path}, FINDS(find_chain), discontinuous_loop},
    {{Id::aic,                "aic",                 "AIC",                        "0708", 280, 70, very_hard,    complete, on_path}, FINDS(find_chain), alternating_chain},
    {{Id::grouped_continuous_nice_loop, "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", "0709", 300, 70, very_hard,    complete, on_path}, FINDS(find_chain), grouped | continuous_loop},
    {{Id::grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", "0710", 300, 70, very_hard,    complete, on_path}, FINDS(find_chain), grouped | discontinuous_loop},
    {{Id::grouped_aic,        "grouped-aic",         "Grouped AIC",                "0711", 300, 70, very_hard,    complete, on_path}, FINDS(find_chain), grouped | alternating_chain},
    {{Id::uniqueness_1,        "uniqueness-1",          "Uniqueness Type 1",          "0600", 100, 45, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_type_1},
    {{Id::uniqueness_2,        "uniqueness-2",          "Uniqueness Type 2",          "0601", 100, 45, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_type_2},
    {{Id::uniqueness_3,        "uniqueness-3",          "Uniqueness Type 3",          "0602", 100, 45, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_type_3},
    {{Id::uniqueness_4,        "uniqueness-4",          "Uniqueness Type 4",          "0603", 100, 45, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_type_4},
    {{Id::uniqueness_5,        "uniqueness-5",          "Uniqueness Type 5",          "0604", 100, 45, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_type_5},
    {{Id::uniqueness_6,        "uniqueness-6",          "Uniqueness Type 6",          "0605", 100, 45, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_type_6},
    {{Id::hidden_rectangle,    "hidden-rectangle",      "Hidden Rectangle",           "0606", 100,  0, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), hidden_rectangle},
    {{Id::avoidable_rectangle_1, "avoidable-rectangle-1", "Avoidable Rectangle Type 1", "0607", 100,  0, very_hard,    unique,   on_path}, FINDS(find_avoidable), 1},
    {{Id::avoidable_rectangle_2, "avoidable-rectangle-2", "Avoidable Rectangle Type 2", "0608", 100,  0, very_hard,    unique,   on_path}, FINDS(find_avoidable), 2},
    {{Id::unique_loop,         "unique-loop",           "Unique Loop",                "", 100, 46, very_hard,    unique,   on_path}, FINDS(find_unique_pattern), unique_loop},
    {{Id::bug_plus_1,          "bug-plus-1",            "BUG+1",                      "0610", 100, 56, very_hard,    unique,   on_path}, FINDS(find_bug), 0},
    {{Id::bug_plus_n,          "bug-plus-n",            "BUG+n",                      "", 100, 57, very_hard,    unique,   on_path}, FINDS(find_bug), 1},
    {{Id::constraints_in_house, "constraints-in-house", "Constraints in a House", "", 350, 0, diabolical, rules, on_path}, FINDS(find_constraints_in_house), 0},
    {{Id::constraint_and_houses, "constraint-and-houses", "Constraint and Houses", "", 400, 0, diabolical, rules, on_path}, FINDS(find_exclusions), 1},
    {{Id::two_constraints, "two-constraints", "Two Constraints", "", 600, 0, diabolical, rules, on_path}, FINDS(find_two_constraints), 0},
    {{Id::constraints_together, "constraints-together", "Constraints Together", "", 900, 0, diabolical, rules, on_path}, FINDS(find_exclusions), 3},
    {{Id::set_equivalence, "set-equivalence", "Set Equivalence", "", 300, 0, diabolical, complete, on_path}, FINDS(find_rings), 0},
    {{Id::franken_x_wing,            "franken-x-wing",          "Franken X-Wing",           "0330", 300,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), franken_fish | 2},
    {{Id::franken_swordfish,         "franken-swordfish",       "Franken Swordfish",        "0331", 350,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), franken_fish | 3},
    {{Id::franken_jellyfish,         "franken-jellyfish",       "Franken Jellyfish",        "0332", 370,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), franken_fish | 4},
    {{Id::franken_squirmbag,         "franken-squirmbag",       "Franken Squirmbag",        "0333", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), franken_fish | 5},
    {{Id::franken_whale,             "franken-whale",           "Franken Whale",            "0334", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), franken_fish | 6},
    {{Id::franken_leviathan,         "franken-leviathan",       "Franken Leviathan",        "0335", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), franken_fish | 7},
    {{Id::finned_franken_x_wing,     "finned-franken-x-wing",   "Finned Franken X-Wing",    "0340", 390,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), franken_fish | fish_fins | 2},
    {{Id::finned_franken_swordfish,  "finned-franken-swordfish", "Finned Franken Swordfish", "0341", 410,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), franken_fish | fish_fins | 3},
    {{Id::finned_franken_jellyfish,  "finned-franken-jellyfish", "Finned Franken Jellyfish", "0342", 430,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), franken_fish | fish_fins | 4},
    {{Id::finned_franken_squirmbag,  "finned-franken-squirmbag", "Finned Franken Squirmbag", "0343", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), franken_fish | fish_fins | 5},
    {{Id::finned_franken_whale,      "finned-franken-whale",    "Finned Franken Whale",     "0344", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), franken_fish | fish_fins | 6},
    {{Id::finned_franken_leviathan,  "finned-franken-leviathan", "Finned Franken Leviathan", "0345", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), franken_fish | fish_fins | 7},
    {{Id::mutant_x_wing,             "mutant-x-wing",           "Mutant X-Wing",            "0350", 450,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), mutant_fish | 2},
    {{Id::mutant_swordfish,          "mutant-swordfish",        "Mutant Swordfish",         "0351", 450,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), mutant_fish | 3},
    {{Id::mutant_jellyfish,          "mutant-jellyfish",        "Mutant Jellyfish",         "0352", 450,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), mutant_fish | 4},
    {{Id::mutant_squirmbag,          "mutant-squirmbag",        "Mutant Squirmbag",         "0353", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), mutant_fish | 5},
    {{Id::mutant_whale,              "mutant-whale",            "Mutant Whale",             "0354", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), mutant_fish | 6},
    {{Id::mutant_leviathan,          "mutant-leviathan",        "Mutant Leviathan",         "0355", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), mutant_fish | 7},
    {{Id::finned_mutant_x_wing,      "finned-mutant-x-wing",    "Finned Mutant X-Wing",     "0360", 470,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), mutant_fish | fish_fins | 2},
    {{Id::finned_mutant_swordfish,   "finned-mutant-swordfish", "Finned Mutant Swordfish",  "0361", 470,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), mutant_fish | fish_fins | 3},
    {{Id::finned_mutant_jellyfish,   "finned-mutant-jellyfish", "Finned Mutant Jellyfish",  "0362", 470,  0, diabolical,   complete, on_path}, FINDS(find_complex_fish), mutant_fish | fish_fins | 4},
    {{Id::finned_mutant_squirmbag,   "finned-mutant-squirmbag", "Finned Mutant Squirmbag",  "0363", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), mutant_fish | fish_fins | 5},
    {{Id::finned_mutant_whale,       "finned-mutant-whale",     "Finned Mutant Whale",      "0364", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), mutant_fish | fish_fins | 6},
    {{Id::finned_mutant_leviathan,   "finned-mutant-leviathan", "Finned Mutant Leviathan",  "0365", 470,  0, diabolical,   complete, by_find}, FINDS(find_complex_fish), mutant_fish | fish_fins | 7},
    {{Id::kraken_fish_1, "kraken-fish-1", "Kraken Fish Type 1", "0371", 500, 0, diabolical, complete, on_path}, FINDS(find_kraken_fish), 1},
    {{Id::kraken_fish_2, "kraken-fish-2", "Kraken Fish Type 2", "0372", 500, 0, diabolical, complete, on_path}, FINDS(find_kraken_fish), 2},
    {{Id::siamese_finned_x_wing, "siamese-finned-x-wing", "Siamese Finned X-Wing", "03101", 130, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), 2},
    {{Id::siamese_finned_swordfish, "siamese-finned-swordfish", "Siamese Finned Swordfish", "03111", 200, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), 3},
    {{Id::siamese_finned_jellyfish, "siamese-finned-jellyfish", "Siamese Finned Jellyfish", "03121", 250, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), 4},
    {{Id::siamese_finned_squirmbag, "siamese-finned-squirmbag", "Siamese Finned Squirmbag", "03131", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), 5},
    {{Id::siamese_finned_whale, "siamese-finned-whale", "Siamese Finned Whale", "03141", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), 6},
    {{Id::siamese_finned_leviathan, "siamese-finned-leviathan", "Siamese Finned Leviathan", "03151", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), 7},
    {{Id::siamese_sashimi_x_wing, "siamese-sashimi-x-wing", "Siamese Sashimi X-Wing", "03201", 150, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), fish_sashimi | 2},
    {{Id::siamese_sashimi_swordfish, "siamese-sashimi-swordfish", "Siamese Sashimi Swordfish", "03211", 240, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), fish_sashimi | 3},
    {{Id::siamese_sashimi_jellyfish, "siamese-sashimi-jellyfish", "Siamese Sashimi Jellyfish", "03221", 260, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), fish_sashimi | 4},
    {{Id::siamese_sashimi_squirmbag, "siamese-sashimi-squirmbag", "Siamese Sashimi Squirmbag", "03231", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), fish_sashimi | 5},
    {{Id::siamese_sashimi_whale, "siamese-sashimi-whale", "Siamese Sashimi Whale", "03241", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), fish_sashimi | 6},
    {{Id::siamese_sashimi_leviathan, "siamese-sashimi-leviathan", "Siamese Sashimi Leviathan", "03251", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), fish_sashimi | 7},
    {{Id::siamese_finned_franken_x_wing, "siamese-finned-franken-x-wing", "Siamese Finned Franken X-Wing", "03401", 390, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), franken_fish | 2},
    {{Id::siamese_finned_franken_swordfish, "siamese-finned-franken-swordfish", "Siamese Finned Franken Swordfish", "03411", 410, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), franken_fish | 3},
    {{Id::siamese_finned_franken_jellyfish, "siamese-finned-franken-jellyfish", "Siamese Finned Franken Jellyfish", "03421", 430, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), franken_fish | 4},
    {{Id::siamese_finned_franken_squirmbag, "siamese-finned-franken-squirmbag", "Siamese Finned Franken Squirmbag", "03431", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), franken_fish | 5},
    {{Id::siamese_finned_franken_whale, "siamese-finned-franken-whale", "Siamese Finned Franken Whale", "03441", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), franken_fish | 6},
    {{Id::siamese_finned_franken_leviathan, "siamese-finned-franken-leviathan", "Siamese Finned Franken Leviathan", "03451", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), franken_fish | 7},
    {{Id::siamese_finned_mutant_x_wing, "siamese-finned-mutant-x-wing", "Siamese Finned Mutant X-Wing", "03601", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), mutant_fish | 2},
    {{Id::siamese_finned_mutant_swordfish, "siamese-finned-mutant-swordfish", "Siamese Finned Mutant Swordfish", "03611", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), mutant_fish | 3},
    {{Id::siamese_finned_mutant_jellyfish, "siamese-finned-mutant-jellyfish", "Siamese Finned Mutant Jellyfish", "03621", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), mutant_fish | 4},
    {{Id::siamese_finned_mutant_squirmbag, "siamese-finned-mutant-squirmbag", "Siamese Finned Mutant Squirmbag", "03631", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), mutant_fish | 5},
    {{Id::siamese_finned_mutant_whale, "siamese-finned-mutant-whale", "Siamese Finned Mutant Whale", "03641", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), mutant_fish | 6},
    {{Id::siamese_finned_mutant_leviathan, "siamese-finned-mutant-leviathan", "Siamese Finned Mutant Leviathan", "03651", 470, 0, diabolical, complete, by_find}, FINDS(find_siamese_fish), mutant_fish | 7},
    {{Id::template_set, "template-set", "Template Set", "1201", 10000, 0, diabolical, complete, by_find}, FINDS(find_templates), 1},
    {{Id::template_delete, "template-delete", "Template Delete", "1202", 10000, 0, diabolical, complete, by_find}, FINDS(find_templates), 0},
    {{Id::sue_de_coq,         "sue-de-coq",          "Sue de Coq",                 "1101", 250,  0, diabolical,   houses,   on_path}, FINDS(find_sue_de_coq), 0},
    {{Id::als_xz,             "als-xz",              "ALS-XZ",                     "0901", 300,  0, diabolical,   houses,   on_path}, FINDS(find_als_chain), 2},
    {{Id::als_xy_wing,        "als-xy-wing",         "ALS-XY-Wing",                "0902", 320,  0, diabolical,   houses,   on_path}, FINDS(find_als_chain), 3},
    {{Id::als_chain,          "als-chain",           "ALS Chain",                  "0903", 340,  0, diabolical,   houses,   on_path}, FINDS(find_als_chain), 0},
    {{Id::death_blossom,      "death-blossom",       "Death Blossom",              "0904", 360,  0, diabolical,   houses,   on_path}, FINDS(find_death_blossom), 0},
    {{Id::aligned_pair_exclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion", "1000", 0, 62, diabolical, houses, on_path}, FINDS(find_aligned), 2},
    {{Id::aligned_triplet_exclusion, "aligned-triplet-exclusion", "Aligned Triplet Exclusion", "1001", 0, 75, diabolical, houses, on_path}, FINDS(find_aligned), 3},
    {{Id::tridagon, "tridagon", "Tridagon", "", 0, 0, diabolical, complete, on_path}, FINDS(find_tridagon), 0},
    {{Id::sk_loop, "sk-loop", "SK-Loop", "", 0, 0, diabolical, complete, on_path}, FINDS(find_sk_loop), 0},
    {{Id::exocet, "exocet", "Exocet", "", 0, 0, diabolical, complete, on_path}, FINDS(find_exocet), 0},
    {{Id::multi_sector_locked_sets, "multi-sector-locked-sets", "Multi-Sector Locked Sets", "", 0, 0, diabolical, houses, on_path}, FINDS(find_locked_sets), 0},
    {{Id::nishio,                "nishio",              "Nishio",                     "", 600, 75, diabolical,   houses,   on_path}, FINDS(find_forcing), nishio},
    {{Id::forcing_chain_contradiction, "forcing-chain-contradiction", "Forcing Chain Contradiction", "1301", 500, 80, diabolical, houses, on_path}, FINDS(find_forcing), chain_contradiction},
    {{Id::forcing_chain_verity, "forcing-chain-verity", "Forcing Chain Verity",      "1302", 500, 80, diabolical,   houses,   on_path}, FINDS(find_forcing), chain_verity},
    {{Id::constraint_chain, "constraint-chain", "Constraint Chain", "", 650, 0, diabolical, rules, on_path}, FINDS(find_constraint_chain), 0},
    {{Id::forcing_net_contradiction, "forcing-net-contradiction", "Forcing Net Contradiction", "1303", 700, 85, diabolical, houses, on_path}, FINDS(find_forcing), net_contradiction},
    {{Id::forcing_net_verity,  "forcing-net-verity",  "Forcing Net Verity",          "1304", 700, 85, diabolical,   houses,   on_path}, FINDS(find_forcing), net_verity},
    {{Id::dynamic_forcing_net, "dynamic-forcing-net", "Dynamic Forcing Net",         "", 1000, 90, diabolical,   houses,   on_path}, FINDS(find_forcing), dynamic_net},
    {{Id::nested_forcing_chain, "nested-forcing-chain", "Nested Forcing Chain",      "", 2000, 95, diabolical,   houses,   on_path}, FINDS(find_forcing), nested_chain},
    {{Id::nested_forcing_net,  "nested-forcing-net",  "Nested Forcing Net",          "", 3000, 105, diabolical,   houses,   on_path}, FINDS(find_forcing), nested_net},
    {{Id::trial,                "trial",                 "Trial",                      "", 5000,  0, diabolical,   houses,   on_path}, FINDS(find_trial), 0},
    {{Id::nested_trial,         "nested-trial",          "Nested Trial",               "", 0,     0, diabolical,   rules,    on_path}, FINDS(find_nested_trial), 0},
};
// clang-format on

constexpr bool in_order() {
  for (int i = 0; i < technique_count; ++i)
    if (static_cast<int>(rows[i].technique.id) != i) return false;
  return true;
}
static_assert(std::size(rows) == technique_count && in_order());

}  // namespace

const Row& row(TechniqueId id) { return rows[static_cast<int>(id)]; }

}  // namespace logic

namespace {

constexpr auto table = [] {
  std::array<Technique, technique_count> result{};
  for (int i = 0; i < technique_count; ++i) result[i] = logic::rows[i].technique;
  return result;
}();

// "X-Wing", "x wing", "x_wing" are all the same word.
std::string plain(std::string_view word) {
  std::string result;
  for (char ch : word)
    if (std::isalnum(static_cast<unsigned char>(ch)))
      result += static_cast<char>(std::tolower(static_cast<unsigned char>(ch)));
  return result;
}

}  // namespace

std::span<const Technique> techniques() { return table; }
const Technique& technique(TechniqueId id) { return table[static_cast<int>(id)]; }

Expected<std::vector<TechniqueId>> find_techniques(std::string_view word) {
  const std::string wanted = plain(word);
  std::vector<TechniqueId> result;
  for (const Technique& t : table)
    if (!wanted.empty() &&
        (t.code == wanted || plain(t.name) == wanted || plain(t.title) == wanted))
      result.push_back(t.id);
  if (result.empty() && wanted.size() >= 4)  // a family: "hidden-single", "naked"
    for (const Technique& t : table)
      if (plain(t.name).starts_with(wanted)) result.push_back(t.id);
  if (!result.empty()) return result;
  std::string reason = "no technique is called '" + std::string(word.substr(0, 64)) + "'";
  for (const Technique& t : table)
    if (wanted.size() >= 3 && plain(t.name).find(wanted) != std::string::npos)
      return fail(reason + "; did you mean '" + std::string(t.name) + "'?");
  Nearest nearest(word);
  for (const Technique& t : table) nearest.consider(t.name);
  return fail(reason + nearest.question());
}

std::string_view name(Level level) {
  static constexpr std::string_view names[] = {"easy",      "intermediate", "hard",
                                               "very hard", "diabolical",   "beyond logic"};
  return names[static_cast<int>(level)];
}

Expected<Level> find_level(std::string_view word) {
  for (Level level : {Level::easy, Level::intermediate, Level::hard, Level::very_hard,
                      Level::diabolical, Level::beyond_logic})
    if (plain(name(level)) == plain(word)) return level;
  return fail("no level is called '" + std::string(word.substr(0, 64)) +
              "'; they are easy, intermediate, hard, very hard, diabolical, beyond logic");
}

std::string_view name(Needs needs) {
  static constexpr std::string_view names[] = {"houses", "complete houses", "one solution",
                                               "constraints"};
  return names[static_cast<int>(needs)];
}

}  // namespace clew
