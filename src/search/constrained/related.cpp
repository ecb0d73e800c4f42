#include "search/constrained/related.h"

#include <cstdlib>
#include <set>

namespace clew::search {
namespace {

using Kind = Constraint::Kind;

constexpr std::size_t most_sets = 512;
constexpr int most_digits = 16;

// By digit: the digits that may be in a cell before or after it.
std::vector<DigitSet> companions(const Constraint& c, const Layout& layout) {
  const int digits = layout.digits();
  const auto listed = [&](int a, int b) {
    for (std::size_t i = 0; i < c.values.size(); i += 2)
      if (c.values[i] == a && c.values[i + 1] == b) return true;
    return false;
  };
  const auto good = [&](int a, int b) {
    return c.kind == Kind::nabner ? std::abs(a - b) > 1 : listed(a, b) || listed(b, a);
  };
  std::vector<DigitSet> result(static_cast<std::size_t>(digits) + 1);
  for (int a = 1; a <= digits; ++a)
    for (int b = 1; b <= digits; ++b)
      if (good(layout.value(a), layout.value(b)))
        result[static_cast<std::size_t>(a)].add(static_cast<Digit>(b));
  return result;
}

// Adds digits of `from` until `left` more are chosen. Returns false if there are too many sets.
bool grow(const std::vector<DigitSet>& companions, DigitSet chosen, DigitSet from, std::size_t left,
          std::vector<DigitSet>& family) {
  if (!left) {
    family.push_back(chosen);
    return family.size() <= most_sets;
  }
  for (const Digit d : from) {
    from = from - DigitSet::of(d);
    if (!grow(companions, chosen | DigitSet::of(d), from & companions[d], left - 1, family))
      return false;
  }
  return true;
}

}  // namespace

std::vector<constraints::Set> related_sets(const Layout& layout) {
  std::vector<constraints::Set> result;
  if (layout.digits() > most_digits) return result;
  for (const Constraint& c : layout.constraints()) {
    if (c.kind != Kind::nabner && c.kind != Kind::every_pair) continue;
    if (c.kind == Kind::nabner && layout.kinds().has(Kind::modifier)) continue;
    if (std::set<CellId>(c.cells.begin(), c.cells.end()).size() != c.cells.size()) continue;
    const auto with = companions(c, layout);
    bool alike = false;
    for (const Digit d : layout.all_digits()) alike = alike || with[d].has(d);
    if (alike) continue;
    constraints::Set set{c.cells, {}};
    if (grow(with, {}, layout.all_digits(), c.cells.size(), set.family) && !set.family.empty())
      result.push_back(std::move(set));
  }
  return result;
}

}  // namespace clew::search
