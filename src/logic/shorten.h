// Paths without a step too many.
#pragma once

#include <vector>

#include "clew/check.h"
#include "clew/explain.h"

namespace clew::logic {

/// Returns the steps of a path to keep, in order: the fewest found before a stop, of which none can
/// be dropped. Each step is proven on the grid that the earlier kept steps leave, and the end is
/// the same. If stopped early, superfluous steps may remain.
std::vector<std::size_t> shorten(const Layout&, Checker&, const Grid& start, const ExplainOptions&,
                                 const std::vector<Step>& steps);

}  // namespace clew::logic
