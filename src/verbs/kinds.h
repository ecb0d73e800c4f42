// Which constraints a verb can take: those that every engine behind it supports.
#pragma once

#include <string_view>

#include "clew/constraint.h"

namespace clew::verbs {

/// What `describe` tells a page of a layout, and the page draws or says: all but what has no picture
/// that players know.
inline constexpr Kinds page_kinds =
    Kinds::all() - Kinds{Constraint::Kind::candidates,     Constraint::Kind::sum,
                         Constraint::Kind::count_distinct, Constraint::Kind::value_indexing,
                         Constraint::Kind::pair,           Constraint::Kind::every_pair,
                         Constraint::Kind::automaton,      Constraint::Kind::either,
                         Constraint::Kind::custom};

/// None for a verb that is not in the table, so that a new one refuses all until it has its line.
Kinds kinds_of(std::string_view verb);

}  // namespace clew::verbs
