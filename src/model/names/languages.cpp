#include "model/names.h"

namespace clew {

const Names& names_of(Language language) {
  static constexpr const Names* names[] = {
#define CLEW_LANGUAGE(id, code, name) &id::names,
#include "clew/languages.def"
  };
  return *names[static_cast<std::size_t>(language)];
}

std::string_view name(Constraint::Kind kind, Language language) {
  return names_of(language).kind(kind);
}

std::string_view word(HouseKind kind) {
  return english::names.houses[static_cast<std::size_t>(kind)];
}

}  // namespace clew
