// Languages of reasons and remarks.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "clew/error.h"

namespace clew {

enum class Language : std::uint8_t {
#define CLEW_LANGUAGE(id, code, name) id,
#include "clew/languages.def"
};

/// Code and English name of a language: "de", "German".
struct LanguageName {
  std::string_view code, name;
};

/// Returns the names of all languages, in the order of Language.
std::span<const LanguageName> languages();
/// Returns the language of a code: "en", "de".
Expected<Language> find_language(std::string_view code);

}  // namespace clew
