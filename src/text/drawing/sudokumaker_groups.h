// Groups of digits in SudokuMaker: sets of values, as bits.
#pragma once

#include <optional>
#include <vector>

#include "text/drawing/drawing.h"

namespace clew::text::drawing::maker {

/// Returns the groups, without values outside the range from `least` to `most`.
std::vector<unsigned> read_groups(const Json&, int least, int most);

/// Returns the groups of low, middle and high values.
std::vector<unsigned> entropic_groups(int least, int most);
/// Returns the groups of values that leave the same remainder, divided by a number.
std::vector<unsigned> groups_of_remainders(int divisor, int least, int most);

/// Returns the kind of a line on which every few cells in a row hold a digit of each group. Empty if
/// no kind has these groups.
std::optional<ConstraintSpec> line_of_groups(std::vector<unsigned> groups, int least, int most);

/// Returns constraints by which each square of 2x2 cells holds a digit of each group. `size` has the
/// rows and columns of the grid.
std::vector<ConstraintSpec> squares_of_groups(const std::vector<unsigned>& groups, Place size);

}  // namespace clew::text::drawing::maker
