#include "verbs/explain.h"

#include "clew/text.h"
#include "logic/words/teller.h"
#include "verbs/certify.h"
#include "verbs/json.h"
#include "verbs/phrases.h"
#include "verbs/request.h"
#include "verbs/step_json.h"

namespace clew::verbs {
namespace {

struct Explained {
  Grid start;
  Path path;
  std::string status;
  std::vector<Mistake> mistakes;
  bool unique;                    // as the search has shown
  std::vector<Verdict> verified;  // one a step, if asked for
  Certificate certificate;        // if asked for
};

// A complete path without uniqueness techniques proves that there is one solution.
std::string status_of(const Path& path, Status solutions) {
  if (solutions == Status::none || path.status() == Path::Status::error) return "none";
  if (solutions == Status::multiple) return "multiple";
  if (path.status() == Path::Status::solved) return "solved";
  if (solutions == Status::unknown || path.status() == Path::Status::stopped) return "unknown";
  return "stuck";
}

Expected<Certificate> certified(Reasoner& reasoner, const Puzzle& puzzle, const Path& path,
                                Grid before, const Stop& stop) {
  auto certifier = reasoner.certifier();
  if (!certifier) return std::unexpected(std::move(certifier.error()));
  if (auto ok = (*certifier)->begin(puzzle); !ok) return std::unexpected(std::move(ok.error()));
  for (const Step& step : path.steps()) {
    if (auto ok = (*certifier)->add(before, step, technique(step.technique).title, stop); !ok)
      return std::unexpected(std::move(ok.error()));
    apply(*puzzle.layout, step, before);
  }
  return (*certifier)->finish(before);
}

Expected<Explained> run(Reasoner& reasoner, const Puzzle& puzzle, const ExplainRequest& request) {
  Explained result;
  Standing standing = reasoner.standing(puzzle, stop_of_search(*puzzle.layout, request.stop));
  const Grid& grid = result.start = start(puzzle);
  const bool unique =
      standing.status == Status::unique && standing.mistakes.empty() && !request.proof;
  reasoner.explainer.path(grid,
                          {.unique = unique,
                           .techniques = request.techniques,
                           .order = request.order,
                           .givens = puzzle.givens,
                           .given_marks = standing.given_marks,
                           .stop = request.stop,
                           .kind = request.path},
                          result.path);
  // If logic gets stuck, the search gets the rest of the time.
  if (standing.status == Status::unknown && result.path.status() == Path::Status::stuck)
    standing = reasoner.standing(puzzle, request.stop);
  result.status = status_of(result.path, standing.status);
  result.mistakes = standing.mistakes;
  result.unique = standing.status == Status::unique;
  if (request.verify) {
    Grid before = grid;
    for (const Step& step : result.path.steps()) {
      result.verified.push_back(
          reasoner.checker.check(before, puzzle.givens, step, request.stop, standing.given_marks));
      apply(*puzzle.layout, step, before);
    }
  }
  if (request.proof) {
    auto certificate = certified(reasoner, puzzle, result.path, grid, request.stop);
    if (!certificate) return std::unexpected(std::move(certificate.error()));
    result.certificate = *std::move(certificate);
  }
  return result;
}

Json json_of(const Puzzle& puzzle, const Explained& explained, Language language) {
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["status"] = explained.status;
  json["cells"] = names_json(layout, line_order(layout));
  Json& steps = json["steps"] = Json::array();
  Grid before = explained.start;
  for (std::size_t i = 0; i < explained.path.steps().size(); ++i) {
    const Step& step = explained.path.steps()[i];
    Json& item = steps.emplace_back(step_json(layout, before, step, Detail::reason, language));
    if (i < explained.verified.size()) item["verified"] = verdict_json(explained.verified[i]);
    apply(layout, step, before);
  }
  json["cycles"] = explained.path.cycles();
  json["level"] = explained.status == "unknown" ? Json() : Json(name(explained.path.level()));
  json["end"] = to_line(layout, explained.path.end().values);
  return json;
}

std::string last_line(const Explained& e, const Layout& layout, Language language) {
  const Phrases& p = phrases_of(language);
  const auto counted = [](std::string_view one, std::string_view many, std::size_t n) {
    return say(n == 1 ? one : many, {{"n", std::to_string(n)}});
  };
  int open = 0;
  for (int c = 0; c < layout.size(); ++c) open += !e.path.end().values[c];
  const bool stopped = e.path.status() == Path::Status::stopped;
  const std::string_view sentence =
      e.status == "solved"                                           ? p.solved_in
      : e.status == "none" && e.path.status() == Path::Status::error ? p.shown_none
      : e.status == "none"                                           ? p.told_none
      : e.status == "multiple" ? (stopped ? p.left_multiple : p.ends_multiple)
      : e.status == "unknown"  ? (e.unique ? p.late_after : p.late_not_shown)
                               : p.stuck_after;
  return say(sentence,
             {{"count", counted(p.step, p.steps, e.path.steps().size()) + std::string(p.comma) +
                            counted(p.cycle, p.cycles, static_cast<std::size_t>(e.path.cycles()))},
              {"left", say(p.left, {{"open", std::to_string(open)},
                                    {"all", std::to_string(layout.size())}})},
              {"level", std::string(p.levels[static_cast<std::size_t>(e.path.level())])}});
}

// Further lines of a step are indented below its first.
std::string indented(std::string text) {
  if (!text.contains('\n')) return text;
  constexpr std::string_view under = "\n    ";
  std::string lines = text.starts_with("1. ") ? std::string(under) : std::string();
  for (const char ch : text)
    if (ch == '\n')
      lines += under;
    else
      lines += ch;
  return lines;
}

std::string sentences(const Puzzle& puzzle, const Explained& explained, Language language) {
  const Phrases& p = phrases_of(language);
  const Layout& layout = *puzzle.layout;
  const words::Teller teller(layout, language);
  Grid before = explained.start;
  std::string text;
  for (std::size_t i = 0; i < explained.path.steps().size(); ++i) {
    const Step& step = explained.path.steps()[i];
    text += std::to_string(i + 1);
    text += ". ";
    text += title_in_prose(technique(step.technique), language);
    text += p.colon;
    text += ' ';
    text += indented(teller.tell(before, step, Detail::reason));
    if (i < explained.verified.size())
      text += explained.verified[i] == Verdict::proven    ? p.proven
              : explained.verified[i] == Verdict::unknown ? p.unsettled
                                                          : p.unproven;
    text += '\n';
    apply(layout, step, before);
  }
  text += last_line(explained, layout, language);
  text += '\n';
  return text;
}

}  // namespace

Expected<PathKind> find_path_kind(std::string_view name) {
  if (name == "in-order") return PathKind::in_order;
  if (name == "easiest") return PathKind::easiest;
  if (name == "short") return PathKind::shortest;
  return fail("no path is called '" + std::string(name.substr(0, 32)) +
              "'; there are in-order, easiest, short");
}

Expected<std::string> explain(Reasoner& reasoner, const Puzzle& puzzle,
                              const ExplainRequest& request, const Output& output,
                              Certificate* certificate) {
  Expected<Explained> explained = run(reasoner, puzzle, request);
  if (!explained) return std::unexpected(std::move(explained.error()));
  if (certificate) *certificate = std::move(explained->certificate);
  return output.json ? to_string(json_of(puzzle, *explained, request.language)) + '\n'
                     : sentences(puzzle, *explained, request.language);
}

Answer explain(Reasoner& reasoner, const Puzzle& puzzle, const ExplainRequest& request) {
  Expected<Explained> explained = run(reasoner, puzzle, request);
  if (!explained) return std::unexpected(std::move(explained.error()));
  Json json = json_of(puzzle, *explained, request.language);
  if (request.proof) json["certificate"] = certificate_json(explained->certificate);
  return json;
}

Answer explain(const Json& fields, const Context& context) {
  Request request(fields, context);
  const auto techniques = choose(request.list("only"), request.list("without"));
  if (!techniques) return std::unexpected(techniques.error());
  auto order = named(request.list("order"));
  if (!order) return std::unexpected(order.error());
  const auto path = find_path_kind(request.text("path", "in-order"));
  if (!path) return std::unexpected(path.error());
  const ExplainRequest what{.techniques = *techniques,
                            .order = *std::move(order),
                            .path = *path,
                            .verify = request.flag("verify"),
                            .proof = request.flag("proof"),
                            .language = request.language(),
                            .stop = request.stop()};
  auto about = inquiry(request);
  if (!about) return std::unexpected(about.error());
  return explain(about->reasoner, about->puzzle, what);
}

}  // namespace clew::verbs
