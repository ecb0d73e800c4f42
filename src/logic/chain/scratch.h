// What the searches for chains and their small kin keep from call to call, so that they need no
// heap.
#pragma once

#include <compare>
#include <vector>

#include "logic/chain/clusters.h"
#include "logic/chain/trim.h"
#include "logic/chain/walk.h"

namespace clew::logic {

/// Two nodes of which one is true, and the length of the chain that shows it.
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

template <int W>
struct ChainScratch {
  Graph<W> graph;
  Walk<W> walks[2];
  Trim<W> trim;
  std::vector<ChainHit> hits;
  std::vector<Hop> way;
  std::vector<BitSet<W>> out[2];  // by digit, what each of two walks rules out
  Clusters<W> clusters;
  std::vector<StrongPair> strong;
  std::vector<TwoLink<W>> kites;
  std::vector<Rectangle<W>> rectangles;
  std::vector<CellId> cell_trail;
  std::vector<AlmostLocked<W>> sets;
};

}  // namespace clew::logic
