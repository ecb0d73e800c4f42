// A step as the command line, the page and the server tell it.
#pragma once

#include "clew/puzzle.h"
#include "clew/step.h"
#include "verbs/json.h"

namespace clew::verbs {

/// `before`: the grid that the step was found in. With its text of the third depth.
Json step_json(const Layout&, const Grid& before, const Step&);

}  // namespace clew::verbs
