// candidates: for each cell the digits that occur in some solution, and how often.
#pragma once

#include <string>

#include "clew/solve.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// A pencil grid, or JSON. Ends with a line end.
Expected<std::string> candidates(const Solver&, const Puzzle&, const CandidateOptions&,
                                 const Output&);

/// As above, as JSON.
Answer candidates(const Solver&, const Puzzle&, const CandidateOptions&);

/// The verb.
Answer candidates(const Json& request, const Context&);

}  // namespace clew::verbs
