// Output formats of answers.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "clew/text.h"

namespace clew::verbs {

struct Output {
  bool json = false;
  Format format = Format::line;  // line, grid, pencil or text: how grids are written
};

/// Receives pieces of a long answer; returns false if the output is closed.
using Sink = std::function<bool(std::string_view)>;

/// Receives the share of the work on a puzzle that is done, 0 to 1. May be empty.
using Share = std::function<void(double)>;

/// Returns a digit as the grid shows it: C for 12; the number if the layout has too many digits for
/// symbols.
std::string shown(const Layout&, Digit);

/// Returns 5.470e21 for the logarithm of a number, which may be beyond the range of a double.
std::string scientific(double log10);

/// Values (0 = blank) in that format, ending with a line end.
std::string written(const Puzzle&, std::span<const Digit> values, Format);

/// Returns the line of a malformed puzzle in JSON output.
std::string error_line(const Error&, std::string_view file);

}  // namespace clew::verbs
