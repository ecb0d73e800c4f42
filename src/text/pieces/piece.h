// A piece of input that holds one puzzle, and the errors found in it by their place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/error.h"

namespace clew::text {

struct Piece {
  std::string_view text;
  std::size_t line = 1, column = 1;  // of its first character
};

/// An Error at a place in the piece: `where` points into its text or at its end.
std::unexpected<Error> fail_at(const Piece&, const char* where, std::string reason);

/// So many CRs before an LF are one line end with it. More are not looked at, so that a text of CRs
/// alone is read in linear time.
inline constexpr std::size_t most_returns = 8;

/// Where the first line of a text ends: at LF, CR, or the CRs before an LF; at its end if nowhere.
std::size_t find_line_end(std::string_view);
/// The bytes of the line end that the text begins with; 0 when it begins with none.
std::size_t line_end_size(std::string_view);
/// Whether more text may lengthen the line end that the text begins with: CRs, and no LF yet.
bool may_go_on(std::string_view);
/// How many line ends there are.
std::size_t count_line_ends(std::string_view);
/// The lines of a text without their ends; an end after the last line adds none.
std::vector<std::string_view> lines_of(std::string_view);

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
std::string_view trimmed(std::string_view);
/// Cuts off and returns the first word; "" when there is none left.
std::string_view take_word(std::string_view& rest);
/// A character as an error names it: 'x', or U+0007 for what cannot be shown. `from` begins with
/// it.
std::string shown(std::string_view from);
/// A text as an error quotes it: cut after so many code points, line ends as blanks, what cannot be
/// shown left out.
std::string quoted(std::string_view, std::size_t most = 40);
std::string lower(std::string_view);
bool is_number(std::string_view);  // decimal digits only, at least one
/// The number, or -1 where it is none or above a million.
int number(std::string_view);

}  // namespace clew::text
