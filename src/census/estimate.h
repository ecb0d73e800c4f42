// About how many grids a layout has, by sampling.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "clew/layout.h"
#include "clew/stop.h"
#include "search/descent.h"

namespace clew::census {

/// Estimates the number of grids in a few seconds; the same for the same seed. Fewer runs are made
/// if time runs short. Returns nothing if no run reached a full grid, or if stopped before two runs
/// were finished.
std::optional<search::LogMean> estimate(const Layout&, std::uint64_t seed, int threads, const Stop&,
                                        std::optional<Stop::Clock::time_point> late,
                                        const std::function<void(double)>& progress);

}  // namespace clew::census
