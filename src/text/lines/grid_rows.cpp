#include "text/lines/grid_rows.h"

#include <algorithm>

#include "text/pieces/piece.h"

namespace clew::text {
namespace {

// Bytes of a box-drawing character (U+2500 … U+257F) at the head, or 0.
std::size_t box_drawing(std::string_view s) {
  return s.size() >= 3 && s[0] == '\xE2' && (s[1] == '\x94' || s[1] == '\x95') ? 3 : 0;
}

constexpr bool always_apart(char c) {
  return is_space(c) || c == ',' || c == ';' || c == '|' || c == '+' || c == ':' || c == '=' ||
         c == '"' || c == '\'' || c == '`' || c == '[' || c == ']' || c == '(' || c == ')' ||
         c == '{' || c == '}';
}

// Returns the number of bytes at the front that separate cells.
std::size_t apart(std::string_view s, RowStyle style) {
  const char c = s[0];
  if (always_apart(c) || (style.dash_draws && c == '-') || (style.star_draws && c == '*')) return 1;
  return box_drawing(s);
}

// Returns the text between the first and the last quote, if there are quotes: $grid[] =
// "53..7....";
std::string_view unquoted(std::string_view line) {
  for (char quote : {'"', '\'', '`'}) {
    const std::size_t first = line.find(quote), last = line.rfind(quote);
    if (first != line.npos && last > first) return line.substr(first, last - first + 1);
  }
  return line;
}

std::size_t code_point(std::string_view s) {
  std::size_t n = 1;
  if (static_cast<unsigned char>(s[0]) >= 0xC0)
    while (n < s.size() && n < 4 && (static_cast<unsigned char>(s[n]) & 0xC0) == 0x80) ++n;
  return n;
}

bool draws(std::string_view line) { return is_frame(line) || is_heading(line); }

}  // namespace

bool is_frame(std::string_view line) {
  bool ruled = false;
  std::size_t marks = 0;
  for (std::size_t i = 0; i < line.size();) {
    const char c = line[i];
    const std::size_t drawn = box_drawing(line.substr(i));
    if (!drawn && !is_space(c) && std::string_view("|-+*:=").find(c) == std::string_view::npos)
      return false;
    ruled |= drawn || c == '-' || c == '=' || c == '*' || c == '+';
    marks += !is_space(c);
    i += drawn ? drawn : 1;
  }
  return ruled && marks >= 3;
}

bool is_heading(std::string_view line) {
  std::string_view rest = line;
  const std::string word = lower(take_word(rest));
  if (word != "grid" && word != "puzzle" && word != "sudoku") return false;
  std::string_view number = trimmed(rest);
  if (number.starts_with('#')) number.remove_prefix(1);
  if (number.ends_with(':')) number.remove_suffix(1);
  return number.empty() || is_number(number);
}

std::vector<std::string_view> row_tokens(std::string_view line, RowStyle style) {
  std::vector<std::string_view> tokens;
  line = unquoted(line);
  for (std::size_t i = 0; i < line.size();) {
    if (const std::size_t n = apart(line.substr(i), style)) {
      i += n;
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && !apart(line.substr(end), style))
      end += code_point(line.substr(end));
    tokens.push_back(line.substr(i, end - i));
    i = end;
  }
  return tokens;
}

std::vector<std::string_view> row_symbols(std::string_view line, RowStyle style) {
  std::vector<std::string_view> symbols;
  for (std::string_view token : row_tokens(line, style))
    for (std::size_t i = 0; i < token.size();) {
      const std::size_t n = code_point(token.substr(i));
      symbols.push_back(token.substr(i, n));
      i += n;
    }
  return symbols;
}

std::size_t cells_in_row(std::string_view line) {
  if (draws(line)) return 0;
  const auto tokens = row_tokens(line, {});
  if (tokens.size() >= 4) return tokens.size();
  return row_symbols(line, {}).size();
}

std::size_t rows_of_first_grid(const std::vector<std::string_view>& lines, const Layout* layout,
                               bool complete) {
  // Positions of the rows; a heading below rows begins the next grid.
  std::vector<std::size_t> rows;
  std::size_t end = 0;
  for (; end < lines.size(); ++end) {
    if (is_heading(lines[end]) && !rows.empty()) break;
    if (!draws(lines[end])) rows.push_back(end);
  }
  if (end < lines.size()) complete = true;
  if (rows.empty()) return std::max<std::size_t>(end, 1);

  std::size_t wanted = 0;
  if (layout) {
    wanted = static_cast<std::size_t>(layout->rows());
  } else {
    // Adjacent symbols must give equally long rows; otherwise cells are separated.
    for (bool apart_only : {false, true}) {
      auto width_of = [&](std::size_t i) {
        return apart_only ? row_tokens(lines[i], {}).size() : row_symbols(lines[i], {}).size();
      };
      const std::size_t width = width_of(rows[0]);
      if (width < 4 || width > rows.size()) continue;
      const bool even =
          std::all_of(rows.begin(), rows.begin() + static_cast<long>(width), [&](std::size_t i) {
            return width_of(i) == width && lines[i].find('#') == lines[i].npos;
          });
      if (!even) continue;
      const bool one_picture =
          complete && rows.size() < 64 && width < 64 &&
          !layout_of_shape(std::vector(rows.size(), std::vector<bool>(width, true))).empty();
      if (!one_picture) wanted = width;
      break;
    }
  }
  if (!wanted || rows.size() <= wanted) return end;
  std::size_t last = rows[wanted - 1] + 1;
  while (last < end && is_frame(lines[last])) ++last;
  return last;
}

}  // namespace clew::text
