// The cages within a house, whole or in part, with their combinations.
#pragma once

#include <algorithm>
#include <vector>

#include "logic/techniques/rule_search.h"

namespace clew::logic {

template <int W>
struct Caged {
  const constraints::ConstraintPiece* piece;
  BitSet<W> inside, outside;  // open cells in the house, and not in it
  std::span<const DigitSet> sets;

  /// The fewest and the most of these digits that its cells in the house hold.
  int fewest(const Board<W>& board, DigitSet digits) const {
    int n = most_digits;
    for (const DigitSet set : sets) n = std::min(n, (set & digits).size());
    return std::max(0, n - meeting(board, outside, digits));
  }
  int most(const Board<W>& board, DigitSet digits) const {
    int n = 0;
    for (const DigitSet set : sets) n = std::max(n, (set & digits).size());
    return std::min(n, meeting(board, inside, digits));
  }
  /// Returns the number of cells of a set that can hold one of these digits, or nothing else.
  static int meeting(const Board<W>& board, const BitSet<W>& cells, DigitSet digits) {
    int n = 0;
    for (int c : cells) n += !(board.candidates(static_cast<CellId>(c)) & digits).empty();
    return n;
  }
  static int within(const Board<W>& board, const BitSet<W>& cells, DigitSet digits) {
    int n = 0;
    for (int c : cells) n += (board.candidates(static_cast<CellId>(c)) - digits).empty();
    return n;
  }

 private:
  static constexpr int most_digits = 64;
};

/// A house with its cages; the search works on the candidates of all their cells.
template <int W>
class CagedHouse {
 public:
  explicit CagedHouse(Finder<W>& f) : f_(f) {}

  /// Returns false if the house has no two open cells of any cage.
  bool look_at(HouseId h, RuleSearch<W>& search) {
    cages_.clear();
    cells_.clear();
    BitSet<W> all = f_.frame.cells(h) & f_.board.open();
    const auto& pieces = f_.frame.rules()->pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      Caged<W> cage{&pieces[i], {}, {}, {}};
      for (const CellId c : pieces[i].cells)
        if (!f_.board.value(c)) (f_.frame.cells(h).has(c) ? cage.inside : cage.outside).add(c);
      if (cage.inside.size() < 2 || !Combinations::has(pieces[i])) continue;
      for (const CellId c : pieces[i].cells) all.add(c);
      cages_.push_back(cage);
    }
    if (cages_.empty()) return false;
    for (int c : all) cells_.push_back(static_cast<CellId>(c));
    search.load(cells_);
    for (Caged<W>& cage : cages_)
      cage.sets = f_.scratch.rules.combinations.of(
          f_.frame.layout(), *cage.piece, static_cast<std::size_t>(cage.piece - pieces.data()),
          f_.scratch.rules.work);
    return true;
  }
  const std::vector<Caged<W>>& cages() const { return cages_; }

  /// Removes from the cage the candidates that none of the given combinations uses.
  void leave(const Caged<W>& cage, std::span<const DigitSet> some) {
    auto& s = f_.scratch.rules;
    left_.resize(s.work.size());
    s.combinations.leave(f_.frame.layout(), *cage.piece, some, s.work, left_);
    for (const CellId c : cage.piece->cells)
      for (const Digit d : s.work[c] - left_[c])
        if (f_.wanted(d)) f_.draft.eliminate(c, d);
  }

 private:
  Finder<W>& f_;
  std::vector<Caged<W>> cages_;
  std::vector<CellId> cells_;
  std::vector<DigitSet> left_;
};

}  // namespace clew::logic
