#include "verbs/solve.h"

#include "base/assert.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

// "≥" if the search was cut short, but not if it reached its limit.
std::string count_of(const Solved& solved, std::uint64_t limit) {
  const bool cut_short = !solved.exact && (limit == 0 || solved.solutions < limit);
  return (cut_short ? "≥" : "") + std::to_string(solved.solutions);
}

// Returns true if status, number and solution say the same, and the solution holds the givens.
[[maybe_unused]] bool agrees(const Puzzle& puzzle, const Solved& solved) {
  if (solved.status == Status::unique && (solved.solutions != 1 || !solved.exact)) return false;
  if (solved.status == Status::none && solved.solutions != 0) return false;
  if (solved.status == Status::multiple && solved.solutions < 2) return false;
  for (std::size_t c = 0; c < solved.solution.size(); ++c)
    if (puzzle.givens[c] && solved.solution[c] != puzzle.givens[c]) return false;
  return solved.solutions == 0 || !solved.solution.empty();
}

Json json_of(const Puzzle& puzzle, const Solved& solved) {
  Json json = about(puzzle);
  json["status"] = name_of(solved.status);
  json["solutions"] = count_json(solved.solutions);
  json["solution"] = line_json(*puzzle.layout, solved.solution);
  return json;
}

Answer every_solution(const Puzzle& puzzle, const CountOptions& options) {
  Json list = Json::array();
  const auto count = enumerate(
      puzzle,
      [&](std::span<const Digit> solution) {
        list.push_back(to_line(*puzzle.layout, solution));
        return true;
      },
      options);
  if (!count) return std::unexpected(count.error());
  Json json = about(puzzle);
  json["solutions"] = std::move(list);
  json["exact"] = count->exact;
  return json;
}

std::string sentence(const Solved& solved, std::uint64_t limit) {
  const std::string number = std::to_string(solved.solutions);
  switch (solved.status) {
    case Status::none:
      return "no solution";
    case Status::unique:
      return "one solution";
    case Status::multiple:
      if (solved.exact) return number + " solutions";
      return number + " solutions or more";
    case Status::unknown:
      break;
  }
  if (limit && solved.solutions >= limit) return "a solution; there may be more";
  return "not settled in time; solutions so far: " + number;
}

}  // namespace

Expected<std::string> solve(const Solver& solver, const Puzzle& puzzle, const SolveOptions& options,
                            const Output& output) {
  const auto answer = solver.solve(puzzle, options);
  if (!answer) return std::unexpected(answer.error());
  CLEW_ASSERT(agrees(puzzle, *answer));
  const Solved& solved = *answer;
  if (output.json) return to_string(json_of(puzzle, solved)) + '\n';
  const auto& shown = solved.solution.empty() ? puzzle.givens : solved.solution;
  std::string text = written(puzzle, shown, output.format);
  if (output.format == Format::line) {
    text.pop_back();
    return text + ',' + count_of(solved, options.limit) + '\n';
  }
  if (output.format == Format::text) text += "# ";
  return text + sentence(solved, options.limit) + '\n';
}

Answer solve(const Solver& solver, const Puzzle& puzzle, const SolveOptions& options) {
  const auto solved = solver.solve(puzzle, options);
  if (!solved) return std::unexpected(solved.error());
  CLEW_ASSERT(agrees(puzzle, *solved));
  return json_of(puzzle, *solved);
}

Expected<void> solve_all(const Solver& solver, const Puzzle& puzzle, const CountOptions& options,
                         const Output& output, const Sink& sink) {
  const std::string givens = to_line(*puzzle.layout, puzzle.givens);
  bool read_on = true;
  const auto one = [&](std::span<const Digit> solution) {
    if (output.json) {
      const Json json{{"puzzle", givens}, {"solution", to_line(*puzzle.layout, solution)}};
      read_on = sink(to_string(json) + '\n');
    } else {
      read_on = sink(written(puzzle, solution, output.format));
    }
    return read_on;
  };
  if (auto counted = solver.enumerate(puzzle, one, options); !counted)
    return std::unexpected(std::move(counted.error()));
  return {};
}

Answer solve(const Json& fields, const Context& context) {
  Request request(fields, context);
  const SolveOptions options{.limit = request.whole("limit", 2), .stop = request.stop()};
  const bool all = request.flag("all");
  const std::uint64_t max = request.whole("max", 0, 1);
  if (!all && request.has("max")) request.fail({"\"max\" makes sense only with \"all\""});
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  if (all) return every_solution(*puzzle, {.limit = max, .stop = options.stop});
  const auto solved = clew::solve(*puzzle, options);
  if (!solved) return std::unexpected(solved.error());
  CLEW_ASSERT(agrees(*puzzle, *solved));
  Json json = json_of(*puzzle, *solved);
  json["exact"] = solved->exact;
  return json;
}

}  // namespace clew::verbs
