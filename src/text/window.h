// As much of a text as has come so far.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace clew::text {

struct Window {
  struct Line {
    std::string_view text;  // without its end
    std::size_t next;       // begin of the following line
  };

  std::string_view text;
  bool last;                         // no text follows it
  std::size_t* looked_at = nullptr;  // counts the bytes of the requested lines

  /// The line at an offset; none when its end has not come yet, or past the end.
  std::optional<Line> line(std::size_t from) const;
};

constexpr bool ends_line(char c) { return c == '\n' || c == '\r'; }

}  // namespace clew::text
