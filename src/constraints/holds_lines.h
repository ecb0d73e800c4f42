// What constraints along a line mean: those that the digits on it decide in their order.
#pragma once

#include <vector>

#include "clew/constraint.h"

namespace clew::constraints {

bool is_along_a_line(Constraint::Kind);
/// The digits on the line, and the greatest digit of the layout.
bool line_holds(const Constraint&, const std::vector<int>& x, int top);

}  // namespace clew::constraints
