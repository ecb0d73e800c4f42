// Links gathered into sets of cells that all see each other.
#pragma once

#include <vector>

#include "clew/layout.h"

namespace clew::search {

/// Every link between cells without a common house lies in one of these sets, each ascending and of
/// at most 64 cells, all of which see each other.
std::vector<std::vector<CellId>> link_cliques(const Layout&);

}  // namespace clew::search
