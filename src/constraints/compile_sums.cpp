// Kinds that add or count.
#include <bit>
#include <numeric>

#include "constraints/compile.h"
#include "constraints/shape.h"
#include "constraints/sums.h"

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;

// Returns whether the values of some of the digits, one or more, add to a total above 0.
bool some_add_to(const Values& values, DigitSet set, int total) {
  std::vector<bool> sums(static_cast<std::size_t>(values.sum_of(set)) + 1);
  sums[0] = true;
  for (const Digit digit : set) {
    const auto v = static_cast<std::size_t>(values.of_digit(digit));
    for (std::size_t s = sums.size(); s-- > v;)
      if (sums[s - v]) sums[s] = true;
  }
  return total > 0 && static_cast<std::size_t>(total) < sums.size() &&
         sums[static_cast<std::size_t>(total)];
}

}  // namespace

bool Compiler::cages() {
  switch (c_.kind) {
    case Kind::cage: {
      const auto good = [&](DigitSet set) {
        return std::ranges::find(c_.values, layout_.values().sum_of(set)) != c_.values.end();
      };
      if (c_.values.empty()) {
        parts_.differ.push_back({c_.cells});
      } else if (c_.values.size() == 1 && top_ > 16) {  // too many sets: as a sum
        parts_.differ.push_back({c_.cells});
        std::vector<Term> terms;
        for (CellId c : c_.cells) terms.push_back({c, 1});
        total(std::move(terms), c_.values[0]);
      } else if (c_.values.size() == 1 && layout_.values().are_consecutive()) {
        const int more = (least() - 1) * static_cast<int>(c_.cells.size());  // than the digits
        one_of(sets_adding_to(layout_.all_digits(), c_.cells.size(), c_.values[0] - more));
      } else {
        family(good);
      }
      return true;
    }
    case Kind::rellik:
      family([&](DigitSet set) { return !some_add_to(layout_.values(), set, c_.values[0]); });
      return true;
    case Kind::equality_cage:
      family([&](DigitSet set) {
        int odd = 0, low = 0;
        for (const Digit d : set) {
          odd += value(d) % 2 ? 1 : -1;
          low += 2 * d <= top_ ? 1 : -1;
        }
        const int mid = middle(top_);
        return odd == 0 && low == 0 && !(mid && set.has(static_cast<Digit>(mid)));
      });
      return true;
    case Kind::renban:
      family([&](DigitSet set) {
        const int low = value(set.first()), high = value(std::bit_width(set.bits));
        return high - low + 1 == set.size();
      });
      return true;
    default:
      return false;
  }
}

// The pill is read as a number; its digits go down to 9.
void Compiler::pill(Cells pill, Cells shaft) {
  for (CellId c : pill) unary(c, [](int d) { return d <= 9; });
  std::vector<Term> terms;
  for (CellId c : shaft) terms.push_back({c, 1});
  const int most = greatest() * static_cast<int>(shaft.size());
  int weight = -1;
  for (std::size_t i = pill.size(); i-- > 0;) {
    if (weight < -most) {  // more than the shaft can come to, unless it is 0
      parts_.never |= least() > 0;
      unary(pill[i], [](int d) { return d == 0; });
      continue;
    }
    terms.push_back({pill[i], weight});
    weight *= 10;
  }
  total(std::move(terms), 0);
}

