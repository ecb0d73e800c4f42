// The puzzles that a command line names: as arguments, in files, on standard input.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "clew/text.h"

namespace clew::cli {

class Inputs {
 public:
  Inputs(const std::vector<std::string>& names, ReadOptions);
  ~Inputs();
  Inputs(const Inputs&) = delete;
  Inputs& operator=(const Inputs&) = delete;

  /// The next puzzle or what is wrong with it; nothing at the end.
  std::optional<Expected<Puzzle>> next();
  /// Where the last one came from: a file's name, "-", or "argument 2".
  const std::string& name() const { return name_; }

  /// Files that could not be opened or read so far; each was named on standard error.
  int unreadable() const { return unreadable_; }
  std::uint64_t bytes_read() const { return bytes_read_; }
  /// Of all files together; 0 where it cannot be known, as with standard input.
  std::uint64_t bytes_in_all() const { return bytes_in_all_; }

 private:
  bool open_next();
  void open_file(const std::string& path);
  std::size_t fill(char* into, std::size_t room);
  void complain(const char* what, int error);

  std::vector<std::string> names_;
  ReadOptions options_;
  std::size_t next_name_ = 0;
  std::string name_;
  std::string_view argument_;  // what is left of a puzzle on the command line
  std::FILE* file_ = nullptr;
  std::optional<PuzzleReader> reader_;
  int unreadable_ = 0;
  std::uint64_t bytes_read_ = 0, bytes_in_all_ = 0;
};

}  // namespace clew::cli
