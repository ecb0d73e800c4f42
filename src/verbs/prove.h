// prove: whether a deduction by a person follows from the current grid, and by which technique.
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
  /// Techniques named by the player; empty: any.
  std::vector<TechniqueId> by;
  Language language = Language::english;
  TechniqueSet techniques = TechniqueSet::all();  // techniques that a proof may also use
  Stop stop;
};

/// Returns a sentence, or JSON. Fails if the claim is malformed or names a cell or digit that the
/// layout lacks.
Expected<std::string> prove(Reasoner&, const Puzzle&, const ProveRequest&, const Output&);
Answer prove(const Json& request, const Context&);

}  // namespace clew::verbs
