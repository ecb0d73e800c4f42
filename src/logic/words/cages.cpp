// Slots about cages that share a house with others: their combinations, and the number of certain
// digits in each.
#include <algorithm>

#include "logic/combinations.h"
#include "logic/words/rules.h"
#include "logic/words/slots.h"

namespace clew::words {

// Returns the combinations of its open cells.
std::vector<DigitSet> Slots::combinations_of(const Unit& unit) const {
  const auto piece = constraints::piece_of(e_.layout, unit.a, unit.b);
  if (!piece || !logic::Combinations::has(*piece)) return {};
  return logic::Combinations().of(e_.layout, *piece, 0, e_.grid.candidates);
}

// States, for digits distributed in a house, their number in each cage, and the cells with no other
// digits.
std::string Slots::shares(bool least) const {
  const DigitSet digits = e_.digits(least ? Role::cover : Role::subset);
  const Fact* const cover = e_.first(least ? Role::cover : Role::subset);
  std::vector<std::string> items;
  for (const Unit& unit : rule_units()) {
    int open_inside = 0, open_outside = 0, fewest = max_digits, most = 0;
    const auto piece = constraints::piece_of(e_.layout, unit.a, unit.b);
    if (!piece) return std::string(hole);
    for (const CellId c : piece->cells) {
      if (e_.grid.values[c] || (e_.candidates(c) & digits).empty()) continue;
      const auto& house = e_.layout.houses()[cover->unit.a].cells;
      ++(std::ranges::find(house, c) != house.end() ? open_inside : open_outside);
    }
    for (const DigitSet set : combinations_of(unit)) {
      fewest = std::min(fewest, (set & digits).size());
      most = std::max(most, (set & digits).size());
    }
    const int n = least ? fewest - open_outside : std::min(most, open_inside);
    if (n < (least ? 1 : 0)) return std::string(hole);
    items.push_back(say_.say(least ? say_.words.holds_least : say_.words.holds_most,
                             {{"a", rule_told(unit)},
                              {"n", say_.number(static_cast<std::size_t>(n))},
                              {"digits", say_.digits(digits)}}));
  }
  if (const Cells cells = e_.cells(Role::subset); least && !cells.empty())
    items.push_back(holding(cells));
  return capital(say_.clauses(items));
}

// "cage 4 and r1c5".
std::string Slots::members() const {
  const auto units = rule_units();
  std::vector<std::string> items;
  if (!units.empty()) items.push_back(rule_names(say_, units));
  for (const CellId c : e_.cells(Role::subset)) items.push_back(say_.cell(c));
  return say_.join(items, say_.words.both);
}
std::string Slots::members_told() const {
  std::vector<std::string> items;
  for (const Unit& unit : rule_units()) items.push_back(rule_told(unit));
  if (const Cells cells = e_.cells(Role::subset); !cells.empty()) items.push_back(holding(cells));
  return capital(say_.clauses(items));
}

// States the combinations that the first loses because of the second, another constraint or a cell.
std::string Slots::conflict() const {
  const auto units = rule_units();
  const Cells cells = e_.cells(Role::subset);
  if (units.size() + cells.size() != 2) return std::string(hole);
  std::vector<DigitSet> beside;
  if (cells.empty())
    beside = combinations_of(units[1]);
  else
    for (const Digit d : e_.candidates(cells[0])) beside.push_back(DigitSet::of(d));
  constexpr std::size_t few = 4;
  std::vector<std::string> items;
  for (const DigitSet set : combinations_of(units[0]))
    if (std::ranges::none_of(beside, [&](DigitSet b) { return (set & b).empty(); }))
      items.push_back(say_.digits(set));
  if (items.empty()) return std::string(hole);
  return say_.say(items.size() > few ? say_.words.conflicts : say_.words.conflict,
                  {{"a", one_of_sets(items)},
                   {"cells", rule_name(say_, units[0])},
                   {"b", cells.empty() ? rule_name(say_, units[1]) : say_.cell(cells[0])}});
}

}  // namespace clew::words
