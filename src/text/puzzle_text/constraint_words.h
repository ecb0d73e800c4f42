// Constraints in puzzle text, one readable line each:
//
//   cage 15 r1c1 r1c2            numbers, then cells
//   arrow r1c1 | r1c2 r1c3       | begins another list
//   sandwich row 3 12            a whole line of the one grid: row, column, or as seen by a clue:
//   xsum right 3 12              left, right, top, bottom
//   pair 1,2 2,1 r1c1 r1c2 "Neighbours"    a name in quotes
//   either cage 5 r1c1 r1c2 or thermo r1c1 r1c2 and odd r1c3
#pragma once

#include <string>

#include "clew/layout.h"
#include "text/pieces/piece.h"

namespace clew::text {

/// Reads the text after the word of a kind. Grids must come earlier in the text.
Expected<ConstraintSpec> read_constraint(const Piece&, const LayoutSpec& so_far, Constraint::Kind,
                                         std::string_view rest);
/// The whole line.
std::string words_of(const ConstraintSpec&, const LayoutSpec&);

}  // namespace clew::text
