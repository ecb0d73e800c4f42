#include "symmetry/automorphisms.h"

#include <algorithm>

#include "base/assert.h"

namespace clew::symmetry {

Graph graph_of(const Layout& layout, const std::vector<std::uint32_t>& cell_colours) {
  std::vector<std::uint32_t> colours = cell_colours;
  colours.resize(static_cast<std::size_t>(layout.size()), 0);
  const std::uint32_t house_colour =
      colours.empty() ? 0 : *std::max_element(colours.begin(), colours.end()) + 1;
  std::vector<std::pair<Vertex, Vertex>> edges;
  for (int h = 0; h < layout.declared_houses(); ++h) {
    const auto vertex = static_cast<Vertex>(colours.size());
    colours.push_back(house_colour);
    for (CellId c : layout.houses()[h].cells) edges.emplace_back(c, vertex);
  }
  edges.insert(edges.end(), layout.lone_links().begin(), layout.lone_links().end());
  CLEW_ASSERT(colours.size() == static_cast<std::size_t>(layout.size()) + layout.declared_houses());
  return Graph::from_edges(std::move(colours), edges);
}

Automorphisms::Automorphisms(const Layout& layout, const std::vector<std::uint32_t>& cell_colours,
                             const Stop& stop)
    : cells_(static_cast<std::size_t>(layout.size())) {
  Labelling labelling = label(graph_of(layout, cell_colours), Purpose::group, stop);
  stopped_ = labelling.stopped;
  if (stopped_) return;
  vertices_ = labelling.order.size();
  CLEW_ASSERT(vertices_ >= cells_);
  list_transversals(labelling, stop);
  base_ = std::move(labelling.base);
  order_ = std::move(labelling.group_order);
  for (Permutation& g : labelling.generators) {
    CLEW_ASSERT(g.size() == vertices_ && symmetry::is_permutation(g));
    g.resize(cells_);  // the cells determine the images of the houses
    generators_.push_back(std::move(g));
  }
}

Permutation Automorphisms::to_least(const std::vector<std::uint32_t>& rank) const {
  Permutation result = identity(vertices_);
  for (std::size_t level = 0; level < base_.size(); ++level) {
    const auto rank_of = [&](const Permutation& g) { return rank[result[g[base_[level]]]]; };
    const auto& choices = transversals_[level];
    result = then(*std::min_element(choices.begin(), choices.end(),
                                    [&](const Permutation& a, const Permutation& b) {
                                      return rank_of(a) < rank_of(b);
                                    }),
                  result);
  }
  CLEW_ASSERT(is_permutation(result));
  result.resize(cells_);
  CLEW_ASSERT(is_permutation(result));  // houses are never taken to cells
  return result;
}

// The generators are strong along the base: those that fix its first points generate everything
// that does, so orbits under them are complete.
void Automorphisms::list_transversals(const Labelling& labelling, const Stop& stop) {
  const auto& base = labelling.base;
  for (std::size_t level = 0; level < base.size(); ++level) {
    std::vector<const Permutation*> fixing;
    for (const Permutation& g : labelling.generators)
      if (std::all_of(base.begin(), base.begin() + static_cast<std::ptrdiff_t>(level),
                      [&](Vertex p) { return g[p] == p; }))
        fixing.push_back(&g);
    CLEW_ASSERT(base[level] < vertices_);
    std::vector<bool> met(vertices_);
    met[base[level]] = true;
    auto& transversal = transversals_.emplace_back();
    transversal.push_back(identity(vertices_));
    for (std::size_t i = 0; i < transversal.size(); ++i) {
      if ((stopped_ = stop.requested())) return;
      for (const Permutation* g : fixing) {
        const auto image = (*g)[transversal[i][base[level]]];
        if (met[image]) continue;
        met[image] = true;
        transversal.push_back(then(transversal[i], *g));
      }
    }
  }
}

}  // namespace clew::symmetry
