// Aligned pair and triplet exclusion: cells are filled together in every possible way; digits in no
// possible way are removed.
//
//     two cells r1c1 (1 2 3) and r2c2 (1 4), both seen by r1c3 (2 4) and r2c1 (1 2) in the box:
//     2 and 1 would empty r2c1, 2 and 4 would empty r1c3: so r1c1 is not 2.
//
// A way is excluded when two of the cells see each other and take the same digit, or when a cell
// that they see loses all its candidates by it. With the first cell's digit assumed, cells of two
// candidates beside it point at one digit each; a cell of three has two left. The exclusions for
// the second cell, or for the second and the third together, are computed by digit for all cells at
// once. Described by Rod Hagglund in 2005; in Sudoku Explainer since 2006.
#include <array>

#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

template <int W>
class Aligned {
 public:
  explicit Aligned(Finder<W>& f) : f_(f) {
    for (int c : f.board.open())
      if (f.board.candidates(static_cast<CellId>(c)).size() == 3) trivalue_.add(c);
  }

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
  // By digit, cells that cannot have it. Digits that are not listed have empty sets, whatever the
  // sets contain.
  struct Excluded {
    DigitSet digits;
    std::array<BitSet<W>, max_digits + 1> cells;

    void add(Digit d, const BitSet<W>& more) {
      cells[d] = digits.has(d) ? cells[d] | more : more;
      digits.add(d);
    }
    BitSet<W> of(Digit d) const { return digits.has(d) ? cells[d] : BitSet<W>{}; }
    void meet(const Excluded& other) {
      digits = digits & other.digits;
      for (Digit d : digits) cells[d] &= other.cells[d];
    }
  };

  // Applies the first cell's digit: finds cells reduced to two candidates (the witnesses), to one,
  // or to none.
  void assume(Digit a) {
    digit_ = a;
    losing_ = f_.board.places(a) & f_.frame.peers(first_);
    for (int d = 1; d <= f_.board.digits(); ++d) {
      witnesses_[d] = (f_.board.places(static_cast<Digit>(d)) & f_.board.bivalue()) - losing_;
      witnesses_[d].remove(first_);
    }
    for (int e : losing_& trivalue_)
      for (Digit d : two(e)) witnesses_[d].add(e);
    without_.digits = {};
    without_.add(a, f_.frame.peers(first_));
    for (int e : losing_& f_.board.bivalue())
      without_.add(two(e).first(), f_.frame.peers(static_cast<CellId>(e)));
    emptied_ = f_.board.open();
    for (int d = 1; d <= f_.board.digits(); ++d)
      emptied_ -= f_.board.places(static_cast<Digit>(d)) - without_.of(static_cast<Digit>(d));
    emptied_.remove(first_);
    emptied_ -= f_.board.naked_singles();
  }

  // The candidates of a witness.
  DigitSet two(int e) const {
    DigitSet rest = f_.board.candidates(static_cast<CellId>(e));
    if (losing_.has(e)) rest.remove(digit_);
    return rest;
  }
  // Returns the candidates of c after the first cell's digit.
  DigitSet left(CellId c) const {
    DigitSet rest = f_.board.candidates(c);
    for (Digit d : rest& without_.digits)
      if (without_.cells[d].has(c)) rest.remove(d);
    return rest;
  }

  bool pairs() {
    for (int c : emptied_) {
      f_.begin().eliminate(first_, digit_);
      tell(static_cast<CellId>(c));
      if (!finish()) return false;
    }
    return true;
  }

  bool triplets() {
    const int most = f_.terms.wide ? 4 : 2;
    const DigitSet all = DigitSet::up_to(f_.board.digits());
    for (int i : f_.board.open() - emptied_) {
      const auto second = static_cast<CellId>(i);
      if (second == first_) continue;
      if ((f_.board.candidates(second) - without_.digits).size() > most) continue;
      const DigitSet rest = left(second);
      if (rest.empty() || rest.size() > most) continue;
      DigitSet shared = all;
      for (Digit b : rest) shared = shared & reach(second, b);
      if (shared.empty()) continue;
      exclude(second, rest.first(), shared, both_);
      for (Digit b : rest - DigitSet::of(rest.first())) {
        exclude(second, b, shared, by_second_);
        both_.meet(by_second_);
      }
      for (int c : newly_emptied()) {
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

  // Cells that keep a digit beside the first cell's, but none beside the second's too.
  BitSet<W> newly_emptied() const {
    BitSet<W> cells{};
    for (Digit d : both_.digits) cells |= both_.cells[d];
    cells &= f_.board.open();
    cells -= emptied_;
    cells -= f_.board.naked_singles();
    cells.remove(first_);
    for (int c : BitSet<W>(cells)) {
      bool keeps = false;
      for (Digit d : left(static_cast<CellId>(c))) keeps = keeps || !both_.of(d).has(c);
      if (keeps) cells.remove(c);
    }
    return cells;
  }

  // Digits that b in the second cell excludes somewhere, beyond the first cell's exclusions.
  DigitSet reach(CellId second, Digit b) const {
    DigitSet digits = DigitSet::of(b);
    for (int e : witnesses_[b] & f_.frame.peers(second)) digits = digits | two(e);
    return digits;
  }
  // Finds the cells in which it does, for some of these digits.
  void exclude(CellId second, Digit b, DigitSet digits, Excluded& by) const {
    by.digits = {};
    if (digits.has(b)) by.add(b, f_.frame.peers(second));
    for (int e : witnesses_[b] & f_.frame.peers(second))
      if (const DigitSet other = two(e) - DigitSet::of(b); !(other & digits).empty())
        by.add(other.first(), f_.frame.peers(static_cast<CellId>(e)));
  }

  // States that e, without the first cell's digit, has only the digits that the others take.
  void tell_witness(CellId e) {
    f_.draft.some_cell(e, Role::pincer);
    if (f_.board.can(e, digit_) && f_.frame.sees(first_, e)) f_.one(first_, e, digit_, Role::weak);
  }

  // The cell must have a digit, and why some are excluded by the first cell alone.
  void tell(CellId c) {
    f_.draft.some_cell(c, Role::subset);
    for (Digit b : f_.board.candidates(c)) {
      if (left(c).has(b)) continue;
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
      if (d == b) continue;
      for (int i : witnesses_[b] & witnesses_[d] & f_.frame.peers(second) & f_.frame.peers(third)) {
        const auto e = static_cast<CellId>(i);
        tell_witness(e);
        f_.one(second, e, b, Role::weak);
        f_.one(third, e, d, Role::weak);
        break;
      }
    }
  }

  bool finish() {
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    return f_.emit();
  }

  Finder<W>& f_;
  CellId first_ = 0;
  Digit digit_ = 0;
  std::array<BitSet<W>, max_digits + 1> witnesses_{};  // by digit: those that have it
  BitSet<W> trivalue_{};                               // cells of three candidates
  BitSet<W> losing_{};                                 // cells that the first takes its digit from
  Excluded without_{}, by_second_{},
      both_{};           // by the first cell's digit; one of the second's; all
  BitSet<W> emptied_{};  // cells that the first leaves nothing
};

}  // namespace

template <int W>
bool find_aligned(Finder<W>& f, int size) {
  return Aligned<W>(f).run(size);
}

CLEW_TECHNIQUE(find_aligned)

}  // namespace clew::logic
