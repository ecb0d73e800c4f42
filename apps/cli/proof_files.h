// The files of certificates: STEM.opb and STEM.pbp, of later puzzles STEM-2.opb and so on.
#pragma once

#include <string>

#include "clew/certificate.h"
#include "options.h"

namespace clew::cli {

class ProofFiles {
 public:
  /// Adds --proof. Puzzles are answered one after the other where it is given.
  void add_to(Options&);
  /// Once the command line is parsed.
  bool wanted() const { return !stem_.empty(); }

  /// Counts a puzzle, whether it gets a certificate or not.
  void next() { ++puzzle_; }
  /// Writes the two files of the puzzle. Returns what went wrong.
  std::optional<Error> write(const Certificate&) const;

 private:
  std::string stem_;
  std::size_t puzzle_ = 0;
};

}  // namespace clew::cli
