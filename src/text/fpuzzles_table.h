// Which kind of constraint each rule of f-puzzles is, and how its members are written.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "text/square_spec.h"

namespace clew::text::fpuzzles {

using Drawn = Constraint::Kind;

/// How the members of a kind are written.
enum class Form : std::uint8_t {
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

struct Rule {
  std::string_view key;
  Drawn kind;
  Form form;
};

inline constexpr Rule rules[] = {
    {"diagonal-", Drawn::main_diagonal, Form::flag},
    {"diagonal+", Drawn::anti_diagonal, Form::flag},
    {"antiknight", Drawn::antiknight, Form::flag},
    {"antiking", Drawn::antiking, Form::flag},
    {"disjointgroups", Drawn::disjoint, Form::flag},
    {"nonconsecutive", Drawn::nonconsecutive, Form::flag},
    {"odd", Drawn::odd, Form::marks},
    {"even", Drawn::even, Form::marks},
    {"minimum", Drawn::minimum, Form::marks},
    {"maximum", Drawn::maximum, Form::marks},
    {"rowindexer", Drawn::row_indexer, Form::marks},
    {"columnindexer", Drawn::column_indexer, Form::marks},
    {"boxindexer", Drawn::box_indexer, Form::marks},
    {"extraregion", Drawn::group, Form::cells},
    {"killercage", Drawn::cage, Form::cells},
    {"difference", Drawn::difference, Form::cells},
    {"ratio", Drawn::ratio, Form::cells},
    {"xv", Drawn::pair_sum, Form::xv},
    {"thermometer", Drawn::thermometer, Form::lines},
    {"slowthermometer", Drawn::slow_thermometer, Form::lines},
    {"whispers", Drawn::whispers, Form::lines},
    {"palindrome", Drawn::palindrome, Form::lines},
    {"renban", Drawn::renban, Form::lines},
    {"nabner", Drawn::nabner, Form::lines},
    {"betweenline", Drawn::between, Form::lines},
    {"lockout", Drawn::lockout, Form::lines},
    {"regionsumline", Drawn::region_sum, Form::lines},
    {"zipperline", Drawn::zipper, Form::lines},
    {"entropicline", Drawn::entropic, Form::lines},
    {"modularline", Drawn::modular, Form::lines},
    {"doublearrow", Drawn::double_arrow, Form::lines},
    {"arrow", Drawn::arrow, Form::arrow},
    {"clone", Drawn::clone, Form::clone},
    {"quadruple", Drawn::quadruple, Form::digits},
    {"sandwichsum", Drawn::sandwich, Form::outside},
    {"xsum", Drawn::x_sum, Form::outside},
    {"skyscraper", Drawn::skyscraper, Form::outside},
    {"littlekillersum", Drawn::little_killer, Form::diagonal},
};

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
