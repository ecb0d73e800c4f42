// Free text within puzzle text, quoted if blanks or special characters require it.
#pragma once

#include <string>
#include <string_view>

#include "text/pieces/piece.h"

namespace clew::text {

/// Returns the text as it is, or in quotes if ` #`, blanks at its ends or line ends would spoil it.
std::string written(const std::string&);
/// Returns the text in quotes, without a `#` in it.
std::string in_quotes(std::string_view);
/// Reads the output of either function. A comment may follow.
Expected<std::string> read_value(const Piece&, std::string_view);
/// Returns how long the text in quotes is that `rest` begins with; all of it if they are not closed.
std::size_t size_of_quoted(std::string_view rest);

}  // namespace clew::text
