// count: the exact number of solutions, or as many as were found in the time there was; or an
// estimate.
#pragma once

#include <string>

#include "clew/solve.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Ends with a line end.
Expected<std::string> count(const Solver&, const Puzzle&, const CountOptions&, const Output&);

/// As above, as JSON.
Answer count(const Solver&, const Puzzle&, const CountOptions&);

/// About how many solutions, in a second or so; small numbers exactly.
Expected<std::string> estimate(const Solver&, const Puzzle&, const EstimateOptions&, const Output&);

/// The verb.
Answer count(const Json& request, const Context&);

}  // namespace clew::verbs
