// Breadth-first walks through the implication graph: what follows, step by step, from one node
// being true or false, by the shortest way. A way alternates: from false to true by a strong link,
// from true to false by a weak one.
#pragma once

#include "logic/chain/graph.h"

namespace clew::logic {

/// Which links a walk may use.
struct Reins {
  bool strong_in_cells = true;   // two candidates left in a cell
  bool strong_in_houses = true;  // two places left in a house
  bool weak_in_cells = true;     // candidates of one cell; without it a walk keeps to one digit
  int longest = 20;              // nodes of a way, its start counted
};

/// A node with its truth.
struct Literal {
  NodeId node;
  bool on;
  friend bool operator==(Literal, Literal) = default;
};

template <int W>
class Walk {
 public:
  /// Walks from the start as far as the reins allow. Forgets the walk before.
  void run(const Graph<W>&, Literal start, const Reins&);
  /// What was reached, nearest first, the start included.
  std::span<const Literal> reached() const { return queue_; }
  bool has(Literal x) const { return stamp_[index(x)] == now_; }
  /// The number of nodes on the way from the start, both ends counted; x must have been reached.
  int length(Literal x) const { return trail_[index(x)].length; }
  /// The house of the strong link by which x, which is on, was reached; -1: a cell.
  std::int32_t house(Literal x) const { return trail_[index(x)].house; }
  /// The way from the start to x.
  void way(Literal x, std::vector<Literal>& out) const;

 private:
  struct Trail {
    Literal from;
    std::int32_t house;
    int length;
  };
  static std::size_t index(Literal x) { return 2 * static_cast<std::size_t>(x.node) + x.on; }
  void reach(Literal x, Literal from, std::int32_t house, int length);

  std::vector<std::uint32_t> stamp_;
  std::vector<Trail> trail_;
  std::vector<Literal> queue_;
  std::uint32_t now_ = 0;
};

}  // namespace clew::logic
