// Where clues can be drawn: neighbours, cages, lines, rows seen from outside.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "base/random.h"
#include "clew/layout.h"

namespace clew::generation {

using Cells = std::vector<CellId>;

/// A random full grid of a layout, and what of it has lines on it already.
struct Canvas {
  const Layout& layout;
  std::span<const Digit> solution;
  Random& random;
  std::vector<bool> drawn{};        // by cell
  std::vector<CellId> diagonals{};  // lower right cells of squares through which a line runs

  Digit digit(CellId c) const { return solution[c]; }
  /// The solution's value in a cell, as clues state it.
  int value(CellId c) const { return layout.value(solution[c]); }
};

/// What touches a cell along an edge, and with `corners` what touches it at a corner too: of
/// triangles only the first.
Cells neighbours(const Layout&, CellId, bool corners);
/// Pairs of cells with an edge in common, each once.
std::vector<Cells> touching(const Layout&);
/// The four cells of every 2x2 whose cells are all there.
std::vector<Cells> squares_of(const Layout&);

/// Connected cages of two cells or more without repeats, in which nearly every cell is.
std::vector<Cells> cages(Canvas&);

/// A line as it grows: what may come next, and where it may end.
struct LineWish {
  std::size_t least, most;  // cells
  std::function<bool(const Cells&, CellId)> goes_on;
  std::function<bool(const Cells&)> may_end;
};
/// A line of king's moves that neither touches a cell of another one nor crosses one, from a random
/// cell; empty where none was found soon. The cells count as drawn.
Cells draw_line(Canvas&, const LineWish&);
/// The same from the middle out, by a cell at either end; `fits` is asked about the two.
Cells draw_from_middle(Canvas&, std::size_t least, std::size_t most,
                       const std::function<bool(const Cells&, CellId, CellId)>& fits);

/// Rows and columns of every grid as they are seen from outside: from left, right, top and bottom,
/// or with `one_way` from left and top alone.
std::vector<Cells> views(const Layout&, bool one_way);
/// Diagonals of three cells or more of every grid, seen from above or, those of one point below.
std::vector<Cells> diagonal_views(const Layout&);

}  // namespace clew::generation
