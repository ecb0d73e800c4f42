// The rules of an f-puzzles object, which are members by the name of their kind, as constraints and
// back.
#pragma once

#include "text/drawing/drawing.h"
#include "text/puzzle_text/square_spec.h"

namespace clew::text {

/// Whether f-puzzles has a rule of that name.
bool is_rule(std::string_view key);

/// The constraints of one member. An item that says nothing (a cage without a sum that is one cell,
/// a line of one cell) brings none. Fails with what is wrong in words for people.
Expected<std::vector<ConstraintSpec>> constraints_of(std::string_view key, const Json& rule,
                                                     const Json& puzzle, const SubGrid&);

/// Writes constraints into an object; fails by the name of the first that f-puzzles has no room
/// for.
Expected<void> write_rules(const LayoutSpec&, const SubGrid&, Json& puzzle);

}  // namespace clew::text
