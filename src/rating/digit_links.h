// Strong links on one digit: houses whose positions of the digit form two sides, one of which
// contains it. A side is one position, or several in one line or box.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rating/board.h"

namespace clew::rating {

using Cells = std::vector<std::uint16_t>;

struct LinkSide {
  Cells cells;    // the crossing cell of a box's row and column among them even without the digit
  CellBits seen;  // by all of them
};

struct StrongLink {
  std::uint16_t house;
  std::uint8_t way;  // a square of four places divides by rows or by columns
  bool grouped;
  std::array<LinkSide, 2> side;
};

/// The strong links of one digit, and their joints. The number of an end is 2 · link + side.
struct DigitLinks {
  CellBits places;
  std::vector<StrongLink> links;               // by house
  std::vector<int> joint;                      // by two ends: the first house of both, or -1
  std::vector<std::vector<std::size_t>> next;  // by end: those that it joins

  /// Updates the links for a new board. Must be called on each board; results from positions that
  /// did not change are kept.
  void update(const RatingBoard&, int d);
  /// Two links without a place in common: only these may meet in a chain.
  bool apart(const RatingLayout&, std::size_t a, std::size_t b) const;

 private:
  void join(const RatingLayout&);
};

}  // namespace clew::rating
