#include "rating/board.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::rating {

RatingBoard::RatingBoard(RatingLayoutPtr shape) : shape_(std::move(shape)) {
  at_.resize(shape_->cells());
  in_.resize(static_cast<std::size_t>(shape_->houses()) * shape_->digits());
  value_.resize(shape_->cells());
  open_in_.resize(shape_->houses());
  placed_in_.resize(shape_->houses());
}

void RatingBoard::start(const Puzzle& puzzle) {
  const Grid grid = clew::start(puzzle);
  std::fill(in_.begin(), in_.end(), Mask{0});
  open_cells_ = 0;
  for (int c = 0; c < cells(); ++c) {
    value_[c] = grid.values[c];
    at_[c] = value_[c] ? 0 : grid.candidates[c].bits;
    open_cells_ += !value_[c];
  }
  for (int h = 0; h < shape_->houses(); ++h) {
    open_in_[h] = 0;
    placed_in_[h] = 0;
    for (int i = 0; i < shape_->size(h); ++i) {
      const int c = shape_->cell(h, i);
      open_in_[h] += open(c);
      if (!open(c)) placed_in_[h] |= Mask{1} << (value_[c] - 1);
      for (Mask m = at_[c]; m; m &= m - 1) in_[h * digits() + lowest(m)] |= Mask{1} << i;
    }
  }
  for (int c = 0; c < cells(); ++c)  // implied houses are not in the grid's own candidates
    if (!open(c))
      for (const HousePlace& seat : shape_->seats(c)) clear(seat.house, value_[c] - 1);
  CLEW_ASSERT(is_whole());
}

void RatingBoard::clear(int house, int d) {
  for (Mask m = in(house, d); m; m &= m - 1) remove(shape_->cell(house, lowest(m)), d);
}

// Returns true if cells and houses tell the same candidates, and no filled cell has any.
bool RatingBoard::is_whole() const {
  int open_cells = 0;
  for (int c = 0; c < cells(); ++c) {
    open_cells += open(c);
    if (!open(c) && at_[c]) return false;
  }
  for (int h = 0; h < shape_->houses(); ++h)
    for (int d = 0; d < digits(); ++d)
      for (int i = 0; i < shape_->size(h); ++i)
        if ((in(h, d) >> i & 1) != (at_[shape_->cell(h, i)] >> d & 1)) return false;
  return open_cells == open_cells_;
}

void RatingBoard::place(int cell, int d) {
  for (Mask m = at_[cell]; m; m &= m - 1) remove(cell, lowest(m));
  if (open(cell)) {
    --open_cells_;
    for (const HousePlace& seat : shape_->seats(cell)) --open_in_[seat.house];
  }
  value_[cell] = static_cast<std::uint8_t>(d + 1);
  for (const HousePlace& seat : shape_->seats(cell)) placed_in_[seat.house] |= Mask{1} << d;
  for (const HousePlace& seat : shape_->seats(cell)) clear(seat.house, d);
  for (std::uint16_t other : shape_->links(cell)) remove(other, d);
  CLEW_ASSERT(!at_[cell] && open_cells_ >= 0);
}

int RatingBoard::left() const {
  int sum = 0;
  for (int c = 0; c < cells(); ++c)
    if (open(c)) sum += count(at_[c]);
  return sum;
}

bool RatingBoard::broken() const {
  for (int c = 0; c < cells(); ++c)
    if (open(c) && !at_[c]) return true;
  for (int h = 0; h < shape_->houses(); ++h) {
    if (!shape_->complete(h)) continue;
    Mask seen = 0;
    for (int i = 0; i < shape_->size(h); ++i) {
      const int c = shape_->cell(h, i);
      seen |= open(c) ? at_[c] : Mask{1} << (value_[c] - 1);
    }
    if (count(seen) < digits()) return true;
  }
  return false;
}

}  // namespace clew::rating
