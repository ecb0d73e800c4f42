// JSON as it comes from other programs: checked, bounded in depth, and errors with their place.
// Also SudokuPad's shortened notation: names without quotes, text in single quotes or none, t and
// f, and nothing between commas for {}.
#pragma once

#include <nlohmann/json.hpp>

#include "text/pieces/piece.h"

namespace clew::text {

using Json = nlohmann::json;

/// Parses JSON. Errors are at their own place in `text` if that lies in the piece, else at `where`.
Expected<Json> parse_json(const Piece&, std::string_view text, const char* where);
/// As above, for the shortened notation.
Expected<Json> parse_short_json(const Piece&, std::string_view text, const char* where);

/// A member, or null.
const Json& member(const Json&, const char* name);
/// The text or number of a member as text; "" for none.
std::string text_of(const Json&, const char* name);
/// A whole number, from a number or from digits in a text; -1 for anything else.
int whole_number(const Json&);
/// Returns true if a member is empty: null, false, "", [] or {}.
bool says_nothing(const Json&);

}  // namespace clew::text
