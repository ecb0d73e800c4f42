// About how many solutions a puzzle has, by sampling.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "clew/solve.h"
#include "search/constrained/model.h"

namespace clew::search {

/// Estimates the number of solutions with these candidates; the same for the same seed. Returns
/// nothing if no sample is a solution, or if it was stopped before two runs were finished.
std::optional<Estimate> estimate(const Model&, std::span<const DigitSet> start, std::uint64_t seed,
                                 const Stop&);

/// As above for a large layout without constraints.
std::optional<Estimate> estimate(const Layout&, std::span<const DigitSet> start, std::uint64_t seed,
                                 const Stop&);

}  // namespace clew::search
