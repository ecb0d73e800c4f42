// Phrases of verbs around steps, in each language. Placeholders in braces are filled by say().
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "clew/language.h"

namespace clew::verbs {

struct Phrases {
  std::string_view both, comma, colon;  // " and ", ", ", ":"

  // hint
  std::string_view is_solved, stuck_multiple, lost_multiple, out_of_time, unseen_none, stuck;
  // Mistakes: that there are some, and their description.
  std::string_view one_mistake, some_mistakes, value_wrong, mark_missing;
  std::string_view only_value, same_value, no_value, no_candidate;  // as the reason continues

  // explain: its last line
  std::string_view step, steps, cycle, cycles;
  std::string_view left, solved_in, shown_none, told_none, ends_multiple, left_multiple, late_after,
      late_not_shown, stuck_after;
  std::array<std::string_view, 6> levels;        // by Level
  std::string_view proven, unsettled, unproven;  // after a step

  // prove
  std::string_view wrong, need_not_be, elsewhere, is_only, is_same, no_solution, late, known,
      true_alone, right, right_otherwise;

  // check
  std::string_view repeated, in_house, in_links;
  std::string_view one_solution, several, uncounted, none_bare, none_marked, none_unknown,
      impossible, contradict_values, contradict;
  std::string_view fewest, minimal, minimal_too, perhaps_fewer;
  std::string_view none_redundant, none_known_redundant, one_redundant, some_redundant,
      one_idle_clue, some_idle_clues, not_all;
};

#define CLEW_LANGUAGE(id, code, name) \
  namespace id {                      \
  extern const Phrases phrases;       \
  }
#include "clew/languages.def"

const Phrases& phrases_of(Language);

/// The sentence with each {key} replaced.
std::string say(std::string_view sentence,
                std::initializer_list<std::pair<std::string_view, std::string>>);
/// "r1c1", "r1c1 and r1c9", "r1c1, r1c5 and r1c9".
std::string listed(const Phrases&, const std::vector<std::string>&);

}  // namespace clew::verbs
