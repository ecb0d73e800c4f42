// grids: how many complete grids a layout has.
#pragma once

#include <string>

#include "clew/census.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Ends with a line end. Without an exact number the line says about how many there are.
Expected<std::string> grids(const Layout&, const CensusOptions&, const Output&);
Answer grids(const Json& request, const Context&);

}  // namespace clew::verbs
