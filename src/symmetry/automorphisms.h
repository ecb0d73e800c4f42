// The symmetries of a layout: ways to move its cells that keep every house and link.
#pragma once

#include <vector>

#include "base/assert.h"
#include "base/natural.h"
#include "clew/layout.h"
#include "symmetry/group.h"
#include "symmetry/labelling.h"

namespace clew::symmetry {

/// Vertices: the cells, then the declared houses. Edges: a cell and its house; links outside
/// houses. With colours for the cells, only cells of one colour may be exchanged.
Graph graph_of(const Layout&, const std::vector<std::uint32_t>& cell_colours = {});

class Automorphisms {
 public:
  /// All symmetries of the layout; or those that keep the colours of the cells.
  explicit Automorphisms(const Layout&, const std::vector<std::uint32_t>& cell_colours = {},
                         const Stop& = {});
  /// Returns true if stopped before all symmetries were known; no other function may be called
  /// then.
  bool stopped() const { return stopped_; }

  const Natural& order() const { return order_; }
  /// As maps of the cells: cell c goes to g[c].
  const std::vector<Permutation>& generators() const { return generators_; }

  /// A uniformly drawn symmetry; `below(n)` draws uniformly from 0 … n-1.
  template <class Below>
  Permutation random(Below&& below) const {
    Permutation result = identity(vertices_);
    for (const auto& level : transversals_) result = then(level[below(level.size())], result);
    CLEW_ASSERT(!stopped_);
    result.resize(cells_);
    CLEW_ASSERT(is_permutation(result));
    return result;
  }

  /// The symmetry that takes the base points, one after the other, to vertices of the least rank;
  /// each vertex has a rank of its own. If the ranks are moved by a symmetry g, so is the answer
  /// (it is followed by g): its inverse brings equivalent rankings to one and the same.
  Permutation to_least(const std::vector<std::uint32_t>& rank) const;

 private:
  void list_transversals(const Labelling&, const Stop&);

  std::size_t cells_, vertices_ = 0;  // houses are vertices too
  bool stopped_ = false;
  Natural order_;
  std::vector<Permutation> generators_;
  // Permutations of the vertices: for each base point, one symmetry for each image that it can have
  // while the points before it stay fixed.
  std::vector<std::vector<Permutation>> transversals_;
  std::vector<Vertex> base_;
};

}  // namespace clew::symmetry
