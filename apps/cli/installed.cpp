#include "installed.h"

#include <filesystem>

namespace clew::cli {

std::string installed_file(const std::string& name) {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto beside = program.parent_path() / name;
  if (error || std::filesystem::exists(beside, error)) return beside;
  const auto installed = program.parent_path().parent_path() / "share/clew" / name;
  return std::filesystem::exists(installed, error) ? installed : beside;
}

}  // namespace clew::cli
