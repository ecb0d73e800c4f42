// unavoidable: cells of a grid that can be filled in another way.
#pragma once

#include <optional>
#include <string>

#include "clew/unavoidable.h"
#include "verbs/call.h"
#include "verbs/clues.h"
#include "verbs/output.h"

namespace clew::verbs {

/// One JSON object, or a line for each set, smaller ones first: its cells.
std::optional<Error> unavoidable(ClueDesk&, const Puzzle&, const UnavoidableOptions&, const Output&,
                                 const Sink&);
Answer unavoidable(const Json& request, const Context&);

}  // namespace clew::verbs
