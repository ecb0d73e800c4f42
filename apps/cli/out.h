// Standard output, for every verb.
#pragma once

#include <string>
#include <string_view>

namespace clew::cli {

/// Writes the whole text at once. Returns false if that fails: the output is closed, or the disk is
/// full. Lost output for lack of space is reported on standard error, once, and makes the exit
/// status 1.
bool put(std::string_view);
/// Returns true if output was lost.
bool output_lost();

/// Gathers lines, so that a million of them are not a million calls.
class Lines {
 public:
  Lines() = default;
  ~Lines() { flush(); }
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  /// Returns false if no more can be written.
  bool add(std::string_view line);
  bool flush();

 private:
  std::string held_;
};

}  // namespace clew::cli
