// Strong links on one digit: houses whose places of it fall into two sides, of which one holds it.
// A side is one place, or several in one line or box.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rating/board.h"

namespace clew::rating {

using Cells = std::vector<std::uint16_t>;

struct Side {
  Cells cells;    // the crossing cell of a box's row and column among them even without the digit
  CellBits seen;  // by all of them
};

struct StrongLink {
  std::uint16_t house;
  std::uint8_t way;  // a square of four places divides by rows or by columns
  bool grouped;
  std::array<Side, 2> side;
};

/// All of a digit, by house.
void strong_links_of(const Board&, int d, std::vector<StrongLink>&);

}  // namespace clew::rating
