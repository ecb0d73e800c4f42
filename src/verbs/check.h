// check: describes the faults of a puzzle in words.
#pragma once

#include <string>

#include "clew/diagnose.h"
#include "clew/language.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Sentences, or JSON. Ends with a line end.
Expected<std::string> check(const Puzzle&, const DiagnoseOptions&, const Output&,
                            Language = Language::english);

/// As above, as JSON.
Answer check(const Puzzle&, const DiagnoseOptions&);

/// The verb; {"minimal": true} looks for redundant givens too.
Answer check(const Json& request, const Context&);

}  // namespace clew::verbs
