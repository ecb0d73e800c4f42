// What stands in a sentence's braces, from the evidence.
#pragma once

#include <string>

#include "logic/words/evidence.h"
#include "logic/words/speech.h"
#include "logic/words/story.h"

namespace clew::words {

class Slots {
 public:
  Slots(const Speech& speech, const Evidence& evidence) : say_(speech), e_(evidence) {}

  std::string fill(std::string_view sentence) const;
  /// A sentence for each implied house that the step rests on: why it is one. May be empty.
  std::string implied_houses() const;
  /// Facts that were not told with the story. May be empty.
  std::string besides() const;
  /// For each node of the chain the number of its line.
  const std::vector<int>& numbers() const { return told_story().numbers(); }

 private:
  using Word = std::string (Slots::*)() const;
  static Word word(std::string_view key);

  // Names (names.cpp).
  std::string title() const;
  std::string cell() const;
  std::string value() const;
  std::string digit() const;
  std::string base_digit() const;
  std::string digits() const;
  std::string cells() const;
  std::string count() const;
  std::string house() const;
  std::string base() const;
  std::string cover() const;
  std::string strong() const;
  std::string locked_digit() const;
  std::string places() const;
  std::string fins() const;
  std::string pivot() const;
  std::string pincers() const;
  std::string start() const;
  std::string end() const;
  std::string ons() const;
  std::string target() const;
  std::string guards() const;
  std::string pattern() const;
  std::string pair() const;
  std::string either_pair() const;
  std::string effect() const;
  std::string opposite() const;
  std::string twelve() const;
  std::string three() const;

  // Constraints (rules.cpp, cages.cpp).
  std::vector<Unit> rule_units() const;
  std::string rule_told(const Unit&) const;
  std::string first_rule_where() const;
  std::string rules() const;
  std::string rules_told() const;
  std::string first_rule_told() const;
  std::string filled_too() const;
  std::string placed_too() const;
  std::string excluded() const;
  std::string sums_told() const;
  std::string bounds() const;
  std::string group_bounds() const;
  std::string bounds_of_cells(const std::vector<Cells>& groups) const;
  std::string sum_told() const;
  std::string combinations() const;
  std::string one_of_sets(const std::vector<std::string>&) const;
  std::vector<DigitSet> combinations_of(const Unit&) const;
  std::string shares(bool least) const;
  std::string shares_at_least() const { return shares(true); }
  std::string shares_at_most() const { return shares(false); }
  std::string cover_digits() const { return say_.digits(e_.digits(Role::cover)); }
  std::string members() const;
  std::string members_told() const;
  std::string conflict() const;
  std::string balance() const;
  std::string balance_houses() const;

  // Phrases (phrases.cpp).
  std::string because() const;
  std::string unique_loop() const;
  std::string crossing() const;
  std::string crossing_from() const;
  std::string crossing_name() const;
  std::string colour_houses() const;
  std::string colours() const;
  std::string second_colours() const;
  std::string wing() const;
  std::string holding_pivot() const;
  std::string holding_pincers() const;
  std::string holding_cells() const;
  std::string holding_parts() const;
  std::string witnesses() const;
  std::string bases_by_digit() const;
  std::string covers_by_digit() const;
  std::string left_for_bases() const;
  std::string story() const;
  std::string forced() const;
  std::string clash() const;
  std::string cases() const;
  std::string forcing_from() const;
  std::string closing() const;
  std::string start_node() const;
  std::string two_ends() const;
  std::string kraken() const;
  std::string flat_facts() const;
  std::string almost_locked_sets() const;
  std::string error() const { return std::string(say_.words.error); }

  Digit first_digit() const;
  Cells subset_cells() const;
  Cells base_places() const;
  Cells fin_cells() const;
  std::string houses_by_digit(Role, bool some) const;
  std::string colours_of(int cluster) const;
  std::string holding(const Cells&) const;
  bool closes() const;
  bool one_cover() const;
  std::string implied_house(HouseId) const;
  const Story& told_story() const;

  const Speech& say_;
  const Evidence& e_;
  mutable std::optional<Story> story_;
};

}  // namespace clew::words
