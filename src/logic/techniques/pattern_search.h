// Finds sets of cells whose digits could be swapped: each declared house that the set meets
// contains exactly two of its cells, one of each parity. On the classic grid four cells make a
// rectangle in two boxes, more make a loop; other layouts have other shapes by the same rule.
#pragma once

#include <array>

#include "logic/finder.h"

namespace clew::logic {

template <int W>
class PatternSearch {
 public:
  static constexpr int most = SwapPattern::most;

  PatternSearch(const Finder<W>& f, int least, int largest)
      : f_(f), least_(least), largest_(largest) {}

  int size() const { return set_.size; }
  CellId cell(int i) const { return set_.cells[i]; }
  /// Cells of the same parity would hold the same digit.
  bool odd(int i) const { return set_.odd[i]; }
  /// All of it, to be gone back to.
  const SwapPattern& pattern() const { return set_; }
  void take(const SwapPattern& pattern) { set_ = pattern; }
  bool has(CellId c) const {
    for (int i = 0; i < set_.size; ++i)
      if (set_.cells[i] == c) return true;
    return false;
  }

  /// Grows sets from this cell by cells for which fits(cell, odd) holds; with() is called for each
  /// whole set, and ends the search by false. Each set is met once a start.
  template <class Fits, class With>
  bool from(CellId start, Fits fits, With with) {
    set_.size = 0;
    push(start, false);
    return grow(fits, with);
  }

  /// Returns true if a cell linked to the set, outside shared houses, can hold one of these digits.
  bool spoilt_by_link(DigitSet digits) const {
    const Layout& layout = f_.frame.layout();
    if (layout.links().empty()) return false;
    for (int i = 0; i < set_.size; ++i)
      for (int p : f_.frame.plain_peers(set_.cells[i])) {
        const auto peer = static_cast<CellId>(p);
        if (!(f_.board.candidates(peer) & digits).empty() && !share_declared(set_.cells[i], peer))
          return true;
      }
    return false;
  }

 private:
  void push(CellId c, bool odd) {
    set_.cells[set_.size] = c;
    set_.odd[set_.size++] = odd;
  }
  bool share_declared(CellId a, CellId b) const {
    for (const Seat& seat : f_.frame.seats(a))
      if (!f_.frame.house(seat.house).implied && f_.frame.cells(seat.house).has(b)) return true;
    return false;
  }
  // Returns the number of cells of the set in the house; `last` becomes one of them.
  int count(HouseId h, int& last) const {
    int n = 0;
    for (int i = 0; i < set_.size; ++i)
      if (f_.frame.cells(h).has(set_.cells[i])) {
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
      if (n > 1 || (n == 1 && set_.odd[mate] == odd)) return false;
    }
    return true;
  }

  template <class Fits, class With>
  bool grow(Fits& fits, With& with) {
    for (int i = 0; i < set_.size; ++i)
      for (const Seat& seat : f_.frame.seats(set_.cells[i])) {
        int mate = 0;
        if (f_.frame.house(seat.house).implied || count(seat.house, mate) != 1) continue;
        if (set_.size == largest_) return true;
        const bool odd = !set_.odd[i];
        for (CellId c : f_.frame.house(seat.house).cells) {
          if (has(c) || !fits(c, odd) || !may_join(c, odd)) continue;
          push(c, odd);
          const bool on = grow(fits, with);
          --set_.size;
          if (!on) return false;
        }
        return true;
      }
    return set_.size < least_ || with();
  }

  const Finder<W>& f_;
  int least_, largest_;
  SwapPattern set_;
};

}  // namespace clew::logic
