// Threads that help with a piece of work and may not be had: a std::thread that cannot start
// throws, and here nothing can.
#pragma once

#include <pthread.h>

#include <vector>

namespace clew {

class Helpers {
 public:
  Helpers() = default;
  Helpers(const Helpers&) = delete;
  Helpers& operator=(const Helpers&) = delete;
  /// Waits for all of them.
  ~Helpers() {
    for (const pthread_t thread : threads_) pthread_join(thread, nullptr);
  }

  /// Calls work() on a new thread; work must outlive the helpers. Returns false if no thread can be
  /// created.
  template <class Work>
  bool start(Work& work) {
    const auto call = [](void* what) -> void* {
      (*static_cast<Work*>(what))();
      return nullptr;
    };
    pthread_t thread;
    if (pthread_create(&thread, nullptr, call, &work) != 0) return false;
    threads_.push_back(thread);
    return true;
  }

 private:
  std::vector<pthread_t> threads_;
};

}  // namespace clew
