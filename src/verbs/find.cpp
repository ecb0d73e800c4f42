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

/// What becomes of the answer's parts as they are found.
struct Listener {
  std::function<void(const Standing&)> standing;
  std::function<bool(const Step&)> step;
};

Found run(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
          const Listener& listener = {}) {
  Found result{.standing = reasoner.standing(puzzle, request.stop), .path = {}};
  if (listener.standing) listener.standing(result.standing);
  result.path = reasoner.explainer.find(
      start(puzzle),
      {.unique = result.standing.status == Status::unique && result.standing.mistakes.empty(),
       .techniques = request.techniques,
       .digit = request.digit,
       .givens = puzzle.givens,
       .stop = request.stop,
       .first_seen = listener.step,
       .progress = request.progress});
  return result;
}

bool is_whole(const Found& found) { return found.path.status() != Path::Status::stopped; }

Json json_of(const Puzzle& puzzle, const Found& found) {
  const Grid before = start(puzzle);
  Json json = about(puzzle);
  json["status"] = name_of(is_whole(found) ? found.standing.status : Status::unknown);
  Json& steps = json["steps"] = Json::array();
  for (const Step& step : found.path.steps())
    steps.push_back(step_json(*puzzle.layout, before, step));
  if (!found.standing.mistakes.empty())
    json["mistakes"] = mistakes_json(*puzzle.layout, found.standing.mistakes);
  return json;
}

void write_lines(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
                 const Sink& sink) {
  const Layout& layout = *puzzle.layout;
  bool any = false;
  const Found found =
      run(reasoner, puzzle, request,
          {.standing =
               [&](const Standing& standing) {
                 if (standing.mistakes.empty()) return;
                 any = true;
                 sink(mistakes_text(layout, standing.mistakes, Detail::technique) + '\n');
               },
           .step =
               [&](const Step& step) {
                 any = true;
                 const Technique& t = technique(step.technique);
                 return sink(fmt::format("{}{}{}: {}\n", t.title, t.code.empty() ? "" : " ", t.code,
                                         conclusion(layout, step)));
               }});
  if (!is_whole(found))
    sink("stopped early: there may be more\n");
  else if (!any)
    sink("nothing\n");
}

}  // namespace

void find(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
          const Output& output, const Sink& sink) {
  if (output.json)
    sink(to_string(json_of(puzzle, run(reasoner, puzzle, request))) + '\n');
  else
    write_lines(reasoner, puzzle, request, sink);
}

Answer find(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto techniques = choose(request.list("technique"), request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  const std::uint64_t digit = request.whole("digit", 0);
  if (digit > max_digits) request.fail({"\"digit\" is too large"});
  const FindRequest what{.techniques = *techniques,
                         .digit = static_cast<Digit>(digit),
                         .stop = request.stop(),
                         .progress = context.share()};
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  auto reasoner = Reasoner::make(puzzle->layout);
  if (!reasoner) return std::unexpected(reasoner.error());
  return json_of(*puzzle, run(*reasoner, *puzzle, what));
}

}  // namespace clew::verbs
