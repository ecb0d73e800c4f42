// canon: one form for all equivalent puzzles.
#pragma once

#include <map>
#include <string>

#include "clew/symmetry.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Holds a canonizer for each layout met; one for each thread.
class FormDesk {
 public:
  /// The form of the givens; with its line end.
  std::string answer(const Puzzle&, const Output&);
  Json json(const Puzzle&);

 private:
  std::vector<Digit> form(const Puzzle&);
  std::map<LayoutPtr, Canonizer> canonizers_;
};

Answer canon(const Json& request, const Context&);

}  // namespace clew::verbs
