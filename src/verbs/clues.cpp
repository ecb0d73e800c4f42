#include "verbs/clues.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/pieces/piece.h"
#include "text/place.h"
#include "verbs/clues_search.h"
#include "verbs/generate.h"
#include "verbs/json.h"
#include "verbs/request.h"

namespace clew::verbs {
namespace {

using Wanted = CluesRequest::Wanted;

/// A question about a grid. Each answer fills the fields of an object and returns a line of text.
class Question {
 public:
  Question(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& request, CluesJob job)
      : desk_(desk), puzzle_(puzzle), request_(request), job_(std::move(job)) {}

  Expected<std::string> least(Json& fields) {
    const auto least = find_least(desk_, puzzle_, job_, request_);
    if (!least) return std::unexpected(least.error());
    fields["least"] = least->clues ? Json(*least->clues) : Json(nullptr);
    fields["puzzle"] = least->clues ? Json(least->puzzle) : Json(nullptr);
    fields["exact"] = least->exact;
    if (least->clues) return (least->exact ? "" : "≤") + std::to_string(*least->clues) + '\n';
    return least->exact ? "none\n" : "unknown\n";
  }

  Expected<std::string> estimate(Json& fields) {
    const auto about = estimate_clues(desk_, puzzle_.layout, job_);
    if (!about) return std::unexpected(about.error());
    fields["seconds"] = about->seconds;
    fields["least_seconds"] = about->least;
    fields["most_seconds"] = about->most;
    fields["joined"] = about->joined;
    return fmt::format("about {:.2g} s of one core ({:.2g} to {:.2g})\n", about->seconds,
                       about->least, about->most);
  }

  /// Writes puzzles to `lines` if that is not null, otherwise to the fields.
  Expected<std::string> puzzles(Json& fields, const Sink* lines) {
    const bool first = request_.wanted == Wanted::first, count = request_.wanted == Wanted::count;
    Json puzzles = Json::array();
    const auto found =
        search_clues(desk_, puzzle_.layout, job_, request_, first, [&](std::string_view text) {
          if (lines) return (*lines)(text);
          for (const auto line : text::lines_of(text)) puzzles.push_back(line);
          return true;
        });
    if (!found) return std::unexpected(found.error());
    const CluesCounters& counters = found->counters;
    if (lines && !count && !found->exact && !(first && counters.puzzles))
      return fail("stopped: there may be more puzzles");
    if (!count) fields["puzzles"] = std::move(puzzles);
    fields["count"] = counters.puzzles;
    fields["exact"] = found->exact;
    fields["counters"] = {{"firsts", counters.firsts},
                          {"joined", counters.joined},
                          {"thirds", counters.thirds},
                          {"candidates", counters.candidates}};
    if (!count) return "";
    return (found->exact ? "" : "≥") + std::to_string(counters.puzzles) + '\n';
  }

