// Sentences that say a constraint, where its kind alone does not: sums as reckonings, relations by name
// or by an example, choices case by case.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>

#include "constraints/pieces.h"
#include "logic/words/rules.h"
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

std::string says_of(const Speech&, const Constraint&);

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

// "r1c2 + r1c3 = r1c1, r2c1 + r3c1 = r1c1", for arrows with one digit in the circle; empty if that would be
// long.
std::string reckoning(const Speech& say, const Constraint& c) {
  constexpr std::size_t most_cells = 8;
  if (c.kind != Kind::arrow || c.cells.size() > most_cells || c.splits.empty() || c.splits[0] != 1)
    return {};
  std::vector<std::string> items;
  for (std::size_t i = 0; i < c.splits.size(); ++i) {
    const std::size_t end = i + 1 < c.splits.size() ? c.splits[i + 1] : c.cells.size();
    std::string sum;
    for (std::size_t k = c.splits[i]; k < end; ++k)
      sum += (sum.empty() ? "" : " + ") + say.cell(c.cells[k]);
    items.push_back(sum + " = " + say.cell(c.cells[0]));
  }
  return say.say(say.words.reckons, {{"a", say.join(items, say.words.both)}});
}

// "the sum of r1c1 and r1c2 is greater by 3 than that of r2c1", for sums that subtract cells; empty for other
// sums.
std::string difference(const Speech& say, const Constraint& c) {
  if (c.kind != Kind::sum || c.values.size() != c.cells.size() + 1) return {};
  std::vector<std::string> sides[2];
  for (std::size_t i = 0; i < c.cells.size(); ++i) {
    const int factor = c.values[i + 1];
    if (factor != 1 && factor != -1) return {};
    sides[factor < 0].push_back(say.cell(c.cells[i]));
  }
  if (sides[0].empty() || sides[1].empty()) return {};
  if (c.values[0] < 0) std::swap(sides[0], sides[1]);
  const std::string told =
      say.say(c.values[0] == 0 ? say.words.come_to_as_much : say.words.come_to_more,
              {{"n", std::to_string(std::abs(c.values[0]))},
               {"cells", say.join(sides[0], say.words.both)},
               {"a", say.join(sides[1], say.words.both)}});
  return say.say(say.words.reckons, {{"a", told}});
}

// ---- relations

using Allowed = std::function<bool(int, int)>;

Allowed allowed_by(const Constraint& c) {
  return [&c](int a, int b) {
    for (std::size_t i = 0; i + 1 < c.values.size(); i += 2)
      if (c.values[i] == a && c.values[i + 1] == b) return true;
    return false;
  };
}

// Returns true if neighbours can hold the same digit.
bool may_repeat(const Layout& layout, const Constraint& c) {
  for (std::size_t i = 0; i + 1 < c.cells.size(); ++i)
    if (!layout.sees(c.cells[i], c.cells[i + 1])) return true;
  return false;
}

// Returns true if two relations agree on all pairs of digits, which count by their values; on pairs of
// the same digit only if neighbours can hold it.
bool is_same(const Allowed& a, const Allowed& b, const Layout& layout, bool repeats) {
  for (int d = 1; d <= layout.digits(); ++d)
    for (int e = 1; e <= layout.digits(); ++e)
      if ((d != e || repeats) &&
          a(layout.value(d), layout.value(e)) != b(layout.value(d), layout.value(e)))
        return false;
  return true;
}

