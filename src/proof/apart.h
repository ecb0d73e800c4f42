// Cells that differ by the facts of a step.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "clew/evidence.h"
#include "clew/layout.h"

namespace clew {

class Apart {
 public:
  /// All must outlive the object, and the facts name houses and cells of the layout.
  Apart(const Layout& layout, std::span<const DigitSet> candidates, std::span<const Fact> facts)
      : layout_(layout), candidates_(candidates), facts_(facts), in_house_(layout.houses().size()) {
    for (const Fact& fact : facts) {
      if (fact.says != Fact::Says::one) continue;
      if (fact.unit.kind == Unit::Kind::house) in_house_[fact.unit.a].add(fact.unit.digit);
      if (fact.unit.kind == Unit::Kind::pair)
        of_cells_[{fact.unit.a, fact.unit.b}].add(fact.unit.digit);
    }
  }

  /// Returns true if facts say so for each digit that both cells could hold.
  bool differ(CellId a, CellId b) const {
    DigitSet open = candidates_[a] & candidates_[b];
    if (const auto said = of_cells_.find(std::minmax(a, b)); said != of_cells_.end())
      open = open - said->second;
    for (const HouseId h : layout_.houses_of(a)) {
      if (open.empty()) break;
      if (holds(h, b)) open = open - in_house_[h];
    }
    return open.empty();
  }

  /// Adds the places of the facts by which two cells differ.
  void add_reasons(CellId a, CellId b, std::vector<std::size_t>& places) const {
    for (const Digit d : candidates_[a] & candidates_[b]) {
      const auto says = std::ranges::find_if(facts_, [&](const Fact& fact) {
        if (fact.says != Fact::Says::one || fact.unit.digit != d) return false;
        if (fact.unit.kind == Unit::Kind::pair)
          return std::pair(fact.unit.a, fact.unit.b) ==
                 std::pair<CellId, CellId>(std::minmax(a, b));
        return fact.unit.kind == Unit::Kind::house && holds(fact.unit.a, a) &&
               holds(fact.unit.a, b);
      });
      if (says != facts_.end()) places.push_back(static_cast<std::size_t>(says - facts_.begin()));
    }
  }

 private:
  bool holds(HouseId h, CellId c) const {
    return std::ranges::binary_search(layout_.houses()[h].cells, c);
  }

  const Layout& layout_;
  std::span<const DigitSet> candidates_;
  std::span<const Fact> facts_;
  std::vector<DigitSet> in_house_;
  std::map<std::pair<CellId, CellId>, DigitSet> of_cells_;
};

}  // namespace clew
