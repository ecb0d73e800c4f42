#include "logic/chain/clusters.h"

#include "logic/widths.h"

namespace clew::logic {

template <int W>
void Clusters<W>::load(const Board<W>& board, Digit d) {
  const Frame<W>& frame = board.frame();
  clusters_.clear();
  tree_.resize(frame.size());
  BitSet<W> seen{};
  for (int root : board.places(d)) {
    if (seen.has(root)) continue;
    Cluster<W> cluster{};
    queue_.assign(1, static_cast<CellId>(root));
    seen.add(root);
    cluster.colour[0].add(root);
    tree_[root] = {static_cast<CellId>(root), 0, 0};
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const CellId c = queue_[i];
      for (const Seat& seat : frame.seats(c)) {
        const Positions other = board.places(seat.house, d) & ~(Positions{1} << seat.position);
        if (!other || (other & (other - 1)) || !board.closed(seat.house)) continue;
        const CellId n = frame.cell(seat.house, std::countr_zero(other));
        if (seen.has(n)) continue;
        seen.add(n);
        tree_[n] = {c, seat.house, tree_[c].depth + 1};
        cluster.colour[tree_[n].depth % 2].add(n);
        queue_.push_back(n);
      }
    }
    if (queue_.size() > 1) clusters_.push_back(cluster);
  }
}

template <int W>
std::pair<CellId, CellId> Clusters<W>::nearest(const BitSet<W>& a, const BitSet<W>& b) const {
  std::pair<CellId, CellId> best{};
  int least = -1;
  for (int x : a)
    for (int y : b) {
      const int n = distance(static_cast<CellId>(x), static_cast<CellId>(y));
      if (least >= 0 && n >= least) continue;
      least = n;
      best = {static_cast<CellId>(x), static_cast<CellId>(y)};
    }
  return best;
}

#define CLEW_CLUSTERS(W) template class Clusters<W>;
CLEW_FOR_WIDTHS(CLEW_CLUSTERS)

}  // namespace clew::logic
