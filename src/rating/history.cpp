#include "rating/history.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::rating {

History::History(RatingLayoutPtr shape) : shape_(std::move(shape)) {
  const std::size_t digits = static_cast<std::size_t>(shape_->digits());
  last_.resize(shape_->cells());
  cell_.resize(shape_->cells());
  house_.resize(shape_->houses());
  digit_.resize(digits);
  pair_.resize(digits * digits);
}

void History::restart(const RatingBoard& board) {
  ++now_;
  for (auto* times : {&cell_, &house_, &digit_, &pair_})
    std::fill(times->begin(), times->end(), now_);
  for (int c = 0; c < board.cells(); ++c) last_[c] = board.at(c);
}

void History::note(const RatingBoard& board) {
  ++now_;
  for (int c = 0; c < board.cells(); ++c) {
    const Mask before = last_[c], lost = before & ~board.at(c);
    CLEW_ASSERT(!(board.at(c) & ~before));  // candidates never come back
    if (!lost) continue;
    last_[c] = board.at(c);
    cell_[c] = now_;
    for (const HousePlace& seat : shape_->seats(c)) house_[seat.house] = now_;
    for (Mask m = lost; m; m &= m - 1) digit_[lowest(m)] = now_;
    for (Mask u = before; u; u &= u - 1)
      for (Mask v = before; v; v &= v - 1) pair_[lowest(u) * shape_->digits() + lowest(v)] = now_;
  }
}

Mask Since::digits(const RatingBoard& board) const {
  Mask result = 0;
  for (int d = 0; d < board.digits(); ++d)
    if (digit(d)) result |= Mask{1} << d;
  return result;
}

CellBits Since::cells(const RatingBoard& board) const {
  CellBits result;
  for (int c = 0; c < board.cells(); ++c)
    if (board.at(c) && cell(c)) result.add(c);
  return result;
}

}  // namespace clew::rating
