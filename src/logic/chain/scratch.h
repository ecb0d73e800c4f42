// Buffers of the searches for chains and similar patterns, kept from call to call to avoid
// allocation.
#pragma once

#include <compare>
#include <vector>

#include "logic/chain/clusters.h"
#include "logic/chain/trim.h"
#include "logic/chain/walk.h"

namespace clew::logic {

/// Two nodes, at least one of them true, and the length of the chain that proves it.
struct ChainHit {
  int length;
  NodeId from, to;
  bool loop;
  friend auto operator<=>(const ChainHit&, const ChainHit&) = default;
};

/// A complete house with two places for a digit.
struct StrongPair {
  HouseId house;
  CellId cells[2];
};

/// Two strong links, each with the joint first, the far end second.
template <int W>
struct TwoLink {
  Digit digit;
  StrongPair one, two;
  BitSet<W> targets;
};

/// An empty rectangle: its box, the line that the strong link starts in, the line of the targets.
template <int W>
struct Rectangle {
  HouseId box, arm, other, link;
  CellId near, far;
  BitSet<W> targets;
};

/// Results of the kinds of AIC on one board. They share their walks: if the first kind finds
/// nothing, the next need not walk again.
template <int W>
struct ChainHits {
  std::vector<ChainHit> loops, discontinuous, open_ended;

  /// Returns true if the results belong to this very board and the same question. Otherwise records
  /// the question and clears the results.
  bool are_of(const Board<W>& board, Digit only, bool wide) {
    const auto n = static_cast<std::size_t>(board.frame().size());
    bool same = known_ && only == only_ && wide == wide_ && open_ == board.open() &&
                candidates_.size() == n;
    candidates_.resize(n);
    for (CellId c = 0; c < n; ++c) {
      same = same && candidates_[c] == board.candidates(c);
      candidates_[c] = board.candidates(c);
    }
    open_ = board.open();
    only_ = only;
    wide_ = wide;
    if (!same) {
      known_ = false;
      for (auto* hits : {&loops, &discontinuous, &open_ended}) hits->clear();
    }
    return same;
  }
  void complete() { known_ = true; }

 private:
  std::vector<DigitSet> candidates_;
  BitSet<W> open_;
  Digit only_ = 0;
  bool wide_ = false, known_ = false;
};

template <int W>
struct ChainScratch {
  LinkGraph<W> graph;
  Walk<W> walks[2];
  Trim<W> trim;
  std::vector<ChainHit> hits;
  ChainHits<W> aic[2];  // of single candidates; of groups too
  std::vector<Hop> way;
  std::vector<BitSet<W>> out[2];  // by digit: the eliminations of two walks
  Clusters<W> clusters;
  std::vector<StrongPair> strong;
  std::vector<TwoLink<W>> kites;
  std::vector<Rectangle<W>> rectangles;
  std::vector<CellId> cell_trail;
  std::vector<AlmostLocked<W>> sets;
};

}  // namespace clew::logic
