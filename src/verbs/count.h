// count: the exact number of solutions, or as many as were found in the time there was.
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

/// The verb.
Answer count(const Json& request, const Context&);

}  // namespace clew::verbs
