// Writes a chain into the draft: its links as facts, its nodes in drawing order.
#pragma once

#include <span>

#include "logic/chain/walk.h"
#include "logic/finder.h"

namespace clew::logic {

/// Adds the facts that d cannot be in both a cell of `a` and a cell of `b`, which all see each
/// other.
template <int W>
void tell_weak(Finder<W>& f, const BitSet<W>& a, const BitSet<W>& b, Digit d, int part = 0) {
  if (const int h = f.frame.common_house(a | b); h >= 0) {
    f.draft.one_in(static_cast<HouseId>(h), d, Role::weak, part);
  } else {
    for (int c : a) f.one(static_cast<CellId>(c), b, d, Role::weak, part);
  }
}

/// Adds the node to the drawing.
template <int W>
void draw(Finder<W>& f, const Graph<W>& graph, Literal x, Link link) {
  f.draft.node(graph.digit(x.node), x.on, link);
  for (int c : graph.cells(x.node)) f.draft.node_cell(static_cast<CellId>(c));
}

/// A way of the walk, from its start: facts and drawing. `part` marks the facts of one way among
/// several.
template <int W>
void tell(Finder<W>& f, const Graph<W>& graph, const Walk<W>& walk, std::span<const Literal> way,
          int part = 0) {
  draw(f, graph, way[0], Link::none);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const NodeId from = way[i - 1].node, to = way[i].node;
    const Digit d = graph.digit(to);
    if (way[i].on) {
      if (const int house = walk.house(way[i]); house >= 0)
        f.draft.some_in(static_cast<HouseId>(house), d, Role::strong, part);
      else
        f.draft.some_cell(graph.cell(to), Role::strong, part);
    } else if (graph.digit(from) == d) {
      tell_weak(f, graph.cells(from), graph.cells(to), d, part);
    }
    draw(f, graph, way[i], way[i].on ? Link::strong : Link::weak);
  }
}

/// Adds the facts that the node, being true, rules out d in these cells.
template <int W>
void tell_ruled_out(Finder<W>& f, const Graph<W>& graph, NodeId n, const BitSet<W>& targets,
                    Digit d, int part = 0) {
  if (graph.digit(n) != d) return;  // in its own cell, where one digit is granted
  if (!graph.is_group(n)) {
    f.one(graph.cell(n), targets, d, Role::weak, part);
  } else {
    for (int c : targets) f.one(static_cast<CellId>(c), graph.cells(n), d, Role::weak, part);
  }
}

}  // namespace clew::logic
