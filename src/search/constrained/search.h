// The search for layouts with constraints: depth first over the primitives that carry them.
#pragma once

#include "search/constrained/model.h"
#include "search/engine.h"

namespace clew::search {

inline constexpr Kinds constrained_kinds = told_by_houses | told_by_primitives;

/// Gives up after this number of nodes without a solution; returns the number of nodes.
Outcome search_constrained(const Model&, const Job&, std::uint64_t patience = ~std::uint64_t{0},
                           std::uint64_t* nodes = nullptr);

/// Cost of the two engines.
struct Turns {
  std::uint64_t nodes = 0, conflicts = 0;
};

/// As above, but after a number of nodes without a solution it alternates with clause learning,
/// unless the search is nearly finished. Each engine resumes its own work, for longer turns each
/// time, and the first to finish ends both. Gives up when clause learning reaches the job's limit
/// of conflicts.
Outcome search_in_turns(const Model&, const Job&, Turns* = nullptr,
                        std::uint64_t first_turn = 20'000);

}  // namespace clew::search
