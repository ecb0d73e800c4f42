// Inputs named on a command line: puzzles, files, standard input.
#pragma once

#include <vector>

#include "options.h"
#include "stream/input.h"

namespace clew::cli {

/// Standard input when nothing is named. A word that is a file, or is no puzzle and looks like a
/// file's name, is a file.
std::vector<stream::Source> sources_of(const Common&);

/// Returns the probable meaning of a word that is not a puzzle, as an error.
std::optional<std::string> meant_otherwise(const Common&, std::string_view file);

}  // namespace clew::cli
