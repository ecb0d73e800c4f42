// Threads that help with a piece of work and may not be had: a std::thread that cannot start
// throws, and here nothing can.
#pragma once

#include <pthread.h>

#include <cstddef>
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
    // As much stack as the first thread has; macOS would give 512 KB.
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    pthread_attr_setstacksize(&attributes, std::size_t{8} << 20);
    pthread_t thread;
    const bool started = pthread_create(&thread, &attributes, call, &work) == 0;
    pthread_attr_destroy(&attributes);
    if (started) threads_.push_back(thread);
    return started;
  }

 private:
  std::vector<pthread_t> threads_;
};

}  // namespace clew
