#include "text/pieces/piece.h"

#include <fmt/format.h>
#include <algorithm>
#include <charconv>

#include "base/assert.h"

namespace clew::text {
namespace {

// Every byte that does not continue a code point begins one, so noise has columns too.
std::size_t code_points(const char* from, const char* to) {
  return static_cast<std::size_t>(std::count_if(
      from, to, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::size_t length_of_code_point(std::string_view text) {
  std::size_t n = 1;
  while (n < text.size() && n < 4 && (static_cast<unsigned char>(text[n]) & 0xC0) == 0x80) ++n;
  return n;
}

// Returns true if the bytes are one well-formed code point beyond ASCII that may be copied
// unchanged.
bool well_formed(std::string_view cp) {
  const auto lead = static_cast<unsigned char>(cp[0]);
  const auto second = cp.size() > 1 ? static_cast<unsigned char>(cp[1]) : 0;
  switch (cp.size()) {
    case 2:
      return lead >= 0xC2 && lead <= 0xDF && (lead > 0xC2 || second >= 0xA0);  // excludes controls
    case 3:
      return lead >= 0xE0 && lead <= 0xEF && (lead != 0xE0 || second >= 0xA0) &&
             (lead != 0xED || second < 0xA0);
    case 4:
      return lead >= 0xF0 && lead <= 0xF4 && (lead != 0xF0 || second >= 0x90) &&
             (lead != 0xF4 || second < 0x90);
    default:
      return false;
  }
}

}  // namespace

std::unexpected<Error> fail_at(const Piece& piece, const char* where, std::string reason) {
  const char* begin = piece.text.data();
  CLEW_ASSERT(where >= begin && where <= begin + piece.text.size());
  std::size_t line = piece.line;
  const char* line_begin = begin;
  for (std::string_view rest = piece.text;;) {
    const std::size_t end = find_line_end(rest);
    rest.remove_prefix(end);
    const std::size_t size = line_end_size(rest);
    if (!size || rest.data() + size > where) break;
    rest.remove_prefix(size);
    ++line;
    line_begin = rest.data();
  }
  const std::size_t before = line_begin == begin ? piece.column : 1;
  return fail(std::move(reason), line, before + code_points(line_begin, where));
}

std::size_t find_line_end(std::string_view text) {
  return static_cast<std::size_t>(
      std::find_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }) -
      text.begin());
}

std::size_t line_end_size(std::string_view text) {
  std::size_t returns = 0;
  while (returns < std::min(text.size(), most_returns) && text[returns] == '\r') ++returns;
  const bool feed = returns < text.size() && text[returns] == '\n';
  return feed ? returns + 1 : returns > 0;
}

bool may_go_on(std::string_view text) {
  return text.size() <= most_returns && text.find_first_not_of('\r') == text.npos;
}

std::size_t count_line_ends(std::string_view text) {
  std::size_t count = 0;
  for (;; ++count) {
    text.remove_prefix(find_line_end(text));
    const std::size_t size = line_end_size(text);
    CLEW_ASSERT(size <= text.size());
    if (!size) return count;
    text.remove_prefix(size);
  }
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = find_line_end(text);
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
    CLEW_ASSERT(text.empty() || line_end_size(text) > 0);
    text.remove_prefix(line_end_size(text));
  }
  return lines;
}

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && is_space(s.front())) s.remove_prefix(1);
  while (!s.empty() && is_space(s.back())) s.remove_suffix(1);
  return s;
}

std::string_view take_word(std::string_view& rest) {
  while (!rest.empty() && is_space(rest.front())) rest.remove_prefix(1);
  std::size_t n = 0;
  while (n < rest.size() && !is_space(rest[n])) ++n;
  const std::string_view word = rest.substr(0, n);
  rest.remove_prefix(n);
  return word;
}

std::string shown(std::string_view from) {
  if (from.empty()) return "nothing";
  const auto byte = static_cast<unsigned char>(from[0]);
  if (byte > ' ' && byte < 0x7F) return fmt::format("'{}'", from[0]);
  if (byte < 0x80) return fmt::format("U+{:04X}", byte);
  const std::string_view cp = from.substr(0, length_of_code_point(from));
  return well_formed(cp) ? fmt::format("'{}'", cp) : fmt::format("byte {:02X}", byte);
}

std::string quoted(std::string_view s, std::size_t most) {
  std::string result = "'";
  for (std::size_t points = 0; !s.empty(); ++points) {
    if (points == most) {
      result += "…";
      break;
    }
    const std::string_view cp = s.substr(0, length_of_code_point(s));
    if (cp.size() == 1 ? cp[0] >= ' ' && cp[0] < 0x7F : well_formed(cp))
      result += cp;
    else if (cp[0] == '\n' && !result.ends_with(' '))
      result += ' ';
    s.remove_prefix(cp.size());
  }
  return result + "'";
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string lower(std::string_view s) {
  std::string result(s);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

bool is_number(std::string_view s) {
  return !s.empty() && std::all_of(s.begin(), s.end(), [](char c) { return c >= '0' && c <= '9'; });
}

int number(std::string_view s) {
  if (!is_number(s)) return -1;
  int n = 0;
  const auto [_, error] = std::from_chars(s.data(), s.data() + s.size(), n);
  return error == std::errc{} && n <= 1'000'000 ? n : -1;
}

}  // namespace clew::text
