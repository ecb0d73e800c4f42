// Candidates to suppose, and the scout that knows which of them fail (logic/scout.h).
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "logic/techniques/all.h"

namespace clew::logic {

/// Returns the scout, loaded with the board, or null if it cannot use the board. It is made at its
/// first use.
template <int W>
Scout* load_scout(Finder<W>& f, std::optional<Scout>& scout, Scout::Care care) {
  if (!f.frame.rules()) return nullptr;
  if (!scout) scout.emplace(f.frame.layout(), *f.frame.rules(), care);
  std::vector<DigitSet> candidates;
  for (CellId c = 0; c < f.frame.size(); ++c) candidates.push_back(f.board.candidates(c));
  return scout->load(candidates) ? &*scout : nullptr;
}

/// Returns the candidates of open cells, cells with few candidates first: a failure there leaves
/// the least.
template <int W>
std::vector<Candidate> candidates_to_suppose(const Finder<W>& f) {
  std::vector<Candidate> all;
  for (int i : f.board.open())
    for (Digit d : f.board.candidates(static_cast<CellId>(i)))
      if (f.wanted(d)) all.push_back({static_cast<CellId>(i), d});
  std::ranges::stable_sort(all, {}, [&](Candidate x) { return f.board.candidates(x.cell).size(); });
  return all;
}

/// Calls `call(candidate, work)` for each candidate that fails by the scout: first for those that
/// fail without an assumption, in its order, then for others in that of `candidates_to_suppose`. The
/// work is the scout's. Ends when a call returns false, and then returns false.
template <int W>
bool each_failing(const Finder<W>& f, Scout& scout, auto&& call) {
  for (const Candidate& x : scout.excluded())
    if (f.wanted(x.digit) && !call(x, 0)) return false;
  for (const Candidate& x : candidates_to_suppose(f)) {
    if (std::ranges::find(scout.excluded(), x) != scout.excluded().end()) continue;
    const std::uint64_t before = scout.work();
    if (scout.fails(x) && !call(x, scout.work() - before)) return false;
  }
  return true;
}

}  // namespace clew::logic
