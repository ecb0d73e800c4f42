// Older forms that Interactive Sudoku Solver reads: killers of 9x9, lines of candidates and jigsaws,
// as items of a constraint string.
#pragma once

#include <string>
#include <string_view>

#include "clew/error.h"

namespace clew::text::iss {

/// 81 characters, sums and arrows that lead to them; or 3x3::k: and a number for each cell.
bool is_killer(std::string_view line);
Expected<std::string> items_of_killer(std::string_view line);
/// Reads nine characters for each cell of a 9x9: its candidates.
std::string items_of_candidates(std::string_view line);
/// Reads a grid and then the region of each of its cells, by a symbol each. Returns the begin of
/// the regions, or npos. Regions are connected, unlike the digits of a solution in their place.
std::size_t regions_of_jigsaw(std::string_view line);

}  // namespace clew::text::iss
