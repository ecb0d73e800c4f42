// A verb for many puzzles with the same options: its state between puzzles, such as the tables of a
// layout, and its answers in the form of call().
#pragma once

#include <functional>
#include <string_view>

#include "clew/stop.h"
#include "clew/text.h"
#include "verbs/call.h"

namespace clew::verbs {

/// Use one per thread.
using Desk = std::function<Answer(const Puzzle&, const Stop&)>;

struct Desks {
  std::function<Desk()> open;  // one for each thread, called from any
  ReadOptions read;            // options of reading its puzzles: "layout" and "from"
  double timeout = 0;          // seconds for each puzzle; 0: none
};

/// The options are those of a request, without a puzzle. Verbs: backdoors, candidates, canon, check,
/// clues, convert, count, explain, hint, rate and solve.
Expected<Desks> desks(std::string_view verb, const Json& options);

}  // namespace clew::verbs
