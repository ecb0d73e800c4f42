// A progress bar on standard error: how many, how fast, which share, how long to go.
#pragma once

#include <chrono>
#include <string_view>

#include "stream/pipeline.h"

namespace clew::cli {

class ProgressBar {
 public:
  /// Shown from the start with --progress; otherwise, on a terminal, if the work takes longer than
  /// a second; never with --quiet.
  ProgressBar(bool asked_for, bool quiet);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(const stream::Progress&);
  /// Shows other work: the share done, from 0 to 1 or negative if unknown, and some words.
  void show(double share, std::chrono::duration<double> elapsed, std::string_view words);
  /// Makes room for other output.
  void clear();

 private:
  void draw(std::string_view line);
  bool enabled_;
  std::chrono::duration<double> after_;
  bool drawn_ = false;
};

}  // namespace clew::cli