bool Compiler::sums() {
  switch (c_.kind) {
    case Kind::sum:
    case Kind::little_killer: {
      std::vector<Term> terms;
      for (std::size_t i = 0; i < c_.cells.size(); ++i)
        terms.push_back({c_.cells[i], c_.values.size() > 1 ? c_.values[i + 1] : 1});
      total(std::move(terms), c_.values[0]);
      return true;
    }
    case Kind::arrow: {
      const auto all = lists(c_);
      for (std::size_t i = 1; i < all.size(); ++i)
        if (all[0].size() == 1)
          same_sum(all[i], all[0]);
        else
          pill(all[0], all[i]);
      return true;
    }
    case Kind::double_arrow: {
      const Cells all = c_.cells;
      const CellId ends[] = {all.front(), all.back()};
      same_sum(all.subspan(1, all.size() - 2), ends);
      return true;
    }
    case Kind::region_sum: {
      const auto all = pieces(layout_, c_);
      for (std::size_t i = 0; i + 1 < all.size(); ++i) same_sum(all[i], all[i + 1]);
      return true;
    }
    case Kind::equal_sums: {
      const auto all = lists(c_);
      for (std::size_t i = 0; i + 1 < all.size(); ++i) same_sum(all[i], all[i + 1]);
      return true;
    }
    case Kind::zipper: {
      const Cells all = c_.cells;
      const std::size_t half = all.size() / 2;
      const auto two = [&](std::size_t i) {
        return std::vector<CellId>{all[i], all[all.size() - 1 - i]};
      };
      for (std::size_t i = 0; i < half; ++i) {
        if (all.size() % 2)
          same_sum(two(i), all.subspan(half, 1));
        else if (i + 1 < half)
          same_sum(two(i), two(i + 1));
      }
      return true;
    }
    default:
      return false;
  }
}

bool Compiler::counts() {
  switch (c_.kind) {
    case Kind::quadruple:
    case Kind::contain:
    case Kind::contain_exactly:
      for (const Digit d : layout_.all_digits()) {
        const int said = static_cast<int>(std::ranges::count(c_.values, value(d)));
        const bool exactly = c_.kind == Kind::contain_exactly;
        if (said)
          count(c_.cells, DigitSet::of(d), [&](int n) { return exactly ? n == said : n >= said; });
      }
      return true;
    case Kind::look_and_say:
      for (std::size_t i = 0; i < c_.values.size(); i += 2)
        count(c_.cells, set_of_value(c_.values[i + 1]), [&](int n) { return n == c_.values[i]; });
      return true;
    case Kind::counting_circles:
      // There are as many circles as the values in them add up to.
      for (const Digit d : layout_.all_digits()) {
        const int circles = static_cast<int>(c_.cells.size());
        const DigitSet others = layout_.all_digits() - DigitSet::of(d);
        const int v = value(d);
        const bool without = some_add_to(layout_.values(), others, circles);
        const bool with = circles == v || some_add_to(layout_.values(), others, circles - v);
        count(c_.cells, DigitSet::of(d),
              [&](int n) { return (n == 0 && without) || (n == v && with); });
      }
      return true;
    case Kind::same_values: {
      // As often in each as in the first: of the statements "has it" there and "has it not" here,
      // as many are true as there are cells here.
      const auto all = lists(c_);
      for (std::size_t g = 1; g < all.size(); ++g) {
        if (all[g].size() != all[0].size()) parts_.never = true;
        for (const Digit d : layout_.all_digits()) {
          std::vector<Some::Literal> literals;
          for (CellId c : all[0]) literals.push_back({c, DigitSet::of(d)});
          for (CellId c : all[g]) literals.push_back({c, layout_.all_digits() - DigitSet::of(d)});
          some(std::move(literals),
               [n = static_cast<int>(all[g].size())](int k) { return k == n; });
        }
      }
      return true;
    }
    case Kind::count_distinct:
      return told_once(&Compiler::told_by_control);
    default:
      return false;
  }
}

// By how many different digits the others hold.
bool Compiler::told_by_control() {
  const auto both = lists(c_);
  for (CellId control : both[0]) {
    std::vector<CellId> cells(both[1].begin(), both[1].end());
    const std::size_t n = cells.size();
    cells.push_back(control);
    chain(std::move(cells), {{0},
                             [this, n](std::size_t i, State seen, int d, States& to) {
                               const auto digits = static_cast<std::uint64_t>(seen);
                               if (i < n)
                                 to.push_back(static_cast<State>(digits | set_of_value(d).bits));
                               else if (std::popcount(digits) == d)
                                 to.push_back(0);
                             },
                             [](State) { return true; }});
  }
  return true;
}

}  // namespace clew::constraints
