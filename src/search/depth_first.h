// The plain search: depth first with singles and locked candidates, for any layout.
//
// It is the fastest engine for many solutions and for puzzles that need few guesses. To avoid
// thrashing, after a while without a solution it passes each open part of the search tree to
// `harder`, as candidates.
#pragma once

#include <functional>

#include "search/board.h"
#include "search/engine.h"

namespace clew::search {

inline constexpr Kinds plain_kinds = told_by_houses;

struct PlainOptions {
  /// Removals since the last solution after which `harder` takes over.
  std::uint64_t patience = 0;
  /// Solves a job with the same visitor; empty: the plain search never gives up.
  std::function<Outcome(const Job&)> harder;
};

Outcome search_plain(const Tables&, const Job&, const PlainOptions& = {});

}  // namespace clew::search
