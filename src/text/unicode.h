// Between UTF-8 and UTF-16, for forms that come from JavaScript.
#pragma once

#include <string>
#include <string_view>

namespace clew::text {

void append_utf8(std::string&, char32_t);
/// Invalid UTF-8 bytes become U+0080 … U+00FF.
std::u16string to_utf16(std::string_view);
/// Unpaired surrogates become U+FFFD.
std::string to_utf8(std::u16string_view);

}  // namespace clew::text
