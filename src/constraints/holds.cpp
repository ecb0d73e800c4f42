#include "constraints/holds.h"

#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {

bool holds(const Layout& layout, const Constraint& c, std::span<const Digit> digits) {
  const Scope all{nullptr, layout.constraints()}, own{&all, {&c, 1}};
  return meaning_of(c.kind).holds({layout, c, own, digits});
}

}  // namespace clew::constraints
