// Interpretation of a published drawing: sentence by sentence, object by object.
#pragma once

#include <string_view>

#include "clew/stop.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// {"in_full", "status", "stated_solution", "sentences", "objects", "constraints", "missing", …} of a
/// link or an object of SudokuPad or f-puzzles. A puzzle is read in full if every sentence is
/// understood, every object is claimed, and its one solution is the stated one, if one is stated.
Answer interpret(std::string_view text, const Stop&);
Answer interpret(const Json& request, const Context&);

/// As above, in words or as a line of JSON.
Expected<std::string> interpret(std::string_view text, const Stop&, const Output&);

}  // namespace clew::verbs
