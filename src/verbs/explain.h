// explain: the path, step by step, with its reasons.
#pragma once

#include "verbs/call.h"

namespace clew::verbs {

/// {"layout", "status", "cells", "steps", "cycles"}; status solved, stuck, none, multiple, unknown.
Answer explain(const Json& request, const Context&);

}  // namespace clew::verbs
