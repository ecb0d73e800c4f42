#include "constraints/holds.h"

#include <algorithm>
#include <set>

#include "constraints/holds_lines.h"
#include "constraints/shape.h"

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;
using Digits = std::vector<int>;  // as the layout writes them: values

class Claim {
 public:
  Claim(const Layout& layout, const Constraint& c, std::span<const Digit> digits)
      : layout_(layout), c_(c), digits_(digits), top_(layout.digits()), x_(at(c.cells)) {}

  bool holds() const;

 private:
  int at(CellId c) const { return layout_.value(digits_[c]); }
  int digit(int value) const { return layout_.digit_of(value); }
  Digits at(std::span<const CellId> cells) const {
    Digits result;
    for (CellId c : cells) result.push_back(at(c));
    return result;
  }
  template <class Good>
  bool each(const std::vector<CellPair>& pairs, Good good) const {
    return std::ranges::all_of(pairs, [&](CellPair p) { return good(at(p.first), at(p.second)); });
  }
  bool has_value(int v) const { return std::ranges::find(c_.values, v) != c_.values.end(); }
  bool no_repeats() const { return std::set<int>(x_.begin(), x_.end()).size() == x_.size(); }

  bool whole() const;
  bool cages() const;
  bool sums() const;
  bool counts() const;
  bool indexes() const;
  bool either() const;
  bool full_rank() const;
  bool flatmates() const;
  bool every_square(bool entropy) const;
  bool extreme() const;

  const Layout& layout_;
  const Constraint& c_;
  std::span<const Digit> digits_;
  int top_;   // number of digits
  Digits x_;  // values of the constraint's cells
};

int sum(const Digits& x) {
  int total = 0;
  for (int d : x) total += d;
  return total;
}

int times(int digit, const Digits& x) { return static_cast<int>(std::ranges::count(x, digit)); }

bool differ_by(int a, int b, int n) { return a - b == n || b - a == n; }

bool Claim::every_square(bool entropy) const {
  return std::ranges::all_of(squares(layout_), [&](const auto& cells) {
    std::set<int> classes;
    for (int d : at(cells)) classes.insert(entropy ? third(digit(d), top_) : d % 3);
    return classes.size() == 3;
  });
}

bool Claim::flatmates() const {
  for (int c = 0; c < layout_.size(); ++c) {
    if (digits_[c] != middle(top_)) continue;
    const auto [row, col] = layout_.cells()[c].place;
    const int above = layout_.at({row - 1, col}), below = layout_.at({row + 1, col});
    if (!(above >= 0 && digits_[above] == 1) && !(below >= 0 && digits_[below] == top_))
      return false;
  }
  return true;
}

bool Claim::whole() const {
  switch (c_.kind) {
    case Kind::nonconsecutive:
      return each(apart(layout_, 0, 1), [](int a, int b) { return !differ_by(a, b, 1); });
    case Kind::diagonal_nonconsecutive:
      return each(apart(layout_, 1, 1), [](int a, int b) { return !differ_by(a, b, 1); });
    case Kind::antitaxicab:
      for (int a = 0; a < layout_.size(); ++a)
        for (int b = 0; b < a; ++b) {
          const Place p = layout_.cells()[a].place, q = layout_.cells()[b].place;
          const int steps = std::abs(p.row - q.row) + std::abs(p.col - q.col);
          if (at(static_cast<CellId>(a)) == steps && at(static_cast<CellId>(b)) == steps &&
              (c_.values.empty() || has_value(steps)))
            return false;
        }
      return true;
    case Kind::no_difference:
      return each(unmarked(layout_, true),
                  [&](int a, int b) { return !has_value(std::abs(a - b)); });
    case Kind::no_ratio:
      return each(unmarked(layout_, true), [&](int a, int b) {
        return std::ranges::none_of(c_.values, [&](int n) { return a == n * b || b == n * a; });
      });
    case Kind::no_sum:
      return each(unmarked(layout_, false), [&](int a, int b) { return !has_value(a + b); });
    case Kind::no_move_sum:
      return each(apart(layout_, c_.values[0], c_.values[1]), [&](int a, int b) {
        return std::find(c_.values.begin() + 2, c_.values.end(), a + b) == c_.values.end();
      });
    case Kind::global_entropy:
    case Kind::global_modular:
      return every_square(c_.kind == Kind::global_entropy);
    default:
      return flatmates();
  }
}

bool Claim::extreme() const {
  return std::ranges::all_of(c_.cells, [&](CellId c) {
    return std::ranges::all_of(compared(layout_, c_.kind, c), [&](CellId other) {
      return c_.kind == Kind::minimum ? at(c) < at(other) : at(c) > at(other);
    });
  });
}

bool Claim::cages() const {
  if (!no_repeats()) return false;
  switch (c_.kind) {
    case Kind::cage:
      return c_.values.empty() || has_value(sum(x_));
    case Kind::rellik: {  // no digits among them, one or more, add to it
      std::set<int> sums{0};
      for (int d : x_)
        for (int s : std::set<int>(sums)) sums.insert(s + d);
      return c_.values[0] == 0 || !sums.contains(c_.values[0]);
    }
    case Kind::equality_cage: {
      int odd = 0, low = 0;  // balances
      for (int d : x_) {
        if (digit(d) == middle(top_)) return false;
        odd += d % 2 ? 1 : -1;
        low += 2 * digit(d) <= top_ ? 1 : -1;
      }
      return odd == 0 && low == 0;
    }
    case Kind::renban:
      return std::ranges::max(x_) - std::ranges::min(x_) + 1 == static_cast<int>(x_.size());
    case Kind::lunchbox: {
      auto least = std::ranges::min_element(x_), most = std::ranges::max_element(x_);
      if (most < least) std::swap(least, most);
      return sum(Digits(least + 1, most)) == c_.values[0];
    }
    default:
      return true;
  }
}

