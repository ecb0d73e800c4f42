// Puzzles with their metadata: the rows of a table, and JSON objects in Clew's form.
#pragma once

#include <optional>
#include <string_view>

#include "text/forms.h"
#include "text/json/json_text.h"

namespace clew::text {

/// Returns the columns of a line that is the header of a table: one of its columns is called
/// `puzzle`, `question` or `quizzes`.
std::optional<Table> table_of(std::string_view header);

/// Returns the end of the row at the front of a text, with its line end: after its first line, or
/// further if quotes contain line ends. Returns nothing if more text is needed. Quotes that are not
/// closed at the end of a field contain none.
std::optional<std::size_t> end_of_row(std::string_view text, std::size_t first_line, char separator,
                                      bool last);

/// Reads {"puzzle": "…", "layout": "…", …}. Errors are at `where`.
Expected<Puzzle> read_record(const Piece&, const char* where, const Json&, FormContext&);

}  // namespace clew::text
