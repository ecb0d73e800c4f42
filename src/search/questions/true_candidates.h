// Which digits occur in some solution.
//
// All solutions are gathered while there are few. Where there are too many, or the next is long in
// coming, every candidate that no
// solution has shown yet is searched for by itself; each solution found shows a digit in every
// cell, so that far fewer searches are needed than there are candidates.
#pragma once

#include <functional>

#include "search/engine.h"
#include "search/tables.h"

namespace clew::search {

/// `solve` answers jobs; `start` is candidates by cell.
TrueCandidates find_true_candidates(const Tables&, const Job& start,
                                    const std::function<Outcome(const Job&)>& solve);

}  // namespace clew::search
