#include "constraints/kinds/meaning.h"

namespace clew::constraints {

const KindMeaning& meaning_of(Constraint::Kind kind) {
  static constexpr const KindMeaning* all[] = {
#define CLEW_KIND(id, word, name, shape, cells, lists, values, kept_by, technique, traits) \
  &meanings::id,
#include "clew/kinds.def"
  };
  return *all[static_cast<std::size_t>(kind)];
}

}  // namespace clew::constraints
