// The version of this library. docs/limits.md explains the meaning of a version number.
#pragma once

#include <string_view>

#define CLEW_VERSION_MAJOR 0
#define CLEW_VERSION_MINOR 1
#define CLEW_VERSION_PATCH 0

namespace clew {

inline constexpr std::string_view version = "0.1.0";

}  // namespace clew
