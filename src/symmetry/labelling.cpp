// Individualise and refine (McKay 1981): if refinement does not separate all vertices, each vertex
// of one class is tried in a class of its own. Leaves of this tree are orders of the vertices. The
// canonical order is the leaf with the least traces on its path, then the least edges. Two leaves
// with equal edges give an automorphism, and an automorphism prunes every branch that it maps to an
// earlier one. A leaf that equals the first or the best leaf ends all branches back to the node at
// which it left that path.
#include "symmetry/labelling.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/assert.h"

namespace clew::symmetry {
namespace {

using Edges = std::vector<std::uint64_t>;  // pairs of places, ascending

class Search {
 public:
  Search(const Graph& graph, Purpose purpose, const Stop& stop)
      : graph_(graph), purpose_(purpose), stop_(stop) {}

  Labelling run() {
    Partition root(graph_);
    root.refine(graph_);
    result_.group_order = Natural(1);
    if (!root.discrete()) visit(root, true, 0);
    result_.order = root.discrete() ? root.order() : best_.order;
    CLEW_ASSERT(result_.stopped || result_.order.size() == graph_.size());
    CLEW_ASSERT(path_.empty() && traces_.empty());
    return std::move(result_);
  }

 private:
  struct Leaf {
    std::vector<Vertex> order, path;
    std::vector<std::uint64_t> traces;
    Edges edges;
    bool found = false;
  };

  // Returns the depth at which to continue: less than the caller's depth means "leave this node".
  std::size_t visit(const Partition& node, bool like_first, int against_best) {
    const std::size_t depth = path_.size();
    CLEW_ASSERT(traces_.size() == depth);
    if (stop_requested()) return 0;
    if (node.discrete()) return leaf(node, like_first, against_best);

    const std::uint32_t begin = node.largest_open();
    std::vector<Vertex> choices(node.order().begin() + begin,
                                node.order().begin() + begin + node.class_size(begin));
    CLEW_ASSERT(choices.size() > 1);
    std::sort(choices.begin(), choices.end());
    if (purpose_ == Purpose::order) keep_least(node, choices);
    const bool on_first_path = !first_.found;
    std::vector<Vertex> tried;
    std::vector<bool> like_tried(graph_.size());
    bool stale = false;  // another was tried since like_tried was found
    for (Vertex v : choices) {
      if (stop_requested()) return 0;
      if (std::exchange(stale, false)) like_tried = orbit_of(tried);
      if (like_tried[v]) continue;
      tried.push_back(v);
      stale = true;
      Partition child = node;
      const std::uint64_t trace = child.individualise(graph_, v);
      bool child_like_first = like_first;
      int child_against_best = against_best;
      if (first_.found) {
        child_like_first =
            like_first && depth < first_.traces.size() && first_.traces[depth] == trace;
        if (child_against_best == 0) {
          if (depth >= best_.traces.size())
            child_against_best = 1;
          else if (trace != best_.traces[depth])
            child_against_best = trace < best_.traces[depth] ? -1 : 1;
        }
        if (!child_like_first && child_against_best > 0) continue;
      }
      CLEW_ASSERT(child.classes() > node.classes());
      path_.push_back(v);
      traces_.push_back(trace);
      const std::size_t next = visit(child, child_like_first, child_against_best);
      path_.pop_back();
      traces_.pop_back();
      if (result_.stopped) return 0;
      if (next < depth) return next;
      // A better leaf may have been found below: compare later children with that one.
      if (best_.found && against_best < 0 && on_path(best_, depth)) against_best = 0;
    }
    if (on_first_path) close_level(choices.front());
    return depth;
  }

  // Only the choices of least trace. Symmetries keep traces, so none is missed.
  void keep_least(const Partition& node, std::vector<Vertex>& choices) {
    std::uint64_t least = ~std::uint64_t{0};
    std::vector<Vertex> kept;
    for (Vertex v : choices) {
      if (stop_requested()) return;
      Partition child = node;
      const std::uint64_t trace = child.individualise(graph_, v);
      if (trace > least) continue;
      if (trace < least) kept.clear();
      least = trace;
      kept.push_back(v);
    }
    CLEW_ASSERT(!kept.empty());
    choices = std::move(kept);
  }

  bool stop_requested() { return result_.stopped = result_.stopped || stop_.requested(); }

