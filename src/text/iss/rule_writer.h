// Writes constraints as items of an ISS string.
#pragma once

#include <fmt/format.h>

#include <set>
#include <span>
#include <string>

#include "text/iss/rules.h"

namespace clew::text::iss {

class RuleWriter {
 public:
  RuleWriter(const LayoutSpec& spec, const IssShape& shape, std::string& out)
      : spec_(spec), shape_(shape), out_(out) {}

  /// Returns false if ISS cannot express it; the text written so far is then useless.
  bool write(const ConstraintSpec&);
  /// Writes a kind that ISS expresses as relations of neighbours.
  bool write_told(const ConstraintSpec&, const Layout&);

 private:
  using Kind = Constraint::Kind;
  using Run = std::span<const Place>;

  template <class... Arguments>
  void put(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    out_ += fmt::format(format, std::forward<Arguments>(arguments)...);
  }
  void put_cells(Run);
  /// Returns false if a clue of the kind is already at that place.
  bool is_first_at(const std::string& place) { return places_.insert(place).second; }
  bool is_first_there(const ConstraintSpec&);

  bool has_room(const ConstraintSpec&) const;
  int number_of(const ConstraintSpec&) const;
  bool write_by_form(const ConstraintSpec&);
  bool write_arrow(const ConstraintSpec&);
  bool write_cage(const ConstraintSpec&);
  bool write_sum_line(const ConstraintSpec&);
  bool write_quadruple(const ConstraintSpec&);
  bool write_look_and_say(const ConstraintSpec&);
  bool write_equal_sums(const ConstraintSpec&);
  bool write_either(const ConstraintSpec&);

  // Clues outside the grid.
  std::string line_of(Run, bool back) const;
  bool write_outside(const IssRule&, const ConstraintSpec&);
  bool write_sandwich(const ConstraintSpec&);
  bool write_little_killer(const ConstraintSpec&);

  // Relations, automata and candidates of single cells.
  std::string letters_of(std::vector<int> pairs) const;
  void put_relation(const ConstraintSpec&);
  bool write_pair(const ConstraintSpec&);
  bool write_greater(const ConstraintSpec&);
  bool write_named(const ConstraintSpec&);
  bool exempts(Kind) const;
  bool write_relation(const ConstraintSpec&);
  bool write_automaton(const ConstraintSpec&);
  bool write_candidates(const ConstraintSpec&);

  const LayoutSpec& spec_;
  const IssShape& shape_;
  std::string& out_;
  std::set<std::string> places_;
  int depth_ = 0;  // nesting depth of choices
};

}  // namespace clew::text::iss
