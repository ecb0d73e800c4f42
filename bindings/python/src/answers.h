// Columns of the bulk function of each verb.
#pragma once

#include <string_view>

#include "column.h"

namespace clew::python {

/// Returns a record with the fields of the verb's JSON and `error`; null if the verb has no bulk
/// function. The first field is `status`; it is "ok" if the verb has no status of its own.
const Field* answer_of(std::string_view verb);

}  // namespace clew::python
