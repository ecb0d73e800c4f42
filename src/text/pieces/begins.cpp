#include "text/pieces/begins.h"

#include <algorithm>

#include "text/forms.h"
#include "text/solo/solo.h"
#include "text/symbols.h"

namespace clew::text {

bool is_comment(std::string_view line) {
  if (!line.starts_with('#')) return false;
  const std::size_t n = std::min(line.find_first_not_of('#'), line.size());
  std::string_view rest = line;
  take_word(rest);
  if (take_word(rest) == "#") return false;  // separated holes
  return n == line.size() ? n < 9 : is_space(line[n]) || n == 1;
}

bool is_sdk_heading(std::string_view line) {
  if (line.starts_with('[')) return line.size() > 2 && symbol_value(line[1]) >= 10;
  return line.size() > 1 && line[0] == '#' &&
         std::string_view("ABCDLSU").find(line[1]) != std::string_view::npos;
}

bool is_puzzle_section(std::string_view line) { return lower(line).starts_with("[puzzle]"); }

bool is_xml(std::string_view line) {
  for (std::string_view begin : {"<?xml", "<!--", "<opensudoku", "<folder", "<game"})
    if (line.starts_with(begin)) return true;
  return false;
}

bool begins_other_form(std::string_view line) {
  if (line.empty()) return false;
  switch (line[0]) {
    case ':':
      return is_hodoku_line(line);
    case '{':
      return is_json(line);
    case '<':
      return is_xml(line);
    case '[':
      return is_puzzle_section(line);
    case '.':
      return is_iss(line);
    case 's':
      if (is_text_header(line)) return true;
      break;
    default:
      break;
  }
  return is_link(line) || is_solo(line);
}

bool is_text_header(std::string_view line) {
  std::string_view rest = line;
  return lower(take_word(rest)) == "sudoku" && is_number(take_word(rest));
}

}  // namespace clew::text
