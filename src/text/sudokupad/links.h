// Contents of f-puzzles and SudokuPad links.
#pragma once

#include "text/forms.h"
#include "text/json/json_text.h"
#include "text/rules/reading.h"

namespace clew::text {

/// Errors are at `where`.
Expected<Puzzle> read_fpuzzles(const Piece&, const char* where, const Json&, FormContext&);
Expected<Puzzle> read_sudokupad(const Piece&, const char* where, Json, FormContext&);
/// The puzzle of a reading that is in full; a partial one, with a remark, if the options assume it.
Expected<Puzzle> puzzle_of(const Piece&, const char* where, Expected<rules::Reading>,
                           const ReadOptions&);

/// Decodes f-puzzles as a drawing: the constraints that it names by kind, and the other drawn
/// objects.
Expected<drawing::Drawing> decode_fpuzzles(const Json&);

/// Reads a link or an object of SudokuPad or f-puzzles with all that explains the reading.
Expected<rules::Reading> read_explained(std::string_view text, Layouts&);

/// Decodes %20 and similar escapes.
std::string percent_decoded(std::string_view);
/// Encodes all characters but letters, digits, `-` and `_` as %20 and so on.
std::string percent_encoded(std::string_view);

}  // namespace clew::text
