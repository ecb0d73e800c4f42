// A progress bar on standard error: how many, how fast, which share, how long to go.
#pragma once

#include <chrono>

#include "stream/pipeline.h"

namespace clew::cli {

class ProgressBar {
 public:
  /// Drawn from the start when asked for; otherwise, on a terminal, when the work takes longer than
  /// a second; never when quiet.
  ProgressBar(bool asked_for, bool quiet);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(const stream::Progress&);
  /// Makes room for other output.
  void clear();

 private:
  bool enabled_;
  std::chrono::duration<double> after_;
  bool drawn_ = false;
};

}  // namespace clew::cli
