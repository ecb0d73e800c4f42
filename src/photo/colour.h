// The colours of digits, which may tell a player's pen from print.
#pragma once

#include <vector>

#include "photo/sheet.h"

namespace clew::photo {

/// Returns for each cell of a frame, row by row, if its ink is of another colour than print. Print is the usual colour, or
/// black if digits of both are there. Of cells that are not `inked` the answer is false.
std::vector<bool> other_colour(const Picture&, const PhotoFrame&, const std::vector<bool>& inked);

}  // namespace clew::photo
