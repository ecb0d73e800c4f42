// Tight sets: n cells of a house that share n digits, or n digits with n places.
//
// Match every open cell of the house with a digit of its own. A set of n cells with only n digits
// is closed under *cell → its digits → the cells matched with these digits*. So the closure of one
// cell is the smallest such set that contains it, and all useful sets are found without trying
// combinations, in houses of any size. With cells and digits exchanged this gives hidden subsets.
// If no matching exists, the cells reached from an unmatched cell outnumber their digits by one:
// the grid is in error. (Hall 1935; Régin 1994 for the use on all-different.)
#pragma once

#include <array>
#include <cstdint>

#include "base/bit_set.h"

namespace clew::logic {

/// A bipartite graph of up to 64 items on each side, as masks; the left items are matched.
struct Hall {
  std::uint64_t left = 0;                      // left items that exist
  std::array<std::uint64_t, 64> edges;         // right items of each left item
  std::array<std::int8_t, 64> match_of_left;   // -1: none
  std::array<std::int8_t, 64> match_of_right;  // -1: none

  /// A left item that cannot be matched, or -1 when all are.
  int match();
  bool is_matching() const;
  /// Returns the smallest set of left items that contains `item` and is matched within its own
  /// right items, or 0 if a reached right item is free. All left items except `item` must be
  /// matched.
  std::uint64_t closure(int item) const;
  /// Calls with(set, own) for each closure except the whole, until it returns false; returns false
  /// in that case. `own`: right items outside all smaller tight sets within; smaller sets already
  /// give the conclusions about other right items. Finds none if not all items can be matched.
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