  bool on_path(const Leaf& leaf, std::size_t depth) const {
    return leaf.path.size() >= depth &&
           std::equal(path_.begin(), path_.begin() + depth, leaf.path.begin());
  }

  std::size_t leaf(const Partition& node, bool like_first, int against_best) {
    Edges edges = edges_of(node);
    CLEW_ASSERT(edges.size() * 2 == graph_.to.size());
    if (!first_.found) {
      first_ = {node.order(), path_, traces_, std::move(edges), true};
      best_ = first_;
      result_.base = path_;
      return path_.size();
    }
    if (like_first && path_.size() == first_.path.size() && edges == first_.edges)
      return automorphism(first_, node);
    if (against_best == 0 && path_.size() < best_.path.size()) against_best = -1;
    if (against_best == 0 && path_.size() == best_.path.size()) {
      if (edges == best_.edges) return automorphism(best_, node);
      against_best = edges < best_.edges ? -1 : 1;
    }
    if (against_best < 0) best_ = {node.order(), path_, traces_, std::move(edges), true};
    return path_.size();
  }

  // Returns true if a map keeps the graph's colours and edges.
  bool is_automorphism(const Permutation& map) const {
    if (!is_permutation(map)) return false;
    std::vector<int> joined(graph_.size());
    for (Vertex v = 0; v < graph_.size(); ++v) {
      if (graph_.colour[map[v]] != graph_.colour[v]) return false;
      const Vertex to = map[v];
      if (graph_.first[to + 1] - graph_.first[to] != graph_.first[v + 1] - graph_.first[v])
        return false;
      for (std::uint32_t e = graph_.first[to]; e < graph_.first[to + 1]; ++e)
        ++joined[graph_.to[e]];
      for (std::uint32_t e = graph_.first[v]; e < graph_.first[v + 1]; ++e)
        --joined[map[graph_.to[e]]];
      for (std::uint32_t e = graph_.first[to]; e < graph_.first[to + 1]; ++e)
        if (joined[graph_.to[e]]) return false;
    }
    return true;
  }

  std::size_t automorphism(const Leaf& from, const Partition& node) {
    Permutation map(graph_.size());
    for (std::size_t i = 0; i < map.size(); ++i)
      map[from.order[i]] = static_cast<std::uint16_t>(node.order()[i]);
    CLEW_ASSERT(is_automorphism(map));
    result_.generators.push_back(std::move(map));
    std::size_t common = 0;
    while (common < path_.size() && path_[common] == from.path[common]) ++common;
    return common;
  }

  Edges edges_of(const Partition& node) const {
    Edges edges;
    edges.reserve(graph_.to.size() / 2);
    for (std::uint32_t a = 0; a < graph_.size(); ++a) {
      const Vertex v = node.order()[a];
      for (std::uint32_t e = graph_.first[v]; e < graph_.first[v + 1]; ++e)
        if (const std::uint32_t b = node.place(graph_.to[e]); a < b)
          edges.push_back(std::uint64_t{a} << 32 | b);
    }
    std::sort(edges.begin(), edges.end());
    return edges;
  }

  // Returns the orbit of the given vertices under the known part of the group that fixes the
  // current path.
  std::vector<bool> orbit_of(std::vector<Vertex> todo) const {
    std::vector<const Permutation*> fixing;
    for (const Permutation& g : result_.generators)
      if (std::all_of(path_.begin(), path_.end(), [&](Vertex p) { return g[p] == p; }))
        fixing.push_back(&g);
    std::vector<bool> met(graph_.size());
    for (Vertex t : todo) met[t] = true;
    while (!todo.empty()) {
      const Vertex t = todo.back();
      todo.pop_back();
      for (const Permutation* g : fixing)
        if (const Vertex image = (*g)[t]; !met[image]) {
          met[image] = true;
          todo.push_back(image);
        }
    }
    return met;
  }

  void close_level(Vertex first_choice) {
    const auto orbit = orbit_of({first_choice});
    result_.group_order *= Natural(static_cast<Wide>(std::count(orbit.begin(), orbit.end(), true)));
  }

  const Graph& graph_;
  Purpose purpose_;
  const Stop& stop_;
  Labelling result_;
  Leaf first_, best_;
  std::vector<Vertex> path_;
  std::vector<std::uint64_t> traces_;
};

}  // namespace

Labelling label(const Graph& graph, Purpose purpose, const Stop& stop) {
  return Search(graph, purpose, stop).run();
}

}  // namespace clew::symmetry
