// Kinds about other constraints, and the kind that no engine enforces.
#include "constraints/compiler.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

bool a_choice_holds(const Claim& k) {
  return std::ranges::any_of(choices(k.c), [&](std::span<const Constraint> choice) {
    const Scope scope{&k.scope, choice};
    return std::ranges::all_of(choice, [&](const Constraint& inner) {
      return meaning_of(inner.kind).holds({k.layout, inner, scope, k.digits});
    });
  });
}

}  // namespace

const KindMeaning meanings::either{a_choice_holds, [](Compiler& k) { k.either(); }};
const KindMeaning meanings::custom{[](const Claim&) { return false; }};

}  // namespace clew::constraints
