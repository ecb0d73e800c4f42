// Locked candidates: all places for a digit in one complete house lie in another house too, so the
// digit is in their common cells, and nowhere else in the other house.
//
//     7? 7? .  | x  x  x      The 7s of the box lie in row 1: pointing. None of the x can be 7.
//     .  .  .  |              The other way round, when the 7s of row 1 lie in the box, the rest of
//     .  .  .  |              the box loses them: claiming.
//
// The same holds for any two houses that cross: a row and a window, boxes of two grids. If cells
// also see each other by links, a digit loses every place that all of its places in the house see.
// "Locked candidates" on the Sudoku forums since 2005; Sudoku Explainer's "generalised
// intersections" are the last kind.
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

int kind_of(HouseKind base, HouseKind cover) {
  if (is_box(base) && (cover == HouseKind::row || cover == HouseKind::column)) return in_boxes;
  if ((base == HouseKind::row || base == HouseKind::column) && is_box(cover)) return in_lines;
  return any_house;
}

template <int W>
bool find_crossing(Finder<W>& f, HouseId base, int from, DigitSet digits) {
  const auto crossings = f.frame.layout().crossings(base);
  for (const Crossing& x : crossings) {
    if (kind_of(f.frame.house(base).kind, f.frame.house(x.other).kind) != from) continue;
    if (!f.stale(base) && !f.stale(x.other)) continue;
    for (Digit d : digits& f.board.missing(x.other)) {
      const Positions at = f.board.places(base, d);
      if ((at & ~x.here) || !(at & (at - 1))) continue;
      const Positions gone = f.board.places(x.other, d) & ~x.there;
      if (!gone || !f.wanted(d)) continue;
      f.begin();
      for (int p : Bits{gone}) f.draft.eliminate(f.frame.cell(x.other, p), d);
      f.draft.some_in(base, d, Role::base);
      f.draft.one_in(x.other, d, Role::cover);
      if (!f.emit()) return false;
    }
  }
  return true;
}

// Places outside the base that every place of the digit in the base can see, but not all through
// one house.
template <int W>
bool find_seen_by_all(Finder<W>& f, HouseId base, DigitSet digits) {
  for (Digit d : digits) {
    const Positions at = f.board.places(base, d);
    if (!(at & (at - 1)) || !f.stale(d) || !f.wanted(d)) continue;
    BitSet<W> seen = f.board.places(d) & f.frame.sees_across(base);
    for (int p : Bits{at}) {
      seen &= f.frame.peers(f.frame.cell(base, p));
      if (seen.empty()) break;
    }
    if (seen.empty()) continue;
    const BitSet<W> places = f.frame.cells(base, at);
    for (const Seat& seat : f.frame.seats(static_cast<CellId>(places.first())))
      if (places.within(f.frame.cells(seat.house))) seen -= f.frame.cells(seat.house);  // crossings
    if (seen.empty()) continue;
    f.begin();
    f.draft.some_in(base, d, Role::base);
    for (int c : seen) {
      f.draft.eliminate(static_cast<CellId>(c), d);
      f.one(static_cast<CellId>(c), places, d, Role::cover);
    }
    if (!f.emit()) return false;
  }
  return true;
}

// A value in an implied house does not remove candidates automatically.
template <int W>
bool find_implied(Finder<W>& f, HouseId h) {
  for (CellId c : f.frame.house(h).cells) {
    const Digit d = f.board.value(c);
    if (!d || !f.wanted(d)) continue;
    const BitSet<W> gone = f.board.places(d) & f.frame.cells(h);
    if (gone.empty()) continue;
    f.begin();
    for (int x : gone) f.draft.eliminate(static_cast<CellId>(x), d);
    f.draft.some_cell(c, Role::base);
    f.draft.one_in(h, d, Role::cover);
    if (!f.emit()) return false;
  }
  return true;
}

}  // namespace

template <int W>
bool find_locked(Finder<W>& f, int from) {
  for (int i = 0; i < f.frame.houses(); ++i) {
    const auto base = static_cast<HouseId>(i);
    if (from == any_house && f.frame.house(base).implied && f.stale(base) && !find_implied(f, base))
      return false;
    if (!f.board.closed(base)) continue;
    const DigitSet digits = f.board.missing(base);
    if (digits.size() < 2) continue;
    if (!find_crossing(f, base, from, digits)) return false;
    if (from == any_house && !f.frame.sees_across(base).empty() &&
        !find_seen_by_all(f, base, digits))
      return false;
  }
  return true;
}

CLEW_TECHNIQUE(find_locked)

}  // namespace clew::logic
