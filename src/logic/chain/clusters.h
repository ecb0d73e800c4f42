// Clusters of one digit: candidates that hang together by strong links, in two colours that take
// turns along them. Each cluster is held together by a tree of its links.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "logic/board.h"

namespace clew::logic {

template <int W>
struct Cluster {
  BitSet<W> colour[2];
  BitSet<W> cells() const { return colour[0] | colour[1]; }
};

template <int W>
class Clusters {
 public:
  /// Builds the clusters of a digit's strong links. A link that closes an odd ring is left out: a
  /// cell keeps its first colour.
  void load(const Board<W>&, Digit);
  std::span<const Cluster<W>> all() const { return clusters_; }

  /// The cells and houses on the way between two cells of one cluster: calls visit(from, to, house)
  /// for each link, from a to b.
  template <class Visit>
  void path(CellId a, CellId b, Visit&& visit) const {
    if (a == b) return;
    if (tree_[a].depth > tree_[b].depth) {
      visit(a, tree_[a].parent, tree_[a].house);
      path(tree_[a].parent, b, visit);
    } else {
      path(a, tree_[b].parent, visit);
      visit(tree_[b].parent, b, tree_[b].house);
    }
  }
  int distance(CellId a, CellId b) const {
    int n = 0;
    path(a, b, [&](CellId, CellId, HouseId) { ++n; });
    return n;
  }
  /// A cell of each set, all of one cluster, with the shortest way between.
  std::pair<CellId, CellId> nearest(const BitSet<W>& a, const BitSet<W>& b) const;
  CellId nearest(const BitSet<W>& a, CellId b) const {
    BitSet<W> one{};
    one.add(b);
    return nearest(a, one).first;
  }

 private:
  struct Twig {
    CellId parent;
    HouseId house;
    int depth;
  };
  std::vector<Cluster<W>> clusters_;
  std::vector<Twig> tree_;
  std::vector<CellId> queue_;
};

}  // namespace clew::logic
