#include "text/links/address.h"

#include <algorithm>

#include "text/pieces/piece.h"
#include "text/symbols.h"

namespace clew::text {
namespace {

constexpr std::size_t cells = 81;

// Returns the character that closes a bracket or quote around an address; 0 for any other.
char closing(char open) {
  switch (open) {
    case '(':
      return ')';
    case '[':
      return ']';
    case '{':
      return '}';
    case '<':
      return '>';
    case '"':
    case '\'':
    case '`':
      return open;
    default:
      return 0;
  }
}

bool is_cell(char c) { return (c >= '1' && c <= '9') || is_blank_symbol(c); }

// A symbol for each cell, side by side or with a comma between them.
std::string_view symbols_at(std::string_view value) {
  std::size_t found = 0, end = 0;
  while (end < value.size() && found < cells && is_cell(value[end])) {
    ++found;
    ++end;
    if (found < cells && end < value.size() && value[end] == ',') ++end;
  }
  const std::string_view rest = value.substr(end);
  const bool whole = rest.find_first_not_of(".,;:!") == rest.npos;
  return found == cells && whole ? value.substr(0, end) : std::string_view{};
}

}  // namespace

std::string_view address_in(std::string_view line) {
  std::size_t at = std::min(line.find("https://"), line.find("http://"));
  if (at >= line.size()) return {};
  const char close = at ? closing(line[at - 1]) : '\0';
  const bool alone = at == 0;
  line.remove_prefix(at);
  std::size_t end = 0;
  while (end < line.size() && !is_space(line[end]) && (!close || line[end] != close)) ++end;
  line = line.substr(0, end);
  if (!alone && symbols_in(line).empty())
    while (!line.empty() && std::string_view(".,;:!\"'>").contains(line.back()))
      line.remove_suffix(1);
  return line;
}

std::string_view symbols_in(std::string_view address) {
  const std::size_t scheme = address.find("://");
  std::size_t at = address.find('/', scheme == address.npos ? 0 : scheme + 3);
  while (at < address.size()) {
    const std::size_t begin = at + 1;
    if (const auto symbols = symbols_at(address.substr(
            begin, std::min(address.find_first_of("/&#", begin), address.size()) - begin));
        !symbols.empty())
      return symbols;
    at = address.find_first_of("/?&=#", begin);
  }
  return {};
}

}  // namespace clew::text
