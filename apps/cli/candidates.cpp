#include "verbs/candidates.h"

#include "commands.h"
#include "run.h"
#include "solvers.h"

namespace clew::cli {

int candidates(const Arguments& arguments) {
  Options options("candidates",
                  "True candidates: for each cell the digits that occur in some solution.",
                  "clew candidates 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
                  "....419..5....8...");
  if (auto status = options.parse(arguments)) return *status;

  Solvers solvers;
  return answer_puzzles(options.common(), Spacing::blocks,
                        [&](const Puzzle& puzzle, const Stop& stop) -> Answer {
                          return {verbs::candidates(*solvers.of(puzzle.layout), puzzle,
                                                    {.stop = stop}, options.common().output)};
                        });
}

}  // namespace clew::cli
