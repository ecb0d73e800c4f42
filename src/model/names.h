// Words for kinds of houses, and names in other languages than English, which is that of Layout itself.
#pragma once

#include <array>
#include <string>

#include "clew/layout.h"

namespace clew {

// By HouseKind.
using HouseWords = std::array<std::string_view, 7>;
static_assert(static_cast<std::size_t>(HouseKind::group) + 1 == std::tuple_size_v<HouseWords>);
inline constexpr HouseWords english_houses{"row",      "column", "box",  "region",
                                           "diagonal", "window", "group"};
inline constexpr HouseWords german_houses{"Zeile",     "Spalte",  "Block", "Gebiet",
                                          "Diagonale", "Fenster", "Gruppe"};

/// "row", in English.
constexpr std::string_view word(HouseKind kind) {
  return english_houses[static_cast<std::size_t>(kind)];
}

/// "Zeile 3 von Gitter 2".
std::string german_house_name(const House&);

}  // namespace clew
