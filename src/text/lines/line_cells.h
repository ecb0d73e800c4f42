// The cells of a puzzle on one line: adjacent symbols, separated numbers or symbols, or separated
// rows.
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

/// Returns true if a puzzle may have that number of cells: the layout's if one is given, else a
/// known size.
bool is_puzzle_size(std::size_t cells, const Layout*);
/// The symbols before a blank, comma, semicolon or `#`, or between the quotes at the beginning.
std::string_view first_field(std::string_view line);
/// The cells when the line holds a whole puzzle, nothing when it does not. A remark may follow.
std::optional<LineCells> find_line_cells(std::string_view line, const Layout*);
/// Returns true if every symbol, blanks included, is possible in a grid of this number of digits.
bool symbols_fit(std::string_view symbols, int digits);
/// Blank-separated (also by commas, quotes and brackets) parts of a line.
std::vector<std::string_view> tokens_of(std::string_view line);

}  // namespace clew::text
