// Unique rectangles, and loops: cells that would all have the same two candidates, two in every
// house they meet. Then the two digits could be swapped, and the puzzle would have two solutions.
// One of the other candidates, the guards, must therefore be true.
//
//     12 . . | 12 . .     Type 1: one cell has guards: it is neither 1 nor 2.
//     12 . . | 123. .     Type 2: two cells, one guard digit: cells that see both lose it.
//     Type 3: the guards of two cells act as one cell of a naked subset in a house of both.
//     Type 4: one of the digits is locked in two cells: neither of them is the other one.
//     Type 5: as type 2, but the cells do not see each other, or are three.
//     Type 6: two cells that do not see each other, and a digit that both rows hold only in the
//             rectangle: it is in the two other cells.
//     Hidden rectangle: across from a cell with just the two, a digit is locked along both sides.
//
// A cell may lack one of the two digits: were it true there, the pattern would be deadly all the
// same. Collected on the Sudoku forums since 2004 (the name is Tilps's); types as numbered by
// HoDoKu.
#include "logic/techniques/all.h"
#include "logic/techniques/pattern_search.h"

namespace clew::logic {
namespace {

template <int W>
class UniquePattern {
 public:
  using Cells = BitSet<W>;

  UniquePattern(Finder<W>& f, int kind)
      : f_(f),
        kind_(kind),
        set_(f, kind == unique_loop ? 6 : 4,
             kind == unique_loop ? (f.terms.wide ? PatternSearch<W>::most : 10) : 4) {}

  bool run() {
    if (kind_ == unique_loop) return search([&] { return set_.spoilt_by_link(pair_) || visit(); });
    // The kinds examine the same rectangles, one kind after the other.
    auto& known = f_.scratch.unique_rectangles;
    if (known.clock != f_.board.clock()) {
      known.all.clear();
      search([&] {
        if (!set_.spoilt_by_link(pair_)) known.all.push_back({set_.pattern(), pair_});
        return true;
      });
      known.clock = f_.board.clock();
    }
    for (const auto& rectangle : known.all) {
      set_.take(rectangle.pattern);
      pair_ = rectangle.pair;
      if (!visit()) return false;
    }
    return true;
  }

 private:
  template <class With>
  bool search(With with) {
    for (int c : f_.board.bivalue()) {
      start_ = static_cast<CellId>(c);
      pair_ = f_.board.candidates(start_);
      if (!f_.board.places(pair_.first()).meets(f_.frame.peers(start_))) continue;
      if (!set_.from(start_, [&](CellId y, bool) { return fits(y); }, with)) return false;
    }
    return true;
  }

  bool is_floor(CellId c) const { return f_.board.candidates(c) == pair_; }
  DigitSet guards(CellId c) const { return f_.board.candidates(c) - pair_; }

  bool fits(CellId y) const {
    if (f_.board.value(y) || !f_.may_swap(y, pair_)) return false;
    const DigitSet candidates = f_.board.candidates(y);
    if (candidates == pair_) return y > start_;  // each set from its first cell of just the two
    if ((candidates & pair_).empty() || (candidates - pair_).empty()) return false;
    int roofs = 1;
    DigitSet all = guards(y);
    for (int i = 0; i < set_.size(); ++i)
      if (!is_floor(set_.cell(i))) {
        ++roofs;
        all = all | guards(set_.cell(i));
      }
    return kind_ == unique_loop ? roofs <= 2 || all.size() == 1 : roofs <= 3;
  }

  bool visit() {
    roofs_ = 0;
    Cells roofs;
    for (int i = 0; i < set_.size(); ++i)
      if (!is_floor(set_.cell(i))) {
        if (roofs_ < 4) roof_[roofs_] = set_.cell(i);
        ++roofs_;
        roofs.add(set_.cell(i));
      }
    const bool pair_sees = roofs_ == 2 && f_.frame.sees(roof_[0], roof_[1]);
    switch (kind_) {
      case unique_type_1:
        return roofs_ != 1 || type_1();
      case unique_type_2:
        return !pair_sees || same_guard(roofs);
      case unique_type_3:
        return !pair_sees || type_3();
      case unique_type_4:
        return !pair_sees || type_4();
      case unique_type_5:
        return roofs_ < 2 || pair_sees || same_guard(roofs);
      case unique_type_6:
        return roofs_ != 2 || pair_sees || type_6();
      case hidden_rectangle:
        return roofs_ < 2 || hidden();
      default:
        if (roofs_ == 1) return type_1();
        if (roofs_ < 1) return true;
        return same_guard(roofs) && (!pair_sees || (type_3() && type_4()));
    }
  }

