// How what a story supposes fails in the end.
#include <algorithm>

#include "logic/words/story.h"

namespace clew::words {

std::string Story::clash() const {
  if (clash_.empty()) clash_ = clash_of(state_);
  return clash_;
}

std::string Story::clash_of(const State& state) const {
  const Fact* empty = nullptr;
  for (const Fact& fact : e_.step.facts) {
    if (!Evidence::is_some(fact) || is_pivot(fact)) continue;
    Lines by;
    if (!gone(fact, {}, 0, by)) continue;
    if (!empty || !told_.contains(&fact)) empty = &fact;
    if (fact.role == Role::clash) break;
  }
  if (empty) {
    told_.insert(empty);
    Lines by;
    gone(*empty, {}, 0, by);
    const std::string text =
        Evidence::of_cell(*empty)
            ? say_.say(say_.words.clash_cell, {{"cells", say_.cell(empty->unit.a)}})
            : say_.say(say_.words.clash_place, {{"digits", say_.digit(empty->unit.digit)},
                                                {"house", say_.house(empty->unit.a)}});
    return text + because({}, by, next());
  }
  for (const Fact& fact : e_.step.facts)
    if (speaks_of_rules(fact) && !left_by(fact, is_sum(fact)))
      return by_rule(fact, say_.words.now_fails, say_.words.rule_fails);
  for (const auto& [x, line] : state.on)
    if (const auto it = state.off.find(x); it != state.off.end())
      return say_.say(say_.words.clash_self,
                      {{"cells", say_.cell(x.cell)}, {"digits", say_.digit(x.digit)}}) +
             because({}, {line, it->second}, next());
  for (auto it = state.on.begin(); it != state.on.end(); ++it)
    for (auto other = std::next(it); other != state.on.end(); ++other) {
      const auto& [x, x_line] = *it;
      const auto& [y, y_line] = *other;
      if (!excludes(x, y)) continue;
      const std::string by = because({}, {x_line, y_line}, next());
      if (x.cell == y.cell)
        return say_.say(say_.words.clash_two, {{"cells", say_.cell(x.cell)},
                                               {"a", say_.digit(x.digit)},
                                               {"b", say_.digit(y.digit)}}) +
               by;
      const CellId cells[] = {x.cell, y.cell};
      for (HouseId h : e_.layout.houses_of(x.cell))
        if (std::ranges::binary_search(e_.layout.houses()[h].cells, y.cell) &&
            !e_.layout.houses()[h].implied)
          return say_.say(say_.words.clash_twice, {{"house", say_.house(h)},
                                                   {"digits", say_.digit(x.digit)},
                                                   {"cells", say_.cells(cells)}}) +
                 by;
      return say_.say(say_.words.clash_both,
                      {{"cells", say_.cells(cells)}, {"digits", say_.digit(x.digit)}}) +
             by;
    }
  for (const Fact& fact : e_.step.facts)
    if (speaks_of_rules(fact) && !is_sum(fact) && !left_by(fact, true))
      return by_rule(fact, say_.words.now_fails, say_.words.rule_fails);
  return clash_of_many();
}

// Some cells with fewer digits left than they are, or digits with fewer places in a house: the
// first facts of their house.
std::string Story::clash_of_many() const {
  for (HouseId h = 0; h < e_.layout.houses().size(); ++h)
    for (const bool of_cells : {true, false}) {
      std::set<int> room;
      Cells cells;
      DigitSet digits;
      std::size_t n = 0;
      std::vector<const Fact*> parts;
      for (const Fact& fact : e_.step.facts) {
        if (!Evidence::is_some(fact) || Evidence::of_cell(fact) != of_cells) continue;
        const auto& in = e_.layout.houses()[h].cells;
        if (of_cells ? !std::ranges::binary_search(in, fact.unit.a) : fact.unit.a != h) continue;
        ++n;
        if (of_cells)
          cells.push_back(fact.unit.a);
        else
          digits.add(fact.unit.digit);
        for (const Candidate& x : left(fact)) {
          room.insert(of_cells ? x.digit : x.cell);
          if (of_cells)
            digits.add(x.digit);
          else
            cells.push_back(x.cell);
        }
        parts.push_back(&fact);
        if (n > 1 && room.size() < n) told_.insert(parts.begin(), parts.end());
        if (n > 1 && room.size() < n)
          return say_.say(of_cells ? say_.words.clash_cells : say_.words.clash_digits,
                          {{"cells", say_.cells(sorted(std::move(cells)))},
                           {"digits", say_.digits(digits)},
                           {"house", say_.house(h)}});
      }
    }
  return std::string(hole);
}

}  // namespace clew::words
