// explain: the path of a puzzle, step by step.
#pragma once

#include <string>
#include <vector>

#include "clew/certificate.h"
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
  /// Asks for a certificate: the path then uses no technique that takes one solution for granted.
  bool proof = false;
  Language language = Language::english;
  Stop stop;
};

/// "in-order", "easiest" or "short".
Expected<PathKind> find_path_kind(std::string_view name);

/// One JSON object, or numbered sentences; and the certificate, where the request asks for one. Fails if
/// there is none.
Expected<std::string> explain(Reasoner&, const Puzzle&, const ExplainRequest&, const Output&,
                              Certificate* = nullptr);
/// The same as JSON, with the certificate in it.
Answer explain(Reasoner&, const Puzzle&, const ExplainRequest&);
Answer explain(const Json& request, const Context&);

}  // namespace clew::verbs
