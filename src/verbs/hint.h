// hint: the next step from the player's own grid, or the mistakes in it.
#pragma once

#include <string>
#include <vector>

#include "clew/words.h"
#include "verbs/call.h"
#include "verbs/output.h"
#include "verbs/reasoner.h"

namespace clew::verbs {

struct HintRequest {
  TechniqueSet techniques = TechniqueSet::all();
  std::vector<TechniqueId> order;  // techniques to try before the others
  Detail detail = Detail::reason;
  Language language = Language::english;
  Stop stop;
};

std::string hint(Reasoner&, const Puzzle&, const HintRequest&, const Output&);
/// As above, as JSON.
Json hint(Reasoner&, const Puzzle&, const HintRequest&);
Answer hint(const Json& request, const Context&);

/// [{"cell", "digit", "kind": "value" | "removed"}].
Json mistakes_json(const Layout&, const std::vector<Mistake>&);
/// Describes the mistakes: that there are some, their cells, and the right values.
std::string mistakes_text(const Layout&, const std::vector<Mistake>&, Detail,
                          Language = Language::english);

}  // namespace clew::verbs
