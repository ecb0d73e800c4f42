// Cells of which every two are related.
#pragma once

#include "constraints/parts.h"

namespace clew::search {

/// Where every two of some cells are related and no two may be alike: which digits they can hold together.
std::vector<constraints::Set> related_sets(const Layout&);

}  // namespace clew::search
