// generate --complete: further clues that leave an unfinished puzzle one solution.
#pragma once

#include <string>
#include <vector>

#include "clew/complete.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Returns the completions with the fewest added clues, at most `count`, each different from the
/// others.
Expected<std::vector<Completion>> fewest(const Puzzle&, const CompleteOptions&, std::uint64_t count,
                                         CompleteReport&);

/// Returns the puzzle as text, or as JSON with the added clues; with a line end.
std::string completed(const Completion&, const Output&);
/// Returns the message for fewer completions than asked for.
std::string shortfall(const CompleteReport&, std::size_t found, std::uint64_t wanted);

/// Answers a request to generate with "complete". "count" is 3 by default.
Answer complete(const Json& request, const Context&);

}  // namespace clew::verbs
