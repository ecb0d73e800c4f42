// Kinds about single cells, pairs, and pairs everywhere.
#include "constraints/compile.h"
#include "constraints/shape.h"

namespace clew::constraints {
namespace {
using Kind = Constraint::Kind;
}

bool Compiler::whole() {
  const auto has = [&](int n) { return std::ranges::find(c_.values, n) != c_.values.end(); };
  const auto each = [&](const std::vector<CellPair>& all, auto good) {
    const Relation relation = table(good);
    for (const auto& [a, b] : all) pair(a, b, relation);
  };
  switch (c_.kind) {
    case Kind::nonconsecutive:
      each(apart(layout_, 0, 1), [](int a, int b) { return std::abs(a - b) != 1; });
      return true;
    case Kind::diagonal_nonconsecutive:
      each(apart(layout_, 1, 1), [](int a, int b) { return std::abs(a - b) != 1; });
      return true;
    case Kind::antitaxicab:
      for (int digit = 1; digit <= top_; ++digit) {
        const int d = value(digit);
        if (d == 0 || (!c_.values.empty() && !has(d))) continue;
        for (int rows = 0; rows <= d / 2; ++rows)
          each(apart(layout_, rows, d - rows), [&](int a, int b) { return a != d || b != d; });
      }
      return true;
    case Kind::no_difference:
      each(unmarked(layout_, true), [&](int a, int b) { return !has(std::abs(a - b)); });
      return true;
    case Kind::no_ratio:
      each(unmarked(layout_, true), [&](int a, int b) {
        return std::ranges::none_of(c_.values, [&](int n) { return a == n * b || b == n * a; });
      });
      return true;
    case Kind::no_sum:
      each(unmarked(layout_, false), [&](int a, int b) { return !has(a + b); });
      return true;
    case Kind::no_move_sum:
      each(apart(layout_, c_.values[0], c_.values[1]), [&](int a, int b) {
        return std::find(c_.values.begin() + 2, c_.values.end(), a + b) == c_.values.end();
      });
      return true;
    case Kind::global_entropy:
    case Kind::global_modular:
      for (const auto& square : squares(layout_))
        for (int k = 0; k < 3; ++k) {
          DigitSet digits;
          for (const Digit d : layout_.all_digits())
            if ((c_.kind == Kind::global_entropy ? third(d, top_) : value(d) % 3) == k)
              digits.add(d);
          count(square, digits, [](int n) { return n > 0; });
        }
      return true;
    case Kind::flatmates: {
      if (!middle(top_)) return true;
      const DigitSet mid = DigitSet::of(static_cast<Digit>(middle(top_)));
      for (int c = 0; c < layout_.size(); ++c) {
        const auto [row, col] = layout_.cells()[c].place;
        const int above = layout_.at({row - 1, col}), below = layout_.at({row + 1, col});
        std::vector<Some::Literal> one{{static_cast<CellId>(c), layout_.all_digits() - mid}};
        if (above >= 0) one.push_back({static_cast<CellId>(above), DigitSet::of(1)});
        if (below >= 0)
          one.push_back({static_cast<CellId>(below), DigitSet::of(static_cast<Digit>(top_))});
        some(std::move(one), [](int n) { return n > 0; });
      }
      return true;
    }
    default:
      return false;
  }
}

bool Compiler::single_cells() {
  switch (c_.kind) {
    case Kind::odd:
    case Kind::even:
      for (CellId c : c_.cells)
        unary(c, [&](int d) { return (d % 2 == 1) == (c_.kind == Kind::odd); });
      return true;
    case Kind::candidates:
      for (CellId c : c_.cells)
        unary(c, [&](int d) { return std::ranges::find(c_.values, d) != c_.values.end(); });
      return true;
    case Kind::minimum:
    case Kind::maximum:
      for (CellId c : c_.cells)
        for (CellId other : compared(layout_, c_.kind, c))
          pair(c, other, [&](int a, int b) { return c_.kind == Kind::minimum ? a < b : a > b; });
      return true;
    case Kind::row_indexer:
    case Kind::column_indexer:
    case Kind::box_indexer:
      for (CellId c : c_.cells)
        for (const Index& at : indexed(layout_, c_.kind, c)) {
          if (at.other < 0)
            unary(c, [&](int d) { return d != at.value; });
          else
            pair(c, static_cast<CellId>(at.other),
                 [&](int a, int b) { return (a == at.value) == (b == at.back); });
        }
      return true;
    default:
      return false;
  }
}

bool Compiler::pairs() {
  const auto two = [&](auto good) {
    pair(c_.cells[0], c_.cells[1], good);
    return true;
  };
  const auto listed = [&](int a, int b) {
    for (std::size_t i = 0; i < c_.values.size(); i += 2)
      if (c_.values[i] == a && c_.values[i + 1] == b) return true;
    return false;
  };
  switch (c_.kind) {
    case Kind::difference:
      return two([n = value_or(c_, 1)](int a, int b) { return std::abs(a - b) == n; });
    case Kind::ratio:
      return two([n = value_or(c_, 2)](int a, int b) {
        return a == std::int64_t{n} * b || b == std::int64_t{n} * a;
      });
    case Kind::pair_sum:
      return two([&](int a, int b) { return a + b == c_.values[0]; });
    case Kind::greater:
      return two([](int a, int b) { return a > b; });
    case Kind::thermometer:
      steps([](int a, int b) { return a < b; });
      return true;
    case Kind::slow_thermometer:
      steps([](int a, int b) { return a <= b; });
      return true;
    case Kind::whispers:
      steps([n = value_or(c_, (top_ + 1) / 2)](int a, int b) { return std::abs(a - b) >= n; });
      return true;
    case Kind::palindrome:
      for (std::size_t i = 0, j = c_.cells.size() - 1; i < j; ++i, --j)
        pair(c_.cells[i], c_.cells[j], std::equal_to<int>());
      return true;
    case Kind::clone:
      for (std::size_t i = 0; i < c_.splits[0]; ++i)
        pair(c_.cells[i], c_.cells[c_.splits[0] + i], std::equal_to<int>());
      return true;
    case Kind::nabner:
      every_pair([](int a, int b) { return std::abs(a - b) > 1; });
      return true;
    case Kind::pair:
      steps(listed);
      return true;
    case Kind::every_pair:
      every_pair(listed);
      return true;
    case Kind::entropic:
    case Kind::modular: {
      const bool entropic = c_.kind == Kind::entropic;
      const int m = entropic ? 3 : value_or(c_, 3);
      if (m == 0) parts_.never = true;
      const auto alike = [&](int a, int b) {
        return entropic ? third(digit_of(a), top_) == third(digit_of(b), top_) : a % m == b % m;
      };
      const auto run = static_cast<std::size_t>(m);
      // Where there are no more classes than cells in a row, each returns after so many.
      const bool returns = m <= top_ || entropic;
      for (std::size_t i = 0; i < c_.cells.size(); ++i)
        for (std::size_t j = i + 1; j < c_.cells.size() && j <= i + run; ++j)
          if (j < i + run)
            pair(c_.cells[i], c_.cells[j], [&](int a, int b) { return !alike(a, b); });
          else if (returns)
            pair(c_.cells[i], c_.cells[j], alike);
      return true;
    }
    default:
      return false;
  }
}

}  // namespace clew::constraints
