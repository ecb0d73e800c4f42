// Files that come with the program.
#pragma once

#include <string>

namespace clew::cli {

/// Returns the path of an installed file, "clew.page" or "starter.csv": beside the program if both
/// were built, in share/clew if they were installed, from any working directory. It may not exist.
std::string installed_file(const std::string& name);

}  // namespace clew::cli
