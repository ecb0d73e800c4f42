// find: every instance, in this grid, of one technique or of all.
#pragma once

#include "verbs/call.h"

namespace clew::verbs {

/// {"layout", "steps"}.
Answer find(const Json& request, const Context&);

}  // namespace clew::verbs
