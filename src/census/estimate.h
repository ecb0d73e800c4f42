// About how many grids a layout has, by sampling.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "clew/layout.h"
#include "clew/stop.h"

namespace clew::census {

struct Estimate {
  double log10_grids = 0;
  double relative_error = 0;  // one standard error of the mean over independent runs
};

/// Estimates the number of grids in a few seconds; the same for the same seed. Fewer runs are made
/// if time runs short. Returns nothing if no run reached a full grid, or if stopped before two runs
/// were finished.
std::optional<Estimate> estimate(const Layout&, std::uint64_t seed, int threads, const Stop&,
                                 std::optional<Stop::Clock::time_point> late,
                                 const std::function<void(double)>& progress);

}  // namespace clew::census
