// Choice of the engine. Classic 9x9 has its own kernel, which alternates with clause learning.
// Other small layouts use the plain search, which hands over hard parts. Large layouts use clause
// learning, which is faster from 16x16 up. Large counts use batches. Layouts with constraints
// beyond houses and links have their own engine.
#include "search/engine.h"

#include <algorithm>

#include "base/assert.h"
#include "search/clause_search.h"
#include "search/constrained/search.h"
#include "search/count_in_batches.h"
#include "search/depth_first.h"
#include "search/single.h"

namespace clew::search {

namespace {

constexpr std::uint64_t patience = 1'000'000;  // removals without a solution: some tens of ms
#ifdef __wasm__
constexpr bool has_batches = false;  // batches would be a tenth of the page's first download
#else
constexpr bool has_batches = true;
#endif

// Returns true if the plain search can count one digit for several interchangeable digits, which
// are unsettled everywhere, and so beats the kernels.
bool digits_are_alike(const Tables& tables, const Job& job) {
  if (job.visit || job.limit) return false;
  DigitSet untouched = tables.all;
  for (const DigitSet cell : job.start)
    if (cell != tables.all) untouched = untouched - cell;
  return untouched.size() > (tables.classic ? 3 : 2);
}

// Returns true if two cells of a house have the same value. The classic kernel works on triads and
// would search long for a solution if little else is given.
bool repeats(const Tables& tables, const Job& job) {
  for (int h = 0; h < tables.houses; ++h) {
    DigitSet seen;
    for (const CellId c : tables.house_cells[h]) {
      if (job.start[c].size() != 1) continue;
      if (!(seen & job.start[c]).empty()) return true;
      seen = seen | job.start[c];
    }
  }
  return false;
}

// The kernel gets lost in sparse contradictions, clause learning in dense candidates without
// values. So they alternate, in ever longer turns, until one of them finds a solution or proves
// that there is none.
Outcome search_classic(const Tables& tables, const Job& job) {
  constexpr std::uint64_t growth = 4, nodes_a_conflict = 128;  // take as long
  for (std::uint64_t nodes = 300'000;; nodes *= growth) {      // at first some 50 ms
    Outcome outcome = search_single(job, *single_kernels().front(), nodes);
    if (outcome.exact || outcome.ended) return outcome;
    Job turn = job;
    turn.conflicts = std::min(job.conflicts, nodes / nodes_a_conflict);
    const Visit visit = [&](std::span<const Digit> solution) {
      turn.conflicts = job.conflicts;  // runs to the end
      return !job.visit || (*job.visit)(solution);
    };
    turn.visit = &visit;
    outcome = search_large(tables, turn);
    if (outcome.exact || turn.conflicts == job.conflicts || job.stop.requested()) return outcome;
  }
}

Outcome search_one_by_one(const Tables& tables, const Job& job, bool alike) {
  const auto large = [&](const Job& part) { return search_large(tables, part); };
  if (tables.classic && !alike) {
    if (repeats(tables, job)) return {.exact = true};
    return search_classic(tables, job);
  }
  if (tables.digits >= large_from_digits) return large(job);
  return search_plain(tables, job, {patience, large});
}

}  // namespace

// The plain search hands over to the large one, so both must know a constraint.
static_assert(Solver::kinds == ((plain_kinds & large_kinds) | constrained_kinds));

Outcome search_any(const Tables& tables, const Job& job) {
  if (!Solver::kinds.includes(tables.kinds) || tables.too_large) return {};
  CLEW_ASSERT(job.start.size() == static_cast<std::size_t>(tables.cells));
  CLEW_ASSERT(std::ranges::all_of(job.start, [&](DigitSet s) { return (s - tables.all).empty(); }));
  if (tables.model) return search_in_turns(*tables.model, job);
  const bool alike = digits_are_alike(tables, job);
  const bool few = job.visit || (job.limit > 0 && job.limit <= many);
  if constexpr (has_batches) {
    if (tables.extras && !few && !alike) {
      Job first = job;
      first.limit = many;
      const Outcome outcome = search_one_by_one(tables, first, alike);
      if (outcome.solutions < many) return outcome;
      return count_in_batches(*tables.extras, job, [&](const Job& part) {
        return search_one_by_one(tables, part, digits_are_alike(tables, part));
      });
    }
  }
  return search_one_by_one(tables, job, alike);
}

}  // namespace clew::search
