// The slots about constraints: what they are called, what they say, what they come to.
#include <algorithm>
#include <cstdlib>
#include <map>

#include "constraints/narrow.h"
#include "constraints/pieces.h"
#include "logic/words/rules.h"
#include "logic/words/slots.h"
#include "model/kinds.h"

namespace clew::words {
namespace {

using Kind = Constraint::Kind;

constexpr Kinds with_all_values{Kind::quadruple, Kind::contain};
// Returns true if the values of a kind are digits, which sentences write as the grid shows them.
bool lists_digits(Kind kind) {
  const auto are = row_of(kind).values.are;
  return are == KindRow::Numbers::Are::digits || are == KindRow::Numbers::Are::digit_clue;
}

// What it says, where that hangs on more than its kind.
std::string_view says_of(const Speech& say, const Constraint& c) {
  if (c.kind == Kind::cage && c.values.empty()) return say.words.no_repeats;
  if (c.kind == Kind::zipper && c.cells.size() % 2) return say.words.to_the_middle;
  return say.words.rule(c.kind);
}

// "two 5s and one 3"
std::string counts_of(const Speech& say, const Constraint& c) {
  std::map<int, int> counts;
  for (std::size_t i = 0; i < c.values.size(); ++i)
    if (c.kind == Kind::contain_exactly)
      ++counts[c.values[i]];
    else if (c.kind == Kind::look_and_say && i % 2)
      counts[c.values[i]] = c.values[i - 1];
  std::vector<std::string> items;
  for (const auto& [digit, n] : counts)
    items.push_back(
        say.say(n == 1 ? say.words.one_of : say.words.some_of,
                {{"n", say.number(static_cast<std::size_t>(n))}, {"digit", say.value(digit)}}));
  return say.join(items, say.words.both);
}

}  // namespace

std::string rule_name(const Speech& say, const Unit& unit) {
  if (!unit.b) return say.layout.constraint_told(unit.a, say.words.language);
  const auto piece = constraints::piece_of(say.layout, unit.a, unit.b);
  return piece ? say.cells(piece->cells) : std::string(hole);
}

// "cages 2, 3 and 5 and arrow 1": as the layout has them.
std::string rule_names(const Speech& say, std::vector<Unit> units) {
  const auto& all = say.layout.constraints();
  std::ranges::stable_sort(units, {}, &Unit::a);
  const auto numbered = [&](const Unit& unit) {
    return !unit.b && !called_by_cells.has(all[unit.a].kind) && all[unit.a].label.empty();
  };
  std::vector<std::string> items;
  for (auto unit = units.begin(); unit != units.end();) {
    const auto kind = all[unit->a].kind;
    const auto end = std::find_if(unit, units.end(), [&](const Unit& other) {
      return !numbered(other) || all[other.a].kind != kind;
    });
    if (end - unit < 2) {
      items.push_back(rule_name(say, *unit++));
      continue;
    }
    std::vector<std::string> numbers;
    for (; unit != end; ++unit) numbers.push_back(std::to_string(all[unit->a].number));
    items.push_back(say.words.plural(name(kind, say.words.language)) + " " +
                    say.join(numbers, say.words.both));
  }
  return say.join(items, say.words.both);
}

std::vector<Unit> Slots::rule_units() const {
  std::vector<Unit> units;
  for (const Fact& fact : e_.step.facts)
    if (fact.unit.kind == Unit::Kind::constraint &&
        std::ranges::find(units, fact.unit) == units.end())
      units.push_back(fact.unit);
  return units;
}

// "cage 4, in r1c1 and r1c2, adds to 17 without repeats".
std::string Slots::rule_told(const Unit& unit) const {
  const Constraint& c = e_.layout.constraints()[unit.a];
  std::vector<std::string> values;
  const auto shown = [&](int v) {
    return lists_digits(c.kind) ? say_.value(v) : std::to_string(v);
  };
  for (const int v : c.values) values.push_back(shown(v));
  const auto last = with_all_values.has(c.kind) ? say_.words.both : say_.words.either;
  const std::string n = shown(first_value(c, e_.layout.digits()));
  const auto cell = [&](std::size_t i) {
    return c.cells.empty() ? std::string() : say_.cell(c.cells[i]);
  };
  const std::string says =
      say_.say(says_of(say_, c),
               {{"n", n},
                {"times", say_.say(n == "2" ? say_.words.twice : say_.words.times, {{"n", n}})},
                {"counts", counts_of(say_, c)},
                {"a", cell(0)},
                {"middle", cell(c.cells.size() / 2)},
                {"b", cell(c.cells.size() - 1)},
                {"values", values.empty() ? std::string() : say_.join(values, last)}});
  const std::string where = rule_where(unit);
  return where == rule_name(say_, unit)
             ? where + " " + says
             : say_.say(say_.words.rule_says, {{"rule", where}, {"a", says}});
}

// "cage 4, in r1c1 and r1c2", "thermometer 1, from r1c1 to r4c2".
std::string Slots::rule_where(const Unit& unit) const {
  std::string name = rule_name(say_, unit);
  const Constraint& c = e_.layout.constraints()[unit.a];
  if (unit.b || c.cells.empty() || called_by_cells.has(c.kind)) return name;
  constexpr std::size_t few = 4;
  if (c.cells.size() <= few)
    return say_.say(say_.words.rule_in, {{"rule", name}, {"cells", say_.cells(c.cells)}});
  return say_.say(
      say_.words.rule_from,
      {{"rule", name}, {"a", say_.cell(c.cells.front())}, {"b", say_.cell(c.cells.back())}});
}

std::string Slots::first_rule_where() const {
  const auto units = rule_units();
  return units.empty() ? std::string(hole) : rule_where(units[0]);
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
  const bool inside = std::ranges::all_of(b.factors, [](const auto& f) { return f.second == 1; });
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
  return say_.say(
      b.houses.size() == 1 ? say_.words.balance_one : say_.words.balance,
      {{"houses", say_.houses(b.houses)},
       {"n", std::to_string(b.whole)},
       {"a",
        capital(say_.say(b.taken.size() == 1 ? say_.words.comes_to : say_.words.come_to,
                         {{"cells", rule_names(say_, b.taken)}, {"n", std::to_string(b.part)}})) +
            (filled.empty() ? std::string()
                            : say_.say(say_.words.filled_come_to,
                                       {{"cells", joined(filled)}, {"n", std::to_string(held)}}))},
       {"lines",
        say_.say(left,
                 {{"cells", joined(more)}, {"n", std::to_string(rest)}, {"a", joined(less)}})}});
}
std::string Slots::balance_houses() const { return say_.houses(balanced(e_, 0).houses); }

}  // namespace clew::words
