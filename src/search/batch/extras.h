// Rules beyond rows, columns and boxes, as lists of cells that are the same for the whole batch.
//
// An extra house must hold every digit (diagonals, windows, disjoint groups, single regions); a
// link says that two cells differ (a chess move apart). In each round, before a digit goes through
// rows, bands and stacks, cells that hold it clear the houses and links they are in, and an only
// place in an extra house is marked as known, just as an only place in a box is.
#pragma once

#include "search/batch/kernel.h"
#include "search/batch/planes.h"
#include "search/batch/tally.h"

namespace clew::search::CLEW_KERNEL {

/// Keeps in v the cells in which the digit is still possible.
template <class G>
inline void settle_extras(Planes<G>& p, const Extras& extras, Bits* v) {
  constexpr int size = G::size;
  if (extras.links > 0) {
    Bits alone[G::cells];
    for (int c = 0; c < G::cells; ++c) alone[c] = v[c] & ~p.open[c];
    for (int i = 0; i < extras.links; ++i) {
      const auto [a, b] = extras.link[i];
      v[a] &= ~alone[b];
      v[b] &= ~alone[a];
    }
  }
  for (int h = 0; h < extras.houses; ++h) {
    const std::uint8_t* const house = extras.house[h];
    Bits taken{}, places[size];
    CLEW_UNFOLD for (int i = 0; i < size; ++i) {
      taken = or_but(taken, v[house[i]], p.open[house[i]]);
    }
    CLEW_UNFOLD for (int i = 0; i < size; ++i) {
      places[i] = v[house[i]] = unless_both(v[house[i]], p.open[house[i]], taken);
    }
    const Tally t = tally(places);
    CLEW_UNFOLD for (int i = 0; i < size; ++i) {
      const Bits only = places[i] & ~t.several;
      p.known[house[i]] |= only;
      p.open[house[i]] &= ~only;
    }
  }
}

/// Called after a digit's part of the last round. A lane in which a house has no cell for the digit
/// is not alive. A solved lane in which linked cells share the digit is not well.
template <class G>
inline void check_extras(const Extras& extras, const Bits* v, Bits& alive, Bits& shared) {
  for (int i = 0; i < extras.links; ++i) {
    shared = or_both(shared, v[extras.link[i].a], v[extras.link[i].b]);
  }
  for (int h = 0; h < extras.houses; ++h) {
    Bits some{};
    CLEW_UNFOLD for (int i = 0; i < G::size; ++i) some |= v[extras.house[h][i]];
    alive &= some;
  }
}

}  // namespace clew::search::CLEW_KERNEL
