// Sue de Coq: cells where two houses cross, with cells of the one and cells of the other, have as
// many digits between them as they are, and every digit keeps to one of the two houses. So each
// digit fills just one of the cells, and is removed from cells that see all of its places among
// them.
//
//     1 2 3 4   1 2 3 4 | . . .   1 2      row: 1 and 2 are in the crossing and the last cell
//     3 4       .       | . . .   .        box: 3 and 4 are in the crossing and the lower cell
//
// Found by the poster of that name on the Sudoku forums in 2005 as "two-sector disjoint subsets".
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class SueDeCoq {
 public:
  explicit SueDeCoq(Finder<W>& f) : f_(f) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many parts for a path
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto base = static_cast<HouseId>(i);
      for (const Crossing& x : f_.frame.crossings(base)) {
        // Each pair of complete houses occurs twice, once from either side.
        if (f_.frame.complete(x.other) && x.other < base) continue;
        if (!in(base, x)) return false;
      }
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  struct Part {
    BitSet<W> cells;
    DigitSet digits;
    int size;
  };

  int most() const { return f_.terms.wide ? 5 : 3; }

  bool in(HouseId base, const Crossing& x) {
    houses_[0] = base;
    houses_[1] = x.other;
    gather(base, f_.board.open(base) & x.here, 2, crossing_);
    if (crossing_.empty()) return true;
    gather(base, f_.board.open(base) & ~x.here, 1, sides_[0]);
    gather(x.other, f_.board.open(x.other) & ~x.there, 1, sides_[1]);
    for (const Part& middle : crossing_)
      if (middle.digits.size() >= middle.size + 2)
        for (const Part& one : sides_[0]) {
          if ((middle.digits & one.digits).empty() || one.digits.size() == one.size) continue;
          for (const Part& two : sides_[1])
            if (!join(middle, one, two)) return false;
        }
    return true;
  }

  bool join(const Part& middle, const Part& one, const Part& two) {
    if (!(one.digits & two.digits).empty() || (middle.digits & two.digits).empty()) return true;
    if (two.digits.size() == two.size) return true;
    const DigitSet all = middle.digits | one.digits | two.digits;
    if (all.size() != middle.size + one.size + two.size) return true;
    const BitSet<W> cells = middle.cells | one.cells | two.cells;
    f_.begin();
    for (Digit d : all) {
      const BitSet<W> in = cells & f_.board.places(d);
      for (int t : (f_.board.places(d) & f_.common_peers(in)) - cells)
        f_.draft.eliminate(static_cast<CellId>(t), d);
    }
    if (!f_.draft.has_conclusion()) return true;
    for (int c : middle.cells) f_.draft.some_cell(static_cast<CellId>(c), Role::subset, 0);
    for (int c : one.cells) f_.draft.some_cell(static_cast<CellId>(c), Role::subset, 1);
    for (int c : two.cells) f_.draft.some_cell(static_cast<CellId>(c), Role::subset, 2);
    for (Digit d : all) tell(d, cells & f_.board.places(d), two.digits.has(d) ? 1 : 0);
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  // States that d fills at most one cell, including the cells that lose it.
  void tell(Digit d, const BitSet<W>& in, int side) {
    const BitSet<W> gone = (f_.board.places(d) & f_.common_peers(in)) - in;
    HouseId house = houses_[side];
    if (const int h = f_.frame.common_house(in | gone); h >= 0 && !gone.empty())
      house = static_cast<HouseId>(h);
    if (in.size() > 1 || !gone.empty()) f_.draft.one_in(house, d, Role::base, side);
    for (int t : gone - f_.frame.cells(house))
      f_.one(static_cast<CellId>(t), in, d, Role::weak, side);
  }

  void gather(HouseId h, Positions open, int least, std::vector<Part>& out) {
    out.clear();
    extend(h, open, {}, least, out);
  }
  void extend(HouseId h, Positions rest, const Part& part, int least, std::vector<Part>& out) {
    while (rest) {
      const CellId c = f_.frame.cell(h, std::countr_zero(rest));
      rest &= rest - 1;
      Part more{part.cells, part.digits | f_.board.candidates(c), part.size + 1};
      more.cells.add(c);
      if (more.size >= least) out.push_back(more);
      if (more.size < most()) extend(h, rest, more, least, out);
    }
  }

  Finder<W>& f_;
  HouseId houses_[2] = {};
  std::vector<Part> crossing_, sides_[2];
};

}  // namespace

template <int W>
bool find_sue_de_coq(Finder<W>& f, int) {
  return SueDeCoq<W>(f).run();
}

CLEW_TECHNIQUE(find_sue_de_coq)

}  // namespace clew::logic
