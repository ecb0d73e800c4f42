// A verb for many puzzles under the same options: what it keeps between puzzles, such as the tables
// of a layout, and its answers as call() gives them.
#pragma once

#include <functional>
#include <string_view>

#include "clew/stop.h"
#include "clew/text.h"
#include "verbs/call.h"

namespace clew::verbs {

/// For one thread.
using Desk = std::function<Answer(const Puzzle&, const Stop&)>;

struct Desks {
  std::function<Desk()> open;  // one for each thread, called from any
  ReadOptions read;            // how its puzzles are read: "layout" and "from"
  double timeout = 0;          // seconds for each puzzle; 0: none
};

/// The options are those of a request, without a puzzle. Verbs: backdoors, candidates, canon, check,
/// clues, convert, count, explain, hint, rate and solve.
Expected<Desks> desks(std::string_view verb, const Json& options);

}  // namespace clew::verbs
