// What f-puzzles and SudokuPad links carry.
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

/// f-puzzles as a drawing: constraints that it names by their kind, and what is drawn besides.
Expected<drawing::Drawing> decode_fpuzzles(const Json&);

/// Reads a link or an object of SudokuPad or f-puzzles with all that explains the reading.
Expected<rules::Reading> read_explained(std::string_view text, Layouts&);

/// %20 as the character that it stands for.
std::string percent_decoded(std::string_view);
/// All but letters, digits, `-` and `_` as %20 and the like.
std::string percent_encoded(std::string_view);

}  // namespace clew::text
