// What techniques keep from call to call on one engine, so that they need no heap.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "logic/board.h"
#include "logic/chain/scratch.h"

namespace clew::logic {

/// For each weave and digit the cells that a finned fish may take the digit from, and when that was
/// worked out. Sizes and kinds of fish ask for the same.
template <int W>
struct FishTargets {
  struct Entry {
    std::uint32_t changed = 0;  // the board's digit_changed() then; 0: never
    BitSet<W> cells;
  };
  std::vector<Entry> entries;

  void forget() {
    for (Entry& entry : entries) entry.changed = 0;
  }
};

/// A trial under way: what each step concluded and why.
struct TrialStep {
  std::uint32_t first_fact, last_fact;  // of Trial::facts
  bool placed;
  Candidate placement;
  bool needed;
};
template <int W>
struct Trial {
  std::optional<Board<W>> board;
  std::vector<TrialStep> steps;
  std::vector<Fact> facts;
  std::vector<std::int32_t> removed_by;  // by cell and digit: the step, -1: not removed
  std::vector<Candidate> todo;
};

template <int W>
struct Scratch : ChainScratch<W> {
  FishTargets<W> fish_targets;
  Trial<W> trial;
};

}  // namespace clew::logic
