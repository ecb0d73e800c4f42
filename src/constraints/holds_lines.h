// What constraints along a line mean: those that the values on it decide in their order.
#pragma once

#include <vector>

#include "clew/layout.h"

namespace clew::constraints {

bool is_along_a_line(Constraint::Kind);
/// Returns true if the constraint holds for the values on its line.
bool line_holds(const Layout&, const Constraint&, const std::vector<int>& x);

}  // namespace clew::constraints
