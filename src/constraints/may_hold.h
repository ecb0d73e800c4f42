// Whether a constraint can still hold, of those that no primitive tells.
#pragma once

#include <span>

#include "clew/layout.h"

namespace clew::constraints {

/// False only if the constraint holds with none of the ways to choose one of the candidates in each
/// cell; exact where one is left in each of its cells.
bool may_hold(const Layout&, const Constraint&, std::span<const DigitSet> candidates);

}  // namespace clew::constraints
