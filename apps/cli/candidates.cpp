#include "verbs/candidates.h"

#include <memory>

#include "commands.h"
#include "run.h"
#include "solvers.h"

namespace clew::cli {

int candidates(const Arguments& arguments) {
  Options options("candidates",
                  "True candidates: for each cell the digits that occur in some solution.",
                  "clew candidates 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
                  "....419..5....8..79");
  if (auto status = options.parse(arguments)) return *status;

  const Common& common = options.common();
  return answer_by_thread(common, Spacing::blocks, [&]() -> PuzzleWorker {
    return [&, solvers = std::make_shared<Solvers>()](const Puzzle& puzzle, const Stop& stop,
                                                      const verbs::Sink& sink) {
      return solvers->answer(puzzle.layout, sink, [&](const Solver& solver) {
        return verbs::candidates(solver, puzzle, {.stop = stop}, common.output);
      });
    };
  });
}

}  // namespace clew::cli
