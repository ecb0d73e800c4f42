#include "verbs/explain.h"

#include <fmt/format.h>

#include "clew/text.h"
#include "verbs/json.h"
#include "verbs/request.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

struct Explained {
  Path path;
  std::string status;
  std::vector<Mistake> mistakes;
  std::vector<Verdict> verified;  // one a step, when asked for
};

// A path that comes to an end without uniqueness proves by itself that there is one solution.
std::string status_of(const Path& path, Status solutions) {
  if (solutions == Status::none || path.status() == Path::Status::error) return "none";
  if (solutions == Status::multiple) return "multiple";
  if (path.status() == Path::Status::solved) return "solved";
  if (solutions == Status::unknown || path.status() == Path::Status::stopped) return "unknown";
  return "stuck";
}

Explained run(Reasoner& reasoner, const Puzzle& puzzle, const ExplainRequest& request) {
  Explained result;
  const Standing standing = reasoner.standing(puzzle, request.stop);
  const Grid grid = start(puzzle);
  const bool unique = standing.status == Status::unique && standing.mistakes.empty();
  reasoner.explainer.path(grid,
                          {.unique = unique,
                           .techniques = request.techniques,
                           .givens = puzzle.givens,
                           .stop = stop_of_logic(standing, request.stop),
                           .kind = request.path},
                          result.path);
  result.status = status_of(result.path, standing.status);
  result.mistakes = standing.mistakes;
  if (request.verify) {
    Grid before = grid;
    for (const Step& step : result.path.steps()) {
      result.verified.push_back(reasoner.checker.check(before, puzzle.givens, step, request.stop));
      apply(*puzzle.layout, step, before);
    }
  }
  return result;
}

Json json_of(const Puzzle& puzzle, const Explained& explained) {
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["status"] = explained.status;
  json["cells"] = names_json(layout, line_order(layout));
  Json& steps = json["steps"] = Json::array();
  Grid before = start(puzzle);
  for (std::size_t i = 0; i < explained.path.steps().size(); ++i) {
    const Step& step = explained.path.steps()[i];
    Json& item = steps.emplace_back(step_json(layout, before, step));
    if (i < explained.verified.size()) item["verified"] = verdict_json(explained.verified[i]);
    apply(layout, step, before);
  }
  json["cycles"] = explained.path.cycles();
  json["level"] = explained.status == "unknown" ? Json() : Json(name(explained.path.level()));
  json["end"] = to_line(layout, explained.path.end().values);
  return json;
}

std::string last_line(const Explained& e, const Layout& layout) {
  const auto steps = e.path.steps().size();
  const std::string count = fmt::format("{} step{}, {} cycle{}", steps, steps == 1 ? "" : "s",
                                        e.path.cycles(), e.path.cycles() == 1 ? "" : "s");
  int open = 0;
  for (int c = 0; c < layout.size(); ++c) open += !e.path.end().values[c];
  const std::string left = fmt::format("{} of {} cells are open", open, layout.size());
  if (e.status == "solved") return fmt::format("Solved in {}: {}.", count, name(e.path.level()));
  if (e.status == "none" && e.path.status() == Path::Status::error)
    return fmt::format("No solution: the last of {} shows it.", count);
  if (e.status == "none")
    return fmt::format("No solution, though these techniques do not show why ({}; {}).", count,
                       left);
  if (e.status == "multiple")
    return fmt::format("Several solutions: logic {} after {}; {}.",
                       e.path.status() == Path::Status::stopped ? "was left" : "ends", count, left);
  if (e.status == "unknown") return fmt::format("Out of time after {}; {}.", count, left);
  return fmt::format("Stuck after {}: these techniques find nothing more; {}.", count, left);
}

// Lines of one step stand under its first.
std::string indented(const std::string& text) {
  constexpr std::string_view under = "\n    ";
  std::string lines = text.starts_with("1. ") ? std::string(under) : std::string();
  for (const char ch : text)
    if (ch == '\n')
      lines += under;
    else
      lines += ch;
  return lines;
}

std::string sentences(const Puzzle& puzzle, const Explained& explained) {
  const Layout& layout = *puzzle.layout;
  Grid before = start(puzzle);
  std::string text;
  for (std::size_t i = 0; i < explained.path.steps().size(); ++i) {
    const Step& step = explained.path.steps()[i];
    text += fmt::format("{}. {}: {}", i + 1, title_in_prose(technique(step.technique)),
                        indented(tell(layout, before, step, Detail::reason)));
    if (i < explained.verified.size())
      text += explained.verified[i] == Verdict::proven    ? " [proven]"
              : explained.verified[i] == Verdict::unknown ? " [not settled in time]"
                                                          : " [NOT PROVEN]";
    text += '\n';
    apply(layout, step, before);
  }
  return text + last_line(explained, layout) + '\n';
}

}  // namespace

Expected<PathKind> find_path_kind(std::string_view name) {
  if (name == "in-order") return PathKind::in_order;
  if (name == "easiest") return PathKind::easiest;
  if (name == "short") return PathKind::shortest;
  return fail("no path is called '" + std::string(name.substr(0, 32)) +
              "'; there are in-order, easiest, short");
}

std::string explain(Reasoner& reasoner, const Puzzle& puzzle, const ExplainRequest& request,
                    const Output& output) {
  const Explained explained = run(reasoner, puzzle, request);
  return output.json ? to_string(json_of(puzzle, explained)) + '\n' : sentences(puzzle, explained);
}

Json explain(Reasoner& reasoner, const Puzzle& puzzle, const ExplainRequest& request) {
  return json_of(puzzle, run(reasoner, puzzle, request));
}

Answer explain(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto techniques = choose(request.list("only"), request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  const auto path = find_path_kind(request.text("path", "in-order"));
  if (!path) return std::unexpected(path.error());
  const ExplainRequest what{.techniques = *techniques,
                            .path = *path,
                            .verify = request.flag("verify"),
                            .stop = request.stop()};
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto reasoner = Reasoner::make(puzzle->layout);
  if (!reasoner) return std::unexpected(reasoner.error());
  return explain(*reasoner, *puzzle, what);
}

}  // namespace clew::verbs
