// Finds sets of cells whose digits could be swapped: in each declared house that the set meets lie
// exactly two of its cells, one of each parity. On the classic grid four cells make a rectangle in
// two boxes, more a loop; on other layouts whatever the houses allow, the same way.
#pragma once

#include <array>

#include "logic/finder.h"

namespace clew::logic {

template <int W>
class PatternSearch {
 public:
  static constexpr int most = 16;

  PatternSearch(const Finder<W>& f, int least, int largest)
      : f_(f), least_(least), largest_(largest) {}

  int size() const { return size_; }
  CellId cell(int i) const { return cells_[i]; }
  /// Cells of the same parity would hold the same digit.
  bool odd(int i) const { return odd_[i]; }
  bool has(CellId c) const {
    for (int i = 0; i < size_; ++i)
      if (cells_[i] == c) return true;
    return false;
  }

  /// Grows sets from this cell by cells for which fits(cell, odd) holds; with() is called for each
  /// whole set, and ends the search by false. Each set is met once a start.
  template <class Fits, class With>
  bool from(CellId start, Fits fits, With with) {
    size_ = 0;
    push(start, false);
    return grow(fits, with);
  }

  /// Whether a cell linked to one of the set, outside shared houses, can hold one of these digits.
  bool spoilt_by_link(DigitSet digits) const {
    const Layout& layout = f_.frame.layout();
    if (layout.links().empty()) return false;
    for (int i = 0; i < size_; ++i)
      for (int p : f_.frame.plain_peers(cells_[i])) {
        const auto peer = static_cast<CellId>(p);
        if (!(f_.board.candidates(peer) & digits).empty() && !share_declared(cells_[i], peer))
          return true;
      }
    return false;
  }

 private:
  void push(CellId c, bool odd) {
    cells_[size_] = c;
    odd_[size_++] = odd;
  }
  bool share_declared(CellId a, CellId b) const {
    for (const Seat& seat : f_.frame.seats(a))
      if (!f_.frame.house(seat.house).implied && f_.frame.cells(seat.house).has(b)) return true;
    return false;
  }
  // How many cells of the set lie in the house; `last` becomes one of them.
  int count(HouseId h, int& last) const {
    int n = 0;
    for (int i = 0; i < size_; ++i)
      if (f_.frame.cells(h).has(cells_[i])) {
        ++n;
        last = i;
      }
    return n;
  }
  bool may_join(CellId c, bool odd) const {
    for (const Seat& seat : f_.frame.seats(c)) {
      if (f_.frame.house(seat.house).implied) continue;
      int mate = 0;
      const int n = count(seat.house, mate);
      if (n > 1 || (n == 1 && odd_[mate] == odd)) return false;
    }
    return true;
  }

  template <class Fits, class With>
  bool grow(Fits& fits, With& with) {
    for (int i = 0; i < size_; ++i)
      for (const Seat& seat : f_.frame.seats(cells_[i])) {
        int mate = 0;
        if (f_.frame.house(seat.house).implied || count(seat.house, mate) != 1) continue;
        if (size_ == largest_) return true;
        const bool odd = !odd_[i];
        for (CellId c : f_.frame.house(seat.house).cells) {
          if (has(c) || !fits(c, odd) || !may_join(c, odd)) continue;
          push(c, odd);
          const bool on = grow(fits, with);
          --size_;
          if (!on) return false;
        }
        return true;
      }
    return size_ < least_ || with();
  }

  const Finder<W>& f_;
  int least_, largest_, size_ = 0;
  std::array<CellId, most> cells_;
  std::array<bool, most> odd_;
};

}  // namespace clew::logic
