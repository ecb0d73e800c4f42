// Running work of the engine, on any thread. It must end before the process destroys its static data.
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
