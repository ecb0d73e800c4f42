// Reasoners by layout, lent to one thread at a time.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "run.h"
#include "verbs/reasoner.h"

namespace clew::cli {

class Reasoners {
 public:
  /// Lends a reasoner for the puzzle's layout, or returns the error.
  std::optional<Error> use(const LayoutPtr&, const std::function<void(verbs::Reasoner&)>&);
  /// As above, for an answer.
  Answer with(const LayoutPtr&, const std::function<std::string(verbs::Reasoner&)>&);

 private:
  static constexpr std::size_t kept = 16;
  std::mutex mutex_;
  std::vector<std::unique_ptr<verbs::Reasoner>> idle_;  // the latest used last
};

/// Returns the techniques selected by --only and --without; reports an invalid selection.
std::optional<TechniqueSet> chosen(const Options&);
/// The techniques of --order.
std::optional<std::vector<TechniqueId>> ordered(const Options&);

}  // namespace clew::cli
