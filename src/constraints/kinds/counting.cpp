// Kinds about the number of occurrences of digits.
#include <bit>

#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"
#include "constraints/sums.h"

namespace clew::constraints {
namespace {

bool contents_hold(const Claim& k) {
  return k.each_value([&](int d) { return times(d, k.x) >= times(d, k.c.values); });
}

bool exact_contents_hold(const Claim& k) {
  return k.each_value([&](int d) { return times(d, k.x) == times(d, k.c.values); });
}

template <class Fits>
void compile_contents(Compiler& k, Fits fits) {
  for (const Digit d : k.layout().all_digits())
    if (const int said = times(k.value(d), k.values()))
      k.count(k.cells(), DigitSet::of(d), [&](int n) { return fits(n, said); });
}

constexpr KindMeaning contents{contents_hold,
                               [](Compiler& k) { compile_contents(k, std::greater_equal<int>()); }};

bool look_and_say_holds(const Claim& k) {
  for (std::size_t i = 0; i < k.c.values.size(); i += 2)
    if (times(k.c.values[i + 1], k.x) != k.c.values[i]) return false;
  return true;
}

void compile_look_and_say(Compiler& k) {
  for (std::size_t i = 0; i < k.values().size(); i += 2)
    k.count(k.cells(), k.set_of_value(k.values()[i + 1]),
            [&](int n) { return n == k.values()[i]; });
}

// The values of the circles add up to the number of circles.
void compile_circles(Compiler& k) {
  const DigitSet all = k.layout().all_digits();
  const int circles = static_cast<int>(k.cells().size());
  for (const Digit d : all) {
    const DigitSet others = all - DigitSet::of(d);
    const int v = k.value(d);
    const bool without = some_add_to(k.layout().values(), others, circles);
    const bool with = circles == v || some_add_to(k.layout().values(), others, circles - v);
    k.count(k.cells(), DigitSet::of(d),
            [&](int n) { return (n == 0 && without) || (n == v && with); });
  }
}

bool count_distinct_holds(const Claim& k) {
  const auto both = lists(k.c);
  const Digits x = k.at(both[1]);
  return std::ranges::all_of(both[0], [&](CellId c) {
    return k.at(c) == static_cast<int>(std::set<int>(x.begin(), x.end()).size());
  });
}

// By how many different digits the others hold.
void chain_count_distinct(Compiler& k) {
  const auto both = lists(k.constraint());
  for (const CellId control : both[0]) {
    std::vector<CellId> cells(both[1].begin(), both[1].end());
    const std::size_t n = cells.size();
    cells.push_back(control);
    k.chain(cells, {{0},
                    [&k, n](std::size_t i, State seen, int d, States& to) {
                      const auto digits = static_cast<std::uint64_t>(seen);
                      if (i < n)
                        to.push_back(static_cast<State>(digits | k.set_of_value(d).bits));
                      else if (std::popcount(digits) == d)
                        to.push_back(0);
                    },
                    [](State) { return true; }});
  }
}

}  // namespace

const KindMeaning meanings::quadruple = contents;
const KindMeaning meanings::contain = contents;
const KindMeaning meanings::contain_exactly{
    exact_contents_hold, [](Compiler& k) { compile_contents(k, std::equal_to<int>()); }};
const KindMeaning meanings::look_and_say{look_and_say_holds, compile_look_and_say};
const KindMeaning meanings::counting_circles{
    [](const Claim& k) { return k.each([&](int d) { return times(d, k.x) == d; }); },
    compile_circles};
const KindMeaning meanings::count_distinct{count_distinct_holds, nullptr, chain_count_distinct};

}  // namespace clew::constraints
