// Consequences of claims by facts of the evidence and by cells that see each other, and by nothing
// else.
#pragma once

#include <algorithm>
#include <optional>
#include <set>

#include "clew/check.h"
#include "clew/puzzle.h"
#include "clew/step.h"
#include "support/told_phrases.h"

namespace clew::test {

/// The knowledge of a reader of a story, and its possible consequences.
class Follower {
 public:
  Follower(const Layout& layout, const Grid& grid, const Step& step)
      : layout_(layout), grid_(grid), step_(step) {}

  struct Known {
    std::set<Candidate> on, off;
    std::vector<Phrase> groups;  // one of these cells is the digit
  };
  Known known;

  bool sees(Candidate x, Candidate y) const {
    if (x.cell == y.cell) return x.digit != y.digit;
    if (x.digit != y.digit) return false;
    if (layout_.sees(x.cell, y.cell)) return true;
    for (const Fact& fact : step_.facts)
      if (fact.says == Fact::Says::one && fact.unit.kind == Unit::Kind::house &&
          fact.unit.digit == x.digit && in(fact.unit.a, x.cell) && in(fact.unit.a, y.cell))
        return true;
    return false;
  }
  bool in(HouseId h, CellId c) const {
    const auto& cells = layout_.houses()[h].cells;
    return std::binary_search(cells.begin(), cells.end(), c);
  }
  bool off(Candidate x) const {
    if (known.off.contains(x)) return true;
    for (Candidate y : known.on)
      if (sees(x, y)) return true;
    for (const Phrase& group : known.groups) {
      bool all = true;
      for (CellId c : group.cells) all = all && sees({c, group.digits[0]}, x);
      if (all) return true;
    }
    return false;
  }
  /// Returns true if a constraint or a sum named by the step has no room for x, or, without x, has
  /// no room at all.
  bool ruled_by_constraint(std::optional<Candidate> x) const {
    Grid now = grid_;
    for (CellId c = 0; c < layout_.size(); ++c)
      for (const Digit d : grid_.candidates[c])
        if (off({c, d})) now.candidates[c].remove(d);
    if (x && !now.candidates[x->cell].has(x->digit)) return true;
    Checker checker = *Checker::make(LayoutPtr(std::shared_ptr<void>(), &layout_));
    return std::ranges::any_of(step_.facts, [&](const Fact& fact) {
      if (fact.says != Fact::Says::holds && fact.says != Fact::Says::adds) return false;
      std::vector<Fact> facts;  // a sum in whole; cells differ
      for (const Fact& other : step_.facts)
        if (&other == &fact || other.says == Fact::Says::one ||
            (other.says == Fact::Says::adds && fact.says == Fact::Says::adds &&
             other.part == fact.part))
          facts.push_back(other);
      Step argued;
      argued.facts = facts;
      if (x) argued.eliminations = {&*x, 1};
      return checker.check(now, {}, argued) == Verdict::proven;
    });
  }
  bool has_fact(Unit::Kind kind, std::uint16_t a, Digit d) const {
    for (const Fact& fact : step_.facts)
      if (fact.says == Fact::Says::some && fact.unit.kind == kind && fact.unit.a == a &&
          fact.unit.digit == d)
        return true;
    return false;
  }
  std::vector<Candidate> left_in_cell(CellId c) const {
    std::vector<Candidate> list;
    for (Digit d : grid_.candidates[c])
      if (!off({c, d})) list.push_back({c, d});
    return list;
  }
  std::vector<Candidate> left_in_house(HouseId h, Digit d) const {
    std::vector<Candidate> list;
    for (CellId c : layout_.houses()[h].cells)
      if (grid_.candidates[c].has(d) && !off({c, d})) list.push_back({c, d});
    return list;
  }
  static bool same(const std::vector<Candidate>& list, const Phrase& phrase) {
    std::set<Candidate> told;
    for (CellId c : phrase.cells)
      for (Digit d : phrase.digits) told.insert({c, d});
    return std::set<Candidate>(list.begin(), list.end()) == told;
  }
  /// Returns true if only the stated candidates are left; near a contradiction even these may be
  /// missing.
  static bool no_more(const std::vector<Candidate>& list, const Phrase& phrase) {
    return std::ranges::all_of(list, [&](Candidate x) {
      return x.digit == phrase.digits[0] &&
             std::ranges::find(phrase.cells, x.cell) != phrase.cells.end();
    });
  }
  /// Returns the candidates that a phrase removes: those that it denies, or all that it leaves out.
  std::vector<Candidate> off_by(const Phrase& phrase) const {
    std::vector<Candidate> list;
    if (phrase.is) return list;
    for (CellId c : phrase.cells)
      for (Digit d = 1; d <= layout_.digits(); ++d)
        if ((std::ranges::find(phrase.digits, d) != phrase.digits.end()) != phrase.only &&
            (!phrase.only || grid_.candidates[c].has(d)))
          list.push_back({c, d});
    return list;
  }
  void learn(const Phrase& phrase) {
    if (phrase.is && phrase.cells.size() > 1) {
      known.groups.push_back(phrase);
    } else {
      if (phrase.is) known.on.insert({phrase.cells[0], phrase.digits[0]});
      for (const Candidate& x : off_by(phrase)) known.off.insert(x);
      // "r1c1 can only be 5": the cell holds something.
      for (const CellId c : phrase.cells)
        if (phrase.only && phrase.digits.size() == 1 && has_fact(Unit::Kind::cell, c, 0))
          known.on.insert({c, phrase.digits[0]});
    }
  }

  const Layout& layout() const { return layout_; }
  const Grid& grid() const { return grid_; }

 private:
  const Layout& layout_;
  const Grid& grid_;
  const Step& step_;
};

}  // namespace clew::test
