// Puzzles with clues: drawn in a random grid, and given what they lack for one solution.
#pragma once

#include <optional>

#include "clew/generate.h"
#include "generate/grid_source.h"
#include "generate/seeker.h"

namespace clew::generation {

/// May be shared by threads.
class ClueMaker {
 public:
  ClueMaker(const GridSource& source, const LayoutPtr& layout, const Requirements& requirements)
      : source_(source), layout_(layout), requirements_(requirements) {}

  /// Fails when a family draws nothing in any of some random grids, as palindromes where cells two
  /// steps apart see each other.
  Expected<void> finds_clues(std::uint64_t seed, const Stop&) const;

  /// Nothing when the requirements were not met, when to prove it took too long, or a stop came.
  std::optional<Generated> make(Random&, const Stop&) const;

 private:
  const GridSource& source_;
  const LayoutPtr layout_;
  const Requirements& requirements_;
};

}  // namespace clew::generation
