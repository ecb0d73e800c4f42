// Rows of a grid among lines with frames, headings and quotes.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew::text {

/// A line that only draws: | - + * : = and box-drawing characters.
bool is_frame(std::string_view line);
/// "Grid 01", "Puzzle 7:" and the like, which stand above a grid.
bool is_heading(std::string_view line);

/// How the cells of a row are told apart.
struct RowStyle {
  bool dash_draws = false;  // `-` and `*` draw frames, or stand for blanks
  bool star_draws = false;
};
/// Cells that stand apart (by blanks, commas, quotes, brackets or frames).
std::vector<std::string_view> row_tokens(std::string_view line, RowStyle);
/// Cells of one symbol each, side by side or apart.
std::vector<std::string_view> row_symbols(std::string_view line, RowStyle);
/// How many cells the row shows, whichever way they are written; 0 for frames.
std::size_t cells_in_row(std::string_view line);
/// Of the lines of a paragraph (without comments), those that belong to its first grid; `complete`
/// when the paragraph ends with them. At least one.
std::size_t rows_of_first_grid(const std::vector<std::string_view>& lines, const Layout*,
                               bool complete);

}  // namespace clew::text
