// Cores of assumptions that contradict each other: a minimal core, a short one, and a smallest core.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sat/solver.h"

namespace clew::sat {

struct Core {
  std::vector<Lit> literals;  // they cannot hold together; in the order in which they were assumed
  bool minimal = false;       // proven: none of them can be left out
  bool smallest = false;      // proven: no core has fewer
};

/// Finds a minimal core by leaving out one assumption after the other. If stopped midway, returns
/// the best core so far, with `minimal` false; also if some assumption could not be decided within
/// the limit of conflicts and stayed. Returns nothing if the assumptions are consistent, or if that
/// was not known in time.
std::optional<Core> minimal_core(ClauseSolver&, std::span<const Lit> assumptions, const Stop& = {},
                                 std::uint64_t conflicts_each = ~std::uint64_t{0});

/// Shortens assumptions that contradict each other together with one that stays, until none of them
/// can be left out. Returns nothing if more than `most` of them are left, or if whether one can be
/// left out was not known within the limit of conflicts; either ends the search at once.
std::optional<std::vector<Lit>> short_core(ClauseSolver&, Lit stays,
                                           std::span<const Lit> assumptions, std::size_t most,
                                           std::uint64_t conflicts_each);

/// The smallest core. Stopped midway it is the smallest one found, with `smallest` false.
std::optional<Core> smallest_core(ClauseSolver&, std::span<const Lit> assumptions,
                                  const Stop& = {});

}  // namespace clew::sat
