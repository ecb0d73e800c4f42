// A constraint and the digits of a full grid: the input of `KindMeaning::holds`.
#pragma once

#include <algorithm>
#include <set>
#include <span>
#include <vector>

#include "constraints/cell_values.h"
#include "constraints/shape.h"
#include "model/kinds.h"

namespace clew::constraints {

using Digits = std::vector<int>;  // as the layout writes them: values

struct Claim {
  Claim(const Layout& of, const Constraint& constraint, const Scope& in, std::span<const Digit> all)
      : layout(of),
        c(constraint),
        scope(in),
        digits(all),
        top(of.digits()),
        values(of, constraint.kind),
        x(at(c.cells)) {}

  int at(CellId cell) const { return values.value(cell, digits); }
  int digit(int value) const { return layout.digit_of(value); }
  Digits at(std::span<const CellId> cells) const {
    Digits result;
    for (const CellId cell : cells) result.push_back(at(cell));
    return result;
  }
  int least() const { return layout.value(1); }
  int greatest() const { return layout.value(top); }
  /// The first number of the constraint, or the usual one of its kind.
  int number() const { return first_value(c, top); }
  /// The same as an amount of values.
  int amount() const { return number() * values.unit(); }
  bool has_value(int v) const { return std::ranges::find(c.values, v) != c.values.end(); }

  template <class Good>
  bool each(Good good) const {
    return std::ranges::all_of(x, good);
  }
  template <class Good>
  bool each_value(Good good) const {
    return std::ranges::all_of(c.values, good);
  }
  template <class Good>
  bool each(const std::vector<CellPair>& pairs, Good good) const {
    return std::ranges::all_of(pairs, [&](CellPair p) { return good(at(p.first), at(p.second)); });
  }
  template <class Good>
  bool each_step(Good good) const {
    for (std::size_t i = 0; i + 1 < x.size(); ++i)
      if (!good(x[i], x[i + 1])) return false;
    return true;
  }
  template <class Good>
  bool every_pair(Good good) const {
    for (std::size_t i = 0; i < x.size(); ++i)
      for (std::size_t j = i + 1; j < x.size(); ++j)
        if (!good(x[i], x[j])) return false;
    return true;
  }
  /// The neighbours that no mark exempts from a kind of the whole layout.
  std::vector<CellPair> unmarked() const {
    return constraints::unmarked(layout, c.kind != Constraint::Kind::no_sum, scope);
  }
  std::vector<CellId> compared(CellId cell) const {
    return constraints::compared(layout, c.kind, cell, scope);
  }
  bool no_repeats() const {
    std::set<int> different;
    return std::ranges::all_of(c.cells,
                               [&](CellId cell) { return different.insert(digits[cell]).second; });
  }

  const Layout& layout;
  const Constraint& c;
  const Scope& scope;
  std::span<const Digit> digits;
  int top;  // number of digits
  CellValues values;
  Digits x;  // values of the constraint's cells
};

inline int sum(std::span<const int> x) {
  int total = 0;
  for (const int d : x) total += d;
  return total;
}

inline int times(int digit, const Digits& x) {
  return static_cast<int>(std::ranges::count(x, digit));
}

inline bool differ_by(int a, int b, int n) { return a - b == n || b - a == n; }

}  // namespace clew::constraints
