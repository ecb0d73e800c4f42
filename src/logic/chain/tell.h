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
void draw(Finder<W>& f, const LinkGraph<W>& graph, Literal x, Link link) {
  f.draft.node(graph.digit(x.node), x.on, link);
  for (int c : graph.cells(x.node)) f.draft.node_cell(static_cast<CellId>(c));
}

/// One of these two digits is in the set: every cell has a digit, and the other digits fill at most
/// one cell each.
template <int W>
void tell_set(Finder<W>& f, const AlmostLocked<W>& set, DigitSet two, int part) {
  for (int c : set.cells) f.draft.some_cell(static_cast<CellId>(c), Role::subset, part);
  for (Digit e : set.digits - two)
    if ((set.cells & f.board.places(e)).size() > 1)
      f.draft.one_in(set.house, e, Role::subset, part);
}

/// A way of the walk, from its start: facts and drawing. `part` marks the facts of one way among
/// several.
template <int W>
void tell(Finder<W>& f, const LinkGraph<W>& graph, std::span<const Hop> way, int part = 0) {
  draw(f, graph, way[0].at, Link::none);
  for (std::size_t i = 1; i < way.size(); ++i) {
    const NodeId from = way[i - 1].at.node, to = way[i].at.node;
    const Digit d = graph.digit(to);
    if (way[i].at.on) {
      const std::int32_t via = way[i].via;
      if (via >= 0)
        f.draft.some_in(static_cast<HouseId>(via), d, Role::strong, part);
      else if (via == -1)
        f.draft.some_cell(graph.cell(to), Role::strong, part);
      else
        tell_set(f, graph.set(via), DigitSet::of(d) | DigitSet::of(graph.digit(from)), part);
    } else if (graph.digit(from) == d) {
      tell_weak(f, graph.cells(from), graph.cells(to), d, part);
    }
    draw(f, graph, way[i].at, way[i].at.on ? Link::strong : Link::weak);
  }
}

/// Adds the facts that the node, being true, rules out d in these cells.
template <int W>
void tell_ruled_out(Finder<W>& f, const LinkGraph<W>& graph, NodeId n, const BitSet<W>& targets,
                    Digit d, int part = 0) {
  if (graph.digit(n) != d) return;  // in its own cell, where the rule of one digit is granted
  if (!graph.is_group(n)) {
    f.one(graph.cell(n), targets, d, Role::weak, part);
  } else {
    for (int c : targets) f.one(static_cast<CellId>(c), graph.cells(n), d, Role::weak, part);
  }
}

}  // namespace clew::logic
