// Many solutions of one puzzle, counted through the batch kernel.
#pragma once

#include <functional>

#include "search/batch/kernel.h"
#include "search/engine.h"

namespace clew::search {

/// Answers a job without visitor for a 9x9 layout with such rules: much faster than node by node if
/// there are many solutions, and slower if there are few. No two cells of a house may have the same
/// single candidate. Uses a few megabytes. A piece that batches do not finish goes to `harder`:
/// after some tenths of a second of nodes without a solution, and more nodes than to the last
/// solution.
Outcome count_in_batches(const Extras&, const Job&,
                         const std::function<Outcome(const Job&)>& harder,
                         std::uint64_t patience = std::uint64_t{1} << 24);

}  // namespace clew::search
