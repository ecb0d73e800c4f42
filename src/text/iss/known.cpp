// A relation is compared as a set of pairs. An automaton is compared as the least layered automaton
// of its line's length, which is the same for all that accept the same words (its states are
// numbered by the first word that leads to each).
#include "text/iss/known.h"

#include <algorithm>
#include <cstdlib>

#include "text/iss/known_automata.h"

namespace clew::text::iss {
namespace {

using Kind = Constraint::Kind;

std::vector<int> normal(std::vector<int> pairs) {
  std::vector<std::pair<int, int>> all;
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) all.emplace_back(pairs[i], pairs[i + 1]);
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  pairs.clear();
  for (const auto& [a, b] : all) pairs.insert(pairs.end(), {a, b});
  return pairs;
}

/// Compares one relation with those of the kinds.
class Relation {
 public:
  Relation(const std::vector<int>& pairs, int digits, bool counted)
      : pairs_(normal(pairs)), digits_(digits), counted_(counted) {}

  bool says_nothing() const {
    return is([](int, int) { return true; }) || pairs_.empty();
  }
  bool is_symmetric() const {
    std::vector<int> turned;
    for (std::size_t i = 0; i < pairs_.size(); i += 2)
      turned.insert(turned.end(), {pairs_[i + 1], pairs_[i]});
    return normal(std::move(turned)) == pairs_;
  }

  std::optional<KnownRule> of_two() const {
    if (is([](int a, int b) { return a == b; }))
      return KnownRule{.kind = Kind::clone, .splits = {1}};
    if (is([](int a, int b) { return a != b; })) return KnownRule{Kind::group};
    if (is([](int a, int b) { return a > b; })) return KnownRule{Kind::greater};
    if (is([](int a, int b) { return a < b; }))
      return KnownRule{.kind = Kind::greater, .reversed = true};
    for (int n = 1; n < digits_; ++n)
      if (is([n](int a, int b) { return std::abs(a - b) == n; }))
        return rule(Kind::difference, n, 1);
    for (int n = 2; counted_ && n <= digits_; ++n)
      if (is([n](int a, int b) { return a == n * b || b == n * a; }))
        return rule(Kind::ratio, n, 2);
    for (int n = 2; counted_ && n <= 2 * digits_; ++n)
      if (is([n](int a, int b) { return a + b == n; })) return rule(Kind::pair_sum, n, 0);
    return of_line();
  }

  std::optional<KnownRule> of_line() const {
    for (const bool back : {false, true}) {
      if (is([back](int a, int b) { return back ? a > b : a < b; }))
        return KnownRule{.kind = Kind::thermometer, .reversed = back};
      if (is([back](int a, int b) { return back ? a >= b : a <= b; }))
        return KnownRule{.kind = Kind::slow_thermometer, .reversed = back};
    }
    for (int n = 2; n < digits_; ++n)
      if (is([n](int a, int b) { return std::abs(a - b) >= n; }))
        return rule(Kind::whispers, n, (digits_ + 1) / 2);
    if (is([](int a, int b) { return (a - b) % 2 != 0; })) return rule(Kind::modular, 2, 3);
    return {};
  }

  std::optional<KnownRule> of_every_pair() const {
    if (is([](int a, int b) { return a != b; })) return KnownRule{Kind::group};
    if (is([](int a, int b) { return std::abs(a - b) > 1; })) return KnownRule{Kind::nabner};
    return {};
  }

 private:
  template <class Good>
  bool is(const Good& good) const {
    std::vector<int> pairs;
    for (int a = 1; a <= digits_; ++a)
      for (int b = 1; b <= digits_; ++b)
        if (good(a, b)) pairs.insert(pairs.end(), {a, b});
    return pairs == pairs_;
  }
  // The usual number of a kind is left out.
  static KnownRule rule(Kind kind, int n, int usual) {
    return {.kind = kind, .values = n == usual ? std::vector<int>{} : std::vector{n}};
  }

  std::vector<int> pairs_;
  int digits_;
  bool counted_;
};

std::optional<KnownRule> of_relation(const ConstraintSpec& c, int digits, bool counted) {
  const Relation relation(c.values, digits, counted);
  if (relation.says_nothing()) return {};
  if (c.cells.size() == 2 && (c.kind == Kind::pair || relation.is_symmetric()))
    return relation.of_two();
  return c.kind == Kind::pair ? relation.of_line() : relation.of_every_pair();
}

std::optional<KnownRule> of_automaton(const ConstraintSpec& c, int digits, bool counted) {
  const WordSet words(c.values, c.cells.size(), digits);
  if (words.empty()) return {};
  if (c.cells.size() == 1) {
    const auto values = words.first_digits();
    for (const Kind kind : {Kind::odd, Kind::even}) {
      std::vector<int> all;
      for (int d = kind == Kind::odd ? 1 : 2; d <= digits; d += 2) all.push_back(d);
      if (counted && values == all) return KnownRule{kind};
    }
    return KnownRule{.kind = Kind::candidates, .values = values};
  }
  if (c.cells.size() == 2) {
    const ConstraintSpec pair{.kind = Kind::pair, .cells = c.cells, .values = words.pairs()};
    return of_relation(pair, digits, counted);
  }
  return known_words(words, counted);
}

}  // namespace

std::optional<KnownRule> known_rule(const ConstraintSpec& c, int digits, bool counted) {
  auto cells = c.cells;
  std::ranges::sort(cells);
  if (std::ranges::adjacent_find(cells) != cells.end()) return {};
  return c.kind == Kind::automaton ? of_automaton(c, digits, counted)
                                   : of_relation(c, digits, counted);
}

ConstraintSpec as_known(const ConstraintSpec& c, const KnownRule& rule) {
  ConstraintSpec result{.kind = rule.kind,
                        .cells = c.cells,
                        .splits = rule.splits,
                        .values = rule.values,
                        .label = c.label};
  if (rule.reversed) std::ranges::reverse(result.cells);
  return result;
}

}  // namespace clew::text::iss
