// The cells of a puzzle that stands on one line: symbols side by side, numbers or symbols apart, or
// rows apart.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew::text {

struct LineCells {
  std::vector<std::string_view> cells;  // a symbol or a number each, in order
  bool numbers = false;                 // some are of several characters
};

/// Whether a puzzle may have that many cells: the layout's when one is given, a known size else.
bool is_puzzle_size(std::size_t cells, const Layout*);
/// The symbols before a blank, comma, semicolon or `#`, or between the quotes at the beginning.
std::string_view first_field(std::string_view line);
/// The cells when the line holds a whole puzzle, nothing when it does not. A remark may follow.
std::optional<LineCells> find_line_cells(std::string_view line, const Layout*);
/// Whether every symbol can stand in a grid of so many digits (blanks too).
bool symbols_fit(std::string_view symbols, int digits);
/// Blank-separated (also by commas, quotes and brackets) parts of a line.
std::vector<std::string_view> tokens_of(std::string_view line);

}  // namespace clew::text
