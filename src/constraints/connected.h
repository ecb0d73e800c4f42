// Propagation of connected digits and of regions, for the search, the checker and a test of full
// grids.
#pragma once

#include <span>

#include "constraints/parts.h"

namespace clew::constraints {

/// Removes digits that a connected choice cannot have: cells out of reach, or too far away for the
/// size. Keeps the cells without which the others would fall apart or be too small.
/// Returns false if no choice is left; exact if each cell has one digit. Candidates by place in
/// `Connected::cells`.
bool narrow(const Connected&, std::span<DigitSet> cells);

/// As above for one region, without its connection.
bool narrow(const Region&, DigitSet all, std::span<DigitSet> cells, std::span<DigitSet> labels);

}  // namespace clew::constraints
