// Stopping a long call: from another thread, or after a time.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>

namespace clew {

/// A stop signal, read by long calls every few thousand operations. Copies share the flag they
/// point to; the flag must outlive the call. A default Stop never stops.
struct Stop {
  using Clock = std::chrono::steady_clock;

  const std::atomic<bool>* flag = nullptr;
  std::optional<Clock::time_point> deadline;

  bool requested() const {
    if (flag && flag->load(std::memory_order_relaxed)) return true;
    return deadline && Clock::now() >= *deadline;
  }
};

/// Returns a Stop that acts in this number of seconds; at once for 0 or less, never for more than a
/// century.
inline Stop stop_after(double seconds) {
  Stop stop;
  if (seconds < 3e9)
    stop.deadline = Stop::Clock::now() + std::chrono::duration_cast<Stop::Clock::duration>(
                                             std::chrono::duration<double>(std::max(seconds, 0.0)));
  return stop;
}

}  // namespace clew
