// A step as JSON and as a short line.
#pragma once

#include <string>

#include "clew/check.h"
#include "clew/puzzle.h"
#include "clew/step.h"
#include "clew/words.h"
#include "verbs/call.h"

namespace clew::verbs {

/// `before`: the grid that the step was found in; the name and the text are in that language, the text of that detail.
Json step_json(const Layout&, const Grid& before, const Step&, Detail = Detail::reason,
               Language = Language::english);
/// Returns the texts of a step at each detail up to the given one, whose text is already known.
Json texts_json(const Layout&, const Grid& before, const Step&, Detail, Language,
                const std::string& text);
/// "r1c1=5 r2c3<>4", or "error".
std::string conclusion(const Layout&, const Step&);
/// Returns true or false for a proven or unproven step; null if the checker was stopped before it
/// decided.
Json verdict_json(Verdict);

}  // namespace clew::verbs
