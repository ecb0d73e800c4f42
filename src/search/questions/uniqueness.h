// Proof that a known solution is the only one: half the work of finding it and then another.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "clew/stop.h"
#include "search/tables.h"

namespace clew::search {

/// `start` has the candidates of every cell; `known` is a solution of it. Returns nothing if
/// stopped, or if undecided after the limit of clause learning's conflicts.
std::optional<bool> is_only_solution(const Tables&, std::span<const DigitSet> start,
                                     std::span<const Digit> known, const Stop&,
                                     std::uint64_t conflicts = ~std::uint64_t{0});

}  // namespace clew::search
