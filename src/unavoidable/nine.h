// Unavoidable sets of a 9x9 grid, as the search by bands needs them.
#pragma once

#include <vector>

#include "clew/digits.h"
#include "clew/stop.h"
#include "unavoidable/cells.h"

namespace clew::unavoidable {

const CellHouses& nine();

/// The 27 cells of a band.
constexpr Cells band(int b) { return ((Cells{1} << 27) - 1) << 27 * b; }

/// Adds, with the band `other` left alone, the sets of the other two bands up to `most` cells; and
/// up to `most_sockets` cells those with a *socket* there: they change two or three cells of a row
/// of one of its boxes, which exchange their digits. Closing such a set needs no more than 54 bits,
/// and sockets are what the search by bands asks for. Some sets are not minimal. False when
/// stopped.
bool add_of_two_bands(const Digit* grid, int other, int most, int most_sockets,
                      std::vector<Cells>& found, const Stop& = {});

}  // namespace clew::unavoidable
