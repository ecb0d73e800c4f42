// Breadth-first walks through the implication graph: the consequences of one node being true or
// false, by shortest paths. A path alternates: from false to true by a strong link, from true to
// false by a weak one.
#pragma once

#include "base/assert.h"
#include "logic/chain/graph.h"

namespace clew::logic {

/// A node with its truth.
struct Literal {
  NodeId node;
  bool on;
  friend bool operator==(Literal, Literal) = default;
};

/// A literal of a way, and the strong link by which it was reached (as Partner::via) if it is on.
struct Hop {
  Literal at;
  std::int32_t via;
};

template <int W>
class Walk {
 public:
  /// Walks from the start as far as the rules allow. Forgets the walk before.
  void run(const LinkGraph<W>&, Literal start, const LinkRules&);
  /// Returns the nodes reached, nearest first, including the start.
  std::span<const Literal> reached() const { return queue_; }
  bool has(Literal x) const { return stamp_[index(x)] == now_; }
  /// The number of nodes on the way from the start, both ends counted; x must have been reached.
  int length(Literal x) const {
    CLEW_ASSERT(has(x));
    return trail_[index(x)].length;
  }
  /// The way from the start to x: the first that was found.
  void way(Literal x, std::vector<Hop>& out) const;
  /// Calls visit(way) for each path of `length` nodes from the start to x that visits no node
  /// twice, at most `most` of them, until it returns false; returns false in that case. The graph
  /// and the rules must be those of the walk.
  template <class Visit>
  bool ways(const LinkGraph<W>& graph, const LinkRules& rules, Literal x, int length, int most,
            std::vector<Hop>& way, Visit&& visit) const {
    way.assign(length, {x, -1});
    return back(graph, rules, length - 1, most, way, visit);
  }

 private:
  struct Trail {
    Literal from;
    std::int32_t via;
    int length;
  };
  static std::size_t index(Literal x) { return 2 * static_cast<std::size_t>(x.node) + x.on; }
  // Visits from way[i] back to the start.
  template <class Visit>
  bool back(const LinkGraph<W>&, const LinkRules&, int i, int& left, std::vector<Hop>&,
            Visit&) const;
  void reach(Literal x, Literal from, std::int32_t via, int length);

  std::vector<std::uint32_t> stamp_;
  std::vector<Trail> trail_;
  std::vector<Literal> queue_;
  std::uint32_t now_ = 0;
};

template <int W>
template <class Visit>
bool Walk<W>::back(const LinkGraph<W>& graph, const LinkRules& rules, int i, int& left,
                   std::vector<Hop>& way, Visit& visit) const {
  if (left == 0) return true;
  if (i == 0) {
    --left;
    return visit(way);
  }
  bool go_on = true;
  auto from = [&](Literal x, std::int32_t via) {  // links are the same both ways
    if (!go_on || !has(x) || length(x) > i) return;
    for (std::size_t k = i; k < way.size(); ++k)
      if (way[k].at.node == x.node) return;
    if (i == 1 && length(x) != 1) return;
    way[i].via = via;
    way[i - 1].at = x;
    go_on = back(graph, rules, i - 1, left, way, visit);
  };
  const Literal to = way[i].at;
  if (to.on)
    graph.strong(to.node, rules, [&](Partner p) { from({p.node, false}, p.via); });
  else
    graph.weak_links(to.node, rules, [&](NodeId n) { from({n, true}, -1); });
  return go_on;
}

}  // namespace clew::logic
