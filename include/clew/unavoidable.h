// Unavoidable sets of a complete grid: cells that can be filled in another way if all other cells
// stay. Every puzzle with this grid as its only solution has a given in each of them.
#pragma once

#include <span>
#include <vector>

#include "clew/layout.h"
#include "clew/stop.h"

namespace clew {

struct UnavoidableOptions {
  int most = 12;  // largest size of a set. Time about doubles with each cell: 12 take 3 ms on 9x9,
                  // 16 a second
  Stop stop;
};

struct UnavoidableSets {
  /// Cells ascending; smaller sets first. No set contains another.
  std::vector<std::vector<CellId>> sets;
  bool exact = false;  // every minimal set up to the size is listed
};

inline constexpr Kinds unavoidable_kinds = told_by_houses;
/// Finds all minimal unavoidable sets up to a size. The layout must have at most 128 cells and 16
/// digits, every cell must be in a row, a column, and a box or region, each with all digits, and
/// there must be no other rule. Fails for other layouts, for constraints of kinds outside
/// unavoidable_kinds, and if the grid is not a solution of the layout.
Expected<UnavoidableSets> unavoidable_sets(const Layout&, std::span<const Digit> grid,
                                           const UnavoidableOptions& = {});

}  // namespace clew
