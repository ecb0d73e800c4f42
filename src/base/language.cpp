#include "clew/language.h"

namespace clew {

Expected<Language> find_language(std::string_view code) {
  if (code == "en") return Language::english;
  if (code == "de") return Language::german;
  return fail("no language is called '" + std::string(code.substr(0, 32)) + "'; there are en, de");
}

}  // namespace clew
