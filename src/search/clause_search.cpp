// Runs singles and locked candidates to the fixpoint; the open part then goes to sat/ as one
// instance.
#include "search/clause_search.h"

#include <algorithm>

#include "base/assert.h"
#include "search/board.h"
#include "search/cyclic_grid.h"
#include "search/instance.h"

namespace clew::search {
namespace {

/// Nearly empty grids have solutions everywhere, and yet the search can lose its way.
void suggest_solution(const Tables& tables, const SearchBoard& board, Instance& instance) {
  constexpr int few = 16;  // one cell in this number
  const auto candidates = board.candidates();
  const auto known = std::ranges::count_if(candidates, [](DigitSet s) { return s.size() == 1; });
  if (known * few > tables.cells) return;
  const std::vector<Digit> grid = shifted_grid(tables, candidates);
  std::vector<sat::Var> model;
  for (CellId c = 0; c < grid.size(); ++c)
    if (candidates[c].size() > 1 && candidates[c].has(grid[c]))
      model.push_back(instance.variable(c, grid[c]));
  instance.solver.try_first(model);
}

}  // namespace

Outcome search_large(const Tables& tables, const Job& job, Effort* effort) {
  Outcome outcome;
  if (job.stop.requested()) {
    outcome.ended = true;
    return outcome;
  }
  SearchBoard board(tables);
  if (!board.reset(job.start)) {
    outcome.exact = true;
    return outcome;
  }
  Instance instance(tables, board);
  suggest_solution(tables, board, instance);
  std::vector<Digit> solution(tables.cells);
  for (;;) {
    const sat::ClauseAnswer answer = instance.solver.solve(
        job.stop,
        {.memory = job.memory, .conflicts = job.conflicts - instance.solver.counters().conflicts});
    if (answer == sat::ClauseAnswer::no) outcome.exact = true;
    if (answer == sat::ClauseAnswer::unknown) outcome.ended = true;
    CLEW_ASSERT(instance.solver.counters().conflicts <= job.conflicts);
    if (answer != sat::ClauseAnswer::yes) break;
    ++outcome.solutions;
    if (job.visit) {
      instance.read(solution);
      if (!(*job.visit)(solution)) outcome.ended = true;
    }
    if (outcome.solutions == job.limit) outcome.ended = true;
    if (outcome.ended) break;
    instance.solver.forbid();
  }
  if (effort) {
    const sat::Counters& counters = instance.solver.counters();
    *effort = {instance.solver.variables(), instance.groups, counters.conflicts,
               counters.decisions};
  }
  return outcome;
}

}  // namespace clew::search
