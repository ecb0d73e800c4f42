// Givens taken away, in random order, as long as techniques up to a level solve the puzzle.
#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "clew/generate.h"
#include "generate/judge.h"
#include "generate/orbits.h"

namespace clew::generation {

/// The givens that are left of a full grid for a puzzle of a level below beyond_logic. Up to hard no
/// orbit of them can go within the level. The puzzle may still be easier than the level. Nothing if
/// stopped.
std::optional<std::vector<Digit>> remove_to_level(const CellOrbits&,
                                                  const std::vector<Digit>& solution, Level, Judge&,
                                                  Random&, const Stop&);

}  // namespace clew::generation
