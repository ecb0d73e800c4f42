#include "text/xml/xml.h"

#include <algorithm>
#include <array>
#include <utility>

#include "text/pieces/piece.h"
#include "text/unicode.h"

namespace clew::text {
namespace {

constexpr std::array<std::pair<std::string_view, char>, 5> entities = {
    {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};

// The code point of "#10" or "#xA"; 0 for none.
char32_t numbered(std::string_view entity) {
  entity.remove_prefix(1);
  const bool hex = entity.starts_with('x');
  if (hex) entity.remove_prefix(1);
  if (entity.empty() || entity.size() > 7) return 0;
  char32_t n = 0;
  for (char c : entity) {
    const int digit = c >= '0' && c <= '9'                            ? c - '0'
                      : hex && (c | 0x20) >= 'a' && (c | 0x20) <= 'f' ? (c | 0x20) - 'a' + 10
                                                                      : -1;
    if (digit < 0) return 0;
    n = n * (hex ? 16 : 10) + static_cast<char32_t>(digit);
  }
  return n <= 0x10FFFF ? n : 0;
}

}  // namespace

std::optional<Tag> tag_at(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  if (rest.starts_with("<!--")) {
    const std::size_t end = rest.find("-->", 4);
    if (end == rest.npos) return std::nullopt;
    return Tag{"!", {}, true, at + end + 3};
  }
  char quote = 0;
  for (std::size_t i = 1; i < rest.size(); ++i) {
    const char c = rest[i];
    if (quote) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '>') {
      std::string_view inside = rest.substr(1, i - 1);
      Tag tag{.end = at + i + 1};
      if (inside.ends_with('/')) {
        tag.closed = true;
        inside.remove_suffix(1);
      }
      if (inside.starts_with('?') || inside.starts_with('!')) {
        tag.name = inside.substr(0, 1);
        return tag;
      }
      const std::size_t name = static_cast<std::size_t>(
          std::find_if(inside.begin(), inside.end(), is_space) - inside.begin());
      tag.name = inside.substr(0, name);
      tag.attributes = inside.substr(name);
      return tag;
    }
  }
  return std::nullopt;
}

std::optional<std::string_view> attribute(const Tag& tag, std::string_view name) {
  std::string_view rest = tag.attributes;
  for (;;) {
    const std::size_t equals = rest.find('=');
    if (equals == rest.npos) return std::nullopt;
    const std::string_view key = trimmed(rest.substr(0, equals));
    rest.remove_prefix(equals + 1);
    while (!rest.empty() && is_space(rest[0])) rest.remove_prefix(1);
    if (rest.empty() || (rest[0] != '"' && rest[0] != '\'')) return std::nullopt;
    const std::size_t end = rest.find(rest[0], 1);
    if (end == rest.npos) return std::nullopt;
    if (key == name) return rest.substr(1, end - 1);
    rest.remove_prefix(end + 1);
  }
}

std::string unescaped(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = text[0] == '&' ? text.substr(0, 12).find(';') : text.npos;
    if (end != text.npos) {
      const std::string_view entity = text.substr(1, end - 1);
      const auto known =
          std::find_if(entities.begin(), entities.end(), [&](auto e) { return e.first == entity; });
      const char32_t code = entity.starts_with('#') ? numbered(entity) : 0;
      if (known != entities.end() || code) {
        if (code)
          append_utf8(result, code);
        else
          result += known->second;
        text.remove_prefix(end + 1);
        continue;
      }
    }
    result += text[0];
    text.remove_prefix(1);
  }
  return result;
}

std::string escaped(std::string_view text) {
  std::string result;
  for (char c : text) {
    const auto known =
        std::find_if(entities.begin(), entities.end(), [&](auto e) { return e.second == c; });
    if (known != entities.end())
      result.append("&").append(known->first).append(";");
    else if (static_cast<unsigned char>(c) < ' ')
      result.append("&#").append(std::to_string(static_cast<int>(c))).append(";");
    else
      result += c;
  }
  return result;
}

}  // namespace clew::text
