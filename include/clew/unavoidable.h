// Unavoidable sets of a complete grid: cells that can be filled in another way when all else stays.
// Every puzzle with this grid as its only solution has a given in each of them.
#pragma once

#include <span>
#include <vector>

#include "clew/layout.h"
#include "clew/stop.h"

namespace clew {

struct UnavoidableOptions {
  int most = 12;  // cells in a set; the time grows some twofold with each: 12 take 3 ms on 9x9, 16
                  // a second
  Stop stop;
};

struct UnavoidableSets {
  /// Cells ascending; smaller sets first. None holds another.
  std::vector<std::vector<CellId>> sets;
  bool exact = false;  // every minimal set up to that size is there
};

inline constexpr Kinds unavoidable_kinds = told_by_houses;
/// All minimal ones up to a size. For layouts of at most 128 cells and 16 digits where every cell
/// is in a row, a column and a box or region, each with all digits, and no other rule holds; fails
/// for others, for constraints of kinds other than unavoidable_kinds, and where the grid is not a
/// solution of the layout.
Expected<UnavoidableSets> unavoidable_sets(const Layout&, std::span<const Digit> grid,
                                           const UnavoidableOptions& = {});

}  // namespace clew
