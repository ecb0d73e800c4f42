// Cells that are pairwise related.
#pragma once

#include "constraints/parts.h"

namespace clew::search {

/// For cells that are pairwise related and distinct: the sets of digits that they can hold
/// together.
std::vector<constraints::Set> related_sets(const Layout&);

}  // namespace clew::search
