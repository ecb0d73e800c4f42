// techniques: the table of techniques.
#pragma once

#include "verbs/call.h"

namespace clew::verbs {

/// {"techniques": [{"name", "title", "code", "level", "rating", "score", "needs"}]}, in the order
/// of the path.
Answer techniques(const Json& request, const Context&);

}  // namespace clew::verbs
