// Lines of ISS text: one puzzle over several lines, or one puzzle a line.
//
// ISS itself ignores white space and comment lines, so one puzzle may have an item a line. Files
// with a puzzle a line are as common. The paragraph, which ends with an empty line, tells which of
// the two it is: most lines of a list hold a whole puzzle of several items.
#pragma once

#include "text/window.h"

namespace clew::text {

enum class IssLines : std::uint8_t {
  unknown,  // the paragraph has not been examined
  puzzle,   // all its lines are one puzzle
  list      // a line is a puzzle, with the lines below it that begin with a blank or a tilde
};

/// Decides about the paragraph that begins at an offset. Nothing if that takes more text.
std::optional<IssLines> lines_of_iss(const Window&, std::size_t from);

/// Returns the end of the puzzle that begins at an offset; nothing if that needs more text.
std::optional<std::size_t> end_of_iss(const Window&, std::size_t from, IssLines);

}  // namespace clew::text
