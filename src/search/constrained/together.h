// Counts derived from counts of digits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "constraints/parts.h"

namespace clew::search {

/// If the same cells must hold several digits with certain counts: counts of the digits together,
/// since each cell has one digit.
std::vector<constraints::Some> together(const std::vector<constraints::Some>&);

/// If rows and columns have every digit: counts that a count over at least half of the cells leaves
/// to the other cells.
std::vector<constraints::Some> elsewhere(const Layout&, const std::vector<constraints::Some>&);

/// If a digit is counted in more cells than there are digits: ways to assign these cells to houses.
/// By literal: the number of its house, below 64.
std::vector<std::vector<std::uint8_t>> shared_out(const Layout&,
                                                  std::span<const constraints::Some::Literal>);

}  // namespace clew::search
