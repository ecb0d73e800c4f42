// Whether a puzzle meets the wishes that only human logic can tell: level, rating, techniques.
#pragma once

#include <optional>

#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/rate.h"

namespace clew::generation {

/// One for each thread.
class Judge {
 public:
  static Expected<Judge> make(LayoutPtr, const Wishes&, const GenerateOptions&);

  /// Fills in level and rating as far as they are wanted; false when a wish is not met or a stop
  /// came. `attempt` counts from 0: see Wishes::require.
  bool accepts(Generated&, std::uint64_t attempt);

 private:
  Judge(LayoutPtr layout, const Wishes& wishes, const GenerateOptions& options)
      : layout_(std::move(layout)), wishes_(wishes), options_(options) {}
  bool level_fits(const Puzzle&, Generated&, bool strict);
  bool needs_techniques(const Puzzle&, bool strict);

  LayoutPtr layout_;
  const Wishes& wishes_;
  const GenerateOptions& options_;
  std::optional<Explainer> explainer_;
  std::optional<Rater> rater_;
  Path path_;
};

}  // namespace clew::generation
