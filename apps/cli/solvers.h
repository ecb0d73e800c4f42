// Solvers by layout, so that a stream of puzzles makes the tables of a layout once.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "clew/solve.h"
#include "verbs/output.h"

namespace clew::cli {

/// Keeps the solvers of the layouts met last. Each thread has its own.
class Solvers {
 public:
  /// Fails if Solver::make fails; valid until the next call.
  Expected<const Solver*> of(const LayoutPtr&);
  /// Writes an answer of a layout's solver to the sink, or returns the error.
  std::optional<Error> answer(const LayoutPtr&, const verbs::Sink&,
                              const std::function<Expected<std::string>(const Solver&)>& ask);

 private:
  static constexpr std::size_t kept = 16;
  std::vector<std::unique_ptr<Solver>> recent_;  // the latest last
};

}  // namespace clew::cli
