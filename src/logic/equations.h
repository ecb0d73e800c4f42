// Equations that follow from several sums together.
//
//     box 2, and three arrows with their shafts in it     The six circles add to 45.
//     A is B and 1, B is C and 1, C is D and 1            A is D and 3.
#pragma once

#include <vector>

#include "logic/rules.h"

namespace clew::logic {

/// Returns the groups of complete houses whose sums are combined: up to four rows or columns side by
/// side, one or two boxes or regions, each house of another kind alone.
std::vector<std::vector<HouseId>> houses_together(const Layout&);

/// Returns equations in which some cells are subtracted, or which follow from sums that subtract cells.
/// Those of all-positive sums in houses are balances (logic/rules.cpp).
std::vector<Balance> equations_of(const Layout&, const std::vector<constraints::ConstraintPiece>&);

}  // namespace clew::logic
