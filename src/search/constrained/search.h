// The search for layouts with constraints: depth first over the primitives that carry them.
#pragma once

#include "search/constrained/model.h"
#include "search/engine.h"

namespace clew::search {

inline constexpr Kinds constrained_kinds = told_by_houses | told_by_primitives;

/// Gives up after so many nodes without a solution; says how many there were.
Outcome search_constrained(const Model&, const Job&, std::uint64_t patience = ~std::uint64_t{0},
                           std::uint64_t* nodes = nullptr);

/// What two engines took.
struct Turns {
  std::uint64_t nodes = 0, conflicts = 0;
};

/// The same; after so many nodes without a solution it takes turns with clause learning, unless it gets
/// on so well that it will soon be through. Each goes on where it left off, longer each time, and the
/// first to finish ends both. Gives up when clause learning has had as many conflicts as the job allows.
Outcome search_in_turns(const Model&, const Job&, Turns* = nullptr,
                        std::uint64_t first_turn = 20'000);

}  // namespace clew::search
