// The rules of an f-puzzles object, which are members by the name of their kind, as constraints and
// back.
#pragma once

#include "text/drawing/drawing.h"
#include "text/puzzle_text/square_spec.h"

namespace clew::text {

/// Returns true if f-puzzles has a rule of that name.
bool is_rule(std::string_view key);
/// Returns true if the puzzle has the rule of this name ("Killer Cage"), or one of the same kind under
/// another name.
bool has_rule(const Json& puzzle, std::string_view name);
/// Returns true if cells of f-puzzles have a member of that name.
bool is_of_cell(std::string_view name);

/// Returns the constraints of one member. An item without meaning (a cage without a sum and with
/// one cell, a line of one cell) gives none. Fails with the reason in plain words.
Expected<std::vector<ConstraintSpec>> constraints_of(std::string_view key, const Json& rule,
                                                     const Json& puzzle, const SubGrid&);

/// Writes constraints into an object; fails by the name of the first that f-puzzles has no room
/// for.
Expected<void> write_rules(const LayoutSpec&, const SubGrid&, Json& puzzle);

}  // namespace clew::text
