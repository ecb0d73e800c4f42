// The catalogue, and one layout with all that is needed to draw it.
#pragma once

#include "clew/layout.h"
#include "verbs/call.h"

namespace clew::verbs {

/// Without "name" {"layouts": […]}, one object a layout with its counts; with it that layout's
/// cells, houses and links.
Answer layouts(const Json& request, const Context&);

/// Cells in line order, houses and links of any layout, also one that is in no catalogue.
Json describe(const Layout&);

/// Its name, title and counts.
Json summary(const Layout&);

}  // namespace clew::verbs
