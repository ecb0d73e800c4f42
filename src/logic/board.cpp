#include "logic/board.h"

#include <algorithm>
#include <bit>

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
  closed_.resize(frame.houses());
  house_changed_.resize(frame.houses());
  digit_changed_.resize(stride_);
  load({});
}

template <int W>
void Board<W>::load(const Grid& grid) {
  const DigitSet all = DigitSet::up_to(digits());
  clock_ = 1;
  in_error_ = false;
  open_ = {};
  std::fill(places_.begin(), places_.end(), Cells{});
  std::fill(missing_.begin(), missing_.end(), all);
  std::fill(house_changed_.begin(), house_changed_.end(), clock_);
  std::fill(digit_changed_.begin(), digit_changed_.end(), clock_);

  std::vector<Cells>& seen = places_;  // for now: what sees a value of the digit
  for (CellId c = 0; c < frame_->size(); ++c) {
    const Digit d = values_[c] = c < grid.values.size() ? grid.values[c] : Digit{0};
    if (d == 0) {
      open_.add(c);
      continue;
    }
    for (const Seat& seat : frame_->seats(c)) {
      if (!missing_[seat.house].has(d)) in_error_ = true;  // it repeats
      missing_[seat.house].remove(d);
    }
    if (seen[d].has(c)) in_error_ = true;
    seen[d] |= frame_->plain_peers(c);
    candidates_[c] = DigitSet::of(d);
  }
  for (const int c : open_) {
    const auto at = static_cast<std::size_t>(c);
    candidates_[c] = {};
    for (Digit d : at < grid.candidates.size() ? grid.candidates[at] & all : all)
      if (!seen[d].has(c)) candidates_[c].add(d);
  }
  find_places();
  CLEW_ASSERT(is_whole());
}

// From the candidates of the open cells, and what is missing in the houses.
template <int W>
void Board<W>::find_places() {
  naked_ = bivalue_ = {};
  std::fill(places_.begin(), places_.end(), Cells{});
  std::fill(in_house_.begin(), in_house_.end(), Positions{0});
  std::fill(open_in_.begin(), open_in_.end(), Positions{0});
  std::fill(hidden_.begin(), hidden_.end(), DigitSet{});
  for (const int c : open_) {
    for (Digit d : candidates_[c]) places_[d].add(c);
    for (const Seat& seat : frame_->seats(static_cast<CellId>(c))) {
      const Positions here = Positions{1} << seat.position;
      open_in_[seat.house] |= here;
      for (Digit d : candidates_[c] & missing_[seat.house])
        in_house_[seat.house * stride_ + d] |= here;
    }
    recount(static_cast<CellId>(c));
  }
  for (HouseId h = 0; h < frame_->houses(); ++h) {
    closed_[h] = frame_->complete(h);
    if (!closed_[h]) {
      close(h);
      continue;
    }
    for (Digit d : missing_[h]) {
      const Positions left = places(h, d);
      if (left == 0) in_error_ = true;
      if (std::has_single_bit(left)) hidden_[h].add(d);
    }
  }
}

// Closes an incomplete house if its open cells have no more candidates than there are cells. Fewer
// candidates than cells are for the techniques to find, and what a cage with a sum or a renban must hold is
// told by these.
template <int W>
void Board<W>::close(HouseId h) {
  if (supposed_) return;
  if (const int rule = frame_->house(h).constraint; rule >= 0) {
    const Constraint& c = frame_->layout().constraints()[static_cast<std::size_t>(rule)];
    if (c.kind != Constraint::Kind::cage || !c.values.empty()) return;
  }
  DigitSet needed, hidden;
  for (const Digit d : missing_[h]) {
    if (places(h, d)) needed.add(d);
    if (std::has_single_bit(places(h, d))) hidden.add(d);
  }
  if (needed.size() != std::popcount(open_in_[h])) return;
  closed_[h] = 1;
  house_changed_[h] = clock_;
  for (const Digit d : needed) digit_changed_[d] = clock_;  // scans for it must look here now
  missing_[h] = needed;
  hidden_[h] = hidden;
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
  CLEW_ASSERT(open_.has(c));
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
    if (!closed_[seat.house]) {
      if (!left) close(seat.house);
      continue;
    }
    if ((left & (left - 1)) || !missing_[seat.house].has(d)) continue;
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
  CLEW_ASSERT(is_whole());
}

#define CLEW_BOARD(W) template class Board<W>;
// Returns true if open cells have no value, and their candidates are in the cells of each digit.
template <int W>
bool Board<W>::is_whole() const {
  for (CellId c = 0; c < frame_->size(); ++c) {
    if (open_.has(c) != (values_[c] == 0)) return false;
    if (!open_.has(c) && candidates_[c] != DigitSet::of(values_[c])) return false;
    for (Digit d = 1; d <= digits(); ++d)
      if (places_[d].has(c) != (open_.has(c) && candidates_[c].has(d))) return false;
    if (bivalue_.has(c) != (open_.has(c) && candidates_[c].size() == 2)) return false;
    if (naked_.has(c) != (open_.has(c) && candidates_[c].size() == 1)) return false;
  }
  return true;
}

CLEW_FOR_WIDTHS(CLEW_BOARD)

}  // namespace clew::logic
