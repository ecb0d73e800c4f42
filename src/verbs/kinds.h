// Constraints that a verb accepts: those that every engine behind it supports.
#pragma once

#include <string_view>

#include "clew/constraint.h"

namespace clew::verbs {

/// Constraints that `describe` lists for the page, which draws or names them.
inline constexpr Kinds page_kinds = kinds_with(kind_traits::page);

/// Returns the empty set for a verb without a row in the table, so a new verb refuses every
/// constraint until it has one.
Kinds kinds_of(std::string_view verb);

}  // namespace clew::verbs
