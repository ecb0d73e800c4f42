// Names of houses and constraints in each language, as its sentences use them.
#pragma once

#include <array>
#include <string_view>

#include "clew/layout.h"

namespace clew {

// By HouseKind.
using HouseWords = std::array<std::string_view, 7>;
static_assert(static_cast<std::size_t>(HouseKind::group) + 1 == std::tuple_size_v<HouseWords>);

// Names have an article in languages whose articles tell the gender, as French.
struct Names {
  HouseWords houses;
  std::string_view main_diagonal, anti_diagonal;
  std::string_view of_grid;                                     // before the number of a grid
  std::string_view (*kind)(Constraint::Kind);                   // of constraints
  std::string_view difference, ratio, pair_sum, greater, v, x;  // marks between two cells
  std::string_view between, and_;                               // before either cell of a mark
};

#define CLEW_LANGUAGE(id, code, name) \
  namespace id {                      \
  extern const Names names;           \
  }
#include "clew/languages.def"

const Names& names_of(Language);

/// "row", in English.
std::string_view word(HouseKind);

}  // namespace clew