 private:
  ClueDesk& desk_;
  const Puzzle& puzzle_;
  const CluesRequest& request_;
  CluesJob job_;
};

/// Answers as an object, or as text through the sink if that is not null.
Expected<Json> answer(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& request,
                      const Sink* sink) {
  const Layout& layout = *puzzle.layout;
  const auto grid = desk.grid_of(puzzle, request.stop);
  if (!grid) return std::unexpected(grid.error());
  const auto given = read_cells(layout, request.given);
  if (!given) return std::unexpected(given.error());
  const auto forbidden = read_cells(layout, request.forbidden);
  if (!forbidden) return std::unexpected(forbidden.error());
  Json fields = {{"grid", line_json(layout, *grid)},
                 {"layout", layout.name().empty() ? Json(nullptr) : Json(layout.name())}};
  if (request.wanted != Wanted::least) {
    fields["clues"] = request.clues;
    if (request.parts > 1) {
      fields["part"] = request.part + 1;
      fields["parts"] = request.parts;
    }
  }
  Question question(desk, puzzle, request,
                    {.grid = *grid,
                     .clues = request.clues,
                     .given = *given,
                     .forbidden = *forbidden,
                     .minimal = request.minimal,
                     .part = request.part,
                     .parts = request.parts,
                     .stop = request.stop});
  const auto line = request.wanted == Wanted::least      ? question.least(fields)
                    : request.wanted == Wanted::estimate ? question.estimate(fields)
                                                         : question.puzzles(fields, sink);
  if (!line) return std::unexpected(line.error());
  if (sink && !line->empty()) (*sink)(*line);
  return fields;
}

}  // namespace

Expected<std::vector<CellId>> read_cells(const Layout& layout, std::string_view text) {
  std::vector<CellId> cells;
  if (text.size() == static_cast<std::size_t>(layout.size()) && text.find(',') == text.npos) {
    const auto mask = read_pattern(layout, text);
    if (!mask) return std::unexpected(mask.error());
    for (CellId c = 0; c < mask->size(); ++c)
      if ((*mask)[c]) cells.push_back(c);
    return cells;
  }
  while (!text.empty()) {
    if (text.front() == ',' || text.front() == ' ') {
      text.remove_prefix(1);
      continue;
    }
    const std::string shown(text.substr(0, 32));
    const auto place = text::take_place(text);
    if (!place || (!text.empty() && text.front() != ',' && text.front() != ' '))
      return fail("cells are written r1c1,r2c3, or as a line with a symbol for each cell, not '" +
                  shown + "'");
    const int cell = layout.at(*place);
    if (cell < 0) return fail("there is no cell " + text::name_of(*place) + " in this layout");
    cells.push_back(static_cast<CellId>(cell));
  }
  return cells;
}

std::optional<Error> clues(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& request,
                           const Output& output, const Sink& sink) {
  const auto result = answer(desk, puzzle, request, output.json ? nullptr : &sink);
  if (!result) return result.error();
  if (output.json) sink(to_string(*result) + '\n');
  return std::nullopt;
}

CluesRequest read_clues(Request& request) {
  CluesRequest what;
  const std::pair<const char*, Wanted> modes[] = {{"first", Wanted::first},
                                                  {"count", Wanted::count},
                                                  {"least", Wanted::least},
                                                  {"estimate", Wanted::estimate}};
  for (const auto& [name, wanted] : modes)
    if (request.flag(name)) what.wanted = wanted;
  if (request.has("clues"))
    what.clues = static_cast<int>(std::min<std::uint64_t>(request.whole("clues", 0), 1000));
  what.minimal = request.flag("minimal");
  what.given = request.text("given");
  what.forbidden = request.text("not");
  const std::uint64_t parts = request.whole("parts", 1, 1, 1'000'000),
                      part = request.whole("part", 1, 1, parts);
  what.part = static_cast<int>(part) - 1;
  what.parts = static_cast<int>(parts);
  return what;
}

std::optional<Error> wrong_with(const CluesRequest& what) {
  const bool least = what.wanted == Wanted::least;
  if (what.clues < 0 && !least) return Error{"\"clues\" is how many clues a puzzle is to have"};
  if (least && what.parts > 1) return Error{"\"least\" needs all of the work, not a part"};
  return std::nullopt;
}

Answer clues(ClueDesk& desk, const Puzzle& puzzle, const CluesRequest& what) {
  return answer(desk, puzzle, what, nullptr);
}

Answer clues(const Json& fields, const Context& context) {
  Request request(fields, context);
  CluesRequest what = read_clues(request);
  what.threads = static_cast<int>(request.whole("threads", 1, 1, 1024));
  what.stop = request.stop();
  what.progress = context.share();
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  if (const auto wrong = wrong_with(what)) return std::unexpected(*wrong);
  ClueDesk desk;
  return clues(desk, *puzzle, what);
}

}  // namespace clew::verbs
