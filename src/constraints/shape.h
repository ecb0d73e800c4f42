// Where the cells of constraints lie, and how digits are divided: what their meaning and their
// parts both ask.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "clew/layout.h"

namespace clew::constraints {

/// The lists of cells, cut at its splits.
std::vector<std::span<const CellId>> lists(const Constraint&);
/// Its first value, or another where it has none.
inline int value_or(const Constraint& c, int other) {
  return c.values.empty() ? other : c.values[0];
}

using CellPair = std::pair<CellId, CellId>;
/// Pairs of cells so far apart, in any of the ways a chess piece could turn; each once.
std::vector<CellPair> apart(const Layout&, int rows, int cols);
/// The four cells of every 2x2.
std::vector<std::vector<CellId>> squares(const Layout&);
/// Orthogonal neighbours that neither a difference, a ratio (`dots`) nor a pair_sum (else) marks.
std::vector<CellPair> unmarked(const Layout&, bool dots);
/// The neighbours than which a minimum or a maximum is smaller or greater.
std::vector<CellId> compared(const Layout&, Constraint::Kind, CellId);

/// The pieces of a line: at its splits, or where it enters another box or region.
std::vector<std::vector<CellId>> pieces(const Layout&, const Constraint&);

/// The cells of each row and column of the grid that holds a cell, from either end.
std::vector<std::vector<CellId>> lines_both_ways(const Layout&, CellId in);

/// Whether each row and each column of one square grid has every digit.
bool rows_and_columns_are_complete(const Layout&);

/// What a cell that indexes says of another: it has the value `value` where that one has the value
/// `back`. `other` is -1 where there is none: then it cannot have the value.
struct Index {
  int value, other, back;
};
std::vector<Index> indexed(const Layout&, Constraint::Kind, CellId);

/// 0 low, 1 middle, 2 high.
constexpr int third(int digit, int digits) { return (digit - 1) * 3 / digits; }
/// The digits end as high as they begin low around it; 0 where there is none.
constexpr int middle(int digits) { return digits % 2 ? (digits + 1) / 2 : 0; }

}  // namespace clew::constraints
