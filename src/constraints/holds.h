// The meaning of each constraint as a plain test. All other code about constraints is tested
// against it.
#pragma once

#include <span>

#include "clew/layout.h"

namespace clew::constraints {

/// Returns true if a full grid satisfies a constraint of its layout; always false for `custom`.
/// Kinds expressed by houses and links hold if the layout's houses and links hold, and are not
/// tested here.
bool holds(const Layout&, const Constraint&, std::span<const Digit> digits);

}  // namespace clew::constraints
