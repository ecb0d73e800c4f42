// Solvers by layout, so that a stream of puzzles makes the tables of a layout once.
#pragma once

#include <memory>
#include <vector>

#include "clew/solve.h"

namespace clew::cli {

/// Keeps the solvers of the layouts met last. Each thread has its own.
class Solvers {
 public:
  const Solver& of(const LayoutPtr&);

 private:
  static constexpr std::size_t kept = 16;
  std::vector<std::unique_ptr<Solver>> recent_;  // the latest last
};

}  // namespace clew::cli
