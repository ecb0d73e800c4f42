// A language: every word and sentence of explanations. Each language has a folder here, named by its
// code; docs/adding.md lists its other files.
//
// Sentences have placeholders in braces. Those of a technique are filled from the evidence (see the
// table in logic/words/tell.cpp); those of the smaller phrases by their callers:
//   {cells} {digits} {digit} {house} {houses}   names, joined as the language does
//   {is} {a} {b} {lines} {n}                    a phrase, two of them, numbers of lines, a number
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "clew/layout.h"
#include "clew/technique.h"
#include "clew/words.h"

namespace clew::words {

/// What stands where there is nothing to say: no told text may contain it.
inline constexpr std::string_view hole = "(?)";

struct Told {
  TechniqueId technique;
  std::string_view where, name, reason;  // the three details
  std::string_view title = {};           // empty: the technique's own
};

struct Catalogue {
  // Names of houses.
  std::array<std::string_view, 7> house_kinds_plural;  // by HouseKind; one house is in Names
  std::string_view hidden, hidden_plural;   // the kind of a house that follows from others
  std::string_view of_named_grid;           // " of the {n} grid"
  std::array<std::string_view, 9> compass;  // north-west to south-east, row by row
  std::string_view comma, both, either;     // ", "  " and "  " or "
  std::string_view either_before_o;         // before a digit that begins with the sound of o
  std::string_view nor;                     // " nor "
  std::string_view semicolon;               // between unlike things
  std::array<std::string_view, 11> numbers;
  std::string_view sentence_end;  // ". "

  // Candidates, one by one and several together.
  std::string_view is, is_not, one_is, none_is, neither_is;
  std::string_view are, either_or;
  std::string_view cannot;                // an elimination
  std::string_view were, any_were;        // the opposite of an elimination, assumed
  std::string_view has, have, has_house;  // candidates of a cell, of cells; places of a digit

  // Chains and nets. The first of a line's claims, then the others; why a claim holds.
  std::string_view if_, then, so;                         // as one sentence
  std::string_view suppose, suppose_more, in_case, line;  // as numbered lines
  std::string_view settled;                               // of a case that is the conclusion
  std::string_view last_candidate, last_place, last_places, locked_set;
  std::string_view why, why_by, by;  // " ({a})", " ({a}, by {lines})", " (by {lines})"
  std::string_view left_cell, left_house, and_also, set_says;
  std::string_view fails, fails_so, fails_then;
  std::string_view clash_cell, clash_place, clash_twice, clash_both, clash_two, clash_cells,
      clash_digits, clash_self;
  std::string_view ends_same, ends;  // one of two ends is true
  std::string_view besides, besides_cell, besides_house;
  std::string_view refuted, agreed, loop, one_end, two_chains, kraken,
      flat;  // what stands round the story
  std::string_view case_cell, case_house, case_split;

  // Single techniques that are told in more than one way.
  std::string_view seen_in_house, seen_in_cell, went_before, many_went_before, sees, sees_nothing,
      sees_nothing_of_many, no_other;
  std::string_view unique_loop, unique_loop_strong, unique_loop_subset, unique_loop_guards;
  std::string_view crossing_house, crossing_seen, crossing_value;
  std::string_view digit_in_cells, digits_in_house, places_in_house;
  std::string_view places_and_cover, base_alone, base_and_cover;
  std::string_view wing_case, wing_more, wing_itself;
  std::string_view lines_of_digit;                                 // "{digit} in {houses}"
  std::string_view implied_lines, implied_corners, implied_links;  // why an implied house is one
  std::string_view one_fin, fins;
  std::string_view left_with, left_without;  // kraken fish
  std::string_view witnesses;                // aligned exclusion
  std::string_view sets_in_a_ring;           // almost locked sets

  // Constraints.
  Language language;  // of the names of kinds and houses
  // The rule of a constraint, as it follows its name: "rises from its bulb". It may have {n}, its first
  // value or what it is without one; {times}, as "twice"; {values}, all of them; {counts}, how often it
  // has each digit; {a} and {b}, its first and last cell; {least} and {greatest}, the digits at either
  // end.
  std::string_view (*rule)(Constraint::Kind);
  std::string_view no_repeats, to_the_middle, twice, times, one_of, some_of, rule_in, rule_from,
      rule_at, rule_along, cage_of, region_of, region_number, region_says, region_says_size,
      region_order, region_order_says, filled_too, placed_too, combinations, or_else;
  std::string_view doubler, halver, negator, zero_cell, modified_cell;  // modifications
  std::string_view flag_of, modified_in, modified_in_says, modified_cells, modified_cells_say,
      flags, flags_say, in_values;
  std::string_view excluded;  // by constraints with all houses
  std::string_view sum_is, sum_between;
  std::string_view holds_least, holds_most, conflict, conflicts;
  std::string_view balance_one, balance, balance_joined, comes_to, come_to, come_to_as_much,
      come_to_more, left_for, filled_come_to;
  std::string_view bounds, bounds_alike, reckons, relation_rises, relation_falls, relation_alike,
      relation_alternates, relation_doubles, relation_apart, relation_near, relation_differs,
      relation_no_step, relation_adds, relation_no_sum, relation_least, relation_most, relation_any,
      relation_example, relation_of_all, automaton_example;  // relations of neighbours
  std::string_view inner_says, inner_of_all, other_choices, one_choice, choice_for,
      choice_at;  // of an either
  // Reasons by a constraint that was named before (rule_), and by one that is named now (now_).
  std::string_view rule_leaves, rule_needs, rule_fails, now_leaves, now_needs, now_fails, sum_less,
      sum_less_of_one, can_only;

  // Grids in error, by kind; each at details 1, 2 and 3.
  std::string_view error;
  std::array<std::string_view, 3> empty_cell, no_place, repeat, cells_short, digits_short,
      rules_broken;
  std::span<const Told> techniques;  // in the order of TechniqueId

  const Told& told(TechniqueId id) const { return techniques[static_cast<std::size_t>(id)]; }
};

const Catalogue& catalogue_of(Language);

// The parts of each language: a catalogue, and its tables by kind and by technique.
#define CLEW_LANGUAGE(id, code, name)      \
  namespace id {                           \
  const Catalogue& catalogue();            \
  std::string_view rule(Constraint::Kind); \
  std::span<const Told> techniques();      \
  }
#include "clew/languages.def"

/// Whether each technique has its row.
template <std::size_t N>
consteval bool are_all(const Told (&rows)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (rows[i].technique != static_cast<TechniqueId>(i)) return false;
  return N == static_cast<std::size_t>(TechniqueId::count);
}

}  // namespace clew::words
