#include "verbs/count.h"

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

}  // namespace

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
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  const auto counted = clew::count(*puzzle, options);
  if (!counted) return std::unexpected(counted.error());
  return json_of(*puzzle, *counted);
}

}  // namespace clew::verbs
