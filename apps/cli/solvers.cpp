#include "solvers.h"

#include <algorithm>

namespace clew::cli {

Expected<const Solver*> Solvers::of(const LayoutPtr& layout) {
  const auto known = std::find_if(recent_.begin(), recent_.end(),
                                  [&](const auto& solver) { return solver->layout() == layout; });
  if (known != recent_.end()) {
    std::rotate(known, known + 1, recent_.end());
    return recent_.back().get();
  }
  auto made = Solver::make(layout);
  if (!made) return std::unexpected(std::move(made.error()));
  if (recent_.size() == kept) recent_.erase(recent_.begin());
  return recent_.emplace_back(std::make_unique<Solver>(std::move(*made))).get();
}

std::optional<Error> Solvers::answer(
    const LayoutPtr& layout, const verbs::Sink& sink,
    const std::function<Expected<std::string>(const Solver&)>& ask) {
  const auto solver = of(layout);
  if (!solver) return solver.error();
  const auto text = ask(**solver);
  if (!text) return text.error();
  sink(*text);
  return std::nullopt;
}

}  // namespace clew::cli
