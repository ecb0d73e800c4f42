#include "unavoidable/minimal.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::unavoidable {

// A subset's lowest cell is one of the set's, so only sets kept under one of these are compared.
void keep_minimal(std::vector<Cells>& sets) {
  std::sort(sets.begin(), sets.end(), [](Cells a, Cells b) {
    const int m = size_of(a), n = size_of(b);
    return m != n ? m < n : a < b;
  });
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  if (!sets.empty() && !sets.front()) {  // the empty set is part of every other
    sets.resize(1);
    return;
  }
  CLEW_ASSERT(sets.empty() || sets.front() != 0);
  std::array<std::vector<Cells>, 128> kept;
  std::erase_if(sets, [&](Cells set) {
    for (Cells rest = set; rest; rest &= rest - 1)
      for (const Cells smaller : kept[lowest(rest)])
        if (!(smaller & ~set)) return true;
    kept[lowest(set)].push_back(set);
    return false;
  });
}

}  // namespace clew::unavoidable
