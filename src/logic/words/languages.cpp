// The languages that there are.
#include "logic/words/catalogue.h"

namespace clew::words {

const Catalogue& catalogue_of(Language language) {
  return language == Language::german ? german() : english();
}

}  // namespace clew::words
