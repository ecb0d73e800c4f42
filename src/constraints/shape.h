// Positions of constraints' cells and divisions of digits, shared by the meanings and the
// primitives.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "clew/layout.h"

namespace clew::constraints {

/// The lists of cells, cut at its splits.
std::vector<std::span<const CellId>> lists(const Constraint&);
/// The choices of an `either`: each a list of constraints that hold together.
std::vector<std::span<const Constraint>> choices(const Constraint&);

using CellPair = std::pair<CellId, CellId>;
/// Pairs of cells so far apart, in any of the ways a chess piece could turn; each once.
std::vector<CellPair> apart(const Layout&, int rows, int cols);
/// The four cells of every 2x2.
std::vector<std::vector<CellId>> squares(const Layout&);

/// The constraints that hold together with a constraint, which some kinds ask: those of the layout, and
/// within `either` those of the same choice too. A constraint is in its own scope.
struct Scope {
  const Scope* outer;
  std::span<const Constraint> rules;
};
/// Orthogonal neighbours that neither a difference, a ratio (`dots`) nor a pair_sum (else) marks.
std::vector<CellPair> unmarked(const Layout&, bool dots, const Scope&);
/// The neighbours than which a minimum or a maximum is smaller or greater.
std::vector<CellId> compared(const Layout&, Constraint::Kind, CellId, const Scope&);
/// Returns the unmarked pairs for a constraint of the layout.
std::vector<CellPair> unmarked(const Layout&, bool dots);
std::vector<CellId> compared(const Layout&, Constraint::Kind, CellId);

/// Returns the pieces of a line, cut at its splits, or at the borders of boxes or regions of any
/// grid.
std::vector<std::vector<CellId>> pieces(const Layout&, const Constraint&);

/// The cells of each row and column of a grid, from either end: of the topmost grid (then the leftmost)
/// that has `line` as a row or a column. Empty if no grid has it.
std::vector<std::vector<CellId>> lines_both_ways(const Layout&, std::span<const CellId> line);

/// The rows, columns, boxes and regions of every grid.
std::vector<std::vector<CellId>> houses_of_grids(const Layout&);

/// Returns true if each row and each column of one square grid has every digit.
bool rows_and_columns_are_complete(const Layout&);

/// One statement of an indexing cell: it has `value` if and only if the cell `other` has `back`. If
/// `other` is -1, no such cell exists, and the indexing cell cannot have `value`. Rows and columns
/// belong to the topmost grid (then the leftmost) with the cell; boxes belong to the first such
/// grid with boxes or regions.
struct Index {
  int value, other, back;
};
std::vector<Index> indexed(const Layout&, Constraint::Kind, CellId);

/// 0 low, 1 middle, 2 high.
constexpr int third(int digit, int digits) { return (digit - 1) * 3 / digits; }
/// Returns the middle digit (5 of 9); 0 if the number of digits is even.
constexpr int middle(int digits) { return digits % 2 ? (digits + 1) / 2 : 0; }

}  // namespace clew::constraints
