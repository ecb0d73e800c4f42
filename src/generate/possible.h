// Requirements that are known to be impossible before any attempt.
#pragma once

#include "clew/generate.h"
#include "generate/orbits.h"

namespace clew::generation {

/// Fails with the reason as a sentence.
Expected<void> possible(const Layout&, const Requirements&, const CellOrbits&);

}  // namespace clew::generation