// The name of a relation; empty if it has none.
std::string known_relation(const Speech& say, const Allowed& allowed, bool repeats) {
  const Catalogue& w = say.words;
  const auto is = [&](const Allowed& known) {
    return is_same(allowed, known, say.layout, repeats);
  };
  const auto with = [&](std::string_view words, int n) {
    return say.say(words, {{"n", std::to_string(n)}});
  };
  if (is([](int a, int b) { return a < b; })) return std::string(w.relation_rises);
  if (is([](int a, int b) { return a > b; })) return std::string(w.relation_falls);
  if (is([](int a, int b) { return (a + b) % 2 == 0; })) return std::string(w.relation_alike);
  if (is([](int a, int b) { return (a + b) % 2 != 0; })) return std::string(w.relation_alternates);
  if (is([](int a, int b) { return a == 2 * b || b == 2 * a; }))
    return std::string(w.relation_doubles);
  for (int n = 1; n <= 2 * say.layout.value(say.layout.digits()); ++n) {
    if (is([n](int a, int b) { return std::abs(a - b) >= n; })) return with(w.relation_apart, n);
    if (is([n](int a, int b) { return std::abs(a - b) <= n; })) return with(w.relation_near, n);
    if (is([n](int a, int b) { return std::abs(a - b) == n; })) return with(w.relation_differs, n);
    if (is([n](int a, int b) { return std::abs(a - b) != n; })) return with(w.relation_no_step, n);
    if (is([n](int a, int b) { return a + b == n; })) return with(w.relation_adds, n);
    if (is([n](int a, int b) { return a + b != n; })) return with(w.relation_no_sum, n);
    if (is([n](int a, int b) { return a + b >= n; })) return with(w.relation_least, n);
    if (is([n](int a, int b) { return a + b <= n; })) return with(w.relation_most, n);
  }
  return {};
}

// The name of a relation, or else an example of what it allows and one of what it forbids.
std::string relation(const Speech& say, const Constraint& c) {
  const Layout& layout = say.layout;
  const Allowed allowed = allowed_by(c);
  const bool of_all = c.kind == Kind::every_pair;
  if (!of_all)
    if (auto known = known_relation(say, allowed, may_repeat(layout, c)); !known.empty())
      return known;
  std::string good, bad;
  for (int d = 1; d <= layout.digits(); ++d)
    for (int e = 1; e <= layout.digits(); ++e)
      if (d != e) {
        std::string& example = allowed(layout.value(d), layout.value(e)) ? good : bad;
        if (example.empty())
          example =
              layout.symbol(static_cast<Digit>(d)) + "-" + layout.symbol(static_cast<Digit>(e));
      }
  if (good.empty() || bad.empty()) return std::string(say.words.relation_any);
  return say.say(of_all ? say.words.relation_of_all : say.words.relation_example,
                 {{"a", good}, {"b", bad}});
}

// ---- choices

// "a 7-cage in r1c1 and r1c2 adds to 7 without repeats", "r1c1 is 3 or 4".
std::string inner_told(const Speech& say, const Constraint& inner) {
  if (inner.cells.empty())
    return say.say(say.words.inner_of_all, {{"rule", name(inner.kind, say.words.language)}});
  if (inner.kind == Kind::candidates && inner.cells.size() == 1) {
    std::vector<std::string> values;
    for (const int v : inner.values) values.push_back(say.value(v));
    return say.say(say.words.is, {{"cells", say.cells(inner.cells)},
                                  {"digits", say.join(values, say.words.either)}});
  }
  return say.say(say.words.inner_says, {{"rule", name(inner.kind, say.words.language)},
                                        {"cells", say.cells(inner.cells)},
                                        {"a", says_of(say, inner)}});
}

// "is this: a 7-cage …; or r1c1 is 3; or one of 4 others". Of choices of many rules only the first is told.
std::string choices(const Speech& say, const Constraint& c) {
  constexpr std::size_t many = 3;  // rules of a choice
  std::vector<std::string> items;
  std::size_t rules = 0, most_rules = 0;  // of one choice
  for (std::size_t i = 0; i < c.inner.size(); ++i) {
    const bool begins = i == 0 || std::ranges::find(c.splits, i) != c.splits.end();
    rules = begins ? 1 : rules + 1;
    most_rules = std::max(most_rules, rules);
    const std::string told = inner_told(say, c.inner[i]);
    if (begins)
      items.push_back(told);
    else
      items.back() += std::string(say.words.both) + told;
  }
  const std::size_t n = items.size(), most = most_rules >= many ? 2 : 3;
  if (n > most) {
    items.resize(most - 1);
    items.push_back(say.say(say.words.other_choices, {{"n", std::to_string(n - most + 1)}}));
  }
  std::string all;
  for (const std::string& item : items)
    all += (all.empty() ? "" : std::string(say.words.or_else)) + item;
  return say.say(say.words.one_choice, {{"a", all}});
}

