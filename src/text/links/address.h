// Addresses of pages that carry a puzzle, alone or within words.
#pragma once

#include <string_view>

namespace clew::text {

/// Returns the first address with a scheme in a line, without surrounding brackets, quotes and
/// stops; empty if there is none.
std::string_view address_in(std::string_view line);

/// The symbols of a puzzle that an address carries as they are, as the value of a name or as a part
/// of its path (SudokuWiki, SudokuExchange, sudoku.coach); empty if it carries none.
std::string_view symbols_in(std::string_view address);

}  // namespace clew::text
