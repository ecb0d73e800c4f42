// Files that come with the program.
#pragma once

#include <string>

namespace clew::cli {

/// The path of such a file, "clew.page" or "starter.csv": beside the program where both were built, in
/// share/clew where they were installed, wherever the program was started from. It need not exist.
std::string installed_file(const std::string& name);

}  // namespace clew::cli
