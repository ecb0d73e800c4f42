// generate: new puzzles.
#pragma once

#include <string>

#include "clew/generate.h"
#include "verbs/call.h"
#include "verbs/output.h"

namespace clew::verbs {

/// Returns one puzzle of a layout as text, with its line end: puzzle text if it has clues; puzzle
/// text or pencil marks for positions. JSON has the attempt's number if `numbered`.
std::string generated(const LayoutPtr&, const Generated&, const Output&, bool numbered);

/// Requirements as they are typed: "7.1-7.5" or "7.2"; a line with a blank for each cell without a
/// given.
Expected<std::pair<Tenths, Tenths>> read_er_range(std::string_view);
Expected<std::vector<bool>> read_pattern(const Layout&, std::string_view);
/// Returns the share of the puzzles that is found; negative for a single puzzle, of which nothing is
/// known before it is there.
double share_done(const GenerateReport&, std::uint64_t wanted);
/// Returns the message for fewer puzzles than asked for.
std::string shortfall(const GenerateReport&, std::uint64_t wanted);

/// Returns {"puzzles": […]}, each as the command line's JSON. "count" is 1 by default. Puzzles
/// found before a stop are in the answer.
Answer generate(const Json& request, const Context&);

}  // namespace clew::verbs
