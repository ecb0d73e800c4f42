// grids: how many complete grids a layout has.
#pragma once

#include <string>
#include <string_view>

#include "clew/census.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Includes the line end. Without an exact number the line has an estimate.
Expected<std::string> grids(const Layout&, const CensusOptions&, const Output&);
Answer grids(const Json& request, const Context&);

/// Returns true if a line is the JSON answer, as above, to this part of a count with its number.
bool is_answer_to(std::string_view line, const Layout&, const CensusOptions&);

}  // namespace clew::verbs
