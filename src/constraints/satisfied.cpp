#include <algorithm>

#include "constraints/connected.h"
#include "constraints/holds.h"
#include "constraints/parts.h"

namespace clew::constraints {
namespace {

class Check {
 public:
  Check(const Layout& layout, std::span<const Digit> digits) : layout_(layout), digits_(digits) {}

  bool operator()(const Unary& u) const { return u.digits.has(digits_[u.cell]); }
  bool operator()(const Differ& d) const { return set_of(d.cells).size() == ssize(d.cells); }
  bool operator()(const Set& s) const {
    return set_of(s.cells).size() == ssize(s.cells) &&
           std::ranges::find(s.family, set_of(s.cells)) != s.family.end();
  }
  bool operator()(const Total& t) const {
    std::int64_t sum = 0;
    for (const Term& term : t.terms) sum += std::int64_t{term.factor} * digits_[term.cell];
    return sum == t.total;
  }
  bool operator()(const Chain& c) const {
    std::uint16_t state = 0;
    for (std::size_t i = 0; i < c.cells.size(); ++i) {
      const auto& edges = c.layers[i].edges[digits_[c.cells[i]] - 1u];
      const auto edge = std::ranges::find(edges, state, &Layer::Edge::from);
      if (edge == edges.end()) return false;
      state = edge->to;
    }
    return true;
  }
  bool operator()(const Some& s) const {
    const auto number = std::ranges::count_if(
        s.literals, [&](const auto& l) { return l.digits.has(digits_[l.cell]); });
    return s.allowed[static_cast<std::size_t>(number)];
  }
  bool operator()(const Connected& c) const {
    std::vector<DigitSet> cells = sets_of(c.cells);
    return narrow(c, cells);
  }
  bool operator()(const Region& r) const {
    std::vector<DigitSet> cells = sets_of(r.cells), labels = sets_of(r.labels);
    return narrow(r, layout_.all_digits(), cells, labels);
  }
  bool operator()(const Either& e) const {
    return std::ranges::any_of(e.choices,
                               [&](const Parts& p) { return satisfied(p, layout_, digits_); });
  }
  bool operator()(const Test& t) const { return holds(layout_, t.constraint, digits_); }

 private:
  template <class T>
  static int ssize(const std::vector<T>& v) {
    return static_cast<int>(v.size());
  }
  std::vector<DigitSet> sets_of(const std::vector<CellId>& cells) const {
    std::vector<DigitSet> sets;
    for (const CellId c : cells) sets.push_back(DigitSet::of(digits_[c]));
    return sets;
  }
  DigitSet set_of(const std::vector<CellId>& cells) const {
    DigitSet set;
    for (CellId c : cells) set.add(digits_[c]);
    return set;
  }

  const Layout& layout_;
  std::span<const Digit> digits_;
};

}  // namespace

bool satisfied(const Parts& parts, const Layout& layout, std::span<const Digit> digits) {
  const Check check(layout, digits);
  const auto pair = [&](const Pair& p) {
    return parts.relations[p.relation][digits[p.a] - 1u].has(digits[p.b]);
  };
  return !parts.never && std::ranges::all_of(parts.unaries, check) &&
         std::ranges::all_of(parts.differ, check) && std::ranges::all_of(parts.pairs, pair) &&
         std::ranges::all_of(parts.sets, check) && std::ranges::all_of(parts.totals, check) &&
         std::ranges::all_of(parts.chains, check) && std::ranges::all_of(parts.somes, check) &&
         std::ranges::all_of(parts.connected, check) && std::ranges::all_of(parts.regions, check) &&
         std::ranges::all_of(parts.eithers, check) && std::ranges::all_of(parts.tests, check);
}

}  // namespace clew::constraints
