// How a long call is told to stop: from another thread, or by the clock.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>

namespace clew {

/// Read by long calls every few thousand operations. Copies share the flag they point to; the flag
/// must outlive the call. A default Stop never stops anything.
struct Stop {
  using Clock = std::chrono::steady_clock;

  const std::atomic<bool>* flag = nullptr;
  std::optional<Clock::time_point> deadline;

  bool requested() const {
    if (flag && flag->load(std::memory_order_relaxed)) return true;
    return deadline && Clock::now() >= *deadline;
  }
};

/// Stops so many seconds from now, at once where there are none; what is beyond a century is never.
inline Stop stop_after(double seconds) {
  Stop stop;
  if (seconds < 3e9)
    stop.deadline = Stop::Clock::now() + std::chrono::duration_cast<Stop::Clock::duration>(
                                             std::chrono::duration<double>(std::max(seconds, 0.0)));
  return stop;
}

}  // namespace clew
