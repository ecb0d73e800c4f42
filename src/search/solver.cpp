// The common entry: which engine answers which call.
#include "clew/solve.h"
#include "clew/validate.h"

#include <algorithm>

#include "search/engine.h"
#include "search/start.h"
#include "search/tables.h"
#include "search/true_candidates.h"

namespace clew {
namespace {

using search::Job;
using search::Outcome;
using search::start_of;

}  // namespace

Solver::Solver(LayoutPtr layout)
    : layout_(std::move(layout)),
      tables_(layout_ ? std::make_shared<const search::Tables>(*layout_) : nullptr) {}

std::optional<Error> Solver::refuse(const Puzzle& puzzle) const {
  if (!layout_) return Error{"the solver has no layout"};
  if (auto good = validate(puzzle); !good) return std::move(good.error());
  if (puzzle.layout->size() != layout_->size() || puzzle.layout->digits() != layout_->digits())
    return Error{"the puzzle's layout is not that of the solver"};
  if (auto ok = supported(*layout_, kinds); !ok) return std::move(ok.error());
  return tables_->too_large;
}

Solved Solver::solve(const Puzzle& puzzle, const SearchOptions& options) const {
  Solved solved;
  if ((solved.error = refuse(puzzle))) return solved;
  const auto start = start_of(puzzle);
  const Visit keep_first = [&](std::span<const Digit> solution) {
    if (solved.solution.empty()) solved.solution.assign(solution.begin(), solution.end());
    return true;
  };
  // Many are counted faster where nobody looks at each of them.
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

Count Solver::count(const Puzzle& puzzle, SearchOptions options) const {
  if (auto error = refuse(puzzle)) return {.error = std::move(error)};
  const auto start = start_of(puzzle);
  const Outcome outcome = search_any(
      *tables_, {start, options.limit, options.stop, options.memory, nullptr, options.conflicts});
  return {outcome.solutions, outcome.exact};
}

Count Solver::enumerate(const Puzzle& puzzle, const Visit& visit, SearchOptions options) const {
  if (auto error = refuse(puzzle)) return {.error = std::move(error)};
  const auto start = start_of(puzzle);
  const Outcome outcome = search_any(
      *tables_, {start, options.limit, options.stop, options.memory, &visit, options.conflicts});
  return {outcome.solutions, outcome.exact};
}

TrueCandidates Solver::candidates(const Puzzle& puzzle, const SearchOptions& options) const {
  if (auto error = refuse(puzzle)) return {.error = std::move(error)};
  const auto start = start_of(puzzle);
  return find_true_candidates(*tables_, {start, 0, options.stop, options.memory},
                              [&](const Job& job) { return search_any(*tables_, job); });
}

Solved solve(const Puzzle& puzzle, const SearchOptions& options) {
  return Solver(puzzle.layout).solve(puzzle, options);
}

Count count(const Puzzle& puzzle, SearchOptions options) {
  return Solver(puzzle.layout).count(puzzle, options);
}

Count enumerate(const Puzzle& puzzle, const Visit& visit, SearchOptions options) {
  return Solver(puzzle.layout).enumerate(puzzle, visit, options);
}

TrueCandidates true_candidates(const Puzzle& puzzle, const SearchOptions& options) {
  return Solver(puzzle.layout).candidates(puzzle, options);
}

}  // namespace clew
