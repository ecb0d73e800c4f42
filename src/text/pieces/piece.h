// A piece of input that holds one puzzle, and the errors found in it by their place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "clew/error.h"

namespace clew::text {

struct Piece {
  std::string_view text;
  std::size_t line = 1, column = 1;  // position of its first character
};

/// Returns an Error at a place in the piece: `where` points into its text or at its end.
std::unexpected<Error> fail_at(const Piece&, const char* where, std::string reason);

/// Greatest number of CRs before an LF that form one line end with it. Further CRs are not
/// examined, so that a text of CRs alone is read in linear time.
inline constexpr std::size_t most_returns = 8;

/// Returns the end of the first line of a text: at LF, CR, or the CRs before an LF; otherwise its
/// size.
std::size_t find_line_end(std::string_view);
/// The bytes of the line end that the text begins with; 0 when it begins with none.
std::size_t line_end_size(std::string_view);
/// Returns true if more text may extend the line end at the front of the text: CRs without an LF
/// yet.
bool may_go_on(std::string_view);
/// Returns the number of line ends.
std::size_t count_line_ends(std::string_view);
/// The lines of a text without their ends; an end after the last line adds none.
std::vector<std::string_view> lines_of(std::string_view);

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
std::string_view trimmed(std::string_view);
/// Cuts off and returns the first word; "" if none is left.
std::string_view take_word(std::string_view& rest);
/// Returns a character for an error: 'x', or U+0007 if it is not printable. `from` begins with it.
std::string shown(std::string_view from);
/// Returns a text for an error: cut after this number of code points, line ends as blanks, without
/// unprintable characters.
std::string quoted(std::string_view, std::size_t most = 40);
std::string lower(std::string_view);
/// Returns the parts before, between and after a character.
std::vector<std::string_view> split(std::string_view, char at);
bool is_number(std::string_view);  // decimal digits only, at least one
/// Returns the number, or -1 if it is malformed or above a million.
int number(std::string_view);

}  // namespace clew::text
