// Puzzles of several lines without words: rows of symbols or numbers, framed or not, quoted or not,
// with holes; or a group of candidates for every cell. How `-` and `*` are meant, as blanks or as
// frames, is tried out: the reading under which the rows make a layout is the right one.
#include <fmt/format.h>
#include <algorithm>
#include <map>

#include "text/lines/grid_rows.h"
#include "text/sudokupad/picture.h"
#include "text/symbols.h"

namespace clew::text {
namespace {

struct Found {
  LayoutPtr layout;
  std::vector<std::string_view> cells;
};

constexpr RowStyle styles[] = {{false, false}, {true, false}, {false, true}, {true, true}};

bool all_dashes(const std::vector<std::string_view>& tokens) {
  return std::all_of(tokens.begin(), tokens.end(), [](auto t) { return t == "-"; });
}

// Reads the rows in one style. A ruled line is a row only if `-` and `*` are blanks and it has the
// width of the rows.
Picture rows_of(const std::vector<std::string_view>& lines, RowStyle style, bool apart,
                bool rules_are_rows) {
  Picture picture;
  for (std::string_view line : lines) {
    if (is_heading(line) || trimmed(line).empty()) continue;
    auto row = apart ? row_tokens(line, style) : row_symbols(line, style);
    if (is_frame(line) && !rules_are_rows && !(apart && row.size() > 3 && all_dashes(row)))
      continue;
    if (!row.empty()) picture.push_back(std::move(row));
  }
  return picture;
}

// Reads rows whose blanks are holes; symbols are adjacent or separated by a blank.
Picture columns_of(const std::vector<std::string_view>& lines) {
  Picture picture;
  bool spaced = true;
  for (std::string_view line : lines) {
    for (std::size_t c = 1; c < line.size(); c += 2) spaced &= is_space(line[c]);
  }
  const std::size_t step = spaced ? 2 : 1;
  for (std::string_view line : lines) {
    auto& row = picture.emplace_back();
    for (std::size_t c = 0; c < line.size(); c += step)
      row.push_back(is_space(line[c]) ? std::string_view{} : line.substr(c, 1));
    while (!row.empty() && row.back().empty()) row.pop_back();
  }
  return picture;
}

std::optional<Found> match(const Picture& picture, FormContext& context) {
  if (picture.empty()) return std::nullopt;
  auto layout = layout_of_picture(picture, context);
  if (!layout) return std::nullopt;
  return Found{*layout, cells_of_picture(picture, **layout)};
}

std::optional<Found> find(const std::vector<std::string_view>& lines, FormContext& context) {
  for (bool apart : {true, false})
    for (bool rules_are_rows : {false, true})
      for (RowStyle style : styles)
        if (auto found = match(rows_of(lines, style, apart, rules_are_rows), context)) return found;
  return match(columns_of(lines), context);
}

std::string count_of(std::size_t n, std::string_view what) {
  return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
}

// Why the rows make no layout, at the row to blame.
std::unexpected<Error> explain(const Piece& piece, const std::vector<std::string_view>& lines,
                               FormContext& context) {
  RowStyle style;
  bool dashes = false, other = false;
  for (std::string_view line : lines)
    if (!is_frame(line)) {
      dashes |= line.find('-') != line.npos || line.find('*') != line.npos;
      other |= line.find_first_of("._0") != line.npos;
    }
  if (dashes && other) style = {true, true};
  Picture apart = rows_of(lines, style, true, false), symbols = rows_of(lines, style, false, false);
  if (symbols.empty()) return fail_at(piece, piece.text.data(), "frames without a row of cells");

  // The width that most rows have, cells apart or side by side.
  auto usual = [](const Picture& picture) {
    std::map<std::size_t, std::size_t> times;
    for (const auto& row : picture) ++times[row.size()];
    return *std::max_element(times.begin(), times.end(),
                             [](auto a, auto b) { return a.second < b.second; });
  };
  const auto [apart_width, apart_times] = usual(apart);
  const auto [symbol_width, symbol_times] = usual(symbols);
  const bool by_symbol = symbol_times >= apart_times || apart_width < 4;
  const Picture& rows = by_symbol ? symbols : apart;
  const Layout* layout = context.options.layout.get();
  std::size_t width = by_symbol ? symbol_width : apart_width;
  std::size_t height = layout ? static_cast<std::size_t>(layout->rows()) : width;
  if (!layout && is_frame(lines.front()) == false && layout_of_length(width * width).empty() &&
      rows.size() > 3 && !layout_of_length(rows.size() * rows.size()).empty())
    height = width = rows.size();
  const char* end = lines.back().data() + lines.back().size();
  if (!layout && layout_of_length(width * width).empty())
    return fail_at(
        piece, rows[0][0].data(),
        fmt::format("{} of {} are no known layout; name the layout or write the puzzle as text",
                    count_of(rows.size(), "row"), count_of(width, "cell")));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::size_t needed = width;
    if (layout) {
      needed = 0;
      for (int c = 0; r < height && c < layout->cols(); ++c)
        needed += layout->at({static_cast<int>(r), c}) >= 0;
      if (rows[r].size() == static_cast<std::size_t>(layout->cols()))
        needed = rows[r].size();  // with holes
    }
    if (r >= height)
      return fail_at(piece, rows[r][0].data(),
                     fmt::format("row {} is one too many, {} are needed", r + 1, height));
    if (rows[r].size() == needed) continue;
    const std::string_view at =
        rows[r].size() > needed && needed ? rows[r][needed] : rows[r].back();
    return fail_at(piece, rows[r].size() > needed && needed ? at.data() : at.data() + at.size(),
                   fmt::format("row {} has {}, {} needed", r + 1, count_of(rows[r].size(), "cell"),
                               needed == 1 ? "1 is" : fmt::format("{} are", needed)));
  }
  if (rows.size() < height)
    return fail_at(piece, end,
                   fmt::format("{}, {} are needed", count_of(rows.size(), "row"), height));
  return fail_at(piece, rows[0][0].data(),
                 layout ? fmt::format("the rows do not have the outline of {}", layout->name())
                        : "the rows have signs among the cells that are neither frames nor cells");
}

enum class Content {
  values,
  candidates,
  marked
};  // marked: `u` before values placed by the
    // player

Content content_of(const Found& found, std::optional<Format> from) {
  const int digits = found.layout->value(found.layout->digits());  // the greatest
  std::size_t longest = 0;
  bool user = false, blanks = false, digits_only = true;
  for (std::string_view cell : found.cells) {
    longest = std::max(longest, cell.size());
    user |= cell.size() == 2 && (cell[0] == 'u' || cell[0] == 'U') && symbol_value(cell[1]);
    blanks |= cell.size() == 1 && is_blank_symbol(cell[0]);
    digits_only &= is_number(cell) || (cell.size() == 1 && is_blank_symbol(cell[0]));
  }
  if (from == Format::sdx || (user && digits < 30 && from != Format::pencil))
    return Content::marked;
  if (from == Format::pencil) return Content::candidates;
  if (from == Format::grid || from == Format::ss || longest <= 1) return Content::values;
  // Numbers of two figures, or two candidates: candidates leave no cell blank.
  if (digits > 9 && longest <= 2 && digits_only && blanks) return Content::values;
  if (digits > 9 && longest <= 2 && digits_only &&
      std::all_of(found.cells.begin(), found.cells.end(),
                  [&](auto cell) { return number(cell) <= digits; }))
    return Content::values;
  return Content::candidates;
}

}  // namespace

