#include "logic/words/evidence.h"

#include <algorithm>

namespace clew::words {

Cells sorted(Cells cells) {
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

Cells Evidence::places(HouseId h, Digit d) const {
  Cells result;
  for (CellId c : layout.houses()[h].cells)
    if (can(c, d)) result.push_back(c);
  return result;
}

const Fact* Evidence::first(Role role) const {
  for (const Fact& fact : step.facts)
    if (fact.role == role) return &fact;
  return nullptr;
}

Cells Evidence::cells(Role role, int part) const {
  Cells result;
  for (const Fact& fact : step.facts)
    if (fact.role == role && of_cell(fact) && (part < 0 || fact.part == part))
      result.push_back(fact.unit.a);
  return sorted(std::move(result));
}

Houses Evidence::houses(Role role, int part) const {
  Houses result;
  for (const Fact& fact : step.facts)
    if (fact.role == role && of_house(fact) && (part < 0 || fact.part == part) &&
        std::ranges::find(result, fact.unit.a) == result.end())
      result.push_back(fact.unit.a);
  return result;
}

Houses Evidence::houses_with_some(Role role, int part) const {
  Houses result;
  for (const Fact& fact : step.facts)
    if (fact.role == role && of_house(fact) && is_some(fact) && (part < 0 || fact.part == part) &&
        std::ranges::find(result, fact.unit.a) == result.end())
      result.push_back(fact.unit.a);
  return result;
}

DigitSet Evidence::digits(Role role) const {
  DigitSet result;
  for (const Fact& fact : step.facts)
    if (fact.role == role && fact.unit.digit) result.add(fact.unit.digit);
  return result;
}

DigitSet Evidence::digits_of(const Cells& cells) const {
  DigitSet result;
  for (CellId c : cells) result = result | candidates(c);
  return result;
}

bool Evidence::see(CellId x, CellId y, Digit d) const {
  return layout.sees(x, y) || std::ranges::any_of(implied_, [&](const Fact& fact) {
           if (fact.unit.digit != d) return false;
           const auto& cells = layout.houses()[fact.unit.a].cells;
           return std::ranges::binary_search(cells, x) && std::ranges::binary_search(cells, y);
         });
}

bool Evidence::eliminates(CellId c, Digit d) const {
  return std::ranges::find(step.eliminations, Candidate{c, d}) != step.eliminations.end();
}

bool Evidence::places(const Candidate& x) const {
  return std::ranges::find(step.placements, x) != step.placements.end();
}

}  // namespace clew::words
