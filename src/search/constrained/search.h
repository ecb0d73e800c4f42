// The search for layouts with constraints: depth first over the primitives that carry them.
#pragma once

#include "search/constrained/model.h"
#include "search/engine.h"

namespace clew::search {

inline constexpr Kinds constrained_kinds = Kinds::all() - Kinds{Constraint::Kind::custom};

/// Gives up after so many nodes without a solution; says how many there were.
Outcome search_constrained(const Model&, const Job&, std::uint64_t patience = ~std::uint64_t{0},
                           std::uint64_t* nodes = nullptr);

/// What two engines took.
struct Turns {
  std::uint64_t nodes = 0, conflicts = 0;
};

/// The same, and after so many nodes without a solution clause learning in turn with it: each goes
/// on from where it was, for ever longer, and the first to come to an end ends both. Gives up where
/// clause learning has had the conflicts that the job allows.
Outcome search_in_turns(const Model&, const Job&, Turns* = nullptr,
                        std::uint64_t first_turn = 20'000);

}  // namespace clew::search
