// Game ids of Solo, the Sudoku of Simon Tatham's puzzle collection.
#pragma once

#include "text/forms.h"

namespace clew::text {

/// `3x3:b4c_2a…`: parameters, a colon, the grid. Or `3x3#123`, whose grid only Solo itself can
/// generate.
bool is_solo(std::string_view line);
Expected<Puzzle> read_solo(const Piece&, FormContext&);

}  // namespace clew::text
