#include "rating/links.h"

#include <algorithm>

namespace clew::rating {

Links::Links(RatingLayoutPtr shape) : shape_(std::move(shape)) {
  std::size_t most = 0;
  for (int c = 0; c < shape_->cells(); ++c) most = std::max(most, shape_->seats(c).size());
  stride_ = static_cast<int>(most) + 1;
  const std::size_t cands = static_cast<std::size_t>(shape_->cells()) * shape_->digits();
  strong_.resize(cands * stride_);
  strong_count_.resize(cands);
  useful_at_.resize(shape_->cells());
  useful_in_.resize(static_cast<std::size_t>(shape_->houses()) * shape_->digits());
  hop_begin_.resize(cands + 1);
}

void Links::list(const RatingBoard& board, bool x, bool y, Mask digits) {
  list_strong(board, x, y, digits);
  list_hops(board, y, digits);
}

void Links::list_strong(const RatingBoard& board, bool x, bool y, Mask digits) {
  const RatingLayout& shape = *shape_;
  std::fill(useful_in_.begin(), useful_in_.end(), Mask{0});
  for (int c = 0; c < shape.cells(); ++c) {
    const Mask at = board.at(c);
    const bool bivalue = y && two(at);
    useful_at_[c] = 0;
    for (Mask m = at & digits; m; m &= m - 1) {
      const int d = lowest(m);
      const Cand a = board.cand(c, d);
      Strong* slot = &strong_[static_cast<std::size_t>(a) * stride_];
      int n = 0;
      if (bivalue) slot[n++] = {board.cand(c, lowest(at & ~(Mask{1} << d))), by_cell};
      if (x)
        for (const HousePlace& seat : shape.seats(c)) {
          const Mask others = board.in(seat.house, d) & ~(Mask{1} << seat.place);
          if (!one(others) || !shape.complete(seat.house)) continue;
          const Cand to = board.cand(shape.cell(seat.house, lowest(others)), d);
          bool repeated = false;
          for (int i = 0; i < n; ++i) repeated |= slot[i].to == to;
          if (!repeated) slot[n++] = {to, static_cast<std::int16_t>(seat.house)};
        }
      strong_count_[a] = static_cast<std::uint8_t>(n);
      if (!n) continue;
      useful_at_[c] |= Mask{1} << d;
      for (const HousePlace& seat : shape.seats(c))
        useful_in_[seat.house * shape.digits() + d] |= Mask{1} << seat.place;
    }
  }
}

void Links::list_hops(const RatingBoard& board, bool y, Mask digits) {
  const RatingLayout& shape = *shape_;
  hop_to_.clear();
  hops_.clear();
  Cand next = 0;
  auto over = [&](Cand b, std::int16_t weak) {
    for (const Strong& link : strong(b)) {
      hop_to_.push_back(link.to);
      hops_.push_back({b, weak, link.cause});
    }
  };
  for (int c = 0; c < board.cells(); ++c)
    for (Mask at = board.at(c) & digits; at; at &= at - 1) {
      const int d = lowest(at);
      const Cand a = board.cand(c, d);
      while (next <= a) hop_begin_[next++] = static_cast<std::uint32_t>(hops_.size());
      if (y)
        for (Mask m = useful_at_[c] & ~(Mask{1} << d); m; m &= m - 1)
          over(board.cand(c, lowest(m)), by_cell);
      for (const HousePlace& seat : shape.seats(c))
        for (Mask m = useful_in_[seat.house * shape.digits() + d] & seat.fresh; m; m &= m - 1)
          over(board.cand(shape.cell(seat.house, lowest(m)), d),
               static_cast<std::int16_t>(seat.house));
      for (std::uint16_t other : shape.links(c))
        if (useful_at_[other] >> d & 1) over(board.cand(other, d), by_cell);
    }
  while (next < static_cast<Cand>(hop_begin_.size()))
    hop_begin_[next++] = static_cast<std::uint32_t>(hops_.size());
}

}  // namespace clew::rating
