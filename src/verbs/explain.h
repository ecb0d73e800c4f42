// explain: the path of a puzzle, step by step.
#pragma once

#include <string>
#include <vector>

#include "clew/language.h"
#include "verbs/call.h"
#include "verbs/output.h"
#include "verbs/reasoner.h"

namespace clew::verbs {

struct ExplainRequest {
  TechniqueSet techniques = TechniqueSet::all();
  std::vector<TechniqueId> order;  // techniques to try before the others
  PathKind path = PathKind::in_order;
  bool verify = false;
  Language language = Language::english;
  Stop stop;
};

/// "in-order", "easiest" or "short".
Expected<PathKind> find_path_kind(std::string_view name);

/// One JSON object, or numbered sentences.
std::string explain(Reasoner&, const Puzzle&, const ExplainRequest&, const Output&);
/// As above, as JSON.
Json explain(Reasoner&, const Puzzle&, const ExplainRequest&);
Answer explain(const Json& request, const Context&);

}  // namespace clew::verbs
