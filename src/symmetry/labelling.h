// The symmetries of a graph, and an order of its vertices that equal graphs share.
#pragma once

#include <optional>
#include <vector>

#include "base/natural.h"
#include "clew/stop.h"
#include "symmetry/group.h"
#include "symmetry/refinement.h"

namespace clew::symmetry {

struct Labelling {
  /// The vertices in canonical order: two graphs are isomorphic (colours kept) exactly when they
  /// have the same edges between places of this order.
  std::vector<Vertex> order;
  /// Generators of the automorphism group: a strong generating set along `base`.
  std::vector<Permutation> generators;
  std::vector<Vertex> base;  // fixing these fixes everything
  Natural group_order;
  bool stopped = false;  // stopped before the results were complete
};

/// Both find the whole group. `group` is fast for nearly symmetric graphs, such as a bare layout.
/// `order` is fast for graphs with few symmetries: at each branching it continues only with the
/// vertices of least trace.
enum class Purpose : std::uint8_t { group, order };

/// Graphs of up to 65,535 vertices. Orders are comparable among labellings of one purpose.
Labelling label(const Graph&, Purpose, const Stop& = {});

}  // namespace clew::symmetry
