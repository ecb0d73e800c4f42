// Every function that finds techniques; what `variant` means stands beside each. Each is defined in
// a file of its own, which ends with CLEW_TECHNIQUE(name) to build it for every width.
#pragma once

#include "logic/finder.h"
#include "logic/widths.h"

#ifdef __wasm__
#define CLEW_TECHNIQUE(name)              \
  template bool name<6>(Finder<6>&, int); \
  template bool name<21>(Finder<21>&, int);
#else
#define CLEW_TECHNIQUE(name)              \
  template bool name<2>(Finder<2>&, int); \
  template bool name<6>(Finder<6>&, int); \
  template bool name<21>(Finder<21>&, int);
#endif

namespace clew::logic {

enum : int { any_house = 0, in_boxes = 1, in_lines = 2 };  // which houses to look in

template <int W>
bool find_full_house(Finder<W>&, int);
template <int W>
bool find_naked_single(Finder<W>&, int);
template <int W>
bool find_hidden_single(Finder<W>&, int which);  // in_boxes, or in_lines: all others
/// box to line (in_boxes), line to box (in_lines), or any other two houses and all who see a
/// digit's places (any_house)
template <int W>
bool find_locked(Finder<W>&, int from);
template <int W>
bool find_locked_subset(Finder<W>&, int size);
template <int W>
bool find_naked_subset(Finder<W>&, int size);  // 0: five and more
template <int W>
bool find_hidden_subset(Finder<W>&, int size);  // 0: five and more
template <int W>
bool find_partition(Finder<W>&, int);

template <int W>
bool find_leftovers(Finder<W>&, int);
template <int W>
bool find_rings(Finder<W>&, int);
template <int W>
bool find_multiple_lines(Finder<W>&, int);
template <int W>
bool find_basic_fish(Finder<W>&, int size);
template <int W>
bool find_finned_fish(Finder<W>&, int size);
template <int W>
bool find_sashimi_fish(Finder<W>&, int size);
/// A size, with FishShape and `fish_fins` (logic/techniques/fish_shapes.h) added.
template <int W>
bool find_complex_fish(Finder<W>&, int size_and_shape);
/// A size, with FishShape and, for basic ones, perhaps `fish_sashimi` added.
template <int W>
bool find_siamese_fish(Finder<W>&, int size_and_shape);
template <int W>
bool find_kraken_fish(Finder<W>&, int type);  // 1: of the fish's own digit; 2: of another
template <int W>
bool find_templates(Finder<W>&, int set);  // 1: what all hold; 0: what none holds

enum : int { skyscraper, kite, turbot_fish, dual_kite };
template <int W>
bool find_two_strong_links(Finder<W>&, int kind);
template <int W>
bool find_empty_rectangle(Finder<W>&, int dual);
enum : int { colour_trap, colour_wrap, multi_colours_1, multi_colours_2 };
template <int W>
bool find_colours(Finder<W>&, int kind);
enum : int { xy_wing, xyz_wing, wxyz_wing };
template <int W>
bool find_pivot_wing(Finder<W>&, int kind);
template <int W>
bool find_w_wing(Finder<W>&, int);
template <int W>
bool find_remote_pair(Finder<W>&, int);
template <int W>
bool find_bivalue_forcing(Finder<W>&, int);
/// What a chain is made of or how it ends; `grouped` may be added.
enum : int {
  x_chain,
  xy_chain,
  continuous_loop,
  discontinuous_loop,
  alternating_chain,
  grouped = 16
};
template <int W>
bool find_chain(Finder<W>&, int kind);
/// `sets`: how many almost locked sets are chained: 2, 3, or 0: more.
template <int W>
bool find_als_chain(Finder<W>&, int sets);
template <int W>
bool find_death_blossom(Finder<W>&, int);
template <int W>
bool find_sue_de_coq(Finder<W>&, int);
template <int W>
bool find_aligned(Finder<W>&, int size);  // 2, 3
template <int W>
bool find_tridagon(Finder<W>&, int);
template <int W>
bool find_sk_loop(Finder<W>&, int);
template <int W>
bool find_locked_sets(Finder<W>&, int);
template <int W>
bool find_exocet(Finder<W>&, int);

enum : int {
  unique_type_1 = 1,
  unique_type_2,
  unique_type_3,
  unique_type_4,
  unique_type_5,
  unique_type_6,
  hidden_rectangle,
  unique_loop
};
template <int W>
bool find_unique_pattern(Finder<W>&, int kind);
template <int W>
bool find_avoidable(Finder<W>&, int open_cells);
template <int W>
bool find_bug(Finder<W>&, int several);
enum : int {
  nishio,
  chain_contradiction,
  chain_verity,
  net_contradiction,
  net_verity,
  dynamic_net,
  nested_chain,
  nested_net
};
template <int W>
bool find_forcing(Finder<W>&, int kind);
template <int W>
bool find_trial(Finder<W>&, int);
template <int W>
bool find_nested_trial(Finder<W>&, int);

/// Constraints one by one; all of them, or those of the technique that is looked for.
enum : int { of_this_name, of_any_name };
template <int W>
bool find_constraint(Finder<W>&, int which);
template <int W>
bool find_required_digit(Finder<W>&, int);
template <int W>
bool find_killer_set(Finder<W>&, int size);
template <int W>
bool find_hidden_killer_set(Finder<W>&, int size);
template <int W>
bool find_conflicting_combinations(Finder<W>&, int);
template <int W>
bool find_cage_splitting(Finder<W>&, int);
template <int W>
bool find_innies(Finder<W>&, int most_cells);
template <int W>
bool find_sum_bounds(Finder<W>&, int);
/// Any one balance, however many of its cells are open: for trials.
template <int W>
bool find_sum(Finder<W>&, int);
/// The same of constraints and of sums whose cells differ.
template <int W>
bool find_required_by_any(Finder<W>&, int);
/// One constraint whose cells differ where they see each other; within a trial facts that are not
/// needed are left in.
enum : int { on_the_board, within_trial };
template <int W>
bool find_constraint_and_house(Finder<W>&, int place);
template <int W>
bool find_constraints_in_house(Finder<W>&, int);
/// Constraints, `many` of them (1 to 3), with all houses.
template <int W>
bool find_exclusions(Finder<W>&, int many);
template <int W>
bool find_two_constraints(Finder<W>&, int);
template <int W>
bool find_constraint_chain(Finder<W>&, int);

}  // namespace clew::logic
