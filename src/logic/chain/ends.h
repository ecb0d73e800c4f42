// Eliminations of two nodes of which at least one is true: every candidate that both see.
#pragma once

#include "logic/chain/tell.h"

namespace clew::logic {

/// The candidates that cannot be true beside x, nor beside y: either of one digit in several cells,
/// or of several digits in single cells.
template <int W>
struct Ruled {
  BitSet<W> cells[2];  // for the digit of x, of y; the second is empty if the digits are equal
  CellId cell = 0;     // x and y share this cell: its other candidates
  DigitSet others;
  bool empty() const { return others.empty() && cells[0].empty() && cells[1].empty(); }
  int size() const { return others.size() + cells[0].size() + cells[1].size(); }
};

template <int W>
Ruled<W> ruled_out(const LinkGraph<W>& graph, NodeId x, NodeId y) {
  const Board<W>& board = graph.board();
  const Digit dx = graph.digit(x), dy = graph.digit(y);
  Ruled<W> out{};
  if (x == y) {  // it is true itself
    if (graph.is_group(x)) {
      out.cells[0] = board.places(dx) & graph.seen(x);
    } else {
      out.cell = graph.cell(x);
      out.others = board.candidates(out.cell) - DigitSet::of(dx);
    }
  } else if (dx == dy) {
    out.cells[0] = board.places(dx) & graph.seen(x) & graph.seen(y);
  } else if (!graph.is_group(x) && !graph.is_group(y) && graph.cell(x) == graph.cell(y)) {
    out.cell = graph.cell(x);
    out.others = board.candidates(out.cell) - DigitSet::of(dx) - DigitSet::of(dy);
  } else {  // x's digit in y's cell, y's digit in x's cell
    if (!graph.is_group(y)) out.cells[0] = graph.cells(y) & board.places(dx) & graph.seen(x);
    if (!graph.is_group(x)) out.cells[1] = graph.cells(x) & board.places(dy) & graph.seen(y);
  }
  return out;
}

/// Adds these eliminations and the facts that they follow from x or y.
template <int W>
void conclude(Finder<W>& f, const LinkGraph<W>& graph, NodeId x, NodeId y, const Ruled<W>& out) {
  for (Digit d : out.others) f.draft.eliminate(out.cell, d);
  const Digit digits[2] = {graph.digit(x), graph.digit(y)};
  for (int i : {0, 1}) {
    if (out.cells[i].empty()) continue;
    for (int c : out.cells[i]) f.draft.eliminate(static_cast<CellId>(c), digits[i]);
    tell_ruled_out(f, graph, x, out.cells[i], digits[i]);
    tell_ruled_out(f, graph, y, out.cells[i], digits[i]);
  }
}

}  // namespace clew::logic
