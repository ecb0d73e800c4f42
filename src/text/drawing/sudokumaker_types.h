// Which kind of constraint each type of SudokuMaker is.
#pragma once

#include <cstdint>

#include "clew/constraint.h"

namespace clew::text::drawing::maker {

using Drawn = Constraint::Kind;

/// How the members of a type are written.
enum class Form : std::uint8_t {
  silent,   // nothing to read, or nothing that has a bearing on digits
  flag,     // of the whole grid
  cells,    // cells, all one constraint
  lines,    // a constraint for each line
  edges,    // clues on edges, with a value
  outside,  // clues beside the grid
};

struct TypeRow {
  int type;
  Form form;
  Drawn kind = Drawn::custom;
};
inline constexpr TypeRow types[] = {
    {0, Form::silent},  // rows and columns
    {10, Form::flag, Drawn::main_diagonal},
    {11, Form::flag, Drawn::anti_diagonal},
    {12, Form::flag, Drawn::antiking},
    {13, Form::flag, Drawn::antiknight},
    {14, Form::flag, Drawn::disjoint},
    {15, Form::flag, Drawn::nonconsecutive},
    {100, Form::cells, Drawn::even},
    {101, Form::cells, Drawn::odd},
    {102, Form::cells, Drawn::maximum},
    {103, Form::cells, Drawn::minimum},
    {200, Form::edges, Drawn::difference},
    {201, Form::edges, Drawn::ratio},
    {202, Form::edges, Drawn::pair_sum},
    {305, Form::cells, Drawn::group},
    {400, Form::lines, Drawn::renban},
    {402, Form::lines, Drawn::palindrome},
    {403, Form::lines, Drawn::between},
    {405, Form::lines, Drawn::sequence},
    {409, Form::lines, Drawn::double_arrow},
    {501, Form::outside, Drawn::sandwich},
    {502, Form::outside, Drawn::x_sum},
    {503, Form::outside, Drawn::skyscraper},
    {504, Form::outside, Drawn::numbered_room},
    {600, Form::cells, Drawn::row_indexer},
    {601, Form::cells, Drawn::column_indexer},
    {4000, Form::silent},  // fog
    {4001, Form::silent},
};

constexpr Drawn negative_of(Drawn kind) {
  return kind == Drawn::difference ? Drawn::no_difference
         : kind == Drawn::ratio    ? Drawn::no_ratio
                                   : Drawn::no_sum;
}

}  // namespace clew::text::drawing::maker
