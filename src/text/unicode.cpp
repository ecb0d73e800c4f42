#include "text/unicode.h"

#include "base/assert.h"

namespace clew::text {
namespace {

// Returns the code point at the front and its length in bytes; one byte if it is not well-formed.
std::pair<char32_t, std::size_t> decode(std::string_view s) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(s[i]); };
  const char32_t lead = byte(0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 1;
  if (length == 1 || s.size() < length) return {lead, 1};
  char32_t code = lead & (0x7F >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {lead, 1};
    code = code << 6 | (byte(i) & 0x3F);
  }
  const bool too_long = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  if (too_long || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {lead, 1};
  CLEW_ASSERT(length >= 2 && code >= 0x80);
  return {code, length};
}

}  // namespace

void append_utf8(std::string& out, char32_t code) {
  CLEW_ASSERT(code <= 0x10FFFF);
  auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

std::u16string to_utf16(std::string_view s) {
  std::u16string result;
  while (!s.empty()) {
    const auto [code, length] = decode(s);
    if (code >= 0x10000) {
      result += static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10));
      result += static_cast<char16_t>(0xDC00 + ((code - 0x10000) & 0x3FF));
    } else {
      result += static_cast<char16_t>(code);
    }
    s.remove_prefix(length);
  }
  return result;
}

std::string to_utf8(std::u16string_view s) {
  std::string result;
  for (std::size_t i = 0; i < s.size(); ++i) {
    char32_t code = s[i];
    if (code >= 0xD800 && code < 0xE000) {
      const bool pair =
          code < 0xDC00 && i + 1 < s.size() && s[i + 1] >= 0xDC00 && s[i + 1] < 0xE000;
      code = pair ? 0x10000 + ((code - 0xD800) << 10) + (s[i + 1] - 0xDC00u) : 0xFFFD;
      i += pair;
    }
    append_utf8(result, code);
  }
  return result;
}

}  // namespace clew::text
