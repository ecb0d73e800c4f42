#include "verbs/find.h"

#include <fmt/format.h>

#include "verbs/hint.h"
#include "verbs/json.h"
#include "verbs/request.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

struct Found {
  Standing standing;
  Path path;
};

Found run(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request) {
  Found result{.standing = reasoner.standing(puzzle, request.stop), .path = {}};
  result.path = reasoner.explainer.find(
      start(puzzle),
      {.unique = result.standing.status == Status::unique && result.standing.mistakes.empty(),
       .techniques = request.techniques,
       .digit = request.digit,
       .givens = puzzle.givens,
       .stop = request.stop});
  return result;
}

Json json_of(const Puzzle& puzzle, const Found& found) {
  const Grid before = start(puzzle);
  Json json = about(puzzle);
  json["status"] = name_of(found.standing.status);
  Json& steps = json["steps"] = Json::array();
  for (const Step& step : found.path.steps())
    steps.push_back(step_json(*puzzle.layout, before, step));
  if (!found.standing.mistakes.empty())
    json["mistakes"] = mistakes_json(*puzzle.layout, found.standing.mistakes);
  return json;
}

std::string lines_of(const Puzzle& puzzle, const Found& found) {
  std::string text;
  if (!found.standing.mistakes.empty())
    text += mistakes_text(*puzzle.layout, found.standing.mistakes, Detail::technique) + '\n';
  for (const Step& step : found.path.steps()) {
    const Technique& t = technique(step.technique);
    text += fmt::format("{}{}{}: {}\n", t.title, t.code.empty() ? "" : " ", t.code,
                        conclusion(*puzzle.layout, step));
  }
  return text.empty() ? "nothing\n" : text;
}

}  // namespace

std::string find(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
                 const Output& output) {
  const Found found = run(reasoner, puzzle, request);
  return output.json ? to_string(json_of(puzzle, found)) + '\n' : lines_of(puzzle, found);
}

Answer find(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto techniques = choose(request.list("technique"), request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  const std::uint64_t digit = request.whole("digit", 0);
  if (digit > max_digits) request.fail({"\"digit\" is too large"});
  const FindRequest what{
      .techniques = *techniques, .digit = static_cast<Digit>(digit), .stop = request.stop()};
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto reasoner = Reasoner::make(puzzle->layout);
  if (!reasoner) return std::unexpected(reasoner.error());
  return json_of(*puzzle, run(*reasoner, *puzzle, what));
}

}  // namespace clew::verbs
