// BUG, the bivalue universal grave: a grid whose open cells all have two candidates, each digit
// twice in every house that lacks it. All digits could be swapped at once, so such a grid has no
// solution or two. The other candidates, the guards, contain at least one true candidate.
//
//     BUG+1: one cell has three candidates; of these the two go that its houses hold twice.
//     BUG+n: several guards. A candidate that each of them excludes is false.
//
// Described by "Gurth" and others on the Sudoku forums in 2005.
#include "logic/techniques/all.h"

namespace clew::logic {
namespace {

constexpr int most_guards = 8;

template <int W>
class Grave {
 public:
  explicit Grave(Finder<W>& f) : f_(f) {}

  /// Finds the guards: candidates that some house holds more than twice. False: this is no grave.
  bool open(int most_cells) {
    const auto rest = f_.board.open() - f_.board.bivalue();
    if (rest.empty() || rest.size() > most_cells || !f_.board.naked_singles().empty()) return false;
    for (int i : rest) {
      const auto c = static_cast<CellId>(i);
      DigitSet extra;
      for (Digit d : f_.board.candidates(c))
        for (const Seat& seat : f_.frame.seats(c))
          if (!f_.frame.house(seat.house).implied &&
              std::popcount(f_.board.places(seat.house, d)) > 2)
            extra.add(d);
      if (f_.board.candidates(c).size() - extra.size() != 2) return false;
      for (Digit d : extra) {
        if (count_ == most_guards) return false;
        guards_[count_++] = {c, d};
      }
    }
    return is_grave();
  }

  int count() const { return count_; }
  Candidate guard(int i) const { return guards_[i]; }
  bool is_guard(CellId c, Digit d) const {
    for (int i = 0; i < count_; ++i)
      if (guards_[i] == Candidate{c, d}) return true;
    return false;
  }
  /// Starts the step: the pattern and the facts that restrict its cells. Cells with guards are
  /// restricted by the opposite of the conclusion, or else by the cells that the guards see.
  void begin(bool guarded) {
    f_.begin();
    for (int i : f_.board.open()) {
      const auto c = static_cast<CellId>(i);
      DigitSet pair = f_.board.candidates(c);
      for (int j = 0; j < count_; ++j)
        if (guards_[j].cell == c) pair.remove(guards_[j].digit);
      f_.draft.pattern(c, pair);
      const bool bare = pair == f_.board.candidates(c);
      if (bare || guarded) f_.draft.some_cell(c, bare ? Role::pattern : Role::guard);
    }
  }

 private:
  // Without the guards every declared house holds each digit that it lacks exactly twice, and no
  // cell is linked, outside houses, to one that shares a digit.
  bool is_grave() const {
    for (int i = 0; i < f_.frame.houses(); ++i) {
      const auto h = static_cast<HouseId>(i);
      if (f_.frame.house(h).implied) continue;
      for (Digit d = 1; d <= f_.board.digits(); ++d) {
        int n = std::popcount(f_.board.places(h, d));
        for (int j = 0; j < count_; ++j)
          n -= guards_[j].digit == d && f_.frame.cells(h).has(guards_[j].cell);
        if (n != 0 && n != 2) return false;
      }
    }
    for (const auto& [a, b] : f_.frame.layout().links())
      if (!f_.board.value(a) && !f_.board.value(b) &&
          !(f_.board.candidates(a) & f_.board.candidates(b)).empty() &&
          f_.frame.common_house(a, b) < 0)
        return false;
    return true;
  }

  Finder<W>& f_;
  std::array<Candidate, most_guards> guards_{};
  int count_ = 0;
};

// Returns the common eliminations of all guards when true: other candidates of the cell, the digit
// in its peers.
template <int W>
bool find_seen_by_guards(Finder<W>& f, Grave<W>& grave) {
  std::array<BitSet<W>, max_digits + 1> gone_of{};
  grave.begin(true);
  for (int i : f.board.open()) {
    const auto c = static_cast<CellId>(i);
    for (Digit d : f.board.candidates(c)) {
      bool gone = f.wanted(d) && !grave.is_guard(c, d);
      for (int j = 0; j < grave.count() && gone; ++j) {
        const Candidate guard = grave.guard(j);
        gone = guard.cell == c ? guard.digit != d : guard.digit == d && f.frame.sees(guard.cell, c);
      }
      if (!gone) continue;
      f.draft.eliminate(c, d);
      gone_of[d].add(c);
    }
  }
  for (int j = 0; j < grave.count(); ++j) {
    const Candidate guard = grave.guard(j);
    BitSet<W>& seen = gone_of[guard.digit];
    if (seen.has(guard.cell)) seen.remove(guard.cell);
    f.one(guard.cell, seen, guard.digit, Role::weak);
  }
  return !f.draft.has_conclusion() || f.emit();
}

}  // namespace

template <int W>
bool find_bug(Finder<W>& f, int several) {
  Grave<W> grave(f);
  if (!grave.open(several ? 4 : 1)) return true;
  if (!several) {
    if (grave.count() != 1 || !f.wanted(grave.guard(0).digit)) return true;
    const auto [cell, digit] = grave.guard(0);
    grave.begin(false);
    for (Digit d : f.board.candidates(cell) - DigitSet::of(digit)) f.draft.eliminate(cell, d);
    return f.emit();
  }
  return grave.count() == 1 || find_seen_by_guards(f, grave);
}

CLEW_TECHNIQUE(find_bug)

}  // namespace clew::logic
