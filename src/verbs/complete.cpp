#include "verbs/complete.h"

#include <fmt/format.h>

#include <algorithm>

#include "clew/text.h"
#include "text/puzzle_text/constraint_words.h"
#include "verbs/json.h"
#include "verbs/request.h"
#include "verbs/with.h"

namespace clew::verbs {
namespace {

Json json_of(const Completion& made) {
  const Puzzle& puzzle = made.puzzle;
  const Layout& layout = *puzzle.layout;
  Json json = about(puzzle);
  json["puzzle"] = write(puzzle, Format::text).value_or(to_line(layout, puzzle.givens));
  json["solution"] = line_json(layout, made.solution);
  json["level"] = made.level ? Json(name(*made.level)) : Json(nullptr);
  json["steps"] = made.steps;
  json["added_givens"] = Json::array();
  for (const CellId c : made.givens)
    json["added_givens"].push_back(
        {{"cell", layout.cell_name(c)}, {"digit", layout.value(made.solution[c])}});
  json["added_clues"] = Json::array();
  for (const ConstraintSpec& clue : made.clues)
    json["added_clues"].push_back(text::words_of(clue, layout.spec()));
  return json;
}

bool are_same(const Completion& a, const Completion& b) {
  return a.puzzle.givens == b.puzzle.givens && a.clues == b.clues;
}

}  // namespace

Expected<std::vector<Completion>> fewest(const Puzzle& puzzle, const CompleteOptions& options,
                                         std::uint64_t count, CompleteReport& report) {
  std::vector<Completion> best;
  const auto made = clew::complete(puzzle, options, [&](const Completion& next) {
    if (std::ranges::any_of(best, [&](const auto& other) { return are_same(other, next); }))
      return true;
    const auto at = std::ranges::upper_bound(best, next.added(), {}, &Completion::added);
    best.insert(at, next);
    if (best.size() > count) best.pop_back();
    return best.back().added() > 0;  // a puzzle with one solution has a single completion
  });
  if (!made) return std::unexpected(made.error());
  report = *made;
  return best;
}

std::string completed(const Completion& made, const Output& output) {
  if (output.json) return to_string(json_of(made)) + '\n';
  return write(made.puzzle, Format::text).value_or("") + "\n\n";
}

std::string shortfall(const CompleteReport& report, std::size_t found, std::uint64_t wanted) {
  if (!report.solvable) return "no solution of the puzzle is known; a completion needs one";
  return fmt::format(
      "found {} of {} completions in {} attempt{}; allow more attempts or time, or "
      "relax a requirement",
      found, wanted, report.tried, report.tried == 1 ? "" : "s");
}

Answer complete(const Json& fields, const Context& context) {
  Request request(fields, context);
  request.flag("complete");
  CompleteOptions options;
  for (const std::string& word : request.list("with")) {
    const auto taken = take_family(word, options.with);
    if (!taken) return std::unexpected(taken.error());
    if (!*taken) return fail("\"with\": only families of clues complete a puzzle, not " + word);
  }
  if (request.has("level")) {
    auto level = find_level(request.text("level"));
    if (!level) return std::unexpected(level.error());
    options.level = *level;
  }
  for (const std::string& word : request.list("require")) {
    auto techniques = find_techniques(word);
    if (!techniques) return std::unexpected(techniques.error());
    options.require.insert(options.require.end(), techniques->begin(), techniques->end());
  }
  const std::uint64_t count = request.whole("count", 3, 1);
  options.seed = request.whole("seed", 1);
  options.attempts = request.whole("attempts", options.attempts, 1);
  options.stop = request.stop();
  const auto puzzle = request.puzzle();
  if (!puzzle) return std::unexpected(puzzle.error());
  CompleteReport report;
  const auto best = fewest(*puzzle, options, count, report);
  if (!best) return std::unexpected(best.error());
  Json answer{{"puzzles", Json::array()}, {"tried", report.tried}};
  for (const Completion& made : *best) answer["puzzles"].push_back(json_of(made));
  const bool is_done = !best->empty() && best->front().added() == 0;
  if (best->size() < count && !is_done)
    answer["shortfall"] = shortfall(report, best->size(), count);
  return answer;
}

}  // namespace clew::verbs
