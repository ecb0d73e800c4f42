// Parallel execution of independent tasks; sequential on systems without threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <vector>

#ifndef __wasi__
#include <thread>

#include "base/helpers.h"
#endif

namespace clew {

/// Returns the number of threads; all cores for 0 or less.
inline int thread_count(int wanted) {
#ifdef __wasi__
  (void)wanted;
  return 1;
#else
  if (wanted > 0) return wanted;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
#endif
}

/// Calls work(i) once for every i below count, in any order. Uses fewer threads if the system
/// refuses to create them. Work must not throw.
template <class Work>
void parallel_for(std::size_t count, int threads, Work&& work) {
  std::atomic<std::size_t> next{0};
  auto run = [&] {
    for (std::size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < count;) work(i);
  };
#ifndef __wasi__
  Helpers helpers;
  const std::size_t wanted =
      std::min<std::size_t>(count, static_cast<std::size_t>(thread_count(threads)));
  for (std::size_t i = 1; i < wanted && helpers.start(run); ++i) {
  }
#else
  (void)threads;
#endif
  run();
}

}  // namespace clew
