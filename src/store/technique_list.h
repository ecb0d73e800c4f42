// Techniques as a library's file and its rows in CSV and JSON hold them: names with commas.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "clew/technique.h"

namespace clew::store {

std::string joined(std::span<const TechniqueId>);
/// Returns nothing if a name is unknown.
std::optional<std::vector<TechniqueId>> listed(std::string_view);

}  // namespace clew::store
