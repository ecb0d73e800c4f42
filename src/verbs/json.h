// JSON as the verbs write it: fields in the order in which they are set, one object a line.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "clew/layout.h"
#include "clew/puzzle.h"
#include "clew/solve.h"
#include "verbs/call.h"

namespace clew::verbs {

/// On one line. Text that was no UTF-8 comes out with replacement characters.
std::string to_string(const Json&);
/// A number up to 2^53, a string of digits above.
Json count_json(std::uint64_t count);
/// The values of digits.
Json digits_json(const Layout&, DigitSet);
/// Returns the values as a line, or null if there are none.
Json line_json(const Layout&, const std::vector<Digit>& values);
Json names_json(const Layout&, const std::vector<CellId>&);
/// Returns the marks, a list for each cell in the order of a line; null if there are none.
Json marks_json(const Puzzle&);

/// The fields with which most answers begin: the givens as a line, and the layout's name (null for
/// a custom one).
Json about(const Puzzle&);
const char* name_of(Status);

}  // namespace clew::verbs
