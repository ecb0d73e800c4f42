// Layouts that the closure supports, and their description for it.
#pragma once

#include <optional>

#include "clew/layout.h"
#include "unavoidable/cells.h"

namespace clew::unavoidable {

/// Returns nothing if a cell has houses other than a row, a column and a box or region, if one of
/// these lacks a digit, or if there are too many cells or digits. `pass_over_others` ignores other
/// houses and links.
std::optional<CellHouses> shape_of(const Layout&, bool pass_over_others = false);

}  // namespace clew::unavoidable
