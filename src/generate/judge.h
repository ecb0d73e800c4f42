// Judgement of requirements that depend on human logic: level, rating, techniques.
#pragma once

#include <optional>

#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/rate.h"

namespace clew::generation {

/// One for each thread.
class Judge {
 public:
  static Expected<Judge> make(const LayoutPtr&, const Requirements&, const GenerateOptions&);

  /// Fills in level and rating as far as they are wanted; false when a requirement is not met or a
  /// stop came. `attempt` counts from 0: see Requirements::require.
  bool accepts(Generated&, std::uint64_t attempt);
  /// Returns true if techniques up to a level solve the puzzle. Those that take one solution for
  /// granted are used only if it is known to be unique. A level must be required.
  bool solves(const std::vector<Digit>& givens, Level, bool unique);
  /// Returns the nearest to the required level among the levels of the puzzles judged.
  std::optional<Level> nearest() const { return nearest_; }

 private:
  Judge(LayoutPtr layout, const Requirements& requirements, const GenerateOptions& options)
      : layout_(std::move(layout)), requirements_(requirements), options_(options) {}
  Expected<void> prepare();
  bool level_fits(const Puzzle&, Generated&, bool strict);
  bool needs_techniques(const Puzzle&, bool strict);
  bool comes_to_one(const Puzzle&, Generated&);

  LayoutPtr layout_;  // layout of the puzzle judged last
  bool grades_ = false, rates_ = false;
  const Requirements& requirements_;
  const GenerateOptions& options_;
  std::optional<Explainer> explainer_;
  std::optional<Rater> rater_;
  Path path_;
  std::optional<Level> nearest_;
};

/// Returns the level with the smaller distance to the required one, of two the easier; empty if
/// both are.
std::optional<Level> nearer(Level required, std::optional<Level>, std::optional<Level>);

}  // namespace clew::generation
