// The kind of constraint of each f-puzzles rule, and the members of its items.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "text/puzzle_text/square_spec.h"

namespace clew::text::fpuzzles {

using Drawn = Constraint::Kind;

/// The members of a kind's items.
enum class FpuzzlesForm : std::uint8_t {
  flag,      // true
  marks,     // {cell}: all of them are one constraint
  cells,     // {cells, perhaps value}
  lines,     // {lines, perhaps value}
  xv,        // {cells, value "X" or "V"}
  digits,    // {cells, values}
  arrow,     // {cells, lines}: each line begins in the circle
  clone,     // {cells, cloneCells}
  outside,   // {cell, value}: of the row or column that is seen from there
  diagonal,  // {cell, cells, direction, value}
};

struct FpuzzlesRule {
  std::string_view key;
  Drawn kind;
  FpuzzlesForm form;
};

inline constexpr FpuzzlesRule rules[] = {
    {"diagonal-", Drawn::main_diagonal, FpuzzlesForm::flag},
    {"diagonal+", Drawn::anti_diagonal, FpuzzlesForm::flag},
    {"antiknight", Drawn::antiknight, FpuzzlesForm::flag},
    {"antiking", Drawn::antiking, FpuzzlesForm::flag},
    {"disjointgroups", Drawn::disjoint, FpuzzlesForm::flag},
    {"nonconsecutive", Drawn::nonconsecutive, FpuzzlesForm::flag},
    {"odd", Drawn::odd, FpuzzlesForm::marks},
    {"even", Drawn::even, FpuzzlesForm::marks},
    {"minimum", Drawn::minimum, FpuzzlesForm::marks},
    {"maximum", Drawn::maximum, FpuzzlesForm::marks},
    {"rowindexer", Drawn::row_indexer, FpuzzlesForm::marks},
    {"columnindexer", Drawn::column_indexer, FpuzzlesForm::marks},
    {"boxindexer", Drawn::box_indexer, FpuzzlesForm::marks},
    {"extraregion", Drawn::group, FpuzzlesForm::cells},
    {"killercage", Drawn::cage, FpuzzlesForm::cells},
    {"difference", Drawn::difference, FpuzzlesForm::cells},
    {"ratio", Drawn::ratio, FpuzzlesForm::cells},
    {"xv", Drawn::pair_sum, FpuzzlesForm::xv},
    {"thermometer", Drawn::thermometer, FpuzzlesForm::lines},
    {"slowthermometer", Drawn::slow_thermometer, FpuzzlesForm::lines},
    {"whispers", Drawn::whispers, FpuzzlesForm::lines},
    {"palindrome", Drawn::palindrome, FpuzzlesForm::lines},
    {"renban", Drawn::renban, FpuzzlesForm::lines},
    {"nabner", Drawn::nabner, FpuzzlesForm::lines},
    {"betweenline", Drawn::between, FpuzzlesForm::lines},
    {"lockout", Drawn::lockout, FpuzzlesForm::lines},
    {"regionsumline", Drawn::region_sum, FpuzzlesForm::lines},
    {"zipperline", Drawn::zipper, FpuzzlesForm::lines},
    {"entropicline", Drawn::entropic, FpuzzlesForm::lines},
    {"modularline", Drawn::modular, FpuzzlesForm::lines},
    {"doublearrow", Drawn::double_arrow, FpuzzlesForm::lines},
    {"arrow", Drawn::arrow, FpuzzlesForm::arrow},
    {"clone", Drawn::clone, FpuzzlesForm::clone},
    {"quadruple", Drawn::quadruple, FpuzzlesForm::digits},
    {"sandwichsum", Drawn::sandwich, FpuzzlesForm::outside},
    {"xsum", Drawn::x_sum, FpuzzlesForm::outside},
    {"skyscraper", Drawn::skyscraper, FpuzzlesForm::outside},
    {"littlekillersum", Drawn::little_killer, FpuzzlesForm::diagonal},
    // Older names, for reading only: the kind is listed above.
    {"germanwhispers", Drawn::whispers, FpuzzlesForm::lines},
    {"dutchwhispers", Drawn::whispers, FpuzzlesForm::lines},
};

/// Returns true if an item of the form has a member of that name, or if that member is for drawing
/// only.
inline bool has_member(FpuzzlesForm form, std::string_view name) {
  for (std::string_view drawing : {"outlineC", "fontC", "baseC", "width", "height", "size", "angle",
                                   "fromConstraint", "isNewConstraint", "isLLConstraint"})
    if (name == drawing) return true;
  using enum FpuzzlesForm;
  if (name == "cell") return form == marks || form == outside || form == diagonal;
  if (name == "cells") return form != lines && form != outside;
  if (name == "lines") return form == lines || form == arrow;
  if (name == "value")
    return form == cells || form == lines || form == xv || form == outside || form == diagonal;
  if (name == "values") return form == digits;
  if (name == "cloneCells") return form == clone;
  return name == "direction" && form == diagonal;
}

/// The cells from a clue on, in its direction, as long as they are in the grid.
inline std::vector<Place> seen_from(Place clue, Place step, const SubGrid& grid) {
  std::vector<Place> cells;
  for (Place p{clue.row + step.row, clue.col + step.col};
       p.row >= 0 && p.col >= 0 && p.row < grid.height && p.col < grid.width;
       p = {p.row + step.row, p.col + step.col})
    cells.push_back(p);
  return cells;
}

}  // namespace clew::text::fpuzzles
