// What each constraint means, as plainly as it can be said. Everything else that knows constraints
// is tested against this.
#pragma once

#include <span>

#include "clew/layout.h"

namespace clew::constraints {

/// Whether a full grid keeps a constraint of its layout; never for `custom`. Kinds that houses and
/// links tell hold here if the layout's houses and links do: ask those.
bool holds(const Layout&, const Constraint&, std::span<const Digit> digits);

}  // namespace clew::constraints