// "1-3-5-7": a row of digits that an automaton allows, with few repeats. Every edge leads to the end.
std::string word_of(const Speech& say, const Unit& unit) {
  const auto piece = constraints::piece_of(say.layout, unit.a, unit.b);
  if (!piece) return {};
  std::string word;
  if (piece->parts.sets.size() == 1)
    for (const Digit d : piece->parts.sets[0].family[0])
      word += (word.empty() ? "" : "-") + say.digit(d);
  if (piece->parts.chains.size() != 1) return word;
  DigitSet used;
  std::uint16_t state = 0;
  for (const constraints::Layer& layer : piece->parts.chains[0].layers) {
    const constraints::Layer::Edge* taken = nullptr;
    Digit digit = 0;
    for (std::size_t i = 0; i < layer.edges.size(); ++i) {
      const auto d = static_cast<Digit>(i + 1);
      const auto edge = std::ranges::find(layer.edges[i], state, &constraints::Layer::Edge::from);
      if (edge == layer.edges[i].end() || (taken && !(used.has(digit) && !used.has(d)))) continue;
      taken = &*edge;
      digit = d;
    }
    if (!taken) return {};
    used.add(digit);
    word += (word.empty() ? "" : "-") + say.digit(digit);
    state = taken->to;
  }
  return word;
}

std::string_view words_of(const Speech& say, const Constraint& c) {
  if (c.kind == Kind::cage && c.values.empty()) return say.words.no_repeats;
  if (c.kind == Kind::zipper && c.cells.size() % 2) return say.words.to_the_middle;
  return say.words.rule(c.kind);
}

std::string says_of(const Speech& say, const Constraint& c) {
  if (c.kind == Kind::pair || c.kind == Kind::every_pair) return relation(say, c);
  if (c.kind == Kind::either) return choices(say, c);
  if (std::string sum = reckoning(say, c); !sum.empty()) return sum;
  if (std::string sum = difference(say, c); !sum.empty()) return sum;
  std::vector<std::string> values;
  const auto shown = [&](int v) { return lists_digits(c.kind) ? say.value(v) : std::to_string(v); };
  for (const int v : c.values) values.push_back(shown(v));
  const auto last = with_all_values.has(c.kind) ? say.words.both : say.words.either;
  const std::string n = shown(first_value(c, say.layout.digits()));
  const auto cell = [&](std::size_t i) {
    return c.cells.empty() ? std::string() : say.cell(c.cells[i]);
  };
  return say.say(words_of(say, c),
                 {{"n", n},
                  {"times", say.say(n == "2" ? say.words.twice : say.words.times, {{"n", n}})},
                  {"counts", counts_of(say, c)},
                  {"a", cell(0)},
                  {"middle", cell(c.cells.size() / 2)},
                  {"b", cell(c.cells.size() - 1)},
                  {"least", say.digit(1)},
                  {"greatest", say.digit(static_cast<Digit>(say.layout.digits()))},
                  {"values", values.empty() ? std::string() : say.join(values, last)}});
}

std::string region_told(const Speech& say, const Unit& unit) {
  const auto piece = constraints::piece_of(say.layout, unit.a, unit.b);
  if (!piece || piece->parts.regions.empty()) return std::string(say.words.region_order_says);
  return say.say(
      piece->parts.regions[0].complete ? say.words.region_says : say.words.region_says_size,
      {{"n", std::to_string(unit.b)}, {"size", std::to_string(piece->parts.connected[0].size)}});
}

}  // namespace

std::string rule_told(const Speech& say, const Unit& unit) {
  const Constraint& c = say.layout.constraints()[unit.a];
  if (c.kind == Kind::chaos && unit.b) return region_told(say, unit);
  if (c.kind == Kind::modifier && unit.b) return modifier_told(say, unit);
  const std::string where = rule_where(say, unit) + " ";
  if (of_values.has(c.kind) && say.layout.kinds().has(Kind::modifier))
    return where + says_of(say, c) + std::string(say.words.in_values);
  if (c.kind != Kind::automaton) return where + says_of(say, c);
  const std::string example = word_of(say, unit);
  return where + (example.empty() ? says_of(say, c)
                                  : say.say(say.words.automaton_example, {{"a", example}}));
}

}  // namespace clew::words
