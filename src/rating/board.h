// Candidates during a rating, twice: by cell and by house and digit.
//
// The rating has its own board beside logic's grid because a solved cell has no candidates here, as
// in the original: its counts of places and digits, and with them the order of hints, rest on that.
// It is plain data that copies in a few cache lines' time, since a dynamic chain works on a copy of
// it.
#pragma once

#include <bit>
#include <vector>

#include "clew/puzzle.h"
#include "rating/shape.h"

namespace clew::rating {

inline int count(Mask m) { return std::popcount(m); }
// Binaries run on any x86-64, where a population count takes a dozen instructions, so tests for
// small counts avoid it.
inline bool several(Mask m) { return (m & (m - 1)) != 0; }  // two or more; of 0 it is false
inline bool one(Mask m) { return (m ^ (m - 1)) > m - 1; }
inline bool two(Mask m) { return several(m) && one(m & (m - 1)); }
inline bool counts(Mask m, int n) {  // exactly n
  for (; n > 0 && m; --n) m &= m - 1;
  return n == 0 && !m;
}
inline bool at_most(Mask m, int n) {
  for (; n > 0 && m; --n) m &= m - 1;
  return !m;
}
inline int lowest(Mask m) { return std::countr_zero(m); }

/// A candidate as one number: cell · digits + digit − 1.
using Cand = int;

class RatingBoard {
 public:
  explicit RatingBoard(RatingLayoutPtr shape);

  /// Sets the board to a puzzle: its values, and the candidates that its marks leave.
  void start(const Puzzle&);

  const RatingLayout& shape() const { return *shape_; }
  const RatingLayoutPtr& shape_ptr() const { return shape_; }
  int cells() const { return shape_->cells(); }
  int digits() const { return shape_->digits(); }
  int value(int cell) const { return value_[cell]; }
  bool open(int cell) const { return !value_[cell]; }
  bool solved() const { return open_cells_ == 0; }
  bool is_whole() const;
  /// Returns the number of candidates of open cells.
  int left() const;
  int open_in(int house) const { return open_in_[house]; }
  /// Returns the digits placed in a house.
  Mask placed_in(int house) const { return placed_in_[house]; }

  /// Digits d from 0 here.
  Mask at(int cell) const { return at_[cell]; }
  Mask in(int house, int d) const { return in_[house * shape_->digits() + d]; }
  Mask in(const HousePlace& seat, int d) const { return in_[seat.row + d]; }
  bool has(int cell, int d) const { return at_[cell] >> d & 1; }
  bool has(Cand a) const { return has(cell_of(a), digit_of(a)); }

  Cand cand(int cell, int d) const { return cell * shape_->digits() + d; }
  int cell_of(Cand a) const { return shape_->cell_of(a); }
  int digit_of(Cand a) const { return shape_->digit_of(a); }

  void remove(int cell, int d) {
    const Mask bit = Mask{1} << d;
    if (!(at_[cell] & bit)) return;
    at_[cell] &= ~bit;
    for (const HousePlace& seat : shape_->seats(cell)) in_[seat.row + d] &= ~seat.bit;
  }
  void remove(Cand a) { remove(cell_of(a), digit_of(a)); }
  void place(int cell, int d);

  /// The two halves of remove(), for a caller that needs the places left in between.
  Mask remove_at(int cell, int d) { return at_[cell] &= ~(Mask{1} << d); }
  Mask remove_in(const HousePlace& seat, int d) { return in_[seat.row + d] &= ~seat.bit; }

  /// Copies only the candidates of another board of the same shape; chains change nothing else.
  void copy_candidates(const RatingBoard& from) {
    at_ = from.at_;
    in_ = from.in_;
  }
  /// Some open cell without a candidate, or a digit without a place: no solution from here.
  bool broken() const;

 private:
  void clear(int house, int d);

  RatingLayoutPtr shape_;
  std::vector<Mask> at_, in_, placed_in_;
  std::vector<std::uint8_t> value_, open_in_;
  int open_cells_ = 0;
};

}  // namespace clew::rating
