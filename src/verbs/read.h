// A puzzle in any readable form, taken apart for a program that draws it.
#pragma once

#include <string>

#include "clew/error.h"
#include "clew/puzzle.h"
#include "verbs/call.h"

namespace clew::verbs {

/// Returns {"layout": name, or "" for a layout outside the catalogue; "shape": then the layout in
/// the form of `layouts`, else null; "source": puzzle text up to its givens; "givens" and "entries"
/// in line form; "marks": the candidates of each cell, or null; "title"}. Cells come in line order.
Answer read(const Json& request, const Context&);

/// Returns puzzle text up to its givens, which describes the layout.
Expected<std::string> source_of(const Puzzle&);

}  // namespace clew::verbs
