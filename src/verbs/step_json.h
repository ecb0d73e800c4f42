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
/// What is told of a step from where it is down to that detail, whose text is known.
Json texts_json(const Layout&, const Grid& before, const Step&, Detail, Language,
                const std::string& text);
/// "r1c1=5 r2c3<>4", or "error".
std::string conclusion(const Layout&, const Step&);
/// Whether the checker has proven a step; null when it was stopped before it could tell.
Json verdict_json(Verdict);

}  // namespace clew::verbs
