// Tables with a row for each kind of constraint, in the order of kinds.def.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

#include "clew/constraint.h"

namespace clew {

/// A row of such a table: the kind, and its name or its sentence.
struct KindName {
  Constraint::Kind kind;
  std::string_view name;
};

/// Returns true if each kind has its row, at its place. Tables assert it: a kind without a row does
/// not compile.
template <class Row, std::size_t n>
consteval bool has_row_of_each_kind(const Row (&rows)[n]) {
  if (n != static_cast<std::size_t>(Constraint::Kind::count)) return false;
  for (std::size_t i = 0; i < n; ++i)
    if (rows[i].kind != static_cast<Constraint::Kind>(i)) return false;
  return true;
}

}  // namespace clew
