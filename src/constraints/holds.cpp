#include "constraints/holds.h"

#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {

bool holds(const Layout& layout, const Constraint& c, std::span<const Digit> digits) {
  return meaning_of(c.kind).holds({layout, c, digits});
}

}  // namespace clew::constraints
