// Names of places: r1c1 everywhere, a1 and (x,y) accepted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "clew/layout.h"

namespace clew::text {

inline constexpr int farthest_place = 4096;

/// The place that the text begins with, which is then cut off; nothing when it begins with none.
std::optional<Place> take_place(std::string_view& text);
/// The cell that a word names, twice, or the first and the last of its range, r1c1-r1c5; nothing
/// for any other word.
std::optional<std::pair<Place, Place>> range_of(std::string_view word);
/// "r1c1".
std::string name_of(Place);

}  // namespace clew::text
