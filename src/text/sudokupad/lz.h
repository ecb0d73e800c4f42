// LZ-string, the compression that f-puzzles and SudokuPad links use: an LZ78 over UTF-16 units
// whose codes grow by a bit as the dictionary does, six bits a character of base 64.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clew::text {

std::string lz_compress(std::string_view utf8);
/// Nothing when the text is no such compression, or holds more than 4 MiB.
std::optional<std::string> lz_decompress(std::string_view base64);

}  // namespace clew::text
