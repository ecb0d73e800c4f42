// Languages of reasons and remarks.
#pragma once

#include <cstdint>
#include <string_view>

#include "clew/error.h"

namespace clew {

enum class Language : std::uint8_t { english, german };

/// Returns the language of a code: "en", "de".
Expected<Language> find_language(std::string_view code);

}  // namespace clew
