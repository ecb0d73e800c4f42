// convert: the puzzle in another form.
#pragma once

#include <string>

#include "clew/error.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Ends with a line end. Fails when the form cannot express the puzzle.
Expected<std::string> convert(const Puzzle&, Format to, const WriteOptions&, const Output&);

/// As above, as JSON.
Answer convert(const Puzzle&, Format to, const WriteOptions&);

/// The verb.
Answer convert(const Json& request, const Context&);

}  // namespace clew::verbs
