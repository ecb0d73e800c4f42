// Assumptions about one digit that contradict themselves through the digit's positions in houses
// alone. This covers all of Nishio with a few masks in place of a net. Results for a digit stay
// valid while its positions do not change.
#pragma once

#include <vector>

#include "rating/board.h"
#include "rating/net.h"

namespace clew::rating {

class OneDigit {
 public:
  explicit OneDigit(RatingLayoutPtr);
  void look(const RatingBoard&);
  bool contradicts(Lit start) const { return contradicts_[start]; }

 private:
  bool unchanged(const RatingBoard&, int d);
  bool follow(const RatingBoard&, int d, int cell, bool on);
  bool turn_off(int cell);

  RatingLayoutPtr shape_;
  std::vector<Mask> seen_;                 // by digit and house: the places at the last look
  std::vector<std::uint8_t> contradicts_;  // by literal
  std::vector<Mask> left_;                 // by house, while one assumption is followed
  std::vector<std::uint8_t> state_;        // by cell: off is one, on is two
  std::vector<std::uint16_t> ons_, met_;
};

}  // namespace clew::rating
