// A progress bar on standard error: how many, how fast, which share, how long to go.
#pragma once

#include <chrono>
#include <cstdint>

namespace clew::cli {

class Progress {
 public:
  /// Drawn at once when asked for; otherwise, on a terminal, when the work takes longer than a
  /// second; never when quiet.
  Progress(bool asked_for, bool quiet);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// So many puzzles are done, which is `part` of `whole`; whole 0: unknown.
  void update(std::uint64_t done, std::uint64_t part, std::uint64_t whole);
  /// Makes room for a message.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  void draw(Clock::time_point now, std::uint64_t done, std::uint64_t part, std::uint64_t whole);

  bool enabled_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now(), next_;
};

}  // namespace clew::cli