Expected<std::vector<std::string_view>> cells_of_lines(const Piece& piece,
                                                       std::vector<std::string_view> lines,
                                                       const LayoutPtr& layout) {
  if (lines.empty())
    return fail_at(piece, piece.text.data() + piece.text.size(), "the rows are missing");
  const ReadOptions options{.layout = layout};
  Layouts layouts;
  FormContext context{options, layouts};
  if (auto found = find(lines, context)) return std::move(found->cells);
  return explain(piece, lines, context);
}

Expected<Puzzle> read_block(const Piece& piece, FormContext& context) {
  std::vector<std::string_view> lines;
  for (std::string_view line : lines_of(piece.text))
    if (!trimmed(line).empty()) lines.push_back(line);
  if (lines.empty()) return fail("no puzzle", piece.line, piece.column);
  const auto found = find(lines, context);
  if (!found) {
    if (lines.size() == 1 && !is_frame(lines[0])) return read_line(piece, context);
    return explain(piece, lines, context);
  }
  Puzzle puzzle{.layout = found->layout};
  const Content content = content_of(*found, context.options.from);
  if (content == Content::values) {
    auto values = values_of(piece, found->cells, *puzzle.layout);
    if (!values) return std::unexpected(values.error());
    puzzle.givens = std::move(*values);
    return puzzle;
  }
  std::vector<DigitSet> marks;
  puzzle.givens.resize(found->cells.size());
  for (std::string_view group : found->cells) {
    const bool user =
        content == Content::marked && group.size() > 1 && (group[0] == 'u' || group[0] == 'U');
    auto set = candidates_of(piece, user ? group.substr(1) : group, *puzzle.layout);
    if (!set) return std::unexpected(set.error());
    if (user) {
      if (set->size() != 1)
        return fail_at(piece, group.data(),
                       fmt::format("{} places more than one digit", quoted(group)));
      puzzle.entries.resize(found->cells.size());
      puzzle.entries[marks.size()] = set->first();
    }
    marks.push_back(*set);
  }
  set_candidates(puzzle, std::move(marks));
  return puzzle;
}

}  // namespace clew::text
