// The types of SudokuMaker's constraints: which kind each one is, and which members it has.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "clew/constraint.h"

namespace clew::text::drawing::maker {

using Drawn = Constraint::Kind;

/// How the members of a type are written.
enum class Form : std::uint8_t {
  silent,     // nothing to read, or nothing that has a bearing on digits
  regions,    // the region of each cell
  flag,       // of the whole grid
  groups,     // groups of digits in each 2x2
  cells,      // cells, all one constraint
  edges,      // clues on edges, with a value, and values that other edges never have
  thermos,    // lines, all slow or none
  cages,      // cells with a number
  clones,     // lists of cells that hold the same digit
  quadruple,  // clues on corners, with digits
  look,       // cells with counts and digits
  lines,      // a constraint for each line
  arrows,     // circles with shafts
  diagonal,   // clues beside the grid with a direction
  outside,    // clues beside the grid
  drawn,      // only drawn
};

struct TypeRow {
  int type;
  Form form;
  Drawn kind;
  std::string_view members;  // besides those that every type may have, separated by blanks
};
inline constexpr int givens_type = 0, regions_type = 1, rows_and_columns_type = 2003,
                     code_type = 1000, fog_type = 4000;
inline constexpr TypeRow types[] = {
    {givens_type, Form::silent, Drawn::custom, ""},
    {regions_type, Form::regions, Drawn::group, "regions"},
    {10, Form::flag, Drawn::main_diagonal, ""},
    {11, Form::flag, Drawn::anti_diagonal, ""},
    {12, Form::flag, Drawn::antiking, ""},
    {13, Form::flag, Drawn::antiknight, ""},
    {14, Form::flag, Drawn::disjoint, ""},
    {15, Form::flag, Drawn::nonconsecutive, ""},
    {16, Form::groups, Drawn::global_entropy, "groups"},
    {100, Form::cells, Drawn::even, "cells"},
    {101, Form::cells, Drawn::odd, "cells"},
    {102, Form::cells, Drawn::maximum, "cells"},
    {103, Form::cells, Drawn::minimum, "cells"},
    {200, Form::edges, Drawn::difference, "clues negative overrideNegativeRatios"},
    {201, Form::edges, Drawn::ratio, "clues negative overrideNegativeDifferences"},
    {202, Form::edges, Drawn::pair_sum, "clues negative"},
    {300, Form::thermos, Drawn::thermometer, "thermometers slow"},
    {301, Form::cages, Drawn::cage, "cages"},
    {302, Form::clones, Drawn::clone, "groups"},
    {303, Form::quadruple, Drawn::quadruple, "clues"},
    {304, Form::look, Drawn::look_and_say, "cages"},
    {305, Form::cells, Drawn::group, "cells"},
    {400, Form::lines, Drawn::renban, "lines"},
    {401, Form::lines, Drawn::whispers, "lines minDifference"},
    {402, Form::lines, Drawn::palindrome, "lines"},
    {403, Form::lines, Drawn::between, "lines"},
    {404, Form::lines, Drawn::region_sum, "lines singleRegionTotals"},
    {405, Form::lines, Drawn::sequence, "lines"},
    {406, Form::lines, Drawn::entropic, "lines groups"},
    {407, Form::lines, Drawn::lockout, "lines"},
    {408, Form::arrows, Drawn::arrow, "bulbsWithArrows"},
    {409, Form::lines, Drawn::double_arrow, "lines"},
    {500, Form::diagonal, Drawn::little_killer, "clues"},
    {501, Form::outside, Drawn::sandwich, "clues"},
    {502, Form::outside, Drawn::x_sum, "clues"},
    {503, Form::outside, Drawn::skyscraper, "clues"},
    {504, Form::outside, Drawn::numbered_room, "clues"},
    {600, Form::cells, Drawn::row_indexer, "cells"},
    {601, Form::cells, Drawn::column_indexer, "cells"},
    {2000, Form::drawn, Drawn::custom, "lines"},
    {2001, Form::drawn, Drawn::custom, "cages"},
    {2002, Form::drawn, Drawn::custom, "params symbols"},
    {rows_and_columns_type, Form::silent, Drawn::custom, ""},
    {fog_type, Form::silent, Drawn::custom, "cells"},
    {4001, Form::silent, Drawn::custom, "patterns triggers effects overrides editor"},
};

/// Returns true if a type may have a member of that name.
inline bool has_member(const TypeRow& row, std::string_view name) {
  for (std::string_view common : {"type", "name", "disabled", "solverIgnored", "style"})
    if (name == common) return true;
  std::string_view rest = row.members;
  while (!rest.empty()) {
    const std::size_t size = std::min(rest.find(' '), rest.size());
    if (rest.substr(0, size) == name) return true;
    rest.remove_prefix(std::min(size + 1, rest.size()));
  }
  return false;
}

constexpr Drawn negative_of(Drawn kind) {
  return kind == Drawn::difference ? Drawn::no_difference
         : kind == Drawn::ratio    ? Drawn::no_ratio
                                   : Drawn::no_sum;
}

/// Returns the least difference between the ends of a lockout line.
constexpr int lockout_of(int digits) { return digits / 2; }

}  // namespace clew::text::drawing::maker
