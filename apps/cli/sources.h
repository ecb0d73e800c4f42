// What a command line names, as inputs: puzzles, files, standard input.
#pragma once

#include <vector>

#include "options.h"
#include "stream/input.h"

namespace clew::cli {

/// Standard input when nothing is named. A word that is a file, or is no puzzle and looks like a
/// file's name, is a file.
std::vector<stream::Source> sources_of(const Common&);

/// Why a word of the command line is no puzzle, where it was probably meant as something else.
std::optional<std::string> meant_otherwise(const Common&, std::string_view file);

}  // namespace clew::cli
