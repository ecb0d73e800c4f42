// The slots that are names of cells, digits and houses, and what a step comes to.
#include <algorithm>
#include <map>

#include "logic/words/slots.h"

namespace clew::words {
namespace {

Houses ascending(Houses list) {
  std::ranges::sort(list);
  return list;
}

}  // namespace

std::string Slots::title() const { return std::string(say_.words.told(e_.step.technique).title); }
std::string Slots::cell() const {
  return e_.step.placements.empty() ? std::string(hole) : say_.cell(e_.step.placements[0].cell);
}
std::string Slots::value() const {
  return say_.digit(e_.step.placements.empty() ? Digit{0} : e_.step.placements[0].digit);
}

Digit Slots::first_digit() const {
  if (!e_.step.eliminations.empty()) return e_.step.eliminations[0].digit;
  if (!e_.step.placements.empty()) return e_.step.placements[0].digit;
  for (const Fact& fact : e_.step.facts)
    if (fact.unit.digit) return fact.unit.digit;
  return 0;
}
std::string Slots::digit() const { return say_.digit(first_digit()); }
// The digit of the bases, which is not always what is concluded about.
std::string Slots::base_digit() const {
  const Fact* base = e_.first(Role::base);
  return say_.digit(base ? base->unit.digit : Digit{0});
}
// What the cells of a subset hold, or else the digits that the facts are about.
std::string Slots::digits() const {
  const DigitSet held = e_.digits_of(e_.cells(Role::subset));
  if (!held.empty()) return say_.digits(held);
  DigitSet set;
  for (const Fact& fact : e_.step.facts)
    if (fact.unit.digit) set.add(fact.unit.digit);
  return say_.digits(set);
}

// The cells that the reason is about: those of the subset, named or as the places of its digits.
Cells Slots::subset_cells() const {
  Cells cells = e_.cells(Role::subset);
  if (e_.step.deadly || !cells.empty()) return cells;
  for (const Fact& fact : e_.step.facts) {
    if (!Evidence::is_some(fact)) continue;
    if (Evidence::of_cell(fact)) cells.push_back(fact.unit.a);
    if (Evidence::of_house(fact) && fact.role == Role::subset)
      for (CellId c : e_.places(fact.unit.a, fact.unit.digit)) cells.push_back(c);
  }
  return sorted(std::move(cells));
}
std::string Slots::cells() const { return say_.cells(subset_cells()); }
std::string Slots::count() const {
  const auto n = std::ranges::count(e_.step.facts, Role::subset, &Fact::role);
  return say_.number(static_cast<std::size_t>(n));
}

std::string Slots::house() const {
  for (const Fact& fact : e_.step.facts)
    if (Evidence::of_house(fact)) return say_.house(fact.unit.a);
  return std::string(hole);
}
std::string Slots::base() const { return say_.houses(e_.houses(Role::base)); }
std::string Slots::cover() const { return say_.houses(ascending(e_.houses(Role::cover))); }
std::string Slots::strong() const { return say_.houses(e_.houses_with_some(Role::strong)); }
std::string Slots::locked_digit() const { return say_.digits(e_.digits(Role::strong)); }

Cells Slots::base_places() const {
  Cells cells = e_.cells(Role::base);
  for (HouseId h : e_.houses(Role::base))
    for (CellId c : e_.places(h, first_digit()))
      if (!e_.grid.values[c]) cells.push_back(c);
  return sorted(std::move(cells));
}
std::string Slots::places() const { return say_.cells(base_places(), say_.words.either); }

// Base cells in more bases than covers.
Cells Slots::fin_cells() const {
  auto count = [&](const Houses& houses, CellId c) {
    return std::ranges::count_if(houses, [&](HouseId h) {
      return std::ranges::binary_search(e_.layout.houses()[h].cells, c);
    });
  };
  const Houses bases = e_.houses(Role::base), covers = e_.houses(Role::cover);
  Cells cells;
  for (CellId c : base_places())
    if (count(bases, c) > count(covers, c)) cells.push_back(c);
  return cells;
}
std::string Slots::fins() const {
  const Cells cells = fin_cells();
  return say_.say(cells.size() == 1 ? say_.words.one_fin : say_.words.fins,
                  {{"cells", say_.cells(cells)}});
}

std::string Slots::pivot() const { return say_.cells(e_.cells(Role::pivot)); }
std::string Slots::pincers() const { return say_.cells(e_.cells(Role::pincer)); }
std::string Slots::guards() const { return say_.cells(e_.cells(Role::guard)); }
std::string Slots::start() const {
  return e_.step.chain.empty() ? std::string(hole) : say_.cells(e_.cells(e_.step.chain.front()));
}
std::string Slots::end() const {
  return e_.step.chain.empty() ? std::string(hole) : say_.cells(e_.cells(e_.step.chain.back()));
}
std::string Slots::ons() const {
  Cells cells;
  for (const Node& node : e_.step.chain)
    if (node.on)
      for (CellId c : e_.cells(node)) cells.push_back(c);
  return say_.cells(sorted(std::move(cells)));
}
std::string Slots::target() const {
  const auto& list = e_.step.eliminations.empty() ? e_.step.placements : e_.step.eliminations;
  return list.empty() ? std::string(hole) : say_.cell(list[0].cell);
}

std::string Slots::twelve() const {
  Cells cells = e_.cells(Role::subset);
  const Cells guards = e_.cells(Role::guard);
  cells.insert(cells.end(), guards.begin(), guards.end());
  return say_.cells(sorted(std::move(cells)));
}
std::string Slots::three() const { return say_.digits(e_.digits(Role::pattern)); }

std::string Slots::pattern() const {
  if (!e_.step.deadly) return std::string(hole);
  const auto cells = e_.step.deadly->cells;
  return say_.cells(sorted({cells.begin(), cells.end()}));
}
std::string Slots::pair() const {
  DigitSet set;
  if (e_.step.deadly)
    for (DigitSet two : e_.step.deadly->digits) set = set | two;
  return say_.digits(set);
}
std::string Slots::either_pair() const {
  DigitSet set;
  if (e_.step.deadly)
    for (DigitSet two : e_.step.deadly->digits) set = set | two;
  return say_.digits(set, say_.words.either);
}

namespace {

// Digits that go from the same cells together.
std::vector<std::pair<Cells, DigitSet>> grouped(std::span<const Candidate> list) {
  std::map<Digit, Cells> cells_of;
  for (const Candidate& x : list) cells_of[x.digit].push_back(x.cell);
  std::vector<std::pair<Cells, DigitSet>> groups;
  for (const auto& [d, cells] : cells_of) {
    auto same = std::ranges::find(groups, cells, &std::pair<Cells, DigitSet>::first);
    if (same == groups.end()) same = groups.insert(groups.end(), {cells, {}});
    same->second.add(d);
  }
  return groups;
}

// Cells by what is left of them, where that is shorter to tell, and what goes from all others. Of the
// many eliminations of a constraint alone: others are about the digits that go.
std::pair<std::vector<std::pair<Cells, DigitSet>>, std::vector<Candidate>> left_with_few(
    const Evidence& e) {
  constexpr std::size_t many = 8;
  const auto all = e.step.eliminations;
  const bool by_rule = std::ranges::any_of(
      e.step.facts, [](const Fact& fact) { return fact.unit.kind == Unit::Kind::constraint; });
  if (all.size() < many || !by_rule) return {{}, {all.begin(), all.end()}};
  std::map<CellId, DigitSet> gone;
  for (const Candidate& x : all) gone[x.cell].add(x.digit);
  std::vector<std::pair<Cells, DigitSet>> few;
  std::vector<Candidate> others;
  for (const auto& [cell, digits] : gone) {
    const DigitSet left = e.candidates(cell) - digits;
    if (left.empty() || left.size() >= digits.size()) {
      for (const Digit d : digits) others.push_back({cell, d});
      continue;
    }
    auto same = std::ranges::find(few, left, &std::pair<Cells, DigitSet>::second);
    if (same == few.end()) same = few.insert(few.end(), {Cells{}, left});
    same->first.push_back(cell);
  }
  return {few, others};
}

}  // namespace

// Placements, then eliminations.
std::string Slots::effect() const {
  const auto is = [&](const Candidate& x) {
    return say_.say(say_.words.is, {{"cells", say_.cell(x.cell)}, {"digits", say_.digit(x.digit)}});
  };
  const auto& placed = e_.step.placements;
  if (placed.size() == 1 && e_.step.eliminations.empty()) return is(placed[0]);
  std::vector<std::string> items;
  for (const Candidate& x : placed) items.push_back(is(x));
  const auto [few, others] = left_with_few(e_);
  for (const auto& [cells, set] : few)
    items.push_back(
        say_.say(say_.words.can_only,
                 {{"cells", say_.cells(cells)}, {"digits", say_.digits(set, say_.words.either)}}));
  for (const auto& [cells, set] : grouped(others))
    items.push_back(say_.say(say_.words.cannot, {{"cells", say_.cells(cells)},
                                                 {"digits", say_.digits(set, say_.words.either)}}));
  return say_.list(items);
}

// What is taken away, supposed to be true.
std::string Slots::opposite() const {
  std::vector<std::string> items;
  for (const auto& [cells, set] : grouped(e_.step.eliminations))
    items.push_back(
        say_.say(cells.size() > 1 ? say_.words.any_were : say_.words.were,
                 {{"cells", say_.cells(cells)}, {"digits", say_.digits(set, say_.words.either)}}));
  return say_.join(items, say_.words.either);
}

}  // namespace clew::words
