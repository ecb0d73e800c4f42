// What the engine works on, on whatever thread: it must have ended before the process's own data goes.
#pragma once

#include <atomic>
#include <chrono>

namespace clew::python {

/// Registers work, which runs as long as this lives and ends soon after the flag is set.
class Work {
 public:
  explicit Work(std::atomic<bool>& stop);
  ~Work();
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  /// Sets the flags of all work, of that too which begins later, and waits for its end, so long at most.
  static void end_all(std::chrono::seconds);

 private:
  std::atomic<bool>& stop_;
};

}  // namespace clew::python
