// Rows of a grid among lines with frames, headings and quotes.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "clew/layout.h"

namespace clew::text {

/// A line that only draws: | - + * : = and box-drawing characters.
bool is_frame(std::string_view line);
/// "Grid 01", "Puzzle 7:" and similar headings above a grid.
bool is_heading(std::string_view line);

/// Separation of the cells of a row.
struct RowStyle {
  bool dash_draws = false;  // `-` and `*` draw frames, or are blanks
  bool star_draws = false;
};
/// Returns the separated cells (by blanks, commas, quotes, brackets or frames).
std::vector<std::string_view> row_tokens(std::string_view line, RowStyle);
/// Cells of one symbol each, side by side or apart.
std::vector<std::string_view> row_symbols(std::string_view line, RowStyle);
/// Returns the number of cells of the row, in any style; 0 for frames.
std::size_t cells_in_row(std::string_view line);
/// Returns the number of a paragraph's lines (without comments) that belong to its first grid, at
/// least one. `complete`: the paragraph ends with them.
std::size_t rows_of_first_grid(const std::vector<std::string_view>& lines, const Layout*,
                               bool complete);

}  // namespace clew::text
