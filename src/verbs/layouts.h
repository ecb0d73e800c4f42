// The catalogue, and one layout with all that is needed to draw it.
#pragma once

#include "clew/layout.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// The catalogue as a table, or as one JSON object a line.
std::string layouts(const Output&);
/// One layout in words, or as JSON. Ends with a line end.
std::string layout(const Layout&, const Output&);

/// Without "name" {"layouts": […]}, one object a layout with its counts; with it that layout's
/// cells, houses, links and constraints.
Answer layouts(const Json& request, const Context&);

/// Cells in line order, houses, links and constraints of any layout, also one that is in no catalogue.
Json describe(const Layout&);

/// Its name, title and counts.
Json summary(const Layout&);

}  // namespace clew::verbs
