// The static links of a board: which candidate, turned off, turns which on, and the hops from "on"
// to "on" that these and the weak links make.
//
// X: strong links in houses. Y: strong links in cells with two candidates, and weak ones in cells.
#pragma once

#include <span>
#include <vector>

#include "rating/board.h"
#include "rating/net.h"

namespace clew::rating {

class Links {
 public:
  struct Strong {
    Cand to;
    std::int16_t cause;
  };
  /// Over `via` turned off.
  struct Hop {
    Cand via;
    std::int16_t weak, strong;
  };

  explicit Links(RatingLayoutPtr);
  /// X links stay with their digit, so some digits are enough when there are no others.
  void list(const RatingBoard&, bool x, bool y, Mask digits = ~Mask{0});

  std::span<const Strong> strong(Cand a) const {
    return {&strong_[static_cast<std::size_t>(a) * stride_], strong_count_[a]};
  }
  /// Returns the index at which a candidate's hops begin, in the order of discovery; they end at
  /// the next candidate's index.
  std::uint32_t hops(Cand a) const { return hop_begin_[a]; }
  Cand to(std::uint32_t hop) const { return hop_to_[hop]; }
  const Hop& hop(std::uint32_t hop) const { return hops_[hop]; }

 private:
  void list_strong(const RatingBoard&, bool x, bool y, Mask digits);
  void list_hops(const RatingBoard&, bool y, Mask digits);

  RatingLayoutPtr shape_;
  std::vector<Strong> strong_;  // per candidate: stride_ slots
  std::vector<std::uint8_t> strong_count_;
  int stride_ = 0;
  std::vector<Mask> useful_at_, useful_in_;  // candidates with a strong link
  std::vector<std::uint32_t> hop_begin_;     // by candidate, into the two below
  std::vector<Cand> hop_to_;
  std::vector<Hop> hops_;
};

}  // namespace clew::rating
