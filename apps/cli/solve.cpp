#include "verbs/solve.h"

#include <memory>

#include "commands.h"
#include "proof_files.h"
#include "run.h"
#include "solve_bulk.h"
#include "solvers.h"
#include "verbs/certify.h"

namespace clew::cli {
namespace {

PuzzleWorker one_solution(const SolveOptions& search, const verbs::Output& output) {
  return [=, solvers = std::make_shared<Solvers>()](const Puzzle& puzzle, const Stop& stop,
                                                    const verbs::Sink& sink) {
    SolveOptions bounds = search;
    bounds.stop = stop;
    return solvers->answer(puzzle.layout, sink, [&](const Solver& solver) {
      return verbs::solve(solver, puzzle, bounds, output);
    });
  };
}

PuzzleWorker with_proof(const SolveOptions& search, const verbs::Output& output,
                        ProofFiles& files) {
  struct Kept {
    Solvers solvers;
    LayoutPtr layout;
    std::optional<Certifier> certifier;
  };
  return
      [=, &files, kept = std::make_shared<Kept>()](
          const Puzzle& puzzle, const Stop& stop, const verbs::Sink& sink) -> std::optional<Error> {
        files.next();
        SolveOptions bounds = search;
        bounds.stop = stop;
        if (kept->layout != puzzle.layout) {
          auto made = Certifier::make(puzzle.layout);
          if (!made) return made.error();
          kept->certifier = *std::move(made);
          kept->layout = puzzle.layout;
        }
        return kept->solvers.answer(
            puzzle.layout, sink, [&](const Solver& solver) -> Expected<std::string> {
              const auto solved = solver.solve(puzzle, bounds);
              if (!solved) return std::unexpected(solved.error());
              const auto certificate = verbs::certify(*kept->certifier, puzzle, *solved, stop);
              if (!certificate) return std::unexpected(certificate.error());
              if (auto error = files.write(*certificate)) return std::unexpected(*std::move(error));
              return verbs::solve(solver, puzzle, bounds, output);
            });
      };
}

PuzzleWorker every_solution(std::uint64_t max, const verbs::Output& output) {
  return
      [=, solvers = std::make_shared<Solvers>()](const Puzzle& puzzle, const Stop& stop,
                                                 const verbs::Sink& sink) -> std::optional<Error> {
        const auto solver = solvers->of(puzzle.layout);
        if (!solver) return solver.error();
        const auto done =
            verbs::solve_all(**solver, puzzle, {.limit = max, .stop = stop}, output, sink);
        if (!done) return done.error();
        return std::nullopt;
      };
}

}  // namespace

int solve(const Arguments& arguments) {
  Options options("solve",
                  "One solution of each puzzle and the number of solutions, or all solutions.",
                  "clew solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
                  "....419..5....8..79\n"
                  "  clew solve --json < puzzles.txt\n"
                  "  clew solve --all --max 10 puzzle.txt");
  SolveOptions search;
  bool all = false;
  std::uint64_t max = 0;
  options.whole("--limit", "N", search.limit, {},
                "Stop counting at this number; 0: never (default: 2)");
  options.flag("--all", all, "Every solution, one a line");
  options.whole("--max", "N", max, {1}, "With --all: stop after N solutions of a puzzle");
  options.needs("--max", "--all");
  options.excludes("--limit", "--all");
  ProofFiles files;
  files.add_to(options);
  options.excludes("--proof", "--all");
  options.excludes("--proof", "--limit");
  if (auto status = options.parse(arguments)) return *status;

  if (files.wanted()) options.common().threads = 1;
  const Common& common = options.common();
  if (all)
    return answer_by_thread(common, Spacing::blocks,
                            [&] { return every_solution(max, common.output); });
  const bool lines = common.output.format == Format::line;
  if (files.wanted())
    return answer_by_thread(common, lines ? Spacing::lines : Spacing::blocks,
                            [&] { return with_proof(search, common.output, files); });
  const auto make = [&] { return one_solution(search, common.output); };
  // In bulk a few solutions take at most part of a second; longer tasks run one by one.
  const bool in_time = common.timeout == 0 || (search.limit > 0 && search.limit < 10);
  if (lines && !common.output.json && in_time)
    return answer_batches(common, Spacing::lines,
                          [&] { return solve_in_bulk(common, search.limit, make()); });
  return answer_by_thread(common, lines ? Spacing::lines : Spacing::blocks, make);
}

}  // namespace clew::cli
