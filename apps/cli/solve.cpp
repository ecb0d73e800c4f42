#include "verbs/solve.h"

#include "commands.h"
#include "run.h"
#include "solvers.h"

namespace clew::cli {

int solve(const Arguments& arguments) {
  Options options("solve", "One solution of each puzzle and how many there are, or all of them.",
                  "clew solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
                  "....419..5....8..79\n"
                  "  clew solve --layout samurai --json < puzzles.txt\n"
                  "  clew solve --all --max 10 puzzle.txt");
  SearchOptions search;
  bool all = false;
  std::uint64_t max = 0;
  options.app()
      .add_option("--limit", search.limit,
                  "Solutions counted before stopping; 0: none (default: 2)")
      ->type_name("N");
  auto* all_flag = options.app().add_flag("--all", all, "Every solution, one a line");
  options.app()
      .add_option("--max", max, "Stop after so many solutions of a puzzle")
      ->type_name("N")
      ->needs(all_flag);
  if (auto status = options.parse(arguments)) return *status;

  const Common& common = options.common();
  Solvers solvers;
  if (!all)
    return answer_puzzles(
        common, common.output.format == Format::line ? Spacing::lines : Spacing::blocks,
        [&](const Puzzle& puzzle, const Stop& stop) -> Answer {
          SearchOptions bounds = search;
          bounds.stop = stop;
          return {verbs::solve(*solvers.of(puzzle.layout), puzzle, bounds, common.output)};
        });
  search.limit = max;
  return answer_at_length(common, Spacing::blocks,
                          [&](const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink) {
                            SearchOptions bounds = search;
                            bounds.stop = stop;
                            verbs::solve_all(*solvers.of(puzzle.layout), puzzle, bounds,
                                             common.output, sink);
                          });
}

}  // namespace clew::cli
