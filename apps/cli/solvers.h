// Solvers by layout, so that a stream of puzzles makes the tables of a layout once.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "clew/solve.h"

namespace clew::cli {

/// Keeps the solvers of the layouts met last. Any thread may call it.
class Solvers {
 public:
  std::shared_ptr<const Solver> of(const LayoutPtr&);

 private:
  static constexpr std::size_t kept = 16;
  std::mutex mutex_;
  std::vector<std::shared_ptr<const Solver>> recent_;  // the latest last
};

}  // namespace clew::cli
