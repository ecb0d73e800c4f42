// Orbits of cells that are given or blank together.
#pragma once

#include <vector>

#include "clew/generate.h"

namespace clew::generation {

using CellOrbits = std::vector<std::vector<CellId>>;

/// The orbits of the cells under a symmetry of the layout's picture. Fails when the picture does
/// not have it.
Expected<CellOrbits> orbits_of(const Layout&, GivensSymmetry);

}  // namespace clew::generation
