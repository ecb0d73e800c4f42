#include "rating/one_digit.h"

#include <algorithm>

namespace clew::rating {
namespace {

enum : std::uint8_t { unknown, is_off, is_set };

}  // namespace

OneDigit::OneDigit(RatingLayoutPtr shape) : shape_(std::move(shape)) {
  const std::size_t digits = static_cast<std::size_t>(shape_->digits());
  seen_.resize(digits * shape_->houses());
  contradicts_.resize(2 * digits * shape_->cells());
  left_.resize(shape_->houses());
  state_.resize(shape_->cells());
}

void OneDigit::look(const RatingBoard& board) {
  for (int d = 0; d < board.digits(); ++d) {
    if (unchanged(board, d)) continue;
    for (int c = 0; c < board.cells(); ++c) {
      if (!board.has(c, d)) continue;
      const Cand a = board.cand(c, d);
      contradicts_[on(a)] = follow(board, d, c, true);
      contradicts_[off(a)] = follow(board, d, c, false);
    }
  }
}

bool OneDigit::unchanged(const RatingBoard& board, int d) {
  bool same = true;
  Mask* seen = &seen_[static_cast<std::size_t>(d) * shape_->houses()];
  for (int h = 0; h < shape_->houses(); ++h) {
    same &= seen[h] == board.in(h, d);
    seen[h] = board.in(h, d);
  }
  return same;
}

// Returns true if a digit's assumption leads to a candidate both on and off, or to a house without
// a position.
bool OneDigit::follow(const RatingBoard& board, int d, int cell, bool on) {
  const RatingLayout& shape = *shape_;
  const Mask* seen = &seen_[static_cast<std::size_t>(d) * shape.houses()];
  std::copy(seen, seen + shape.houses(), left_.begin());
  ons_.clear();
  met_.assign(1, static_cast<std::uint16_t>(cell));
  bool sound = true;
  if (on) {
    state_[cell] = is_set;
    ons_.push_back(static_cast<std::uint16_t>(cell));
  } else {
    sound = turn_off(cell);
  }
  for (std::size_t next = 0; sound && next < ons_.size(); ++next) {
    const int c = ons_[next];
    for (const HousePlace& seat : shape.seats(c))
      for (Mask m = left_[seat.house] & ~(Mask{1} << seat.place); sound && m; m &= m - 1)
        sound = turn_off(shape.cell(seat.house, lowest(m)));
    for (std::uint16_t other : shape.links(c))
      if (sound && board.has(other, d) && state_[other] != is_off) sound = turn_off(other);
  }
  for (std::uint16_t c : met_) state_[c] = unknown;
  return !sound;
}

bool OneDigit::turn_off(int cell) {
  const RatingLayout& shape = *shape_;
  if (state_[cell] == is_set) return false;
  state_[cell] = is_off;
  met_.push_back(static_cast<std::uint16_t>(cell));
  for (const HousePlace& seat : shape.seats(cell)) {
    Mask& left = left_[seat.house];
    left &= ~(Mask{1} << seat.place);
    if (!shape.complete(seat.house)) continue;
    if (!left) return false;
    if (several(left)) continue;
    const int last = shape.cell(seat.house, lowest(left));
    if (state_[last] != unknown) continue;
    state_[last] = is_set;
    met_.push_back(static_cast<std::uint16_t>(last));
    ons_.push_back(static_cast<std::uint16_t>(last));
  }
  return true;
}

}  // namespace clew::rating
