// Puzzles with what is said of them: the rows of a table, and JSON objects as Clew writes them.
#pragma once

#include <optional>
#include <string_view>

#include "text/forms.h"
#include "text/json/json_text.h"

namespace clew::text {

/// What a line says when it is the header of a table: one of its columns is called `puzzle`,
/// `question` or `quizzes`.
std::optional<Table> table_of(std::string_view header);

/// Where the row that begins the text ends, its line end included: behind its first line, or
/// further where quotes hold line ends. Nothing when more text is needed to tell. Quotes that are
/// not closed where a field ends hold none.
std::optional<std::size_t> end_of_row(std::string_view text, std::size_t first_line, char separator,
                                      bool last);

/// {"puzzle": "…", "layout": "…", …}. Errors are at `where`.
Expected<Puzzle> read_record(const Piece&, const char* where, const Json&, FormContext&);

}  // namespace clew::text
