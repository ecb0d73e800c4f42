// Solves one classic 9x9 puzzle at a time.
//
// It walks the same tree as the batch kernel, so its first solution is the one that a batch
// returns.
#pragma once

#include <vector>

#include "search/engine.h"
#include "search/single/kernel.h"

namespace clew::search {

inline constexpr Kinds single_kinds = told_by_houses;

/// The kernels that this processor runs, widest first; never empty.
const std::vector<const SingleKernel*>& single_kernels();

/// An engine for classic layouts. Ignores the memory bound, because it needs 20 KB. With patience
/// it gives up after this number of nodes without a solution; the outcome is then neither exact nor
/// ended.
Outcome search_single(const Job&, const SingleKernel& = *single_kernels().front(),
                      std::uint64_t patience = 0);

}  // namespace clew::search
