// A satisfiability test for constraints that no primitive expresses.
#pragma once

#include <span>

#include "clew/layout.h"

namespace clew::constraints {

/// Returns false only if no choice of one candidate per cell satisfies the constraint. Exact if
/// each of its cells has one candidate.
bool may_hold(const Layout&, const Constraint&, std::span<const DigitSet> candidates);

}  // namespace clew::constraints
