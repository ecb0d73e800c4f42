// Digits that occur in some solution.
//
// All solutions are enumerated if there are few. If there are too many, or the next takes too long,
// every candidate without a known solution is searched for separately. Each solution found shows a
// digit in every cell, so there are far fewer searches than candidates.
#pragma once

#include <functional>

#include "search/engine.h"
#include "search/tables.h"

namespace clew::search {

/// `solve` answers jobs; `start` is candidates by cell.
TrueCandidates find_true_candidates(const Tables&, const Job& start,
                                    const std::function<Outcome(const Job&)>& solve);

}  // namespace clew::search
