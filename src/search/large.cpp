// Singles and locked candidates first, to the fixpoint; what is open then goes to sat/ as one
// instance.
#include "search/large.h"

#include "search/board.h"
#include "search/instance.h"

namespace clew::search {

Outcome search_large(const Tables& tables, const Job& job, Effort* effort) {
  Outcome outcome;
  if (job.stop.requested()) {
    outcome.ended = true;
    return outcome;
  }
  Board board(tables);
  if (!board.reset(job.start)) {
    outcome.exact = true;
    return outcome;
  }
  Instance instance(tables, board);
  std::vector<Digit> solution(tables.cells);
  for (;;) {
    const sat::Answer answer = instance.solver.solve(
        job.stop,
        {.memory = job.memory, .conflicts = job.conflicts - instance.solver.counters().conflicts});
    if (answer == sat::Answer::no) outcome.exact = true;
    if (answer == sat::Answer::unknown) outcome.ended = true;
    if (answer != sat::Answer::yes) break;
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
