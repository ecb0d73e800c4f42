// prove: whether a deduction that somebody made follows from the grid as it stands, and by which
// technique.
#pragma once

#include <string>
#include <vector>

#include "clew/language.h"
#include "verbs/call.h"
#include "verbs/output.h"
#include "verbs/reasoner.h"

namespace clew::verbs {

struct ProveRequest {
  std::vector<std::string> claims;  // "r1c1=5", "r2c3<>4"; at least one
  /// What the player says it is; none: whichever.
  std::vector<TechniqueId> by;
  Language language = Language::english;
  TechniqueSet techniques = TechniqueSet::all();  // that a proof may use besides
  Stop stop;
};

/// A sentence, or JSON. Fails when a claim is none, or speaks of what the layout has not.
Expected<std::string> prove(Reasoner&, const Puzzle&, const ProveRequest&, const Output&);
Answer prove(const Json& request, const Context&);

}  // namespace clew::verbs
