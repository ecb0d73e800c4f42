// Which layouts the closure works on, and how it sees them.
#pragma once

#include <optional>

#include "clew/layout.h"
#include "unavoidable/cells.h"

namespace clew::unavoidable {

/// Nothing where cells have other houses than a row, a column and a box or region, where one of
/// these lacks a digit, or where there are too many cells or digits. Other houses and links are
/// passed over when told so.
std::optional<CellHouses> shape_of(const Layout&, bool pass_over_others = false);

}  // namespace clew::unavoidable
