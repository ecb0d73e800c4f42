// Counts of several digits in the same cells, taken together.
#pragma once

#include <vector>

#include "constraints/parts.h"

namespace clew::search {

/// Where the same cells must hold several digits, each so often, what follows for digits together: as
/// many cells hold one of them.
std::vector<constraints::Some> together(const std::vector<constraints::Some>&);

}  // namespace clew::search
