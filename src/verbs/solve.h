// solve: one solution and how many there are, or all of them.
#pragma once

#include <cstdint>
#include <string>

#include "clew/solve.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Ends with a line end.
Expected<std::string> solve(const Solver&, const Puzzle&, const SolveOptions&, const Output&);

/// As above, as JSON.
Answer solve(const Solver&, const Puzzle&, const SolveOptions&);

/// Every solution as it is found, up to options.limit; returns whether those were all.
Expected<void> solve_all(const Solver&, const Puzzle&, const CountOptions&, const Output&,
                         const Sink&);

/// The verb; with "all" every solution, as {"puzzle", "layout", "solutions": [line, …], "exact"}.
Answer solve(const Json& request, const Context&);

}  // namespace clew::verbs
