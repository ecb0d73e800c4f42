// Givens taken away, in random order, as long as the solution stays the only one.
#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "clew/generate.h"
#include "clew/solve.h"
#include "generate/orbits.h"

namespace clew::generation {

struct Removal {
  bool minimal = false;      // the result must be minimal given by given, otherwise there is no
                             // result
  std::optional<int> clues;  // stop at exactly this number of givens, otherwise there is no result
};

/// The givens that are left, or nothing when the requirements were not met or a stop came.
std::optional<std::vector<Digit>> remove_givens(const Solver&, const CellOrbits&,
                                                const std::vector<Digit>& solution, const Removal&,
                                                Random&, const Stop&);

/// Returns true if a given can be removed without a second solution; nothing if stopped.
std::optional<bool> has_idle_given(const Solver&, const std::vector<Digit>& givens,
                                   const std::vector<Digit>& solution, const Stop&);

}  // namespace clew::generation
