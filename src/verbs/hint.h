// hint: the next step from the player's own grid, in three depths, or what is wrong with it.
#pragma once

#include "verbs/call.h"

namespace clew::verbs {

/// {"text", "texts": up to the detail asked for, "step"}; {"mistakes": […]} where the grid holds
/// some; "step" is null where no technique finds anything, and "text" says so.
Answer hint(const Json& request, const Context&);

}  // namespace clew::verbs
