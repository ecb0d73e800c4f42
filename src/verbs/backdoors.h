// backdoors: single placements after which basic steps alone finish a puzzle, and wrong single
// entries that basic steps refute and then finish. Basic steps: singles and locked candidates.
#pragma once

#include <string>

#include "verbs/call.h"
#include "verbs/output.h"
#include "verbs/reasoner.h"

namespace clew::verbs {

/// One JSON object, or two lines, cell by cell as they are found.
void backdoors(Reasoner&, const Puzzle&, const Stop&, const Output&, const Sink&,
               const Share& = {});
/// As above, as JSON.
Json backdoors(Reasoner&, const Puzzle&, const Stop&, const Share& = {});
Answer backdoors(const Json& request, const Context&);

}  // namespace clew::verbs