  // Starts the step: the pattern, and the cells that hold just the two.
  void begin() {
    f_.begin();
    for (int i = 0; i < set_.size(); ++i) {
      f_.draft.pattern(set_.cell(i), pair_);
      if (is_floor(set_.cell(i))) f_.draft.some_cell(set_.cell(i), Role::pattern);
    }
  }
  bool emit() { return !f_.draft.has_conclusion() || f_.emit(); }

  bool type_1() {
    begin();
    for (Digit d : f_.board.candidates(roof_[0]) & pair_) f_.draft.eliminate(roof_[0], d);
    return emit();
  }

  bool same_guard(const Cells& roofs) {
    const DigitSet guard = guards(roof_[0]);
    if (guard.size() != 1) return true;
    for (int c : roofs)
      if (guards(static_cast<CellId>(c)) != guard) return true;
    const Digit z = guard.first();
    const Cells gone = f_.common_peers(roofs) & f_.board.places(z);
    if (gone.empty() || !f_.wanted(z)) return true;
    begin();
    for (int c : gone) f_.draft.eliminate(static_cast<CellId>(c), z);
    for (int c : roofs) {
      f_.draft.some_cell(static_cast<CellId>(c), Role::guard);
      f_.one(static_cast<CellId>(c), gone, z, Role::weak);
    }
    return emit();
  }

  bool type_3() {
    const DigitSet guard = guards(roof_[0]) | guards(roof_[1]);
    if (guard.size() < 2) return true;
    for (const Seat& seat : f_.frame.seats(roof_[0])) {
      if (!f_.frame.cells(seat.house).has(roof_[1])) continue;
      Cells others = f_.frame.cells(seat.house) & f_.board.open();
      for (int i = 0; i < set_.size(); ++i) others.remove(set_.cell(i));
      const int bound = f_.terms.wide ? 8 : 3;
      for (int n = 1; n <= bound && n < others.size(); ++n)
        if (!add_subset(seat.house, others, n, guard, Cells{})) return false;
    }
    return true;
  }

  // Cells of the house that with the guards, as if these were one cell, make a naked subset.
  bool add_subset(HouseId h, Cells others, int more, DigitSet digits, const Cells& subset) {
    if (more == 0) return digits.size() != subset.size() + 1 || emit_subset(h, digits, subset);
    for (int c : Cells(others)) {
      others.remove(c);
      const DigitSet joined = digits | f_.board.candidates(static_cast<CellId>(c));
      Cells larger = subset;
      larger.add(c);
      if (joined.size() > larger.size() + more) continue;
      if (!add_subset(h, others, more - 1, joined, larger)) return false;
    }
    return true;
  }
  bool emit_subset(HouseId h, DigitSet digits, const Cells& subset) {
    Cells all = subset;
    all.add(roof_[0]);
    all.add(roof_[1]);
    begin();
    for (CellId c : {roof_[0], roof_[1]}) f_.draft.some_cell(c, Role::guard);
    for (int c : subset) f_.draft.some_cell(static_cast<CellId>(c), Role::subset);
    for (Digit d : digits) {
      bool used = false;
      for (const Seat& seat : f_.frame.seats(roof_[0])) {
        if (!all.within(f_.frame.cells(seat.house))) continue;
        const Cells gone = (f_.board.places(d) & f_.frame.cells(seat.house)) - all;
        for (int c : gone) f_.draft.eliminate(static_cast<CellId>(c), d);
        if (gone.empty()) continue;
        f_.draft.one_in(seat.house, d, Role::cover);
        used = true;
      }
      if (!used) f_.draft.one_in(h, d, Role::cover);
    }
    return emit();
  }

