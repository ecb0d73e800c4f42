// The one JSON type of this room: fields are written in the order in which they are set.
#pragma once

#include <nlohmann/json.hpp>

namespace clew::verbs {

using Json = nlohmann::ordered_json;

}  // namespace clew::verbs
