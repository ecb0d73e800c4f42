// Kinds of the whole layout.
#include <cstdlib>

#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

using Kind = Constraint::Kind;

// Houses and links of the layout hold it.
constexpr KindMeaning by_houses{[](const Claim&) { return true; }};

bool not_by_1(int a, int b) { return std::abs(a - b) != 1; }

bool in_a_ratio(const std::vector<int>& ratios, int a, int b) {
  return std::ranges::any_of(ratios, [&](int n) { return a == n * b || b == n * a; });
}

// Values: rows, columns, totals.
bool is_forbidden_total(const std::vector<int>& values, int total) {
  return std::find(values.begin() + 2, values.end(), total) != values.end();
}

int steps_between(Place p, Place q) { return std::abs(p.row - q.row) + std::abs(p.col - q.col); }

bool taxicab_holds(const Claim& k) {
  for (int a = 0; a < k.layout.size(); ++a)
    for (int b = 0; b < a; ++b) {
      const Place p = k.layout.cells()[a].place, q = k.layout.cells()[b].place;
      const int steps = steps_between(p, q);
      if (k.at(static_cast<CellId>(a)) == steps && k.at(static_cast<CellId>(b)) == steps &&
          (k.c.values.empty() || k.has_value(steps)))
        return false;
    }
  return true;
}

void compile_taxicab(Compiler& k) {
  for (const Digit digit : k.layout().all_digits()) {
    const int d = k.value(digit);
    if (d == 0 || (!k.values().empty() && !k.has_value(d))) continue;
    for (int rows = 0; rows <= d / 2; ++rows)
      k.pairs(apart(k.layout(), rows, d - rows), [&](int a, int b) { return a != d || b != d; });
  }
}

bool distances_hold(const Claim& k) {
  for (int a = 0; a < k.layout.size(); ++a)
    for (int b = 0; b < a; ++b)
      if (k.digits[a] == k.digits[b] &&
          k.has_value(steps_between(k.layout.cells()[a].place, k.layout.cells()[b].place)))
        return false;
  return true;
}

void compile_distances(Compiler& k) {
  int height = 0, width = 0;
  for (const Cell& cell : k.layout().cells()) {
    height = std::max(height, cell.place.row);
    width = std::max(width, cell.place.col);
  }
  for (const int d : k.values())
    for (int rows = 0; rows <= d / 2 && d <= height + width; ++rows)
      k.pairs(apart(k.layout(), rows, d - rows), std::not_equal_to<int>());
}

// One of three classes of digits: by size, or by remainder of the value.
int class_of(const Layout& layout, Kind kind, Digit digit) {
  return kind == Kind::global_entropy ? third(digit, layout.digits()) : layout.value(digit) % 3;
}

bool squares_hold(const Claim& k) {
  return std::ranges::all_of(squares(k.layout), [&](const auto& cells) {
    std::set<int> classes;
    for (const CellId c : cells) classes.insert(class_of(k.layout, k.c.kind, k.digits[c]));
    return classes.size() == 3;
  });
}

void compile_squares(Compiler& k) {
  for (const auto& square : squares(k.layout()))
    for (int one = 0; one < 3; ++one) {
      DigitSet digits;
      for (const Digit d : k.layout().all_digits())
        if (class_of(k.layout(), k.kind(), d) == one) digits.add(d);
      k.count(square, digits, [](int n) { return n > 0; });
    }
}

bool flatmates_hold(const Claim& k) {
  for (int c = 0; c < k.layout.size(); ++c) {
    if (k.digits[c] != middle(k.top)) continue;
    const auto [row, col] = k.layout.cells()[c].place;
    const int above = k.layout.at({row - 1, col}), below = k.layout.at({row + 1, col});
    if (!(above >= 0 && k.digits[above] == 1) && !(below >= 0 && k.digits[below] == k.top))
      return false;
  }
  return true;
}

void compile_flatmates(Compiler& k) {
  if (!middle(k.top())) return;
  const DigitSet mid = DigitSet::of(static_cast<Digit>(middle(k.top())));
  for (int c = 0; c < k.layout().size(); ++c) {
    const auto [row, col] = k.layout().cells()[c].place;
    const int above = k.layout().at({row - 1, col}), below = k.layout().at({row + 1, col});
    std::vector<Some::Literal> one{{static_cast<CellId>(c), k.layout().all_digits() - mid}};
    if (above >= 0) one.push_back({static_cast<CellId>(above), DigitSet::of(1)});
    if (below >= 0)
      one.push_back({static_cast<CellId>(below), DigitSet::of(static_cast<Digit>(k.top()))});
    k.some(std::move(one), [](int n) { return n > 0; });
  }
}

}  // namespace

const KindMeaning meanings::main_diagonal = by_houses;
const KindMeaning meanings::anti_diagonal = by_houses;
const KindMeaning meanings::windows = by_houses;
const KindMeaning meanings::disjoint = by_houses;
const KindMeaning meanings::antiknight = by_houses;
const KindMeaning meanings::antiking = by_houses;

const KindMeaning meanings::nonconsecutive{
    [](const Claim& k) { return k.each(apart(k.layout, 0, 1), not_by_1); },
    [](Compiler& k) { k.pairs(apart(k.layout(), 0, 1), not_by_1); }};

const KindMeaning meanings::diagonal_nonconsecutive{
    [](const Claim& k) { return k.each(apart(k.layout, 1, 1), not_by_1); },
    [](Compiler& k) { k.pairs(apart(k.layout(), 1, 1), not_by_1); }};

const KindMeaning meanings::antitaxicab{taxicab_holds, compile_taxicab};
const KindMeaning meanings::taxicab{distances_hold, compile_distances};

const KindMeaning meanings::no_difference{
    [](const Claim& k) {
      return k.each(k.unmarked(), [&](int a, int b) { return !k.has_value(std::abs(a - b)); });
    },
    [](Compiler& k) {
      k.pairs(k.unmarked(), [&](int a, int b) { return !k.has_value(std::abs(a - b)); });
    }};

const KindMeaning meanings::no_ratio{
    [](const Claim& k) {
      return k.each(k.unmarked(), [&](int a, int b) { return !in_a_ratio(k.c.values, a, b); });
    },
    [](Compiler& k) {
      k.pairs(k.unmarked(), [&](int a, int b) { return !in_a_ratio(k.values(), a, b); });
    }};

const KindMeaning meanings::no_sum{
    [](const Claim& k) {
      return k.each(k.unmarked(), [&](int a, int b) { return !k.has_value(a + b); });
    },
    [](Compiler& k) { k.pairs(k.unmarked(), [&](int a, int b) { return !k.has_value(a + b); }); }};

const KindMeaning meanings::no_move_sum{
    [](const Claim& k) {
      return k.each(apart(k.layout, k.c.values[0], k.c.values[1]),
                    [&](int a, int b) { return !is_forbidden_total(k.c.values, a + b); });
    },
    [](Compiler& k) {
      k.pairs(apart(k.layout(), k.values()[0], k.values()[1]),
              [&](int a, int b) { return !is_forbidden_total(k.values(), a + b); });
    }};

const KindMeaning meanings::global_entropy{squares_hold, compile_squares};
const KindMeaning meanings::global_modular{squares_hold, compile_squares};
const KindMeaning meanings::flatmates{flatmates_hold, compile_flatmates};

}  // namespace clew::constraints
