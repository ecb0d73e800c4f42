// The search for layouts with constraints: depth first over the primitives that carry them.
#pragma once

#include "search/constrained/model.h"
#include "search/engine.h"

namespace clew::search {

inline constexpr Kinds constrained_kinds = Kinds::all() - Kinds{Constraint::Kind::custom};

/// Gives up after so many nodes without a solution; says how many there were.
Outcome search_constrained(const Model&, const Job&, std::uint64_t patience = ~std::uint64_t{0},
                           std::uint64_t* nodes = nullptr);

}  // namespace clew::search
