// Empty rectangle: the places for a digit in a box lie in one row and one column of it, so the
// digit is in that row or in that column. A strong link that meets the row carries this on to its
// other end.
//
//     . 4 . | . . .         In the box the 4 is in row 2 or in column 2. In column 6 there are two
//     4 . 4 | . . p         places: p is in row 2. If a 4 stood in column 2 and beside q, the box
//     . 4 . | . . .         would need its 4 in row 2, so p would not be 4, so q would be: but q
//     ------+------         sees the place. So x is not 4.
//     . x . | . . q
//
// In other layouts box, row and column are any houses that cross. A dual empty rectangle is two in
// one box. From the Sudoku forums in 2006 (rules as HoDoKu sorts them).
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class EmptyRectangle {
 public:
  EmptyRectangle(Finder<W>& f, bool dual) : f_(f), dual_(dual) {}

  bool run() {
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto box = static_cast<HouseId>(i);
      if (!is_box(f_.frame.house(box).kind) || !f_.frame.complete(box)) continue;
      for (Digit d : f_.board.missing(box))
        if (f_.wanted(d) && f_.stale(d) && !in_box(box, d)) return false;
    }
    return true;
  }

 private:
  bool in_box(HouseId box, Digit d) {
    const Positions at = f_.board.places(box, d);
    if (!(at & (at - 1))) return true;
    auto& found = f_.scratch.rectangles;
    found.clear();
    const auto crossings = f_.frame.crossings(box);
    for (const Crossing& arm : crossings)
      for (const Crossing& other : crossings) {
        if (arm.other == other.other || (at & ~(arm.here | other.here))) continue;
        if (!(at & ~arm.here) || !(at & ~other.here)) continue;  // in one line: pointing
        if (!follow({box, arm.other, other.other, 0, 0, 0, {}}, d)) return false;
      }
    return !dual_ || duals(d);
  }

  // From the arm to a strong link that starts in it, to the targets in the other arm.
  bool follow(Rectangle<W> r, Digit d) {
    const BitSet<W> inside = f_.frame.cells(r.box);
    const BitSet<W> targets = (f_.board.places(d) & f_.frame.cells(r.other)) - inside;
    if (targets.empty()) return true;
    for (int p : (f_.board.places(d) & f_.frame.cells(r.arm)) - inside)
      for (const Seat& seat : f_.frame.seats(static_cast<CellId>(p))) {
        if (seat.house == r.arm || !f_.frame.complete(seat.house)) continue;
        const Positions rest = f_.board.places(seat.house, d) & ~(Positions{1} << seat.position);
        if (!rest || (rest & (rest - 1))) continue;
        r.link = seat.house;
        r.near = static_cast<CellId>(p);
        r.far = f_.frame.cell(seat.house, std::countr_zero(rest));
        r.targets = targets & f_.frame.peers(r.far);
        if (inside.has(r.far) || r.targets.empty()) continue;
        if (dual_) {
          f_.scratch.rectangles.push_back(r);
          continue;
        }
        f_.begin();
        tell(r, d, 0);
        if (!f_.emit()) return false;
      }
    return true;
  }

  void tell(const Rectangle<W>& r, Digit d, int part) {
    const BitSet<W> at = f_.board.places(d) & f_.frame.cells(r.box);
    auto node = [&](const BitSet<W>& cells, bool on, Link link) {
      f_.draft.node(d, on, link);
      for (int c : cells) f_.draft.node_cell(static_cast<CellId>(c));
    };
    BitSet<W> near{}, far{};
    near.add(r.near);
    far.add(r.far);
    f_.draft.some_in(r.box, d, Role::base, part);
    f_.draft.one_in(r.arm, d, Role::cover, part);
    f_.draft.some_in(r.link, d, Role::strong, part);
    f_.draft.one_in(r.other, d, Role::cover, part);
    f_.one(r.far, r.targets, d, Role::weak, part);
    node(at - f_.frame.cells(r.arm), false, Link::none);
    node(at & f_.frame.cells(r.arm), true, Link::strong);
    node(near, false, Link::weak);
    node(far, true, Link::strong);
    for (int c : r.targets) f_.draft.eliminate(static_cast<CellId>(c), d);
  }

  bool duals(Digit d) {
    const auto& found = f_.scratch.rectangles;
    for (std::size_t i = 0; i < found.size(); ++i)
      for (std::size_t j = i + 1; j < found.size(); ++j) {
        if (found[i].targets == found[j].targets) continue;
        f_.begin();
        tell(found[i], d, 0);
        tell(found[j], d, 1);
        f_.scratch.trim(f_.board, f_.draft);
        if (!f_.emit()) return false;
      }
    return true;
  }

  Finder<W>& f_;
  bool dual_;
};

}  // namespace

template <int W>
bool find_empty_rectangle(Finder<W>& f, int dual) {
  return EmptyRectangle<W>(f, dual).run();
}

CLEW_TECHNIQUE(find_empty_rectangle)

}  // namespace clew::logic
