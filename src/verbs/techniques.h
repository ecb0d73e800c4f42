// techniques: the table of techniques.
#pragma once

#include <string>

#include "clew/language.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// One JSON object a line, or a table.
std::string techniques(const Output&, Language = Language::english);
/// {"techniques": [{name, title, code, level, rating, score, needs}, …]}.
Answer techniques(const Json& request, const Context&);

}  // namespace clew::verbs