bool Claim::sums() const {
  switch (c_.kind) {
    case Kind::sum: {
      long long total = 0;
      for (std::size_t i = 0; i < x_.size(); ++i)
        total += static_cast<long long>(x_[i]) * (c_.values.size() > 1 ? c_.values[i + 1] : 1);
      return total == c_.values[0];
    }
    case Kind::little_killer:
      return sum(x_) == c_.values[0];
    case Kind::arrow: {
      const auto all = lists(c_);
      long long circle = 0;
      for (int d : at(all[0])) {
        if (all[0].size() > 1 && d > 9) return false;  // no digit of a number
        circle = circle * 10 + d;
      }
      return std::all_of(all.begin() + 1, all.end(),
                         [&](auto shaft) { return sum(at(shaft)) == circle; });
    }
    case Kind::double_arrow:
      return sum(x_) == 2 * (x_.front() + x_.back());
    case Kind::region_sum: {
      std::set<int> totals;
      for (const auto& piece : pieces(layout_, c_)) totals.insert(sum(at(piece)));
      return totals.size() == 1;
    }
    default: {
      std::set<int> totals;
      for (const auto& piece : lists(c_)) totals.insert(sum(at(piece)));
      return totals.size() == 1;
    }
  }
}

bool Claim::counts() const {
  switch (c_.kind) {
    case Kind::clone: {
      const auto both = lists(c_);
      return at(both[0]) == at(both[1]);
    }
    case Kind::same_values: {
      std::set<std::multiset<int>> all;
      for (const auto& group : lists(c_)) {
        const Digits x = at(group);
        all.insert(std::multiset<int>(x.begin(), x.end()));
      }
      return all.size() == 1;
    }
    case Kind::look_and_say:
      for (std::size_t i = 0; i < c_.values.size(); i += 2)
        if (times(c_.values[i + 1], x_) != c_.values[i]) return false;
      return true;
    case Kind::counting_circles:
      return std::ranges::all_of(x_, [&](int d) { return times(d, x_) == d; });
    case Kind::count_distinct: {
      const auto both = lists(c_);
      const Digits x = at(both[1]);
      return std::ranges::all_of(both[0], [&](CellId c) {
        return at(c) == static_cast<int>(std::set<int>(x.begin(), x.end()).size());
      });
    }
    default:  // quadruple, contain, contain_exactly
      return std::ranges::all_of(c_.values, [&](int d) {
        const int here = times(d, x_), said = times(d, c_.values);
        return c_.kind == Kind::contain_exactly ? here == said : here >= said;
      });
  }
}

bool Claim::indexes() const {
  for (CellId c : c_.cells)
    for (const auto& [value, other, back] : indexed(layout_, c_.kind, c))
      if ((at(c) == value) != (other >= 0 && at(static_cast<CellId>(other)) == back)) return false;
  return true;
}

bool Claim::full_rank() const {
  int place = 1;
  for (const auto& line : lines_both_ways(layout_, c_.cells[0])) {
    if (line == c_.cells) continue;
    const Digits other = at(line);
    if (other < x_) ++place;
    if (other == x_ && (c_.values.size() < 2 || c_.values[1] == 0)) return false;
  }
  return place == c_.values[0];
}

bool Claim::either() const {
  bool so_far = true;
  for (std::size_t i = 0; i < c_.inner.size(); ++i) {
    if (std::ranges::find(c_.splits, i) != c_.splits.end()) {
      if (so_far) return true;
      so_far = true;
    }
    so_far = so_far && constraints::holds(layout_, c_.inner[i], digits_);
  }
  return so_far;
}

bool Claim::holds() const {
  const auto all = [&](auto good) { return std::ranges::all_of(x_, good); };
  const Kind kind = c_.kind;
  if (kind >= Kind::nonconsecutive && kind <= Kind::flatmates) return whole();
  if (kind == Kind::group) return no_repeats();
  if (told_by_houses.has(kind)) return true;
  if (without_repeats.has(kind)) return cages();
  if (is_along_a_line(kind)) return line_holds(layout_, c_, x_);
  switch (kind) {
    case Kind::odd:
      return all([](int d) { return d % 2 == 1; });
    case Kind::even:
      return all([](int d) { return d % 2 == 0; });
    case Kind::candidates:
      return all([&](int d) { return has_value(d); });
    case Kind::minimum:
    case Kind::maximum:
      return extreme();
    case Kind::sum:
    case Kind::little_killer:
    case Kind::arrow:
    case Kind::double_arrow:
    case Kind::region_sum:
    case Kind::equal_sums:
      return sums();
    case Kind::difference:
      return differ_by(x_[0], x_[1], value_or(c_, 1));
    case Kind::ratio:
      return x_[0] == value_or(c_, 2) * x_[1] || x_[1] == value_or(c_, 2) * x_[0];
    case Kind::pair_sum:
      return x_[0] + x_[1] == c_.values[0];
    case Kind::greater:
      return x_[0] > x_[1];
    case Kind::row_indexer:
    case Kind::column_indexer:
    case Kind::box_indexer:
      return indexes();
    case Kind::full_rank:
      return full_rank();
    case Kind::either:
      return either();
    case Kind::custom:
      return false;
    default:
      return counts();
  }
}

}  // namespace

bool holds(const Layout& layout, const Constraint& c, std::span<const Digit> digits) {
  return Claim(layout, c, digits).holds();
}

}  // namespace clew::constraints
