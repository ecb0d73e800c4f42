// The slots about constraints: what they are called, what they say, what they come to.
#include <algorithm>
#include <cstdlib>
#include <map>

#include "constraints/distinct_sums.h"
#include "constraints/narrow.h"
#include "constraints/pieces.h"
#include "logic/words/rules.h"
#include "logic/words/slots.h"
#include "model/kinds.h"

namespace clew::words {

std::vector<Unit> Slots::rule_units() const {
  std::vector<Unit> units;
  for (const Fact& fact : e_.step.facts)
    if (fact.unit.kind == Unit::Kind::constraint &&
        std::ranges::find(units, fact.unit) == units.end())
      units.push_back(fact.unit);
  return units;
}

std::string Slots::rule_told(const Unit& unit) const { return words::rule_told(say_, unit); }

std::string Slots::first_rule_where() const {
  const auto units = rule_units();
  return units.empty() ? std::string(hole) : rule_where(say_, units[0]);
}

std::string Slots::rules() const {
  const auto units = rule_units();
  return units.empty() ? std::string(hole) : rule_names(say_, units);
}

std::string Slots::rules_told() const {
  std::vector<std::string> items;
  for (const Unit& unit : rule_units()) items.push_back(rule_told(unit));
  return say_.list(items);
}

std::string Slots::first_rule_told() const {
  const auto units = rule_units();
  return units.empty() ? std::string(hole) : capital(rule_told(units[0]));
}

// Cells that are to be filled besides.
std::string Slots::filled_too() const {
  const Cells cells = e_.cells(Role::subset);
  return cells.empty() ? std::string()
                       : say_.say(say_.words.filled_too, {{"cells", say_.cells(cells)}});
}

// Digits that are to have a place in a house besides, by house.
std::string Slots::placed_too() const {
  std::map<HouseId, DigitSet> placed;
  for (const Fact& fact : e_.step.facts)
    if (Evidence::is_some(fact) && Evidence::of_house(fact))
      placed[fact.unit.a].add(fact.unit.digit);
  std::vector<std::string> items;
  for (const auto& [house, digits] : placed)
    items.push_back(say_.say(say_.words.lines_of_digit,
                             {{"digits", say_.digits(digits)}, {"houses", say_.house(house)}}));
  return items.empty()
             ? std::string()
             : say_.say(say_.words.placed_too, {{"a", say_.join(items, say_.words.both)}});
}

// A short trial, or else the facts alone.
std::string Slots::excluded() const {
  return e_.step.chain.empty() ? fill(say_.words.excluded) : forced();
}

// Between which numbers the sums of one constraint lie, if they are all the same.
std::string Slots::sums_told() const {
  const auto units = rule_units();
  if (units.size() != 1 || e_.layout.value(1) != 1) return {};
  const auto piece = constraints::piece_of(e_.layout, units[0].a, units[0].b);
  if (!piece) return {};
  const auto sums =
      constraints::distinct_sums(e_.layout, piece->parts.totals, e_.grid.candidates,
                                 [&](CellId a, CellId b) { return e_.layout.sees(a, b); });
  if (sums.size() != 1 || !sums[0].of_each) return {};
  const auto [least, greatest] = *sums[0].of_each;
  return say_.say(least == greatest ? say_.words.sum_is : say_.words.sum_between,
                  {{"n", std::to_string(least)},
                   {"a", std::to_string(least)},
                   {"b", std::to_string(greatest)}});
}

// Of a cage with few sets left, which these are.
std::string Slots::combinations() const {
  const auto units = rule_units();
  if (units.size() != 1) return {};
  const auto piece = constraints::piece_of(e_.layout, units[0].a, units[0].b);
  if (!piece || piece->parts.sets.size() != 1) return {};
  constexpr std::size_t few = 4;
  std::vector<std::string> sets;
  constraints::Narrower narrower;
  for (const DigitSet set : piece->parts.sets[0].family) {
    constraints::Parts one;
    one.sets.push_back({piece->parts.sets[0].cells, {set}});
    std::vector<DigitSet> candidates = e_.grid.candidates;
    if (!narrower.narrow(e_.layout, one, candidates)) continue;
    if (sets.size() == few) return {};
    sets.push_back(say_.digits(set));
  }
  if (sets.empty()) return {};
  return say_.say(say_.words.combinations, {{"a", one_of_sets(sets)}});
}
std::string Slots::one_of_sets(const std::vector<std::string>& sets) const {
  std::string all;
  for (std::size_t i = 0; i < sets.size(); ++i)
    all += (i == 0 ? ""
                   : std::string(i + 1 < sets.size() ? say_.words.semicolon : say_.words.or_else)) +
           sets[i];
  return all;
}

// ---- sums

Balanced balanced(const Evidence& e, int part) {
  Balanced result;
  for (const Fact& fact : e.step.facts) {
    if (fact.says != Fact::Says::adds || fact.part != part) continue;
    if (Evidence::of_house(fact)) {
      result.houses.push_back(fact.unit.a);
      for (const CellId c : e.layout.houses()[fact.unit.a].cells) result.factors[c] += fact.times;
      result.whole += fact.times * e.layout.digits() * (e.layout.digits() + 1) / 2;
      result.whole_cells += fact.times * e.layout.digits();
      continue;
    }
    const auto piece = constraints::piece_of(e.layout, fact.unit.a, fact.unit.b);
    const auto sum = piece ? constraints::sum_of(piece->parts) : std::nullopt;
    if (!sum) continue;
    result.taken.push_back(fact.unit);
    for (const auto& t : sum->terms) {
      result.factors[t.cell] += fact.times * t.factor;
      result.part_cells -= fact.times * t.factor;
      result.differences |= t.factor < 0;
    }
    result.part -= fact.times * sum->total;
  }
  std::erase_if(result.factors, [](const auto& f) { return f.second == 0; });
  return result;
}

// "rows 1 and 2 come to 90. Cages 1 and 4 come to 78, and r1c3 to 5. So 7 is left for r2c9".
std::string Slots::balance() const {
  Balanced b = balanced(e_, 0);
  const int more_than_digits = e_.layout.value(1) - 1;
  b.whole += more_than_digits * b.whole_cells;
  b.part += more_than_digits * b.part_cells;
  const bool inside =
      !b.differences && std::ranges::all_of(b.factors, [](const auto& f) { return f.second == 1; });
  std::vector<std::string> more, less, filled;
  std::int64_t rest = b.whole - b.part, held = 0;
  for (const auto& [cell, factor] : b.factors) {
    if (const Digit d = e_.grid.values[cell]; d && inside) {
      filled.push_back(say_.cell(cell));
      held += e_.layout.value(d);
      continue;
    }
    for (int i = 0; i < std::abs(factor); ++i)
      (factor > 0 ? more : less).push_back(say_.cell(cell));
  }
  rest -= held;
  if (more.empty()) std::swap(more, less), rest = -rest;
  if (rest < 0 && !less.empty()) std::swap(more, less), rest = -rest;
  const auto joined = [&](const std::vector<std::string>& list) {
    return list.empty() ? std::string() : say_.join(list, say_.words.both);
  };
  const std::string_view left = inside ? say_.words.left_for
                                : less.empty()
                                    ? (more.size() == 1 ? say_.words.comes_to : say_.words.come_to)
                                : rest == 0 ? say_.words.come_to_as_much
                                            : say_.words.come_to_more;
  const auto taken = [&] {
    return capital(
               say_.say(b.taken.size() == 1 ? say_.words.comes_to : say_.words.come_to,
                        {{"cells", rule_names(say_, b.taken)}, {"n", std::to_string(b.part)}})) +
           (filled.empty() ? std::string()
                           : say_.say(say_.words.filled_come_to,
                                      {{"cells", joined(filled)}, {"n", std::to_string(held)}}));
  };
  return say_.say(b.houses.empty()       ? say_.words.balance_joined
                  : b.houses.size() == 1 ? say_.words.balance_one
                                         : say_.words.balance,
                  {{"houses", say_.houses(b.houses)},
                   {"n", std::to_string(b.whole)},
                   {"a", !b.differences     ? taken()
                         : b.houses.empty() ? capital(rule_names(say_, b.taken))
                                            : capital(rules_told())},
                   {"lines", say_.say(left, {{"cells", joined(more)},
                                             {"n", std::to_string(rest)},
                                             {"a", joined(less)}})}});
}

// The constraint, or else the sum that facts add up to.
std::string Slots::sum_told() const {
  const bool added = std::ranges::any_of(
      e_.step.facts, [](const Fact& fact) { return fact.says == Fact::Says::adds; });
  return added ? balance() : rules_told();
}

std::string Slots::balance_houses() const { return say_.houses(balanced(e_, 0).houses); }

}  // namespace clew::words
