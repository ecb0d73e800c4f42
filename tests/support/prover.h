// A second, slow and simple judge of steps: tries every way in which the facts and the opposite of
// the conclusion could hold. Shares only the definition of a fact with the checker.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "clew/puzzle.h"
#include "clew/step.h"

namespace clew::test {

class Prover {
 public:
  Prover(const Layout& layout, const Grid& grid) : layout_(layout), grid_(grid) {}

  /// Returns true if these facts and the opposite of the step's conclusion cannot hold together.
  bool proves(const std::vector<Fact>& facts, const Step& step) {
    somes_.clear();
    ones_.clear();
    for (const Fact& fact : facts)
      (fact.says == Fact::Says::some ? somes_ : ones_).push_back(members(fact.unit));
    bool possible = false;
    for (const Candidate& x : step.placements) possible = possible || holds({}, {x}, 0);
    for (const Candidate& x : step.eliminations) possible = possible || holds({x}, {}, 0);
    if (step.placements.empty() && step.eliminations.empty()) possible = holds({}, {}, 0);
    return !possible;
  }

 private:
  std::vector<Candidate> members(const Unit& unit) const {
    std::vector<Candidate> result;
    auto want = [&](CellId c, Digit d) {
      if (grid_.candidates[c].has(d)) result.push_back({c, d});
    };
    if (unit.kind == Unit::Kind::cell)
      for (Digit d : grid_.candidates[unit.a]) want(unit.a, d);
    if (unit.kind == Unit::Kind::house)
      for (CellId c : layout_.houses()[unit.a].cells) want(c, unit.digit);
    if (unit.kind == Unit::Kind::pair) {
      want(unit.a, unit.digit);
      want(unit.b, unit.digit);
    }
    return result;
  }
  bool clash(Candidate x, Candidate y) const {
    if (x == y) return false;
    if (x.cell == y.cell) return true;
    for (const auto& one : ones_) {
      bool has_x = false, has_y = false;
      for (const Candidate& z : one) {
        has_x = has_x || z == x;
        has_y = has_y || z == y;
      }
      if (has_x && has_y) return true;
    }
    return false;
  }
  // Depth first over the facts "some", with a candidate of each.
  bool holds(const std::set<Candidate>& on, const std::vector<Candidate>& off, std::size_t next) {
    if (next == somes_.size()) return true;
    for (const Candidate& x : somes_[next]) {
      bool fits = std::find(off.begin(), off.end(), x) == off.end();
      for (const Candidate& y : on) fits = fits && !clash(x, y);
      if (!fits) continue;
      std::set<Candidate> more = on;
      more.insert(x);
      if (holds(more, off, next + 1)) return true;
    }
    return false;
  }

  const Layout& layout_;
  const Grid& grid_;
  std::vector<std::vector<Candidate>> somes_, ones_;
};

}  // namespace clew::test
