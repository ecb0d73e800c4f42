#include "logic/board.h"

#include <algorithm>

#include "base/assert.h"
#include "logic/widths.h"

namespace clew::logic {

template <int W>
Board<W>::Board(const Frame<W>& frame) : frame_(&frame), stride_(frame.digits() + 1) {
  values_.resize(frame.size());
  candidates_.resize(frame.size());
  places_.resize(stride_);
  in_house_.resize(static_cast<std::size_t>(frame.houses()) * stride_);
  open_in_.resize(frame.houses());
  missing_.resize(frame.houses());
  hidden_.resize(frame.houses());
  house_changed_.resize(frame.houses());
  digit_changed_.resize(stride_);
  load({});
}

template <int W>
void Board<W>::load(const Grid& grid) {
  const DigitSet all = DigitSet::up_to(digits());
  clock_ = 1;
  in_error_ = false;
  open_ = naked_ = bivalue_ = {};
  for (int c = 0; c < frame_->size(); ++c) open_.add(c);
  std::fill(values_.begin(), values_.end(), Digit{0});
  std::fill(candidates_.begin(), candidates_.end(), all);
  std::fill(places_.begin() + 1, places_.end(), open_);
  std::fill(hidden_.begin(), hidden_.end(), DigitSet{});
  std::fill(house_changed_.begin(), house_changed_.end(), clock_);
  std::fill(digit_changed_.begin(), digit_changed_.end(), clock_);
  for (int h = 0; h < frame_->houses(); ++h) {
    const int n = static_cast<int>(frame_->house(static_cast<HouseId>(h)).cells.size());
    open_in_[h] = DigitSet::up_to(n).bits;
    missing_[h] = all;
    std::fill_n(in_house_.begin() + h * stride_ + 1, digits(), open_in_[h]);
  }
  if (digits() <= 2)  // nothing need be removed for cells to be down to one or two
    for (int c : open_) recount(static_cast<CellId>(c));

  const int known = static_cast<int>(std::min(grid.values.size(), values_.size()));
  for (int c = 0; c < known; ++c)
    if (grid.values[c]) set_value(static_cast<CellId>(c), grid.values[c]);
  const int marked = static_cast<int>(std::min(grid.candidates.size(), candidates_.size()));
  for (int c = 0; c < marked; ++c)
    if (!values_[c])
      for (Digit d : candidates_[c] - grid.candidates[c]) remove(static_cast<CellId>(c), d);
}

template <int W>
void Board<W>::store(Grid& grid) const {
  grid.values = values_;
  grid.candidates = candidates_;
}

template <int W>
void Board<W>::recount(CellId c) {
  const int n = candidates_[c].size();
  if (n > 2) return;
  bivalue_.remove(c);
  naked_.remove(c);
  if (n == 2) bivalue_.add(c);
  if (n == 1) naked_.add(c);
  if (n == 0) in_error_ = true;
}

// The digit is no longer a candidate of c: tells the houses.
template <int W>
void Board<W>::leave_houses(CellId c, Digit d) {
  digit_changed_[d] = clock_;
  for (const Seat& seat : frame_->seats(c)) {
    Positions& left = in_house_[seat.house * stride_ + d];
    left &= ~(Positions{1} << seat.position);
    house_changed_[seat.house] = clock_;
    if ((left & (left - 1)) || !frame_->complete(seat.house) || !missing_[seat.house].has(d))
      continue;
    if (left) {
      hidden_[seat.house].add(d);
    } else {
      hidden_[seat.house].remove(d);
      in_error_ = true;
    }
  }
}

template <int W>
void Board<W>::remove(CellId c, Digit d) {
  CLEW_ASSERT(open_.has(c) && can(c, d));
  candidates_[c].remove(d);
  places_[d].remove(c);
  leave_houses(c, d);
  recount(c);
}

template <int W>
void Board<W>::set_value(CellId c, Digit d) {
  const DigitSet before = candidates_[c];
  if (!before.has(d)) in_error_ = true;
  values_[c] = d;
  candidates_[c] = DigitSet::of(d);
  open_.remove(c);
  naked_.remove(c);
  bivalue_.remove(c);
  for (const Seat& seat : frame_->seats(c)) {
    open_in_[seat.house] &= ~(Positions{1} << seat.position);
    if (!missing_[seat.house].has(d)) in_error_ = true;  // it repeats
    missing_[seat.house].remove(d);
    hidden_[seat.house].remove(d);
    house_changed_[seat.house] = clock_;
  }
  for (Digit e : before) {
    places_[e].remove(c);
    leave_houses(c, e);
  }
  digit_changed_[d] = clock_;
  for (int p : places_[d] & frame_->plain_peers(c)) remove(static_cast<CellId>(p), d);
  // Implied houses have no place for it either, though nobody has marked it off there.
  for (const Seat& seat : frame_->seats(c)) in_house_[seat.house * stride_ + d] = 0;
}

template <int W>
void Board<W>::place(CellId c, Digit d) {
  CLEW_ASSERT(open_.has(c) && can(c, d));
  set_value(c, d);
}

template <int W>
void Board<W>::apply(std::span<const Candidate> placements,
                     std::span<const Candidate> eliminations) {
  ++clock_;
  for (const Candidate& x : eliminations)
    if (can(x.cell, x.digit)) remove(x.cell, x.digit);
  for (const Candidate& x : placements)
    if (!values_[x.cell]) set_value(x.cell, x.digit);
}

#define CLEW_BOARD(W) template class Board<W>;
CLEW_FOR_WIDTHS(CLEW_BOARD)

}  // namespace clew::logic
