// Puzzles with clues: draws clues in a random grid, and adds givens until there is one solution.
#pragma once

#include <optional>

#include "clew/generate.h"
#include "generate/grid_source.h"
#include "generate/seeker.h"

namespace clew::generation {

/// Can be shared by threads.
class ClueMaker {
 public:
  ClueMaker(const GridSource& source, const LayoutPtr& layout, const Requirements& requirements)
      : source_(source), layout_(layout), requirements_(requirements) {}

  /// Fails if a family draws nothing in several random grids, as palindromes do if cells two steps
  /// apart see each other.
  Expected<void> finds_clues(std::uint64_t seed, const Stop&) const;

  /// Returns nothing if the requirements were not met, if their proof took too long, or if stopped.
  std::optional<Generated> make(Random&, const Stop&) const;

 private:
  const GridSource& source_;
  const LayoutPtr layout_;
  const Requirements& requirements_;
};

}  // namespace clew::generation
