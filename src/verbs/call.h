// One request in, one answer out: the interface of the WebAssembly module, and so of the page, and
// of the Python package.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "clew/constraint.h"
#include "clew/error.h"
#include "clew/stop.h"
#include "clew/technique.h"

namespace clew::verbs {

using Json = nlohmann::ordered_json;

struct CallProgress {
  double done = -1;                   // share from 0 to 1; negative if unknown
  std::uint64_t tried = 0;            // attempts of a random search
  std::optional<Level> nearest = {};  // to the required level, of the puzzles made so far
};

/// The surroundings of a call: its stop signal and its progress function.
struct Context {
  Stop stop;
  /// Constraints that the verb supports; answer() enforces this.
  Kinds kinds;
  std::function<void(const CallProgress&)> progress;  // may be empty

  /// Returns a function that reports a share alone; empty if progress is empty.
  std::function<void(double)> share() const {
    if (!progress) return {};
    return [tell = progress](double done) { tell({.done = done}); };
  }
};

using Answer = Expected<Json>;
using Verb = Answer (*)(const Json& request, const Context&);
/// Verbs by name.
using Table = std::span<const std::pair<std::string_view, Verb>>;

/// All of them; and those that a page needs as soon as it is there, and again after every entry: the
/// small module that is loaded first has these alone.
Table every_verb();
Table first_verbs();

/// Answers a request, a JSON object, with a JSON object. Errors become {"error": reason}, with
/// "line" and "column" if the reason has a position in the puzzle's text. A request:
///   {"puzzle": "<text in any readable form>", "layout": "9x9", "entries": "<line>",
///    "marks": [[1, 2], null, …], "timeout": 5}
/// and the verb's own options, spelled like the command line's long ones with _ for -. `verbs` is
/// always among the verbs and lists them.
std::string call(Table, std::string_view verb, std::string_view request, const Context& = {});
std::string call(std::string_view verb, std::string_view request, const Context& = {});

/// As above, for a caller that has parsed the request, or needs the answer as JSON.
Answer answer(Table, std::string_view verb, const Json& request, const Context& = {});

/// The error as the JSON object that call() answers with.
Json as_json(const Error&);

}  // namespace clew::verbs
