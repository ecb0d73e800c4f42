// Remote pair: cells with the same two candidates in a chain, each seeing the next. They take the
// digits in turn, so two cells an odd number of links apart hold both digits, and a cell that sees
// both can be neither.
//
//     3 7 -- 3 7
//             |
//     3 7 -- 3 7      Four cells or more: two that see each other would be a naked pair.
//
// Known from the first days of the Sudoku forums.
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class RemotePair {
 public:
  explicit RemotePair(Finder<W>& f) : f_(f), from_(f.scratch.cell_trail) {
    from_.resize(f.frame.size());
  }

  bool run() {
    for (int c : f_.board.bivalue())
      if (!walk(static_cast<CellId>(c))) return false;
    return true;
  }

 private:
  // Layer by layer; odd layers from the third on end a chain.
  bool walk(CellId start) {
    const DigitSet two = f_.board.candidates(start);
    BitSet<W> left = f_.board.bivalue() & f_.board.places(two.first()) &
                     f_.board.places((two - DigitSet::of(two.first())).first());
    left.remove(start);
    BitSet<W> layer{};
    layer.add(start);
    for (int links = 1; !layer.empty(); ++links) {
      BitSet<W> next{};
      for (int c : layer)
        for (int n : left& f_.frame.peers(static_cast<CellId>(c))) {
          from_[n] = static_cast<CellId>(c);
          left.remove(n);
          next.add(n);
        }
      layer = next;
      if (links < 3 || links % 2 == 0) continue;
      for (int end : layer)
        if (end > start && !emit(start, static_cast<CellId>(end), two)) return false;
    }
    return true;
  }

  bool emit(CellId start, CellId end, DigitSet two) {
    const BitSet<W> seen = f_.frame.peers(start) & f_.frame.peers(end);
    DigitSet gone;
    for (Digit d : two)
      if (f_.wanted(d) && f_.board.places(d).meets(seen)) gone.add(d);
    if (gone.empty()) return true;
    f_.begin();
    bool on = false;
    for (CellId c = end;; c = from_[c]) {
      f_.draft.some_cell(c, Role::strong);
      draw(c, two, on);
      if (c == start) break;
      // A cell that is not the digit that goes is the other one, its neighbour not that, and so on.
      for (Digit d : on ? gone : other(two, gone)) f_.one(c, from_[c], d, Role::weak);
      on = !on;
    }
    for (Digit d : gone) {
      const BitSet<W> targets = f_.board.places(d) & seen;
      for (int c : targets) f_.draft.eliminate(static_cast<CellId>(c), d);
      f_.one(start, targets, d, Role::weak);
      f_.one(end, targets, d, Role::weak);
    }
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  static DigitSet other(DigitSet two, DigitSet some) { return some == two ? two : two - some; }

  void draw(CellId c, DigitSet two, bool on) {
    f_.draft.node(two.first(), on, on ? Link::strong : Link::weak);
    f_.draft.node_cell(c);
  }

  Finder<W>& f_;
  std::vector<CellId>& from_;
};

}  // namespace

template <int W>
bool find_remote_pair(Finder<W>& f, int) {
  return RemotePair<W>(f).run();
}

CLEW_TECHNIQUE(find_remote_pair)

}  // namespace clew::logic
