// Avoidable rectangles: cells that were solved, not given, and would make with an open one a set of
// digits that can be swapped. The givens do not distinguish the two ways, so the puzzle would have
// two solutions.
//
//     1 . . | 2 . .     All three solved by the player: were the fourth 1, the 1s and 2s of the
//     2 . . | ? . .     rectangle could be swapped. So it is not 1: type 1.
//                       Type 2: two cells are open, each with the digit that would complete it and
//                       the same other one: that one is in one of them, and goes where both are
//                       seen.
//
// From the Sudoku forums, 2005; two kinds as numbered by HoDoKu. Needs the givens.
#include "logic/techniques/all.h"
#include "logic/techniques/pattern_search.h"

namespace clew::logic {
namespace {

template <int W>
class Avoidable {
 public:
  Avoidable(Finder<W>& f, int kind) : f_(f), kind_(kind), set_(f, 4, 4) {}

  bool run() {
    if (f_.terms.givens.empty()) return true;
    for (int i = 0; i < f_.frame.size(); ++i) {
      start_ = static_cast<CellId>(i);
      if (!solved(start_)) continue;
      even_ = f_.board.value(start_);
      for (odd_ = 1; odd_ <= f_.board.digits(); ++odd_) {
        if (odd_ == even_) continue;
        const bool on = set_.from(
            start_, [&](CellId c, bool odd) { return fits(c, odd); }, [&] { return visit(); });
        if (!on) return false;
      }
    }
    return true;
  }

 private:
  bool solved(CellId c) const { return f_.board.value(c) && !f_.terms.givens[c]; }
  Digit completing(bool odd) const { return odd ? odd_ : even_; }

  bool fits(CellId c, bool odd) const {
    if (solved(c)) return c > start_ && f_.board.value(c) == completing(odd);
    if (f_.board.value(c) || !f_.board.can(c, completing(odd))) return false;
    int open = 1;
    for (int i = 0; i < set_.size(); ++i) open += !f_.board.value(set_.cell(i));
    return open <= kind_;
  }

  bool visit() {
    const DigitSet pair = DigitSet::of(even_) | DigitSet::of(odd_);
    BitSet<W> open;
    int last = 0;
    for (int i = 0; i < set_.size(); ++i)
      if (!f_.board.value(set_.cell(i))) {
        open.add(set_.cell(i));
        last = i;
      }
    if (open.size() != kind_ || set_.spoilt_by_link(pair)) return true;
    for (int i = 0; i < set_.size(); ++i)
      if (!f_.may_swap(set_.cell(i), pair)) return true;
    f_.begin();
    for (int i = 0; i < set_.size(); ++i) {
      f_.draft.pattern(set_.cell(i), pair);
      if (f_.board.value(set_.cell(i))) f_.draft.some_cell(set_.cell(i), Role::pattern);
    }
    if (kind_ == 1) {
      f_.draft.eliminate(set_.cell(last), completing(set_.odd(last)));
      return f_.emit();
    }
    DigitSet guard = f_.board.candidates(set_.cell(last)) - pair;
    if (guard.size() != 1) return true;
    for (int i = 0; i < set_.size(); ++i)
      if (open.has(set_.cell(i)) &&
          f_.board.candidates(set_.cell(i)) != (guard | DigitSet::of(completing(set_.odd(i)))))
        return true;
    const Digit z = guard.first();
    const BitSet<W> gone = f_.common_peers(open) & f_.board.places(z);
    if (gone.empty() || !f_.wanted(z)) return true;
    for (int c : gone) f_.draft.eliminate(static_cast<CellId>(c), z);
    for (int c : open) {
      f_.draft.some_cell(static_cast<CellId>(c), Role::guard);
      f_.one(static_cast<CellId>(c), gone, z, Role::weak);
    }
    return f_.emit();
  }

  Finder<W>& f_;
  int kind_;
  PatternSearch<W> set_;
  CellId start_ = 0;
  Digit even_ = 0, odd_ = 0;
};

}  // namespace

template <int W>
bool find_avoidable(Finder<W>& f, int kind) {
  return Avoidable<W>(f, kind).run();
}

CLEW_TECHNIQUE(find_avoidable)

}  // namespace clew::logic
