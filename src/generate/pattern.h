// Puzzles with givens at the positions of a mask.
#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "generate/grid_source.h"

namespace clew::generation {

struct Fitted {
  std::vector<Digit> givens, solution;
};

/// One attempt; nothing when it did not get to a single solution, or a stop came.
std::optional<Fitted> fit_pattern(const GridSource&, const std::vector<bool>& mask, Random&,
                                  const Stop&);

}  // namespace clew::generation
