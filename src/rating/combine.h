// The k-subsets of 0 … n-1 in the order of their bit patterns read as numbers (the last element
// grows slowest): the order of sets in the rating procedure.
#pragma once

#include <array>

namespace clew::rating {

/// Calls visit(const int* picked); stops early and returns true when it does.
template <class Visit>
bool for_subsets(int n, int k, Visit&& visit) {
  if (k > n || k > 63) return false;
  std::array<int, 64> picked;
  for (int i = 0; i < k; ++i) picked[i] = i;
  for (;;) {
    if (visit(static_cast<const int*>(picked.data()))) return true;
    int i = 0;
    while (i < k && picked[i] + 1 == (i + 1 < k ? picked[i + 1] : n)) ++i;
    if (i == k) return false;
    ++picked[i];
    for (int j = 0; j < i; ++j) picked[j] = j;
  }
}

namespace detail {
template <class State, class Grow, class Visit>
bool subsets_below(int n, int k, std::array<int, 64>& picked, const State& state, Grow& grow,
                   Visit& visit) {
  if (k == 0) return visit(static_cast<const int*>(picked.data()), state);
  for (int i = k - 1; i < n; ++i) {
    State next = state;
    picked[k - 1] = i;
    if (grow(next, i) && subsets_below(i, k - 1, picked, next, grow, visit)) return true;
  }
  return false;
}
}  // namespace detail

/// Visits the same sets in the same order, but skips supersets of unproductive sets: a set grows
/// from its last element down, and grow(state, element) returns false if it may not grow further.
template <class State, class Grow, class Visit>
bool for_subsets(int n, int k, const State& state, Grow&& grow, Visit&& visit) {
  std::array<int, 64> picked;
  return k <= 63 && detail::subsets_below(n, k, picked, state, grow, visit);
}

}  // namespace clew::rating
