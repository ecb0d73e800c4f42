// Loops of cells with the same two digits, from house to house and back, on which each house that
// they visit is met once by an even and once by an odd cell.
#pragma once

#include <vector>

#include "rating/board.h"

namespace clew::rating {

class PairLoops {
 public:
  using Loop = std::vector<std::uint16_t>;

  explicit PairLoops(const RatingBoard&);

  /// Returns the loops on two digits that begin in a cell with no other candidates.
  const std::vector<Loop>& from(int cell, int u, int v);

 private:
  void peel();
  void walk(int cell, int spare, Mask more, int last_type);

  const RatingBoard& board_;
  int u_ = 0, v_ = 0;
  Mask pair_ = 0;
  Loop loop_;
  CellBits may_loop_;
  std::vector<Mask> both_;            // by house: the places of these
  std::vector<std::uint8_t> met_[2];  // by parity and house
  std::vector<Loop> found_;
};

}  // namespace clew::rating