  bool type_4() {
    for (const Seat& seat : f_.frame.seats(roof_[0])) {
      const HouseId h = seat.house;
      if (!f_.frame.complete(h) || !f_.frame.cells(h).has(roof_[1])) continue;
      for (Digit d : pair_) {
        if (!locked(h, d, roof_[0], roof_[1])) continue;
        begin();
        f_.draft.some_in(h, d, Role::strong);
        for (CellId c : {roof_[0], roof_[1]})
          if (f_.board.can(c, other(d))) f_.draft.eliminate(c, other(d));
        if (!emit()) return false;
      }
    }
    return true;
  }

  // Returns true if both cells, and no others, are the complete house's places for d.
  bool locked(HouseId h, Digit d, CellId a, CellId b) const {
    return f_.frame.complete(h) && std::popcount(f_.board.places(h, d)) == 2 &&
           f_.board.can(a, d) && f_.board.can(b, d) && f_.frame.cells(h).has(a) &&
           f_.frame.cells(h).has(b);
  }
  /// Returns a house in which d is locked in the two cells, or -1.
  int lock(Digit d, CellId a, CellId b) const {
    for (const Seat& seat : f_.frame.seats(a))
      if (locked(seat.house, d, a, b)) return seat.house;
    return -1;
  }
  Digit other(Digit d) const { return (pair_ - DigitSet::of(d)).first(); }

  // The rectangle's other cells: beside i, and across from it.
  void around(int i, CellId (&beside)[2], CellId& across) const {
    int n = 0;
    for (int j = 0; j < 4; ++j) {
      if (j == i) continue;
      if (set_.odd(j) == set_.odd(i))
        across = set_.cell(j);
      else
        beside[n++] = set_.cell(j);
    }
  }

  bool type_6() {
    const CellId b = roof_[0], c = roof_[1];
    CellId floor[2];
    int n = 0;
    for (int i = 0; i < 4; ++i)
      if (is_floor(set_.cell(i))) floor[n++] = set_.cell(i);
    for (Digit d : pair_)
      for (int turn = 0; turn < 2; ++turn) {
        const CellId a = floor[turn], e = floor[1 - turn];
        const int first = lock(d, a, b), second = lock(d, c, e);
        if (first < 0 || second < 0) continue;
        begin();
        f_.draft.eliminate(b, d);
        f_.draft.eliminate(c, d);
        f_.draft.some_in(static_cast<HouseId>(first), d, Role::strong);
        f_.draft.some_in(static_cast<HouseId>(second), d, Role::strong);
        f_.one(b, e, d, Role::weak);
        f_.one(a, c, d, Role::weak);
        if (!emit()) return false;
      }
    return true;
  }

  bool hidden() {
    for (int i = 0; i < 4; ++i) {
      const CellId target = set_.cell(i);
      CellId beside[2], across = 0;
      around(i, beside, across);
      if (!is_floor(across)) continue;
      for (Digit d : pair_) {
        const int first = lock(d, target, beside[0]), second = lock(d, target, beside[1]);
        if (first < 0 || second < 0 || !f_.board.can(target, other(d))) continue;
        f_.begin();
        for (int j = 0; j < 4; ++j) f_.draft.pattern(set_.cell(j), pair_);
        f_.draft.eliminate(target, other(d));
        f_.draft.some_cell(across, Role::pattern);
        f_.draft.some_in(static_cast<HouseId>(first), d, Role::strong);
        f_.draft.some_in(static_cast<HouseId>(second), d, Role::strong);
        if (!emit()) return false;
      }
    }
    return true;
  }

  Finder<W>& f_;
  int kind_;
  PatternSearch<W> set_;
  CellId start_ = 0;
  DigitSet pair_;
  CellId roof_[4] = {};
  int roofs_ = 0;
};

}  // namespace

template <int W>
bool find_unique_pattern(Finder<W>& f, int kind) {
  return UniquePattern<W>(f, kind).run();
}

CLEW_TECHNIQUE(find_unique_pattern)

}  // namespace clew::logic
