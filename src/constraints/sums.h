// Sets of digits with a given sum.
#pragma once

#include <cstdint>
#include <vector>

#include "clew/layout.h"

namespace clew::constraints {

/// Returns the sum of the digits themselves; the values that the layout writes are ignored.
inline int sum_of(DigitSet set) {
  int sum = 0;
  for (const Digit d : set) sum += d;
  return sum;
}

/// Returns the sets of a given number of these digits that add up to a total, ascending.
std::vector<DigitSet> sets_adding_to(DigitSet from, std::size_t number, std::int64_t total);

/// Returns true if the values of some of the digits, one or more, add up to a total above 0.
bool some_add_to(const Values&, DigitSet set, int total);

}  // namespace clew::constraints
