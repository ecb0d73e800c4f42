#include "installed.h"

#include <filesystem>

#include "system/files.h"
#include "system/program.h"

namespace clew::cli {

std::string installed_file(const std::string& name) {
  std::error_code error;
  const auto program = system::program_path(error);
  const auto beside = program.parent_path() / name;
  if (error || std::filesystem::exists(beside, error)) return system::name_of(beside);
  const auto installed = program.parent_path().parent_path() / "share/clew" / name;
  return system::name_of(std::filesystem::exists(installed, error) ? installed : beside);
}

}  // namespace clew::cli
