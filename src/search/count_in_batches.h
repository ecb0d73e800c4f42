// Many solutions of one puzzle, counted through the batch kernel.
#pragma once

#include <functional>

#include "search/batch/kernel.h"
#include "search/engine.h"

namespace clew::search {

/// Answers a job without visitor for a 9x9 layout with such rules, much faster than one node after
/// the other where there is much to count, and slower where there is little. No two cells of a
/// house may be left with one and the same digit. Holds a few megabytes. What batches do not get
/// through goes to `harder`, piece by piece: after so many nodes without a solution, some tenths of
/// a second, and more than to the last one.
Outcome count_in_batches(const Extras&, const Job&,
                         const std::function<Outcome(const Job&)>& harder,
                         std::uint64_t patience = std::uint64_t{1} << 24);

}  // namespace clew::search
