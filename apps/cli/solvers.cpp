#include "solvers.h"

#include <algorithm>

namespace clew::cli {

const Solver& Solvers::of(const LayoutPtr& layout) {
  const auto known = std::find_if(recent_.begin(), recent_.end(),
                                  [&](const auto& solver) { return solver->layout() == layout; });
  if (known != recent_.end()) {
    std::rotate(known, known + 1, recent_.end());
    return *recent_.back();
  }
  if (recent_.size() == kept) recent_.erase(recent_.begin());
  return *recent_.emplace_back(std::make_unique<Solver>(layout));
}

}  // namespace clew::cli
