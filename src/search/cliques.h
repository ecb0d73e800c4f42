// Links gathered into sets of cells that all see each other.
#pragma once

#include <vector>

#include "clew/layout.h"

namespace clew::search {

/// Returns sets of cells that cover every link between cells without a common house. Each set is
/// ascending, has at most 64 cells, and its cells all see each other.
std::vector<std::vector<CellId>> link_cliques(const Layout&);

}  // namespace clew::search
