// Totals without the houses that they nearly hold.
#pragma once

#include <vector>

#include "constraints/parts.h"

namespace clew::search {

/// The digits of a complete house have a fixed sum. Returns long totals minus the houses in which
/// they count most cells alike, if the result has fewer cells.
std::vector<constraints::Total> shortened(const Layout&, const std::vector<constraints::Total>&);

}  // namespace clew::search
