// Tight sets: n cells of a house that share n digits, or n digits with n places.
//
// Match every open cell of the house with a digit of its own. Whatever set of n cells has only n
// digits is closed under *cell → its digits → the cells these are matched with*; so the closure of
// one cell is the smallest such set that holds it, and all sets worth naming are found without
// trying combinations, in houses of any size. Read from digits to cells the same gives hidden
// subsets. When no matching exists, the cells reached from one that stayed without a digit are one
// more than the digits they have: the grid is in error. (Hall 1935; Régin 1994 for the use on
// all-different.)
#pragma once

#include <array>
#include <cstdint>

#include "base/bit_set.h"

namespace clew::logic {

/// A bipartite graph of up to 64 items on each side, as masks; the left items are matched.
struct Hall {
  std::uint64_t left = 0;                      // which left items there are
  std::array<std::uint64_t, 64> edges;         // of each left item: right items
  std::array<std::int8_t, 64> match_of_left;   // -1: none
  std::array<std::int8_t, 64> match_of_right;  // -1: none

  /// A left item that cannot be matched, or -1 when all are.
  int match();
  /// The smallest set of left items that holds `item` and is matched within its own right items, or
  /// 0 when what it reaches has a right item to spare. All must be matched, but for `item` itself.
  bool is_matching() const;
  std::uint64_t closure(int item) const;
  /// Calls with(set, own) for each closure but the whole, until it says false; returns false when
  /// it did. `own` are the right items that no smaller tight set within has used up: what follows
  /// for other right items follows from less. Finds none where not all can be matched.
  template <class With>
  bool each_tight_set(With with);
  std::uint64_t reach(std::uint64_t items) const {
    std::uint64_t result = 0;
    for (int i : Bits{items}) result |= edges[i];
    return result;
  }

 private:
  bool augment(int item, std::uint64_t& tried);
};

template <class With>
bool Hall::each_tight_set(With with) {
  if (match() >= 0) return true;
  std::uint64_t done = 0;
  for (int item : Bits{left}) {
    if (done >> item & 1) continue;
    const std::uint64_t set = closure(item);
    if (!set || set == left) continue;
    std::uint64_t own = 0;
    for (int other : Bits{set})
      if (other == item || closure(other) == set) {
        done |= std::uint64_t{1} << other;
        own |= std::uint64_t{1} << match_of_left[other];
      }
    if (!with(set, own)) return false;
  }
  return true;
}

}  // namespace clew::logic
