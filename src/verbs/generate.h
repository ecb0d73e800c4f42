// generate: new puzzles.
#pragma once

#include <string>

#include "clew/generate.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// One puzzle of a layout as it is written, with its line end: as puzzle text where it has clues;
/// positions as puzzle text or pencil marks. JSON has its attempt's number where it is numbered.
std::string generated(const LayoutPtr&, const Generated&, const Output&, bool numbered);

/// Requirements as they are typed: "7.1-7.5" or "7.2"; a line with a blank for each cell without a
/// given.
Expected<std::pair<Tenths, Tenths>> read_er_range(std::string_view);
Expected<std::vector<bool>> read_pattern(const Layout&, std::string_view);
/// What to say when fewer were found than asked for.
std::string shortfall(const GenerateReport&, std::uint64_t wanted);

/// {"puzzles": […]}, each as the command line's JSON; "count" is 1 unless given. What was found
/// until a stop is in the answer.
Answer generate(const Json& request, const Context&);

}  // namespace clew::verbs
