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

/// Receives the answer's parts as they are found.
struct Listener {
  std::function<void(const Standing&)> standing;
  std::function<bool(const Step&)> step;
};

Found run(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
          const Listener& listener = {}) {
  Found result{.standing = reasoner.standing(puzzle, stop_of_search(*puzzle.layout, request.stop)),
               .path = {}};
  if (listener.standing) listener.standing(result.standing);
  result.path = reasoner.explainer.find(
      start(puzzle),
      {.unique = result.standing.status == Status::unique && result.standing.mistakes.empty(),
       .techniques = request.techniques,
       .digit = request.digit ? puzzle.layout->digit_of(*request.digit) : Digit{0},
       .givens = puzzle.givens,
       .given_marks = result.standing.given_marks,
       .stop = request.stop,
       .first_seen = listener.step,
       .progress = request.progress});
  return result;
}

bool is_whole(const Found& found) { return found.path.status() != Path::Status::stopped; }

Json json_of(const Puzzle& puzzle, const Found& found, const FindRequest& request) {
  const Grid before = start(puzzle);
  Json json = about(puzzle);
  json["status"] = name_of(is_whole(found) ? found.standing.status : Status::unknown);
  Json& steps = json["steps"] = Json::array();
  for (const Step& step : found.path.steps()) {
    Json& json_of_step = steps.emplace_back(
        step_json(*puzzle.layout, before, step, Detail::reason, request.language));
    if (!request.texts) continue;
    const std::string text = json_of_step["text"];
    json_of_step["texts"] =
        texts_json(*puzzle.layout, before, step, Detail::reason, request.language, text);
  }
  if (!found.standing.mistakes.empty())
    json["mistakes"] = mistakes_json(*puzzle.layout, found.standing.mistakes);
  return json;
}

void write_lines(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
                 const Sink& sink) {
  const Layout& layout = *puzzle.layout;
  bool any = false;
  const Found found = run(
      reasoner, puzzle, request,
      {.standing =
           [&](const Standing& standing) {
             if (standing.mistakes.empty()) return;
             any = true;
             sink(mistakes_text(layout, standing.mistakes, Detail::technique, request.language) +
                  '\n');
           },
       .step =
           [&](const Step& step) {
             any = true;
             const Technique& t = technique(step.technique);
             return sink(fmt::format("{}{}{}: {}\n", title(t, request.language),
                                     t.code.empty() ? "" : " ", t.code, conclusion(layout, step)));
           }});
  if (!is_whole(found))
    sink("stopped early: there may be more\n");
  else if (!any)
    sink("nothing\n");
}

}  // namespace

std::optional<Error> no_such_digit(const Layout& layout, std::optional<int> written) {
  if (!written || layout.digit_of(*written)) return std::nullopt;
  const std::string name = layout.name().empty() ? "this layout" : layout.name();
  if (!layout.values().are_consecutive())
    return Error{fmt::format("there is no digit {}: {} has the digits {}", *written, name,
                             layout.values().text(layout.digits()))};
  return Error{fmt::format("there is no digit {}: {} has the digits {} to {}", *written, name,
                           layout.value(1), layout.value(layout.digits()))};
}

void find(Reasoner& reasoner, const Puzzle& puzzle, const FindRequest& request,
          const Output& output, const Sink& sink) {
  if (output.json)
    sink(to_string(json_of(puzzle, run(reasoner, puzzle, request), request)) + '\n');
  else
    write_lines(reasoner, puzzle, request, sink);
}

Answer find(const Json& fields, const Context& context) {
  Request request(fields, context);
  std::vector<std::string> only = request.list("only");
  for (std::string& name : request.list("technique")) only.push_back(std::move(name));
  const auto techniques = choose(only, request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  const std::uint64_t none = Values::greatest + 1;
  const std::uint64_t digit = request.whole("digit", none, 0, Values::greatest);
  FindRequest what{.techniques = *techniques,
                   .digit = digit == none ? std::nullopt : std::optional(static_cast<int>(digit)),
                   .stop = request.stop(),
                   .language = request.language(),
                   .texts = request.flag("texts")};
  auto about = inquiry(request);
  if (!about) return std::unexpected(about.error());
  if (auto wrong = no_such_digit(*about->puzzle.layout, what.digit)) return std::unexpected(*wrong);
  what.progress = context.share();
  return json_of(about->puzzle, run(about->reasoner, about->puzzle, what), what);
}

}  // namespace clew::verbs
