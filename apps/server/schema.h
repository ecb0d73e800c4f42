// The schema of the verbs (docs/schema/verbs.json), for doors that describe themselves.
#pragma once

#include <string_view>

#include "verbs/json.h"

namespace clew::server {

/// The JSON schema of a verb's request, whole: nothing in it refers to another place. The verb must be one
/// that the schema knows.
verbs::Json request_schema(std::string_view verb);

}  // namespace clew::server
