// A puzzle in any readable form, taken apart for a program that draws it.
#pragma once

#include "verbs/call.h"

namespace clew::verbs {

/// Returns {"layout": name, or "" for a layout outside the catalogue; "shape": then the layout in
/// the form of `layouts`, else null; "source": puzzle text up to its givens; "givens" and "entries"
/// in line form; "marks": the candidates of each cell, or null; "title"}. Cells come in line order.
Answer read(const Json& request, const Context&);

}  // namespace clew::verbs
