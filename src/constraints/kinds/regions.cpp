// Kinds of cells that hold a set of digits, or the same digits as others.
#include <bit>

#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"
#include "constraints/kinds/states.h"
#include "constraints/sums.h"

namespace clew::constraints {
namespace {

constexpr int most_digits_of_sets = 16;  // above them a cage has too many sets, and is a sum

bool cage_holds(const Claim& k) {
  return k.no_repeats() && (k.c.values.empty() || std::ranges::any_of(k.c.values, [&](int total) {
                              return sum(k.x) == total * k.values.unit();
                            }));
}

// The state is the sum so far.
void compile_sum_of_values(Compiler& k) {
  k.chain(k.cells(), {{0},
                      [](std::size_t, State sum, int v, States& to) { to.push_back(sum + v); },
                      [&](State sum) {
                        return std::ranges::any_of(k.values(), [&](int total) {
                          return sum == State{total} * k.cell_values().unit();
                        });
                      }});
}

void compile_cage(Compiler& k) {
  if (k.values().empty()) {
    k.differ();
  } else if (k.cell_values().differ()) {
    k.differ();
    compile_sum_of_values(k);
  } else if (k.values().size() == 1 && k.top() > most_digits_of_sets) {
    k.differ();
    std::vector<Term> terms;
    for (const CellId c : k.cells()) terms.push_back({c, 1});
    k.total(std::move(terms), k.number());
  } else if (k.values().size() == 1 && k.layout().values().are_consecutive()) {
    const int more = (k.least() - 1) * static_cast<int>(k.cells().size());  // than the digits
    k.one_of(sets_adding_to(k.layout().all_digits(), k.cells().size(), k.number() - more));
  } else {
    k.family([&](DigitSet set) { return k.has_value(k.layout().values().sum_of(set)); });
  }
}

// Returns true if values multiply to one of the products. Larger products than these are cut off.
bool multiply_to(const std::vector<int>& products, const Digits& values) {
  const std::int64_t most = std::ranges::max(products);
  std::int64_t product = 1;
  // A 0 makes any product 0, however large the others are.
  for (const int v : values) product = v == 0 ? 0 : std::min(product * v, most + 1);
  return std::ranges::find(products, product) != products.end();
}

Digits values_of(const Layout& layout, DigitSet set) {
  Digits values;
  for (const Digit d : set) values.push_back(layout.value(d));
  return values;
}

// No set of one or more digits of the cage adds to the value.
bool rellik_holds(const Claim& k) {
  if (!k.no_repeats()) return false;
  std::set<int> sums{0};
  for (const int d : k.x)
    for (const int s : std::set<int>(sums)) sums.insert(s + d);
  return k.number() == 0 || !sums.contains(k.number());
}

bool is_balanced(const Claim& k) {
  int odd = 0, low = 0;  // balances
  for (const int d : k.x) {
    if (k.digit(d) == middle(k.top)) return false;
    odd += d % 2 ? 1 : -1;
    low += 2 * k.digit(d) <= k.top ? 1 : -1;
  }
  return odd == 0 && low == 0;
}

void compile_equality_cage(Compiler& k) {
  k.family([&](DigitSet set) {
    int odd = 0, low = 0;
    for (const Digit d : set) {
      odd += k.value(d) % 2 ? 1 : -1;
      low += 2 * d <= k.top() ? 1 : -1;
    }
    const int mid = middle(k.top());
    return odd == 0 && low == 0 && !(mid && set.has(static_cast<Digit>(mid)));
  });
}

// Returns true if values in steps of the unit, as many as there are, differ in all but one step each.
bool is_run(const Claim& k) {
  const int unit = k.values.unit(), low = std::ranges::min(k.x);
  return std::set<int>(k.x.begin(), k.x.end()).size() == k.x.size() &&
         std::ranges::all_of(k.x, [&](int v) { return (v - low) % unit == 0; }) &&
         std::ranges::max(k.x) - low == unit * (static_cast<int>(k.x.size()) - 1);
}

// The state is the least value so far, and a bit for each value from it on.
void compile_run_of_values(Compiler& k) {
  const auto size = static_cast<int>(k.cells().size());
  const int unit = k.cell_values().unit();
  if (size > 31) return k.test();  // more than the bits of a state
  k.chain(k.cells(), {{both(0, 0)},
                      [=](std::size_t, State s, int v, States& to) {
                        std::uint64_t met = static_cast<std::uint64_t>(second(s));
                        if (met == 0) return to.push_back(both(v, 1));
                        int low = static_cast<int>(first(s));
                        if ((v - low) % unit) return;
                        const int steps = (v - low) / unit;
                        if (std::abs(steps) >= size) return;
                        if (steps < 0) met <<= -steps, low = v;
                        const std::uint64_t bit = std::uint64_t{1} << std::max(steps, 0);
                        if (met & bit || (met | bit) >> size) return;
                        to.push_back(both(low, static_cast<State>(met | bit)));
                      },
                      [](State) { return true; }});
}

void compile_renban(Compiler& k) {
  if (k.cell_values().differ()) return compile_run_of_values(k);
  k.family([&](DigitSet set) {
    const int low = k.value(set.first()), high = k.value(std::bit_width(set.bits));
    return high - low + 1 == set.size();
  });
}

bool clone_holds(const Claim& k) {
  const auto both = lists(k.c);
  return k.at(both[0]) == k.at(both[1]);
}

void compile_clone(Compiler& k) {
  const std::size_t size = k.constraint().splits[0];
  for (std::size_t i = 0; i < size; ++i)
    k.pair(k.cells()[i], k.cells()[size + i], std::equal_to<int>());
}

bool same_values_hold(const Claim& k) {
  std::set<std::multiset<int>> all;
  for (const auto& group : lists(k.c)) {
    const Digits x = k.at(group);
    all.insert(std::multiset<int>(x.begin(), x.end()));
  }
  return all.size() == 1;
}

// As often in each as in the first: of the statements "has it" there and "has it not" here, as many are
// true as there are cells here.
void compile_same_values(Compiler& k) {
  const auto all = lists(k.constraint());
  for (std::size_t g = 1; g < all.size(); ++g) {
    if (all[g].size() != all[0].size()) k.never();
    for (const Digit d : k.layout().all_digits()) {
      std::vector<Some::Literal> literals;
      for (const CellId c : all[0]) literals.push_back({c, DigitSet::of(d)});
      for (const CellId c : all[g])
        literals.push_back({c, k.layout().all_digits() - DigitSet::of(d)});
      k.some(std::move(literals),
             [n = static_cast<int>(all[g].size())](int true_ones) { return true_ones == n; });
    }
  }
}

}  // namespace

const KindMeaning meanings::group{[](const Claim& k) { return k.no_repeats(); },
                                  [](Compiler& k) { k.differ(); }};
const KindMeaning meanings::cage{cage_holds, compile_cage};
const KindMeaning meanings::product_cage{
    [](const Claim& k) { return k.no_repeats() && multiply_to(k.c.values, k.x); },
    [](Compiler& k) {
      k.family([&](DigitSet set) { return multiply_to(k.values(), values_of(k.layout(), set)); });
    }};
const KindMeaning meanings::rellik{
    rellik_holds, [](Compiler& k) {
      k.family([&](DigitSet set) { return !some_add_to(k.layout().values(), set, k.number()); });
    }};
const KindMeaning meanings::equality_cage{
    [](const Claim& k) { return k.no_repeats() && is_balanced(k); }, compile_equality_cage};
const KindMeaning meanings::renban{is_run, compile_renban};
const KindMeaning meanings::clone{clone_holds, compile_clone};
const KindMeaning meanings::same_values{same_values_hold, compile_same_values};

}  // namespace clew::constraints
