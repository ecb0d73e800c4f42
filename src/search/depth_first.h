// The plain search: depth first over singles and locked candidates, for any layout.
//
// It is the quickest way to many solutions and to puzzles that need little guessing. Where it would
// thrash, another engine takes over: when it has worked for a while without finding a solution,
// each part of the search tree that is still open goes to `harder`, as candidates.
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
