// XY-, XYZ-, WXYZ-wing: a pivot whose every candidate but one leads to a pincer of two candidates
// that is then z; if the pivot can itself be z, that is one more way.
//
//     x y -- x z     XY-wing: the pivot is x or y, so one of the pincers is z; cells that see both
//      |             pincers cannot be z. In an XYZ-wing the pivot has z too, and eliminations must
//     y z            see all three; a WXYZ-wing has a third pincer, w z.
//
// Known since 2005 on the Sudoku forums; the WXYZ-wing here is the one with a pivot of three or
// four candidates that sees all of its pincers.
#include "logic/finder.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class PivotWing {
 public:
  PivotWing(Finder<W>& f, int pincers, bool z_in_pivot)
      : f_(f), pincers_(pincers), z_in_pivot_(z_in_pivot) {}

  bool run() {
    const int size = pincers_ + z_in_pivot_;
    for (int i : f_.board.open()) {
      pivot_ = static_cast<CellId>(i);
      if (f_.board.candidates(pivot_).size() != size) continue;
      const BitSet<W> around = f_.board.bivalue() & f_.frame.peers(pivot_);
      if (around.size() < pincers_) continue;
      if (!with_z(around)) return false;
    }
    return true;
  }

 private:
  bool with_z(const BitSet<W>& around) {
    const DigitSet inside = f_.board.candidates(pivot_);
    const DigitSet all = f_.frame.layout().all_digits();
    for (Digit z : z_in_pivot_ ? inside : all - inside) {
      if (!f_.wanted(z)) continue;
      BitSet<W> targets = f_.board.places(z);
      if (z_in_pivot_) targets &= f_.frame.peers(pivot_);
      if (!extend(z, inside - DigitSet::of(z), around & f_.board.places(z), targets, 0))
        return false;
    }
    return true;
  }

  // One pincer for each digit of `rest`, in turn.
  bool extend(Digit z, DigitSet rest, const BitSet<W>& around, const BitSet<W>& targets,
              int found) {
    if (targets.empty()) return true;
    if (rest.empty()) return emit(z, targets);
    const Digit x = rest.first();
    for (int c : around& f_.board.places(x)) {
      pincer_[found] = static_cast<CellId>(c);
      if (!extend(z, rest - DigitSet::of(x), around, targets & f_.frame.peers(pincer_[found]),
                  found + 1))
        return false;
    }
    return true;
  }

  bool emit(Digit z, const BitSet<W>& targets) {
    f_.begin();
    f_.draft.some_cell(pivot_, Role::pivot);
    for (int i = 0; i < pincers_; ++i) {
      const Digit x = (f_.board.candidates(pincer_[i]) - DigitSet::of(z)).first();
      f_.one(pivot_, pincer_[i], x, Role::weak, i);
      f_.draft.some_cell(pincer_[i], Role::pincer, i);
    }
    if (z_in_pivot_) f_.one(pivot_, targets, z, Role::weak);
    for (int i = 0; i < pincers_; ++i) f_.one(pincer_[i], targets, z, Role::weak, i);
    for (int c : targets) f_.draft.eliminate(static_cast<CellId>(c), z);
    if (pincers_ > 2 || z_in_pivot_)
      f_.scratch.trim(f_.board, f_.draft);  // one house may do for two
    return f_.emit();
  }

  Finder<W>& f_;
  int pincers_;
  bool z_in_pivot_;
  CellId pivot_ = 0, pincer_[3] = {};
};

}  // namespace

template <int W>
bool find_pivot_wing(Finder<W>& f, int kind) {
  switch (kind) {
    case xy_wing:
      return PivotWing<W>(f, 2, false).run();
    case xyz_wing:
      return PivotWing<W>(f, 2, true).run();
    default:
      return PivotWing<W>(f, 3, false).run() && PivotWing<W>(f, 3, true).run();
  }
}

CLEW_TECHNIQUE(find_pivot_wing)

}  // namespace clew::logic
