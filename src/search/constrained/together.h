// What counts of digits in some cells tell of others.
#pragma once

#include <vector>

#include "constraints/parts.h"

namespace clew::search {

/// Where the same cells must hold several digits, each so often, what follows for digits together: as
/// many cells hold one of them.
std::vector<constraints::Some> together(const std::vector<constraints::Some>&);

/// Where rows and columns have every digit, what counts in half of the cells or more leave to the others.
std::vector<constraints::Some> elsewhere(const Layout&, const std::vector<constraints::Some>&);

}  // namespace clew::search
