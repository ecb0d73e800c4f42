// Kinds about other constraints, and the kind that nobody keeps.
#include "constraints/compiler.h"
#include "constraints/holds.h"
#include "constraints/kinds/claim.h"
#include "constraints/kinds/meaning.h"

namespace clew::constraints {
namespace {

bool a_choice_holds(const Claim& k) {
  bool so_far = true;
  for (std::size_t i = 0; i < k.c.inner.size(); ++i) {
    if (std::ranges::find(k.c.splits, i) != k.c.splits.end()) {
      if (so_far) return true;
      so_far = true;
    }
    so_far = so_far && holds(k.layout, k.c.inner[i], k.digits);
  }
  return so_far;
}

}  // namespace

const Meaning meanings::either{a_choice_holds, [](Compiler& k) { k.either(); }};
const Meaning meanings::custom{[](const Claim&) { return false; }};

}  // namespace clew::constraints
