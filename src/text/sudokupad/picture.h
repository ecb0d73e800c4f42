// Cells laid out in rows, and the layout with their outline.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "text/forms.h"

namespace clew::text {

/// The text in each place of each row; empty = no cell.
using Picture = std::vector<std::vector<std::string_view>>;

/// The layout with that outline: the given one, or a known one.
std::optional<LayoutPtr> layout_of_picture(const Picture&, FormContext&);
/// The cells in the layout's own order.
std::vector<std::string_view> cells_of_picture(const Picture&, const Layout&);

/// Returns the text of each cell of a known layout, from lines that picture it.
Expected<std::vector<std::string_view>> cells_of_lines(const Piece&,
                                                       std::vector<std::string_view> lines,
                                                       const LayoutPtr&);

/// The digits of cells written as symbols or numbers of a layout; `cells` in any order, values in the same.
Expected<std::vector<Digit>> values_of(const Piece&, const std::vector<std::string_view>& cells,
                                       const Layout&, bool plain_symbols = false);
/// Fails if an entry contradicts a given; `cells` are their texts in the piece.
Expected<void> no_clash(const Piece&, const Puzzle&, const std::vector<std::string_view>& cells);
/// Returns the candidates of a group of symbols; `-` is none, another blank symbol all.
Expected<DigitSet> candidates_of(const Piece&, std::string_view group, const Layout&);
/// Givens and marks from candidates: a cell with one candidate has that value, unless an open cell
/// that it sees still has that candidate too.
void set_candidates(Puzzle&, std::vector<DigitSet>);

}  // namespace clew::text
