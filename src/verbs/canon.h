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
  /// Returns the form of the puzzle, with its line end. All calls fail if stopped.
  Expected<std::string> answer(const Puzzle&, const Output&, const Stop&);
  /// Returns the form as one line, without its end: the groups of all cells if the puzzle gives
  /// candidates.
  Expected<std::string> line(const Puzzle&, const Stop&);
  Answer json(const Puzzle&, const Stop&);

 private:
  Expected<Puzzle> form(const Puzzle&, const Stop&);
  std::map<LayoutPtr, Canonizer> canonizers_;
};

Answer canon(const Json& request, const Context&);

}  // namespace clew::verbs
