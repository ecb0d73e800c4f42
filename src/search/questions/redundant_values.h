// Values that could be left out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "clew/diagnose.h"
#include "search/tables.h"

namespace clew::search {

struct Idle {
  std::vector<CellId> cells;    // ascending
  bool complete = true;         // otherwise there may be more
  std::uint64_t conflicts = 0;  // conflicts of clause learning on large layouts, a measure of work
};

/// Finds the values that could each be removed alone without adding a solution: no other digit in
/// the cell leads to one. `known` is a solution of the puzzle. Of the options, only the stop, the
/// memory and the progress are used.
Idle idle_values(const Tables&, const Puzzle&, std::span<const Digit> known,
                 const DiagnoseOptions&);

}  // namespace clew::search
