#include "verbs/count.h"

#include <fmt/format.h>

#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

Json json_of(const Puzzle& puzzle, const Count& counted) {
  Json json = about(puzzle);
  json["solutions"] = count_json(counted.solutions);
  json["exact"] = counted.exact;
  return json;
}

// An estimate comes from samples that are solutions, so there is at least one.
Json json_of(const Puzzle& puzzle, const std::optional<Estimate>& about) {
  if (!about) return json_of(puzzle, Count{});
  Json json = json_of(puzzle, Count{about->exact.value_or(1), about->exact.has_value()});
  if (about->exact) return json;
  json["estimate"] = scientific(about->log10_solutions);
  json["log10"] = about->log10_solutions;
  json["relative_error"] = about->relative_error;
  return json;
}

}  // namespace

Expected<std::string> estimate(const Solver& solver, const Puzzle& puzzle,
                               const EstimateOptions& options, const Output& output) {
  const auto about = solver.estimate(puzzle, options);
  if (!about) return std::unexpected(about.error());
  if (output.json) return to_string(json_of(puzzle, *about)) + '\n';
  if (!*about) return std::string("unknown: no sample is a solution\n");
  if ((*about)->exact) return std::to_string(*(*about)->exact) + '\n';
  return fmt::format("about {} (standard error {:.1f}%)\n", scientific((*about)->log10_solutions),
                     100 * (*about)->relative_error);
}

Expected<std::string> count(const Solver& solver, const Puzzle& puzzle, const CountOptions& options,
                            const Output& output) {
  const auto counted = solver.count(puzzle, options);
  if (!counted) return std::unexpected(counted.error());
  if (output.json) return to_string(json_of(puzzle, *counted)) + '\n';
  const bool cut_short =
      !counted->exact && (options.limit == 0 || counted->solutions < options.limit);
  return (cut_short ? "≥" : "") + std::to_string(counted->solutions) + '\n';
}

Answer count(const Solver& solver, const Puzzle& puzzle, const CountOptions& options) {
  const auto counted = solver.count(puzzle, options);
  if (!counted) return std::unexpected(counted.error());
  return json_of(puzzle, *counted);
}

Answer count(const Json& fields, const Context& context) {
  Request request(fields, context);
  const CountOptions options{.limit = request.whole("limit", 0), .stop = request.stop()};
  const bool estimated = request.flag("estimate");
  const EstimateOptions samples{.seed = request.whole("seed", 1), .stop = request.stop()};
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  if (estimated) {
    const auto solver = Solver::make(puzzle->layout);
    if (!solver) return std::unexpected(solver.error());
    const auto about = solver->estimate(*puzzle, samples);
    if (!about) return std::unexpected(about.error());
    return json_of(*puzzle, *about);
  }
  const auto counted = clew::count(*puzzle, options);
  if (!counted) return std::unexpected(counted.error());
  return json_of(*puzzle, *counted);
}

}  // namespace clew::verbs
