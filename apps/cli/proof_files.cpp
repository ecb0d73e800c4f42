#include "proof_files.h"

#include <cerrno>
#include <cstring>
#include <fstream>

#include "system/files.h"

namespace clew::cli {
namespace {

std::optional<Error> write_file(const std::string& name, const std::string& text) {
  std::ofstream file(system::path_of(name), std::ios::binary);
  file << text;
  file.close();
  if (file) return std::nullopt;
  return Error{"cannot write " + name + ": " + std::strerror(errno)};
}

}  // namespace

void ProofFiles::add_to(Options& options) {
  options.text("--proof", "STEM", stem_,
               "Write a proof that VeriPB checks to STEM.opb and STEM.pbp; of\n"
               "later puzzles to STEM-2.opb and so on");
}

std::optional<Error> ProofFiles::write(const Certificate& certificate) const {
  const std::string stem = puzzle_ == 1 ? stem_ : stem_ + '-' + std::to_string(puzzle_);
  if (auto error = write_file(stem + ".opb", certificate.formula)) return error;
  return write_file(stem + ".pbp", certificate.proof);
}

}  // namespace clew::cli
