// A step while a technique puts it together. The buffers are kept from step to step, so that after
// a few steps nothing is allocated any more.
#pragma once

#include <algorithm>
#include <vector>

#include "base/assert.h"
#include "clew/step.h"

namespace clew::logic {

class Draft {
 public:
  Draft& begin(TechniqueId technique) {
    technique_ = technique;
    placements_.clear();
    eliminations_.clear();
    facts_.clear();
    nodes_.clear();
    node_cells_.clear();
    pattern_cells_.clear();
    pattern_digits_.clear();
    return *this;
  }
  TechniqueId technique() const { return technique_; }

  void place(CellId c, Digit d) {
    CLEW_ASSERT(d != 0);
    placements_.push_back({c, d});
  }
  void eliminate(CellId c, Digit d) {
    CLEW_ASSERT(d != 0);
    eliminations_.push_back({c, d});
  }
  const std::vector<Candidate>& placements() const { return placements_; }
  const std::vector<Candidate>& eliminations() const { return eliminations_; }
  std::vector<Fact>& facts() { return facts_; }
  const std::vector<Fact>& facts() const { return facts_; }
  bool has_conclusion() const { return !placements_.empty() || !eliminations_.empty(); }

  /// Returns true if an elimination is of another digit than d.
  bool concludes_other_than(Digit d) const {
    for (const Candidate& x : eliminations_)
      if (x.digit != d) return true;
    return false;
  }

  /// Cell c has at least one true candidate.
  void some_cell(CellId c, Role role = Role::reason, int part = 0) {
    add({Unit::Kind::cell, 0, c, 0}, Fact::Says::some, role, part);
  }
  /// The complete house h has at least one place for d.
  void some_in(HouseId h, Digit d, Role role = Role::reason, int part = 0) {
    add({Unit::Kind::house, d, h, 0}, Fact::Says::some, role, part);
  }
  /// House h has at most one d.
  void one_in(HouseId h, Digit d, Role role = Role::reason, int part = 0) {
    add({Unit::Kind::house, d, h, 0}, Fact::Says::one, role, part);
  }
  /// Not both a and b, which see each other, are d.
  void one_of(CellId a, CellId b, Digit d, Role role = Role::reason, int part = 0) {
    CLEW_ASSERT(a != b);
    add({Unit::Kind::pair, d, std::min(a, b), std::max(a, b)}, Fact::Says::one, role, part);
  }

  /// A constraint holds.
  void holds(Unit constraint, Role role = Role::reason, int part = 0) {
    add(constraint, Fact::Says::holds, role, part);
  }
  /// Adds the sum of a house or a constraint, `times` its value, to the other sums of this part.
  void adds(Unit unit, std::int8_t times, Role role = Role::base, int part = 0) {
    CLEW_ASSERT(times != 0);
    facts_.push_back({unit, Fact::Says::adds, role, static_cast<std::uint8_t>(part), times});
  }

  /// Adds each of the sums, pairs of a unit and its factor.
  void adds_all(const auto& sums) {
    for (const auto& [unit, times] : sums) adds(unit, times);
  }

  /// The next node of the drawn chain; add its cells, at least one, with node_cell().
  void node(Digit d, bool on, Link link) {
    nodes_.push_back({static_cast<std::uint16_t>(node_cells_.size()), 0, d, on, link});
  }
  void node_cell(CellId c) {
    CLEW_ASSERT(!nodes_.empty());
    node_cells_.push_back(c);
    ++nodes_.back().count;
  }

  bool has_nodes() const { return !nodes_.empty(); }
  /// Takes the drawing back.
  void undraw() {
    nodes_.clear();
    node_cells_.clear();
  }

  /// One cell of the deadly pattern, with its two digits.
  void pattern(CellId c, DigitSet digits) {
    CLEW_ASSERT(digits.size() == 2);
    pattern_cells_.push_back(c);
    pattern_digits_.push_back(digits);
  }

  /// The step so far: conclusions in order and without repeats. It refers to this draft, and is
  /// good until the next begin().
  Step step() {
    for (auto* list : {&placements_, &eliminations_}) {
      std::sort(list->begin(), list->end());
      list->erase(std::unique(list->begin(), list->end()), list->end());
    }
    CLEW_ASSERT(std::ranges::all_of(nodes_, [](const Node& n) { return n.count > 0; }));
    CLEW_ASSERT(pattern_cells_.size() == pattern_digits_.size());
    deadly_ = {pattern_cells_, pattern_digits_};
    return {technique_,
            placements_,
            eliminations_,
            facts_,
            nodes_,
            node_cells_,
            pattern_cells_.empty() ? nullptr : &deadly_};
  }

 private:
  /// Ignores facts that are already there.
  void add(Unit unit, Fact::Says says, Role role, int part) {
    for (const Fact& fact : facts_)
      if (fact.unit == unit && fact.says == says) return;
    facts_.push_back({unit, says, role, static_cast<std::uint8_t>(part)});
  }

  TechniqueId technique_{};
  std::vector<Candidate> placements_, eliminations_;
  std::vector<Fact> facts_;
  std::vector<Node> nodes_;
  std::vector<CellId> node_cells_, pattern_cells_;
  std::vector<DigitSet> pattern_digits_;
  DeadlyPattern deadly_;
};

}  // namespace clew::logic
