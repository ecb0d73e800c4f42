// Which constraints a verb can take: those that every engine behind it supports.
#pragma once

#include <string_view>

#include "clew/constraint.h"

namespace clew::verbs {

/// Constraints that `describe` lists for the page, which draws them or says them.
inline constexpr Kinds page_kinds = kinds_with(kind_traits::page);

/// None for a verb that is not in the table, so that a new one refuses all until it has its line.
Kinds kinds_of(std::string_view verb);

}  // namespace clew::verbs
