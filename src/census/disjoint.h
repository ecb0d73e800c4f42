// The one loop on which the template census spends its time.
#pragma once

#include <cstddef>
#include <cstdint>

namespace clew::census {

/// Copies to `out` those of n sets that have no element in common with `set`, in order, and returns
/// how many. `out` needs room for n + 8 and may not overlap `sets`.
std::size_t keep_disjoint(const std::uint64_t* sets, std::size_t n, std::uint64_t set,
                          std::uint64_t* out);

}  // namespace clew::census
