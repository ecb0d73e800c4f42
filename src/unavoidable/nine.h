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

/// Adds the unavoidable sets of two bands, with the band `other` unchanged: all sets of up to
/// `most` cells, and sets with a *socket* of up to `most_sockets` cells. A socket changes two or
/// three cells of a row of one box, which exchange their digits. Closing such a set needs at most
/// 54 bits; the search by bands uses sockets. Some sets are not minimal. Returns false if stopped.
bool add_of_two_bands(const Digit* grid, int other, int most, int most_sockets,
                      std::vector<Cells>& found, const Stop& = {});

}  // namespace clew::unavoidable
