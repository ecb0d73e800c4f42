// Totals without the houses that they nearly hold.
#pragma once

#include <vector>

#include "constraints/parts.h"

namespace clew::search {

/// The digits of a complete house have one sum. What long totals say once the houses are taken out of
/// which they count most cells alike, where that is of fewer cells.
std::vector<constraints::Total> shortened(const Layout&, const std::vector<constraints::Total>&);

}  // namespace clew::search
