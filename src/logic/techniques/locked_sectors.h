// Cells that have just as many digits' places as they are: each of the cells takes one place, so
// each place is taken among them.
//
// The digits' candidates in the cells are covered by houses, as few for each digit as will do. A
// house covers a digit for one cell at most; so when all covers together are as many as the cells,
// every one of them has its digit in the cells: it loses the digit elsewhere, and a candidate in
// two covers at once is wrong. Naked subsets are this in one house; SK-loops and multi-sector
// locked sets are this in many ("rank 0").
#pragma once

#include <algorithm>
#include <compare>
#include <vector>

#include "logic/finder.h"
#include "logic/techniques/fish.h"

namespace clew::logic {

/// A house that covers a digit among the cells.
struct SectorCover {
  HouseId house;
  Digit digit;
  friend auto operator<=>(const SectorCover&, const SectorCover&) = default;
};

template <int W>
class LockedSectors {
 public:
  explicit LockedSectors(Finder<W>& f) : f_(f) {}

  /// Forgets all; these are the cells.
  void begin(const BitSet<W>& cells) {
    cells_ = cells;
    covers_.clear();
    gone_.clear();
  }
  /// One way to cover the digit with the fewest houses. If there are several, each one with an
  /// elimination may be added; one must be.
  template <class Houses>
  void cover(Digit d, const Houses& houses) {
    HouseCount<W> tally;
    for (HouseId h : houses) tally.add(f_.board.places(d) & f_.frame.cells(h));
    const BitSet<W> gone = (tally.levels[0] - cells_) | (tally.levels[1] & cells_);
    for (HouseId h : houses) covers_.push_back({h, d});
    if (!f_.wanted(d)) return;
    for (int c : gone) gone_.push_back({static_cast<CellId>(c), d});
  }
  /// Returns true if that cover of the digit eliminates anything.
  template <class Houses>
  bool takes(Digit d, const Houses& houses) const {
    HouseCount<W> tally;
    for (HouseId h : houses) tally.add(f_.board.places(d) & f_.frame.cells(h));
    return !((tally.levels[0] - cells_) | (tally.levels[1] & cells_)).empty();
  }
  /// Emits the step if it takes anything that was not taken before by the same conclusion.
  bool emit() {
    if (gone_.empty()) return true;
    std::sort(gone_.begin(), gone_.end());
    gone_.erase(std::unique(gone_.begin(), gone_.end()), gone_.end());
    if (std::find(told_.begin(), told_.end(), gone_) != told_.end()) return true;
    if (told_.size() >= most_told) return true;
    told_.push_back(gone_);
    f_.begin();
    for (const Candidate& x : gone_) f_.draft.eliminate(x.cell, x.digit);
    for (int c : cells_) f_.draft.some_cell(static_cast<CellId>(c), Role::subset);
    std::sort(covers_.begin(), covers_.end());
    for (const SectorCover& cover : covers_) f_.draft.one_in(cover.house, cover.digit, Role::cover);
    f_.scratch.trim.by_checker(f_.board, f_.draft);
    return f_.emit();
  }

 private:
  static constexpr std::size_t most_told = 60;  // each takes a while to trim

  Finder<W>& f_;
  BitSet<W> cells_;
  std::vector<SectorCover> covers_;
  std::vector<Candidate> gone_;
  std::vector<std::vector<Candidate>> told_;
};

}  // namespace clew::logic
