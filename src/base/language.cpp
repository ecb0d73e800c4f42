#include "clew/language.h"

namespace clew {

std::span<const LanguageName> languages() {
  static constexpr LanguageName names[] = {
#define CLEW_LANGUAGE(id, code, name) {code, name},
#include "clew/languages.def"
  };
  return names;
}

Expected<Language> find_language(std::string_view code) {
  std::string codes;
  for (std::size_t i = 0; i < languages().size(); ++i) {
    if (languages()[i].code == code) return static_cast<Language>(i);
    codes += std::string(i ? ", " : "") + std::string(languages()[i].code);
  }
  return fail("no language is called '" + std::string(code.substr(0, 32)) + "'; there are " +
              codes);
}

}  // namespace clew
