// The number of puzzles in a batch.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>

#include "base/assert.h"

namespace clew::stream {

/// Chooses batches of some milliseconds: long compared with handing over, short compared with the
/// run, because threads wait for each other's last batch at its end. Batches grow with the length
/// of the run, because kernels that solve many puzzles at once run empty at the end of each batch.
/// Shared by all threads.
class BatchSize {
 public:
  explicit BatchSize(std::size_t most) : most_(most) {}

  std::size_t now() const { return size_.load(std::memory_order_relaxed); }

  /// Reports the time of a batch and of the run so far. Sizes shrink at once but grow at most
  /// eightfold, because the next puzzles may be slower. Small deviations change nothing, because
  /// clocks also run while other processes use the processor.
  void took(std::size_t puzzles, std::chrono::nanoseconds time, std::chrono::nanoseconds run) {
    using std::chrono_literals::operator""ms;
    constexpr double near = 2, most_growth = 8;
    const auto aim = std::clamp<std::chrono::nanoseconds>(run / 32, 5ms, 100ms);
    const double growth = std::min(
        most_growth, static_cast<double>(aim.count()) / static_cast<double>(time.count() + 1));
    if (growth > 1 / near && growth < near) return;
    if (growth > 1 && puzzles < now()) return;  // there was no more input
    CLEW_ASSERT(growth > 0 && growth <= most_growth);
    const auto fitting = static_cast<std::size_t>(static_cast<double>(puzzles) * growth);
    size_ = std::clamp<std::size_t>(fitting, 1, most_);
  }

 private:
  const std::size_t most_;
  std::atomic<std::size_t> size_ = 1;
};

}  // namespace clew::stream
