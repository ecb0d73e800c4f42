// Aligned pair and triplet exclusion: cells are filled together in every possible way; a digit that
// no way leaves goes.
//
//     two cells r1c1 (1 2 3) and r2c2 (1 4), both seen by r1c3 (2 4) and r2c1 (1 2) in the box:
//     2 and 1 would empty r2c1, 2 and 4 would empty r1c3: so r1c1 is not 2.
//
// A way is excluded when two of the cells see each other and take the same digit, or when a cell
// that they see loses all its candidates by it. With the first cell's digit assumed, cells of two
// candidates beside it point at one digit each; a cell of three has two left. What is then excluded
// for the second cell, or for the second and the third together, is worked out by digit for all
// cells at once. Described by Rod Hagglund in 2005; in Sudoku Explainer since 2006.
#include <array>

#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Aligned {
 public:
  explicit Aligned(Finder<W>& f) : f_(f), n_(f.board.digits()) {}

  bool run(int size) {
    if (!f_.terms.wide && f_.frame.size() > 128) return true;  // too many cells for a path
    for (int i : f_.board.open()) {
      first_ = static_cast<CellId>(i);
      for (Digit a : f_.board.candidates(first_)) {
        if (!f_.wanted(a)) continue;
        assume(a);
        if (!(size == 2 ? pairs() : triplets())) return false;
      }
      if (f_.terms.stop.requested()) break;
    }
    return true;
  }

 private:
  struct Witness {  // a cell that has two candidates left
    CellId cell;
    DigitSet two;
  };

  // What the first cell's digit leaves: cells that are down to two candidates or one.
  void assume(Digit a) {
    digit_ = a;
    witnesses_.clear();
    for (Digit d = 1; d <= n_; ++d) without_[d] = {};
    without_[a] = f_.frame.peers(first_);
    for (int i : f_.board.open()) {
      const auto e = static_cast<CellId>(i);
      if (e == first_ || f_.board.candidates(e).size() > 3) continue;
      DigitSet rest = f_.board.candidates(e);
      if (f_.frame.sees(first_, e)) rest.remove(a);
      if (rest.size() == 2) witnesses_.push_back({e, rest});
      if (rest.size() == 1 && rest != f_.board.candidates(e))
        without_[rest.first()] |= f_.frame.peers(e);
    }
  }

  // Cells of which these digits are all excluded.
  BitSet<W> emptied(const std::array<BitSet<W>, max_digits + 1>& more) const {
    BitSet<W> cells = f_.board.open();
    for (Digit d = 1; d <= n_; ++d) cells -= f_.board.places(d) - without_[d] - more[d];
    cells.remove(first_);
    return cells - f_.board.naked_singles();
  }

  bool pairs() {
    for (int c : emptied(none_)) {
      f_.begin().eliminate(first_, digit_);
      tell(static_cast<CellId>(c));
      if (!finish()) return false;
    }
    return true;
  }

  bool triplets() {
    const BitSet<W> done = emptied(none_);
    const int most = f_.terms.wide ? 4 : 2;
    for (int i : f_.board.open() - done) {
      const auto second = static_cast<CellId>(i);
      if (second == first_) continue;
      const DigitSet rest = left(second);
      if (rest.empty() || rest.size() > most) continue;
      bool begun = false;
      for (Digit b : rest) {
        exclude(second, b);
        for (Digit d = 1; d <= n_; ++d) both_[d] = begun ? both_[d] & by_second_[d] : by_second_[d];
        begun = true;
      }
      for (int c : emptied(both_) - done) {
        const auto third = static_cast<CellId>(c);
        if (third <= second && left(third).size() <= most) continue;  // met the other way round
        if (third == second) continue;
        f_.begin().eliminate(first_, digit_);
        tell(second);
        tell(third);
        for (Digit b : rest) tell_ways(second, b, third);
        if (!finish()) return false;
      }
    }
    return true;
  }

  DigitSet left(CellId c) const {
    DigitSet rest;
    for (Digit b : f_.board.candidates(c))
      if (!without_[b].has(c)) rest.add(b);
    return rest;
  }

  // What b in the second cell excludes beside what the first cell does.
  void exclude(CellId second, Digit b) {
    for (Digit d = 1; d <= n_; ++d) by_second_[d] = {};
    by_second_[b] = f_.frame.peers(second);
    for (const Witness& e : witnesses_)
      if (e.two.has(b) && f_.frame.sees(second, e.cell))
        by_second_[(e.two - DigitSet::of(b)).first()] |= f_.frame.peers(e.cell);
  }

  // That e, with the first cell's digit gone from it, has nothing but what the others take.
  void tell_witness(CellId e) {
    f_.draft.some_cell(e, Role::pincer);
    if (f_.board.can(e, digit_) && f_.frame.sees(first_, e)) f_.one(first_, e, digit_, Role::weak);
  }

  // The cell must have a digit, and why some are excluded by the first cell alone.
  void tell(CellId c) {
    f_.draft.some_cell(c, Role::subset);
    for (Digit b : f_.board.candidates(c)) {
      if (!without_[b].has(c)) continue;
      if (b == digit_ && f_.frame.sees(first_, c)) {
        f_.one(first_, c, b, Role::weak);
        continue;
      }
      for (int i : f_.board.open() & f_.frame.peers(c) & f_.frame.peers(first_)) {
        const auto e = static_cast<CellId>(i);
        if (f_.board.candidates(e) != (DigitSet::of(digit_) | DigitSet::of(b))) continue;
        tell_witness(e);
        f_.one(e, c, b, Role::weak);
        break;
      }
    }
  }

  // Why b in the second cell excludes all that the first leaves of the third.
  void tell_ways(CellId second, Digit b, CellId third) {
    for (Digit d : left(third)) {
      if (d == b && f_.frame.sees(second, third)) {
        f_.one(second, third, b, Role::weak);
        continue;
      }
      for (const Witness& e : witnesses_) {
        if (!(e.two == (DigitSet::of(b) | DigitSet::of(d))) || d == b) continue;
        if (!f_.frame.sees(second, e.cell) || !f_.frame.sees(third, e.cell)) continue;
        tell_witness(e.cell);
        f_.one(second, e.cell, b, Role::weak);
        f_.one(third, e.cell, d, Role::weak);
        break;
      }
    }
  }

  bool finish() {
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    return f_.emit();
  }

  Finder<W>& f_;
  int n_;
  CellId first_ = 0;
  Digit digit_ = 0;
  std::vector<Witness> witnesses_;
  // By digit, the cells that cannot have it: by the first cell's; by the second's, all its ways.
  std::array<BitSet<W>, max_digits + 1> without_{}, by_second_{}, both_{}, none_{};
};

}  // namespace

template <int W>
bool find_aligned(Finder<W>& f, int size) {
  return Aligned<W>(f).run(size);
}

CLEW_TECHNIQUE(find_aligned)

}  // namespace clew::logic
