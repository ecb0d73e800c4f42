// Paths without a step too many.
#pragma once

#include <vector>

#include "clew/check.h"
#include "clew/explain.h"

namespace clew::logic {

/// Which of a path's steps to keep, in order: as few as were found until told to stop, of which no
/// further one can be left out. Each of them is proven on the grid that those before it leave, and
/// they come as far as all of them did. Told to stop early, it may keep some that could go.
std::vector<std::size_t> shorten(const Layout&, Checker&, const Grid& start, const ExplainOptions&,
                                 const std::vector<Step>& steps);

}  // namespace clew::logic
