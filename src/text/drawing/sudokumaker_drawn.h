// Cosmetic drawings of SudokuMaker, beside its constraints.
#pragma once

#include "text/drawing/drawing.h"

namespace clew::text::drawing {

/// Adds a line of points {x, y}. Returns false if it is malformed.
bool read_maker_stroke(const Json& line, const Json& style, Drawing&);
/// Adds shapes and texts. Returns false if one of them is malformed.
bool read_maker_symbols(const Json& constraint, Drawing&);

}  // namespace clew::text::drawing
