// Every function that finds techniques; what `variant` means stands beside each. Each is defined in
// a file of its own, which ends with CLEW_TECHNIQUE(name) to build it for every width.
#pragma once

#include "logic/finder.h"
#include "logic/widths.h"

#define CLEW_TECHNIQUE(name)                      \
  template bool name<2>(Finder<2>&, int);         \
  template bool name<6>(Finder<6>&, int);         \
  template bool name<21>(Finder<21>&, int);

namespace clew::logic {

enum : int { any_house = 0, in_boxes = 1, in_lines = 2 };  // which houses to look in

template <int W> bool find_full_house(Finder<W>&, int);
template <int W> bool find_naked_single(Finder<W>&, int);
template <int W> bool find_hidden_single(Finder<W>&, int which);  // in_boxes, or in_lines: all others
/// box to line (in_boxes), line to box (in_lines), or any other two houses and all who see a digit's
/// places (any_house)
template <int W> bool find_locked(Finder<W>&, int from);
template <int W> bool find_locked_subset(Finder<W>&, int size);
template <int W> bool find_naked_subset(Finder<W>&, int size);   // 0: five and more
template <int W> bool find_hidden_subset(Finder<W>&, int size);  // 0: five and more
template <int W> bool find_partition(Finder<W>&, int);

}  // namespace clew::logic
