#include "verbs/hint.h"

#include "base/assert.h"
#include "verbs/json.h"
#include "verbs/phrases.h"
#include "verbs/request.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

struct Hinted {
  Standing standing;
  Path path;
};

std::string text_of(const Puzzle& puzzle, const Hinted& h, const HintRequest& request) {
  const Layout& layout = *puzzle.layout;
  const Phrases& p = phrases_of(request.language);
  if (!h.standing.mistakes.empty())
    return mistakes_text(layout, h.standing.mistakes, request.detail, request.language);
  if (!h.path.steps().empty())
    return tell(layout, start(puzzle), h.path.steps()[0], request.detail, request.language);
  const bool stopped = h.path.status() == Path::Status::stopped;
  if (h.path.status() == Path::Status::solved) return std::string(p.is_solved);
  if (h.standing.status == Status::multiple)
    return std::string(stopped ? p.lost_multiple : p.stuck_multiple);
  if (stopped) return std::string(p.out_of_time);
  return std::string(h.standing.status == Status::none ? p.unseen_none : p.stuck);
}

Hinted run(Reasoner& reasoner, const Puzzle& puzzle, const HintRequest& request) {
  Hinted result{.standing = reasoner.standing(puzzle, stop_of_search(*puzzle.layout, request.stop)),
                .path = {}};
  if (result.standing.mistakes.empty())
    result.path =
        reasoner.explainer.hint(start(puzzle), {.unique = result.standing.status == Status::unique,
                                                .techniques = request.techniques,
                                                .order = request.order,
                                                .givens = puzzle.givens,
                                                .given_marks = result.standing.given_marks,
                                                .stop = request.stop});
  return result;
}

Json json_of(const Puzzle& puzzle, const Hinted& h, const HintRequest& request) {
  Json json = about(puzzle);
  json["status"] = name_of(h.standing.status);
  if (!h.standing.mistakes.empty()) {
    json["mistakes"] = mistakes_json(*puzzle.layout, h.standing.mistakes);
  } else if (h.path.steps().empty()) {
    json["step"] = nullptr;
  } else {
    json["step"] = step_json(*puzzle.layout, start(puzzle), h.path.steps()[0], request.detail,
                             request.language);
  }
  const bool found = !h.path.steps().empty();
  const std::string text =
      found ? json["step"]["text"].get<std::string>() : text_of(puzzle, h, request);
  json["text"] = text;
  json["texts"] = found ? texts_json(*puzzle.layout, start(puzzle), h.path.steps()[0],
                                     request.detail, request.language, text)
                        : Json::array();  // texts at each detail up to the requested one
  return json;
}

}  // namespace

Json mistakes_json(const Layout& layout, const std::vector<Mistake>& mistakes) {
  Json json = Json::array();
  for (const Mistake& m : mistakes)
    json.push_back(Json{{"cell", layout.cell_name(m.cell)},
                        {"digit", layout.value(m.digit)},
                        {"kind", m.kind == Mistake::value ? "value" : "removed"}});
  return json;
}

std::string mistakes_text(const Layout& layout, const std::vector<Mistake>& mistakes, Detail detail,
                          Language language) {
  const Phrases& p = phrases_of(language);
  if (detail == Detail::where)
    return std::string(mistakes.size() == 1 ? p.one_mistake : p.some_mistakes);
  std::string text;
  CLEW_ASSERT(!mistakes.empty());
  for (const Mistake& m : mistakes) {
    const bool is_value = m.kind == Mistake::value;
    const std::string_view why = m.solution && m.only ? p.only_value
                                 : m.solution         ? p.same_value
                                 : is_value           ? p.no_value
                                                      : p.no_candidate;
    const std::string solution = m.solution ? shown(layout, m.solution) : "";
    if (!text.empty()) text += ' ';
    text += say(is_value ? p.value_wrong : p.mark_missing,
                {{"cell", layout.cell_name(m.cell)},
                 {"digit", shown(layout, m.digit)},
                 {"reason", detail == Detail::reason ? say(why, {{"digit", solution}}) : ""}});
  }
  if (text[0] == 'a') text[0] = 'A';
  return text;
}

std::string hint(Reasoner& reasoner, const Puzzle& puzzle, const HintRequest& request,
                 const Output& output) {
  const Hinted hinted = run(reasoner, puzzle, request);
  if (output.json) return to_string(json_of(puzzle, hinted, request)) + '\n';
  const std::string text = text_of(puzzle, hinted, request);
  if (hinted.path.steps().empty() || request.detail != Detail::reason) return text + '\n';
  const std::string title =
      title_in_prose(technique(hinted.path.steps()[0].technique), request.language);
  return title + std::string(phrases_of(request.language).colon) +
         (text.starts_with("1. ") ? '\n' : ' ') + text + '\n';
}

Json hint(Reasoner& reasoner, const Puzzle& puzzle, const HintRequest& request) {
  return json_of(puzzle, run(reasoner, puzzle, request), request);
}

Answer hint(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto techniques = choose(request.list("only"), request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  auto order = named(request.list("order"));
  if (!order) return std::unexpected(order.error());
  const std::uint64_t detail = request.whole("detail", 3, 1, 3);
  const HintRequest what{.techniques = *techniques,
                         .order = *std::move(order),
                         .detail = static_cast<Detail>(detail),
                         .language = request.language(),
                         .stop = request.stop()};
  auto about = inquiry(request);
  if (!about) return std::unexpected(about.error());
  return hint(about->reasoner, about->puzzle, what);
}

}  // namespace clew::verbs
