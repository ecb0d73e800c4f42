// Death blossom: a cell, the stem, and for each of its candidates an almost locked set, a petal,
// whose cells with that candidate the stem sees all. Whichever candidate the stem takes, its petal
// loses it and holds all of its other digits; a digit that is in every petal is in one of them,
// whichever it is, and it can be removed from cells that see all its places there.
//
//     stem r1c1: 1 2 3     petals with 1 z …, 2 z …, 3 z …     z goes from cells that see every z
//
// From the Sudoku forums in 2006, where Myth Jellies named it.
#include "logic/chain/tell.h"
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class DeathBlossom {
 public:
  explicit DeathBlossom(Finder<W>& f) : f_(f), sets_(f.scratch.sets) {}

  bool run() {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many sets for a path
    find_almost_locked(f_.board, 1, most_cells(), sets_);
    for (int c : f_.board.open()) {
      stem_ = static_cast<CellId>(c);
      const DigitSet inside = f_.board.candidates(stem_);
      if (inside.size() < 2 || inside.size() > max_petals) continue;
      for (int i = 1; i <= f_.board.digits(); ++i) {
        const auto z = static_cast<Digit>(i);
        if (!f_.wanted(z) || inside.has(z)) continue;
        BitSet<W> all = f_.board.places(z);
        all.remove(stem_);
        if (!with(z, inside, all, 0)) return false;
      }
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  static constexpr int max_petals = 4;
  int most_cells() const { return f_.board.digits() > 9 ? 3 : f_.terms.wide ? 5 : 3; }

  // One petal for each digit of `rest`, in turn.
  bool with(Digit z, DigitSet rest, const BitSet<W>& before, int found) {
    if (rest.empty()) return emit(z, found);
    const Digit x = rest.first();
    for (std::size_t i = 0; i < sets_.size(); ++i) {
      const AlmostLocked<W>& set = sets_[i];
      if (!set.digits.has(x) || !set.digits.has(z) || set.cells.has(stem_)) continue;
      if (!(set.cells & f_.board.places(x)).within(f_.frame.peers(stem_))) continue;
      const BitSet<W> left = (before & f_.common_peers(set.cells & f_.board.places(z))) - set.cells;
      if (left.empty()) continue;
      petals_[found] = {static_cast<std::uint32_t>(i), x};
      if (!with(z, rest - DigitSet::of(x), left, found + 1)) return false;
    }
    return true;
  }

  // With every digit that all petals hold; found once for each, kept for the least.
  bool emit(Digit found, int petals) {
    DigitSet all = f_.frame.layout().all_digits() - f_.board.candidates(stem_);
    for (int i = 0; i < petals; ++i) all = all & sets_[petals_[i].set].digits;
    f_.begin();
    for (Digit z : all) {
      const BitSet<W> out = targets(z, petals);
      if (!f_.wanted(z) || out.empty()) continue;
      if (z < found) return true;
      for (int t : out) {
        f_.draft.eliminate(static_cast<CellId>(t), z);
        for (int i = 0; i < petals; ++i) f_.one(static_cast<CellId>(t), at(i, z), z, Role::weak, i);
      }
    }
    f_.draft.some_cell(stem_, Role::pivot);
    for (int i = 0; i < petals; ++i) {
      f_.one(stem_, at(i, petals_[i].digit), petals_[i].digit, Role::weak, i);
      tell_set(f_, sets_[petals_[i].set], DigitSet::of(petals_[i].digit), i);
      for (Digit z : all)
        if (f_.wanted(z) && !targets(z, petals).empty()) draw(i, z);
    }
    f_.scratch.trim(f_.board, f_.draft);
    return f_.emit();
  }

  // From the stem's digit, which the petal loses, to z, which it then holds.
  void draw(int petal, Digit z) {
    const Digit x = petals_[petal].digit;
    f_.draft.node(x, true, Link::none);
    f_.draft.node_cell(stem_);
    f_.draft.node(x, false, Link::weak);
    for (int c : at(petal, x)) f_.draft.node_cell(static_cast<CellId>(c));
    f_.draft.node(z, true, Link::strong);
    for (int c : at(petal, z)) f_.draft.node_cell(static_cast<CellId>(c));
  }

  BitSet<W> at(int petal, Digit d) const {
    return sets_[petals_[petal].set].cells & f_.board.places(d);
  }
  BitSet<W> targets(Digit z, int petals) const {
    BitSet<W> out = f_.board.places(z);
    for (int i = 0; i < petals; ++i)
      out = (out & f_.common_peers(at(i, z))) - sets_[petals_[i].set].cells;
    out.remove(stem_);
    return out;
  }

  struct Petal {
    std::uint32_t set;
    Digit digit;
  };
  Finder<W>& f_;
  std::vector<AlmostLocked<W>>& sets_;
  CellId stem_ = 0;
  Petal petals_[max_petals] = {};
};

}  // namespace

template <int W>
bool find_death_blossom(Finder<W>& f, int) {
  return DeathBlossom<W>(f).run();
}

CLEW_TECHNIQUE(find_death_blossom)

}  // namespace clew::logic
