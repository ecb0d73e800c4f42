// W-wing: two cells with the same two candidates, not seeing each other, and a strong link of one
// of the digits whose ends each see one of the cells.
//
//     x y . . x ===== x . . x y      One end of the link is x, so the cell beside that end is y.
//                                    Cells that see both cells cannot be y.
//
// Called semi-remote pair at first; the name is George Woods', on the Sudoku forums.
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
struct WWing {
  Finder<W>& f;

  // Houses with two places for x, one seen by a and the other by b.
  bool through(CellId a, CellId b, Digit x, Digit y, const BitSet<W>& targets) {
    for (int i = 0; i < f.frame.houses(); ++i) {
      const auto h = static_cast<HouseId>(i);
      const Positions at = f.board.places(h, x);
      if (std::popcount(at) != 2 || !f.board.closed(h)) continue;
      CellId p = f.frame.cell(h, std::countr_zero(at));
      CellId q = f.frame.cell(h, 63 - std::countl_zero(at));
      if (p == a || p == b || q == a || q == b) continue;
      if (!f.frame.sees(a, p) || !f.frame.sees(b, q)) std::swap(p, q);
      if (!f.frame.sees(a, p) || !f.frame.sees(b, q)) continue;
      f.begin();
      f.draft.some_cell(a, Role::strong);
      f.one(a, p, x, Role::weak);
      f.draft.some_in(h, x, Role::strong);
      f.one(q, b, x, Role::weak);
      f.draft.some_cell(b, Role::strong);
      const CellId cells[] = {a, a, p, q, b, b};
      const Digit digits[] = {y, x, x, x, x, y};
      for (int n = 0; n < 6; ++n) {
        f.draft.node(digits[n], n % 2, n == 0 ? Link::none : n % 2 ? Link::strong : Link::weak);
        f.draft.node_cell(cells[n]);
      }
      for (int c : targets) f.draft.eliminate(static_cast<CellId>(c), y);
      f.one(a, targets, y, Role::weak);
      f.one(b, targets, y, Role::weak);
      if (!f.emit()) return false;
    }
    return true;
  }

  bool run() {
    for (int i : f.board.bivalue())
      for (int j : f.board.bivalue()) {
        const auto a = static_cast<CellId>(i), b = static_cast<CellId>(j);
        if (j <= i || f.board.candidates(a) != f.board.candidates(b) || f.frame.sees(a, b))
          continue;
        for (Digit y : f.board.candidates(a)) {
          if (!f.wanted(y)) continue;
          const BitSet<W> targets = f.board.places(y) & f.frame.peers(a) & f.frame.peers(b);
          if (targets.empty()) continue;
          const Digit x = (f.board.candidates(a) - DigitSet::of(y)).first();
          if (!through(a, b, x, y, targets)) return false;
        }
      }
    return true;
  }
};

}  // namespace

template <int W>
bool find_w_wing(Finder<W>& f, int) {
  return WWing<W>{f}.run();
}

CLEW_TECHNIQUE(find_w_wing)

}  // namespace clew::logic
