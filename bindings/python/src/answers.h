// Which columns the bulk function of a verb answers with.
#pragma once

#include <string_view>

#include "column.h"

namespace clew::python {

/// A record with the fields of the verb's JSON, then `error`: null where there is no bulk function.
/// The first is `status`: where the verb has none of its own it is "ok".
const Field* answer_of(std::string_view verb);

}  // namespace clew::python
