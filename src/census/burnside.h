// Essentially different grids: those that no symmetry of the layout and no renaming of the digits
// takes to one another.
#pragma once

#include <functional>
#include <optional>

#include "base/natural.h"
#include "clew/layout.h"
#include "clew/stop.h"

namespace clew::census {

/// Burnside's lemma: the mean, over all symmetries with all renamings, of the number of fixed
/// grids. `grids` is the number of all grids, which the identity fixes. Returns nothing if the
/// group or a count is too large, or if stopped. `progress` receives the share done, from 0 to 1,
/// from any thread.
std::optional<Natural> essentially_different(const Layout&, const Natural& grids, int threads,
                                             const Stop&,
                                             const std::function<void(double)>& progress);

}  // namespace clew::census
