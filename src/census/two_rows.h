// Grids with boxes of two rows (or two columns): 4x4, 6x6, 8x8, 10x10.
#pragma once

#include <functional>
#include <optional>

#include "base/natural.h"
#include "census/share.h"
#include "clew/stop.h"

namespace clew::census {

/// Counts the grids of 2C digits with boxes of 2 x C cells, C from 1 to 6: at once up to C = 4, a
/// minute or two for 5, hours for 6. A share of the pieces gives a part of the sum. Returns nothing
/// if stopped. `progress` receives the share done, from any thread.
std::optional<Natural> count_two_rows(int box_width, Share, int threads, const Stop&,
                                      const std::function<void(double)>& progress);

}  // namespace clew::census
