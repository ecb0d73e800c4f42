// The techniques of human logic: names, codes and ratings, in the order in which the path tries
// them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "clew/error.h"

namespace clew {

/// Difficulty of a technique. The level of a puzzle is the level of the hardest step on its path in
/// order.
enum class Level : std::uint8_t { easy, intermediate, hard, very_hard, diabolical, beyond_logic };
/// Returns the level as people and JSON write it: "very hard".
std::string_view name(Level);
Expected<Level> find_level(std::string_view name);

/// Conditions of a technique beyond houses and links.
enum class Needs : std::uint8_t {
  houses,    // no condition
  complete,  // houses in which every digit must appear
  unique,    // a puzzle with exactly one solution
  rules,     // constraints beyond houses
};
std::string_view name(Needs);

/// Index of a technique in the table, which is also the order of the path.
enum class TechniqueId : std::uint8_t {
  // easy
  full_house,
  naked_single,
  // intermediate
  hidden_single_box,
  hidden_single_line,
  pointing,
  claiming,
  crossing,
  law_of_leftovers,
  multiple_lines,
  marked_cells,
  cage_combinations,
  thermometer,
  kropki_dots,
  xv,
  inequality,
  whispers,
  arrow,
  renban,
  palindrome,
  quadruple,
  innie,
  // hard
  locked_pair,
  locked_triple,
  naked_pair,
  naked_triple,
  naked_quad,
  naked_set,
  hidden_pair,
  hidden_triple,
  hidden_quad,
  hidden_set,
  nonconsecutive,
  between_line,
  entropic_line,
  region_sum,
  zipper,
  little_killer,
  sandwich,
  x_sum,
  skyscraper_clue,
  numbered_room,
  counting,
  other_rule,
  required_digit,
  killer_pair,
  killer_triple,
  conflicting_combinations,
  cage_splitting,
  innies_and_outies,
  sum_bounds,
  partition,
  // very hard
  killer_quad,
  hidden_killer_pair,
  hidden_killer_triple,
  constraint_and_house,
  x_wing,
  swordfish,
  jellyfish,
  squirmbag,
  whale,
  leviathan,
  finned_x_wing,
  finned_swordfish,
  finned_jellyfish,
  finned_squirmbag,
  finned_whale,
  finned_leviathan,
  sashimi_x_wing,
  sashimi_swordfish,
  sashimi_jellyfish,
  sashimi_squirmbag,
  sashimi_whale,
  sashimi_leviathan,
  skyscraper,
  two_string_kite,
  turbot_fish,
  empty_rectangle,
  dual_two_string_kite,
  dual_empty_rectangle,
  simple_colours_trap,
  simple_colours_wrap,
  multi_colours_1,
  multi_colours_2,
  xy_wing,
  xyz_wing,
  wxyz_wing,
  w_wing,
  remote_pair,
  x_chain,
  xy_chain,
  bivalue_forcing_chain,
  continuous_nice_loop,
  discontinuous_nice_loop,
  aic,
  grouped_continuous_nice_loop,
  grouped_discontinuous_nice_loop,
  grouped_aic,
  uniqueness_1,
  uniqueness_2,
  uniqueness_3,
  uniqueness_4,
  uniqueness_5,
  uniqueness_6,
  hidden_rectangle,
  avoidable_rectangle_1,
  avoidable_rectangle_2,
  unique_loop,
  bug_plus_1,
  bug_plus_n,
  // diabolical
  constraints_in_house,
  constraint_and_houses,
  two_constraints,
  constraints_together,
  set_equivalence,
  franken_x_wing,
  franken_swordfish,
  franken_jellyfish,
  franken_squirmbag,
  franken_whale,
  franken_leviathan,
  finned_franken_x_wing,
  finned_franken_swordfish,
  finned_franken_jellyfish,
  finned_franken_squirmbag,
  finned_franken_whale,
  finned_franken_leviathan,
  mutant_x_wing,
  mutant_swordfish,
  mutant_jellyfish,
  mutant_squirmbag,
  mutant_whale,
  mutant_leviathan,
  finned_mutant_x_wing,
  finned_mutant_swordfish,
  finned_mutant_jellyfish,
  finned_mutant_squirmbag,
  finned_mutant_whale,
  finned_mutant_leviathan,
  kraken_fish_1,
  kraken_fish_2,
  siamese_finned_x_wing,
  siamese_finned_swordfish,
  siamese_finned_jellyfish,
  siamese_finned_squirmbag,
  siamese_finned_whale,
  siamese_finned_leviathan,
  siamese_sashimi_x_wing,
  siamese_sashimi_swordfish,
  siamese_sashimi_jellyfish,
  siamese_sashimi_squirmbag,
  siamese_sashimi_whale,
  siamese_sashimi_leviathan,
  siamese_finned_franken_x_wing,
  siamese_finned_franken_swordfish,
  siamese_finned_franken_jellyfish,
  siamese_finned_franken_squirmbag,
  siamese_finned_franken_whale,
  siamese_finned_franken_leviathan,
  siamese_finned_mutant_x_wing,
  siamese_finned_mutant_swordfish,
  siamese_finned_mutant_jellyfish,
  siamese_finned_mutant_squirmbag,
  siamese_finned_mutant_whale,
  siamese_finned_mutant_leviathan,
  template_set,
  template_delete,
  sue_de_coq,
  als_xz,
  als_xy_wing,
  als_chain,
  death_blossom,
  aligned_pair_exclusion,
  aligned_triplet_exclusion,
  tridagon,
  sk_loop,
  exocet,
  multi_sector_locked_sets,
  nishio,
  forcing_chain_contradiction,
  forcing_chain_verity,
  constraint_chain,
  forcing_net_contradiction,
  forcing_net_verity,
  dynamic_forcing_net,
  nested_forcing_chain,
  nested_forcing_net,
  trial,
  nested_trial,
  // number of techniques
  count
};
inline constexpr int technique_count = static_cast<int>(TechniqueId::count);

struct Technique {
  TechniqueId id;
  std::string_view name;   // typed form: "x-wing"
  std::string_view title;  // printed form: "X-Wing"
  std::string_view code;   // HoDoKu's code, or our own; may be empty
  int score;               // HoDoKu's score; 0: none
  int rating;              // Sudoku Explainer's rating in tenths; 0: none
  Level level;
  Needs needs;
  bool on_path;  // false: used by `find` only
};

/// All techniques, in the order of TechniqueId.
std::span<const Technique> techniques();
const Technique& technique(TechniqueId);

/// Returns the techniques of a word: a name ("x-wing"; case, blanks and hyphens do not matter), a
/// title, or a code. Several are returned if one code or family name covers several. An unknown
/// word is an error that names the nearest.
Expected<std::vector<TechniqueId>> find_techniques(std::string_view word);

/// A set of techniques.
struct TechniqueSet {
  std::uint64_t bits[4] = {};

  static TechniqueSet all() {
    TechniqueSet set;
    for (auto& word : set.bits) word = ~std::uint64_t{0};
    return set;
  }
  bool has(TechniqueId t) const { return bits[index(t) / 64] >> (index(t) % 64) & 1; }
  void add(TechniqueId t) { bits[index(t) / 64] |= std::uint64_t{1} << (index(t) % 64); }
  void remove(TechniqueId t) { bits[index(t) / 64] &= ~(std::uint64_t{1} << (index(t) % 64)); }

 private:
  static int index(TechniqueId t) { return static_cast<int>(t); }
};

}  // namespace clew
