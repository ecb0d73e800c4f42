#include "verbs/count.h"

#include <memory>

#include "commands.h"
#include "run.h"
#include "solvers.h"

namespace clew::cli {

int count(const Arguments& arguments) {
  Options options("count", "The exact number of solutions of each puzzle.",
                  "clew count ....................................  # all 6x6 grids\n"
                  "  clew count --limit 1000000 --timeout 10 puzzles.txt\n"
                  "  clew count --estimate puzzles.txt");
  CountOptions search;
  bool estimated = false;
  options.whole("--limit", "N", search.limit, {},
                "Stop counting at this number; 0: never (default: 0)");
  options.flag("--estimate", estimated,
               "Estimate the number from samples; numbers below 100,000 are counted");
  if (auto status = options.parse(arguments)) return *status;

  const Common& common = options.common();
  return answer_by_thread(common, Spacing::lines, [&]() -> PuzzleWorker {
    return [&, solvers = std::make_shared<Solvers>()](const Puzzle& puzzle, const Stop& stop,
                                                      const verbs::Sink& sink) {
      CountOptions bounds = search;
      bounds.stop = stop;
      return solvers->answer(puzzle.layout, sink, [&](const Solver& solver) {
        if (estimated)
          return verbs::estimate(solver, puzzle, {.seed = common.seed, .stop = stop},
                                 common.output);
        return verbs::count(solver, puzzle, bounds, common.output);
      });
    };
  });
}

}  // namespace clew::cli
