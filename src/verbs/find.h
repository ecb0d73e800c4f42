// find: every instance, in this grid, of some techniques or of all.
#pragma once

#include <optional>
#include <string>

#include "clew/language.h"
#include "verbs/call.h"
#include "verbs/output.h"
#include "verbs/reasoner.h"

namespace clew::verbs {

struct FindRequest {
  TechniqueSet techniques = TechniqueSet::all();
  std::optional<int> digit;  // as the layout writes it; none: all
  Stop stop;
  Share progress;
  Language language = Language::english;
  bool texts = false;  // in JSON, include each step's text at all three details
};

/// Returns an error if no digit of the layout is written this way; nothing if one is, or if no
/// digit was given.
std::optional<Error> no_such_digit(const Layout&, std::optional<int> written);

/// One JSON object, or a line for each step as soon as it is found: name, code, conclusion.
void find(Reasoner&, const Puzzle&, const FindRequest&, const Output&, const Sink&);
Answer find(const Json& request, const Context&);

}  // namespace clew::verbs
