#include "text/puzzle_text/quotes.h"

#include <fmt/format.h>

#include <algorithm>

namespace clew::text {

std::string in_quotes(std::string_view value) {
  std::string result = "\"";
  for (char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      result += {'\\', c};
    else if (c == '\n')
      result += "\\n";
    else if (byte < ' ' || byte == 0x7F || c == '#')
      result += fmt::format("\\x{:02x}", byte);
    else
      result += c;
  }
  return result + "\"";
}

std::string written(const std::string& value) {
  const bool plain =
      value.find(" #") == value.npos && value.find("\t#") == value.npos &&
      !value.starts_with('"') && !value.starts_with('#') && trimmed(value) == value &&
      std::none_of(value.begin(), value.end(),
                   [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; });
  return plain ? value : in_quotes(value);
}

Expected<std::string> read_value(const Piece& piece, std::string_view rest) {
  std::string_view text = trimmed(rest);
  if (!text.starts_with('"')) {
    const std::size_t comment = std::min(text.find(" #"), text.find("\t#"));
    return std::string(trimmed(text.substr(0, comment)));
  }
  std::string value;
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '"') {
      const std::string_view after = trimmed(text.substr(i + 1));
      if (!after.empty() && !after.starts_with('#'))
        return fail_at(piece, after.data(), "something follows the closing quote");
      return value;
    }
    if (text[i] != '\\') {
      value += text[i];
      continue;
    }
    const char next = i + 1 < text.size() ? text[++i] : '\0';
    if (next == 'n') {
      value += '\n';
    } else if (next == 'x' && i + 2 < text.size()) {
      int byte = 0;
      for (int k = 0; k < 2; ++k) {
        const char c = text[++i];
        const int nibble = c >= '0' && c <= '9'   ? c - '0'
                           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                                  : -1;
        if (nibble < 0) return fail_at(piece, text.data() + i, "\\x needs two hexadecimal digits");
        byte = byte * 16 + nibble;
      }
      value += static_cast<char>(byte);
    } else if (next == '"' || next == '\\') {
      value += next;
    } else {
      return fail_at(piece, text.data() + i, "a backslash stands before \", \\, n or x only");
    }
  }
  return fail_at(piece, text.data() + text.size(), "the closing quote is missing");
}

std::size_t size_of_quoted(std::string_view rest) {
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '\\')
      ++i;
    else if (rest[i] == '"')
      return i + 1;
  }
  return rest.size();
}

}  // namespace clew::text
