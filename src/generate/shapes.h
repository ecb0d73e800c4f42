// Shapes for clues: neighbours, cages, lines, rows seen from outside.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "base/random.h"
#include "clew/layout.h"

namespace clew::generation {

using Cells = std::vector<CellId>;

/// A random full grid of a layout, and its cells that lines already cover.
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

/// Returns the cells that share an edge with a cell; with `corners`, also those that share a
/// corner. Triangles have edges only.
Cells neighbours(const Layout&, CellId, bool corners);
/// Pairs of cells with an edge in common, each once.
std::vector<Cells> touching(const Layout&);
/// Returns the four cells of every complete 2x2.
std::vector<Cells> squares_of(const Layout&);

/// Connected cages of two cells or more without repeats, in which nearly every cell is.
std::vector<Cells> cages(Canvas&);

/// The rules of a growing line: for its next cell, and for its end.
struct LineWish {
  std::size_t least, most;  // cells
  std::function<bool(const Cells&, CellId)> goes_on;
  std::function<bool(const Cells&)> may_end;
};
/// Draws a line of king's moves from a random cell that neither touches a cell of another line nor
/// crosses one. Returns an empty line if none is found soon. The cells count as drawn.
Cells draw_line(Canvas&, const LineWish&);
/// Draws a line from its middle, adding a cell at each end; `fits` tests the two cells.
Cells draw_from_middle(Canvas&, std::size_t least, std::size_t most,
                       const std::function<bool(const Cells&, CellId, CellId)>& fits);

/// Rows and columns of every grid as they are seen from outside: from left, right, top and bottom,
/// or with `one_way` from left and top alone.
std::vector<Cells> views(const Layout&, bool one_way);
/// Diagonals of three cells or more of every grid, seen from above or, those of one point below.
std::vector<Cells> diagonal_views(const Layout&);

}  // namespace clew::generation
