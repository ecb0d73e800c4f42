// What f-puzzles and SudokuPad links carry.
#pragma once

#include "text/forms.h"
#include "text/json/json_text.h"

namespace clew::text {

/// Errors are at `where`.
Expected<Puzzle> read_fpuzzles(const Piece&, const char* where, const Json&, FormContext&);
Expected<Puzzle> read_sudokupad(const Piece&, const char* where, const Json&, FormContext&);

/// %20 as the character that it stands for.
std::string percent_decoded(std::string_view);
/// All but letters, digits, `-` and `_` as %20 and the like.
std::string percent_encoded(std::string_view);

}  // namespace clew::text
