// What a command line names, as inputs: puzzles, files, standard input.
#pragma once

#include <vector>

#include "options.h"
#include "stream/input.h"

namespace clew::cli {

/// Standard input when nothing is named. A word that is neither a file nor looks like one is a
/// puzzle.
std::vector<stream::Source> sources_of(const Common&);

}  // namespace clew::cli
