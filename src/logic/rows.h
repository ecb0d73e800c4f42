// The table's inner side: each technique with the functions that find it.
#pragma once

#include "clew/technique.h"
#include "logic/finder.h"

namespace clew::logic {

template <int W>
using Find = bool (*)(Finder<W>&, int variant);

struct Row {
  Technique technique;
  Find<2> find2;
  Find<6> find6;
  Find<21> find21;
  int variant;

  template <int W>
  bool find(Finder<W>& finder) const {
    if constexpr (W == 2) return find2(finder, variant);
    if constexpr (W == 6) return find6(finder, variant);
    if constexpr (W == 21) return find21(finder, variant);
  }
};

/// Returns the row of a technique; rows are in the order of TechniqueId.
const Row& row(TechniqueId);

}  // namespace clew::logic
