// What counts of digits in some cells tell of others.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "constraints/parts.h"

namespace clew::search {

/// Where the same cells must hold several digits, each so often, what follows for digits together: as
/// many cells hold one of them.
std::vector<constraints::Some> together(const std::vector<constraints::Some>&);

/// Where rows and columns have every digit, what counts in half of the cells or more leave to the others.
std::vector<constraints::Some> elsewhere(const Layout&, const std::vector<constraints::Some>&);

/// Where a digit is counted in more cells than there are digits: ways to share these cells out to houses, by
/// literal the number of its house, below 64.
std::vector<std::vector<std::uint8_t>> shared_out(const Layout&,
                                                  std::span<const constraints::Some::Literal>);

}  // namespace clew::search
