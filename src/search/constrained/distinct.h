// Chains over cells that do not repeat.
#pragma once

#include "constraints/parts.h"

namespace clew::search {

inline constexpr int most_distinct_digits = 9;

/// Removes the edges that lie on no path from the first state to the last with distinct digits. For
/// at most `digits` digits.
void keep_distinct(std::vector<constraints::Layer>&, int digits);

}  // namespace clew::search
