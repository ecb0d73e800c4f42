// Singles: a digit or a cell with one possibility left.
//
// Full house: one open cell is left in a complete house, so it takes the missing digit.
// Naked single: one candidate is left in a cell.   . . . | 5      5 and its peers leave only 7:
// Hidden single: in a complete house one cell is   . . . | .      that is naked; no other cell of
//   left for a digit.                              . . 7?| .      the box takes 7: that is hidden.
//
// A house with as many open cells as candidates is complete too: each candidate must appear there.
//
// As old as Sudoku itself; the names are those of the Sudoku forums.
#include "logic/techniques/all.h"

namespace clew::logic {

template <int W>
bool find_full_house(Finder<W>& f, int) {
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    const Positions open = f.board.open(h);
    if (open == 0 || (open & (open - 1)) || !f.board.closed(h)) continue;
    const CellId c = f.frame.cell(h, std::countr_zero(open));
    const DigitSet missing = f.board.missing(h);
    if (missing.size() != 1 || !f.board.can(c, missing.first()) || !f.wanted(missing.first()))
      continue;
    f.begin().place(c, missing.first());
    f.draft.some_in(h, missing.first(), Role::base);
    if (!f.emit()) return false;
  }
  return true;
}

template <int W>
bool find_naked_single(Finder<W>& f, int) {
  for (int i : f.board.naked_singles()) {
    const auto c = static_cast<CellId>(i);
    const Digit d = f.board.candidates(c).first();
    if (!f.wanted(d)) continue;
    f.begin().place(c, d);
    f.draft.some_cell(c, Role::base);
    if (!f.emit()) return false;
  }
  return true;
}

template <int W>
bool find_hidden_single(Finder<W>& f, int which) {
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto h = static_cast<HouseId>(i);
    const DigitSet digits = f.board.hidden_singles(h);
    if (digits.empty() || is_box(f.frame.house(h).kind) != (which == in_boxes)) continue;
    for (Digit d : digits) {
      const Positions at = f.board.places(h, d);
      if (!at || !f.wanted(d)) continue;
      f.begin().place(f.frame.cell(h, std::countr_zero(at)), d);
      f.draft.some_in(h, d, Role::base);
      if (!f.emit()) return false;
    }
  }
  return true;
}

CLEW_TECHNIQUE(find_full_house)
CLEW_TECHNIQUE(find_naked_single)
CLEW_TECHNIQUE(find_hidden_single)

}  // namespace clew::logic
