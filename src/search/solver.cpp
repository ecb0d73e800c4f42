// The common entry: which engine answers which call.
#include "clew/solve.h"
#include "clew/validate.h"

#include <algorithm>
#include <cmath>

#include "search/engine.h"
#include "search/puzzle_candidates.h"
#include "search/questions/estimate.h"
#include "search/questions/true_candidates.h"
#include "search/tables.h"

namespace clew {
namespace {

using search::Job;
using search::Outcome;
using search::start_of;

}  // namespace

Solver::Solver(LayoutPtr layout, std::shared_ptr<const search::Tables> tables)
    : layout_(std::move(layout)), tables_(std::move(tables)) {}

Expected<Solver> Solver::make(LayoutPtr layout) {
  if (auto ok = supported(layout, kinds); !ok) return std::unexpected(std::move(ok.error()));
  auto tables = std::make_shared<const search::Tables>(*layout);
  if (tables->too_large) return std::unexpected(*tables->too_large);
  return Solver(std::move(layout), std::move(tables));
}

Expected<void> Solver::fits(const Puzzle& puzzle) const {
  if (auto good = validate(puzzle); !good) return good;
  if (!layout_) return fail("there is no layout");  // moved from
  if (puzzle.layout->size() != layout_->size() || puzzle.layout->digits() != layout_->digits())
    return fail("the puzzle's layout is not that of the solver");
  return {};
}

Expected<Solved> Solver::solve(const Puzzle& puzzle, const SolveOptions& options) const {
  if (auto good = fits(puzzle); !good) return std::unexpected(std::move(good.error()));
  Solved solved;
  const auto start = start_of(puzzle);
  const Visit keep_first = [&](std::span<const Digit> solution) {
    if (solved.solution.empty()) solved.solution.assign(solution.begin(), solution.end());
    return true;
  };
  // Counting many solutions is faster without a visitor.
  const bool few = options.limit && options.limit <= search::many;
  Job job{start,       few ? options.limit : 2, options.stop, options.memory,
          &keep_first, options.conflicts};
  Outcome outcome = search_any(*tables_, job);
  if (!few && !outcome.exact && outcome.solutions == job.limit) {
    job.limit = options.limit;
    job.visit = nullptr;
    outcome = search_any(*tables_, job);
    outcome.solutions = std::max<std::uint64_t>(outcome.solutions, 2);
  }
  solved.solutions = outcome.solutions;
  solved.exact = outcome.exact;
  if (outcome.solutions > 1)
    solved.status = Status::multiple;
  else if (outcome.exact)
    solved.status = outcome.solutions ? Status::unique : Status::none;
  return solved;
}

Expected<Count> Solver::count(const Puzzle& puzzle, const CountOptions& options) const {
  return enumerate(puzzle, {}, options);
}

Expected<std::optional<Estimate>> Solver::estimate(const Puzzle& puzzle,
                                                   const EstimateOptions& options) const {
  constexpr double few = 5;  // digits of a number that is counted
  if (auto good = fits(puzzle); !good) return std::unexpected(std::move(good.error()));
  const auto start = start_of(puzzle);
  const auto sample = [&](const search::Model& model) {
    return search::estimate(model, start, options.seed, options.stop);
  };
  constexpr int large = 100;  // cells
  const auto about = tables_->model ? sample(*tables_->model)
                     : tables_->cells > large
                         ? search::estimate(*layout_, start, options.seed, options.stop)
                         : sample(search::Model(*layout_, constraints::Parts{}));
  if (about && about->log10_solutions > few) return about;
  const Outcome outcome =
      search_any(*tables_, {start, 0, options.stop, options.memory, nullptr, ~std::uint64_t{0}});
  if (!outcome.exact) return about;
  return Estimate{.log10_solutions = std::log10(static_cast<double>(outcome.solutions)),
                  .relative_error = 0,
                  .exact = outcome.solutions};
}

Expected<Count> Solver::enumerate(const Puzzle& puzzle, const Visit& visit,
                                  const CountOptions& options) const {
  if (auto good = fits(puzzle); !good) return std::unexpected(std::move(good.error()));
  const auto start = start_of(puzzle);
  const Outcome outcome = search_any(*tables_, {start, options.limit, options.stop, options.memory,
                                                visit ? &visit : nullptr, options.conflicts});
  return Count{outcome.solutions, outcome.exact};
}

Expected<TrueCandidates> Solver::candidates(const Puzzle& puzzle,
                                            const CandidateOptions& options) const {
  if (auto good = fits(puzzle); !good) return std::unexpected(std::move(good.error()));
  const auto start = start_of(puzzle);
  return find_true_candidates(*tables_, {start, 0, options.stop, options.memory},
                              [&](const Job& job) { return search_any(*tables_, job); });
}

Expected<Solved> solve(const Puzzle& puzzle, const SolveOptions& options) {
  const auto solver = Solver::make(puzzle.layout);
  if (!solver) return std::unexpected(solver.error());
  return solver->solve(puzzle, options);
}

Expected<Count> count(const Puzzle& puzzle, const CountOptions& options) {
  return enumerate(puzzle, {}, options);
}

Expected<Count> enumerate(const Puzzle& puzzle, const Visit& visit, const CountOptions& options) {
  const auto solver = Solver::make(puzzle.layout);
  if (!solver) return std::unexpected(solver.error());
  return solver->enumerate(puzzle, visit, options);
}

Expected<TrueCandidates> true_candidates(const Puzzle& puzzle, const CandidateOptions& options) {
  const auto solver = Solver::make(puzzle.layout);
  if (!solver) return std::unexpected(solver.error());
  return solver->candidates(puzzle, options);
}

}  // namespace clew
