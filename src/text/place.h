// Names of places: r1c1 everywhere, a1 and (x,y) accepted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "clew/layout.h"

namespace clew::text {

inline constexpr int farthest_place = 4096;

/// The place that the text begins with, which is then cut off; nothing when it begins with none.
std::optional<Place> take_place(std::string_view& text);
/// "r1c1".
std::string name_of(Place);

}  // namespace clew::text
