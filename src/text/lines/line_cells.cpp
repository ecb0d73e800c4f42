#include "text/lines/line_cells.h"

#include <algorithm>

#include "text/pieces/piece.h"
#include "text/symbols.h"

namespace clew::text {
namespace {

constexpr bool is_quote(char c) { return c == '"' || c == '\'' || c == '`'; }
constexpr bool is_bracket(char c) {
  return c == '[' || c == ']' || c == '(' || c == ')' || c == '{' || c == '}';
}
constexpr bool separates(char c) { return is_space(c) || c == ',' || is_quote(c) || is_bracket(c); }
constexpr bool begins_remark(char c) { return c == ';' || c == '#'; }

bool all_of_size(const std::vector<std::string_view>& tokens, std::size_t size) {
  return std::all_of(tokens.begin(), tokens.end(), [&](auto t) { return t.size() == size; });
}

// Rows of a grid one after the other. A list of all candidates looks similar, but is not.
bool are_rows(const std::vector<std::string_view>& tokens, const Layout* layout) {
  if (tokens.size() < 4 || !all_of_size(tokens, tokens.size())) return false;
  if (!is_puzzle_size(tokens.size() * tokens.size(), layout)) return false;
  return std::adjacent_find(tokens.begin(), tokens.end(), std::not_equal_to<>()) != tokens.end() ||
         symbol_value(tokens[0][0]) == 0;
}

void split_symbols(std::string_view symbols, std::vector<std::string_view>& into) {
  for (std::size_t i = 0; i < symbols.size(); ++i) into.push_back(symbols.substr(i, 1));
}

}  // namespace

bool is_puzzle_size(std::size_t cells, const Layout* layout) {
  return layout ? cells == static_cast<std::size_t>(layout->size())
                : !layout_of_length(cells).empty();
}

std::string_view first_field(std::string_view line) {
  line = trimmed(line);
  if (!line.empty() && is_quote(line[0])) {
    const std::size_t end = line.find(line[0], 1);
    return line.substr(1, end == line.npos ? end : end - 1);
  }
  std::size_t n = 0;
  while (n < line.size() && !is_space(line[n]) && line[n] != ',' && !begins_remark(line[n])) ++n;
  return line.substr(0, n);
}

std::vector<std::string_view> tokens_of(std::string_view line) {
  std::vector<std::string_view> tokens;
  std::size_t i = 0;
  while (i < line.size()) {
    while (i < line.size() && separates(line[i])) ++i;
    std::size_t n = i;
    while (n < line.size() && !separates(line[n]) && !begins_remark(line[n])) ++n;
    if (n > i) tokens.push_back(line.substr(i, n - i));
    if (n < line.size() && begins_remark(line[n])) break;
    i = n;
  }
  return tokens;
}

bool symbols_fit(std::string_view symbols, int digits) {
  return std::all_of(symbols.begin(), symbols.end(), [&](char c) {
    return is_blank_symbol(c) || (symbol_value(c) && symbol_value(c) <= digits);
  });
}

std::optional<LineCells> find_line_cells(std::string_view line, const Layout* layout) {
  LineCells found;
  const std::string_view field = first_field(line);
  const bool one_field = is_puzzle_size(field.size(), layout);
  if (one_field && field.size() != 16 && field.size() != 36 && field.size() != 25) {
    split_symbols(field, found.cells);
    return found;
  }
  if (line.size() > (std::size_t{1} << 18)) return std::nullopt;
  const auto tokens = tokens_of(line);
  if (are_rows(tokens, layout)) {
    for (std::string_view row : tokens) split_symbols(row, found.cells);
    return found;
  }
  if (one_field) {
    split_symbols(field, found.cells);
    return found;
  }
  const auto longest = std::max_element(tokens.begin(), tokens.end(),
                                        [](auto a, auto b) { return a.size() < b.size(); });
  if (is_puzzle_size(tokens.size(), layout) && longest->size() <= 2) {
    found.numbers = longest->size() > 1;
    found.cells = tokens;
    return found;
  }
  return std::nullopt;
}

}  // namespace clew::text
