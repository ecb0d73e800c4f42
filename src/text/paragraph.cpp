#include "text/paragraph.h"

#include <algorithm>

#include "text/lines/grid_rows.h"
#include "text/lines/line_cells.h"
#include "text/pieces/begins.h"

namespace clew::text {
namespace {

// A wider field is a puzzle even if its length is wrong; rows of grids are shorter.
constexpr std::size_t widest_row = 49;
// Blanks that mark a hole between separated cells.
constexpr std::string_view hole = "   ";
// Greatest number of rows examined to see if a grid continues.
constexpr std::size_t farthest_row = 128;

std::size_t indent(std::string_view line) {
  return std::min(line.find_first_not_of(" \t"), line.size());
}

// Returns true if a line is a puzzle of its own in any context.
bool stands_alone(std::string_view line, const Layout* layout) {
  const std::string_view field = first_field(line);
  if (field.size() > widest_row) return !is_frame(line);
  const auto cells = find_line_cells(line, layout);
  if (!cells) return false;
  // Cells apart with a gap among them: a row with holes.
  if (field.size() <= 2 && trimmed(line).find(hole) != line.npos) return false;
  // Sixteen symbols are a 4x4 grid or a row of a 16x16 one, and so with 36.
  const std::size_t n = cells->cells.size();
  if (layout || (n != 16 && n != 36)) return true;
  return std::all_of(cells->cells.begin(), cells->cells.end(),
                     [&](auto c) { return c.size() == 1 && symbols_fit(c, n == 16 ? 4 : 6); });
}

// A line whose cells make a small grid: alone, or a row of a grid of as many rows.
std::optional<FirstPiece> small_or_row(const Window& window, std::size_t from, std::size_t cells) {
  std::vector<std::string_view> lines;
  std::size_t end = from;
  while (lines.size() < cells) {
    const auto line = window.line(end);
    if (!line && !window.last) return std::nullopt;
    if (!line || cells_in_row(line->text) != cells) break;
    lines.push_back(line->text);
    end = line->next;
  }
  const bool grid = lines.size() == cells && !std::ranges::all_of(lines, [](auto line) {
                      return stands_alone(line, nullptr);
                    });
  return grid ? FirstPiece{PieceKind::block, end}
              : FirstPiece{PieceKind::line, window.line(from)->next};
}

}  // namespace

std::optional<FirstPiece> first_of_paragraph(const Window& window, std::size_t from,
                                             const ReadOptions& options, bool in_list) {
  const Layout* layout = options.layout.get();
  std::vector<std::string_view> lines;
  std::vector<std::size_t> ends;
  bool complete = false;
  for (std::size_t at = from; lines.size() < farthest_row; at = ends.back()) {
    const auto line = window.line(at);
    if (!line && !window.last) return std::nullopt;
    // A row may begin with separated holes.
    const bool comment =
        line && is_comment(line->text) &&
        (lines.empty() || row_tokens(line->text, {}).size() != row_tokens(lines[0], {}).size());
    complete = !line || trimmed(line->text).empty() || comment ||
               (!lines.empty() && begins_other_form(trimmed(line->text)));
    if (complete) break;
    // A line with more indentation than the first row has holes at its front.
    const bool further_in = !lines.empty() && indent(line->text) > indent(lines[0]);
    if (!options.from && !further_in && stands_alone(line->text, layout)) {
      if (lines.empty()) {
        const std::size_t cells = cells_in_row(line->text);
        if (!layout && !in_list && (cells == 16 || cells == 36))
          return small_or_row(window, from, cells);
        return FirstPiece{PieceKind::line, line->next};
      }
      const std::size_t rows = rows_of_first_grid(lines, layout, true);
      if (lines.size() < 4 && (lines.size() == 1 || lines.size() % rows || rows == lines.size()))
        return FirstPiece{PieceKind::line, ends.front()};
      complete = true;
      break;
    }
    lines.push_back(line->text);
    ends.push_back(line->next);
  }
  const std::size_t count = rows_of_first_grid(lines, layout, complete);
  return FirstPiece{PieceKind::block, ends[count - 1]};
}

}  // namespace clew::text
