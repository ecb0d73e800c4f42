// LZ-string, the compression of f-puzzles and SudokuPad links: an LZ78 over UTF-16 units whose
// codes grow by a bit with the dictionary, six bits a character of base 64.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace clew::text {

std::string lz_compress(std::string_view utf8);
/// Returns nothing if the text is not compressed this way, or expands to more than 4 MiB.
std::optional<std::string> lz_decompress(std::string_view base64);

}  // namespace clew::text
