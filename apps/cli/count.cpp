#include "verbs/count.h"

#include "commands.h"
#include "run.h"
#include "solvers.h"

namespace clew::cli {

int count(const Arguments& arguments) {
  Options options("count", "How many solutions each puzzle has, exactly.",
                  "clew count ....................................   (all 6x6 grids)\n"
                  "  clew count --limit 1000000 --timeout 10 puzzles.txt");
  SearchOptions search{.limit = 0};
  options.app()
      .add_option("--limit", search.limit, "Solutions counted before stopping (default: none)")
      ->type_name("N");
  if (auto status = options.parse(arguments)) return *status;

  Solvers solvers;
  return answer_puzzles(
      options.common(), Spacing::lines, [&](const Puzzle& puzzle, const Stop& stop) -> Answer {
        SearchOptions bounds = search;
        bounds.stop = stop;
        return {verbs::count(*solvers.of(puzzle.layout), puzzle, bounds, options.common().output)};
      });
}

}  // namespace clew::cli
