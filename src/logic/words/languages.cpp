#include "logic/words/catalogue.h"

namespace clew::words {

const Catalogue& catalogue_of(Language language) {
  static constexpr const Catalogue& (*catalogues[])() = {
#define CLEW_LANGUAGE(id, code, name) id::catalogue,
#include "clew/languages.def"
  };
  return catalogues[static_cast<std::size_t>(language)]();
}

}  // namespace clew::words
