#include "verbs/generate.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <string>

#include "clew/text.h"
#include "verbs/complete.h"
#include "verbs/json.h"
#include "verbs/reasoner.h"
#include "verbs/request.h"
#include "verbs/with.h"

namespace clew::verbs {
namespace {

/// The position that the path has reached, as a player's work on the puzzle.
Puzzle position_of(const Generated& made) {
  const Grid& grid = made.position->grid;
  Puzzle puzzle{.layout = made.layout, .givens = made.givens, .entries = grid.values};
  for (std::size_t c = 0; c < puzzle.entries.size(); ++c)
    if (puzzle.givens[c]) puzzle.entries[c] = 0;
  puzzle.marks = grid.candidates;
  return puzzle;
}

/// A puzzle with clues is written as puzzle text, because a line has no room for clues.
Json json_of(const LayoutPtr& layout, const Generated& made, bool numbered) {
  const Puzzle puzzle{.layout = made.layout, .givens = made.givens};
  Json json = about(puzzle);
  if (made.layout != layout)
    json["puzzle"] = write(puzzle, Format::text).value_or(to_line(*layout, made.givens));
  json["solution"] = line_json(*layout, made.solution);
  json["level"] = made.level ? Json(name(*made.level)) : Json(nullptr);
  if (numbered) json["attempt"] = made.attempt;
  if (made.rating) {
    json["er"] = made.rating->er / 10.0;
    json["ep"] = made.rating->ep / 10.0;
    json["ed"] = made.rating->ed / 10.0;
  }
  if (made.position) {
    const Puzzle position = position_of(made);
    json["next"] = technique(made.position->next).name;
    json["entries"] = to_line(*made.layout, position.entries);
    json["marks"] = marks_json(position);
  }
  return json;
}

std::optional<Tenths> read_tenths(std::string_view text) {
  // libc++ has no from_chars for numbers with a fraction. The C locale is never left.
  const std::string number(text);
  char* end = nullptr;
  const double value = std::strtod(number.c_str(), &end);
  const bool plain = number.find_first_not_of("0123456789.") == std::string::npos;
  if (number.empty() || !plain || *end || value > 99) return std::nullopt;
  return static_cast<Tenths>(std::lround(value * 10));
}

Expected<Requirements> read_requirements(const Layout& layout, Request& request) {
  Requirements requirements;
  requirements.minimal = request.flag("minimal");
  if (request.has("clues"))
    requirements.clues = static_cast<int>(request.whole("clues", 0, 0, 65'535));
  auto symmetry = find_symmetry(request.text("symmetry", "none"));
  if (!symmetry) return std::unexpected(symmetry.error());
  requirements.symmetry = *symmetry;
  if (request.has("level")) {
    auto level = find_level(request.text("level"));
    if (!level) return std::unexpected(level.error());
    requirements.level = *level;
  }
  if (request.has("er")) {
    auto range = read_er_range(request.text("er"));
    if (!range) return std::unexpected(range.error());
    requirements.er = *range;
  }
  for (const std::string& word : request.list("require")) {
    auto techniques = find_techniques(word);
    if (!techniques) return std::unexpected(techniques.error());
    requirements.require.insert(requirements.require.end(), techniques->begin(), techniques->end());
  }
  requirements.at = request.flag("at");
  if (requirements.at && requirements.require.empty())
    return fail("\"at\" needs techniques to \"require\"");
  auto by = choose(request.list("only"), request.list("without"));
  if (!by) return std::unexpected(by.error());
  requirements.by = *by;
  if (request.has("pattern")) {
    auto pattern = read_pattern(layout, request.text("pattern"));
    if (!pattern) return std::unexpected(pattern.error());
    requirements.pattern = std::move(*pattern);
  }
  return requirements;
}

}  // namespace

std::string generated(const LayoutPtr& layout, const Generated& made, const Output& output,
                      bool numbered) {
  if (output.json) return to_string(json_of(layout, made, numbered)) + '\n';
  if (made.position)
    return output.format == Format::pencil
               ? to_pencil(*made.layout, made.position->grid) + '\n'
               : write(position_of(made), Format::text).value_or("") + '\n';
  const Format format = made.layout == layout ? output.format : Format::text;
  return written(Puzzle{.layout = made.layout, .givens = made.givens}, made.givens, format);
}

Expected<std::pair<Tenths, Tenths>> read_er_range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto least = read_tenths(text.substr(0, dash));
  const auto most = dash == std::string_view::npos ? least : read_tenths(text.substr(dash + 1));
  if (!least || !most || *least > *most)
    return fail("a range of ratings is written 7.1-7.5, the lower one first, not '" +
                std::string(text.substr(0, 32)) + "'");
  return std::pair{*least, *most};
}

Expected<std::vector<bool>> read_pattern(const Layout& layout, std::string_view text) {
  std::vector<bool> line;
  for (char c : text) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    line.push_back(std::string_view(".0_*-").find(c) == std::string_view::npos);
  }
  if (line.size() != static_cast<std::size_t>(layout.size()))
    return fail(fmt::format("a pattern has a symbol for each of the {} cells, this one {}",
                            layout.size(), line.size()));
  std::vector<bool> pattern(line.size());
  const auto order = line_order(layout);
  for (std::size_t i = 0; i < line.size(); ++i) pattern[order[i]] = line[i];
  return pattern;
}

double share_done(const GenerateReport& report, std::uint64_t wanted) {
  if (wanted <= 1) return -1;
  return static_cast<double>(report.found) / static_cast<double>(wanted);
}

std::string shortfall(const GenerateReport& report, std::uint64_t wanted) {
  const bool rare = report.found * 10 < report.tried;
  return fmt::format(
      "found {} of {} puzzle{} in {} attempt{} before time was up: {}", report.found, wanted,
      wanted == 1 ? "" : "s", report.tried, report.tried == 1 ? "" : "s",
      rare ? "few puzzles meet all of these requirements; allow more time or relax one"
           : "each takes long on this layout; allow more time");
}

Answer generate(const Json& fields, const Context& context) {
  Request request(fields, context);
  if (request.flag("complete")) return complete(fields, context);
  request.expect({"minimal", "clues", "symmetry", "level", "er", "require", "pattern", "count",
                  "at", "only", "without", "seed", "rate", "with", "first", "attempts", "threads"});
  LayoutPtr layout = request.layout();
  if (!layout && request.has("puzzle")) {  // a custom layout, as puzzle text
    const auto puzzle = request.puzzle();
    if (!puzzle) return std::unexpected(puzzle.error());
    layout = puzzle->layout;
  }
  if (request.error()) return std::unexpected(*request.error());
  std::vector<int> families;
  if (!layout || request.has("with")) {
    std::string name = layout ? layout->name() : "9x9";
    if (name.empty()) return fail("\"with\" needs a layout that has a name");
    for (const std::string& word : request.list("with")) {
      const auto taken = take_family(word, families);
      if (!taken) return std::unexpected(taken.error());
      if (!*taken) name += '+' + word;
    }
    auto more = find_layout(name);
    if (!more) return std::unexpected(more.error());
    if (auto ok = supported(**more, context.kinds); !ok) return std::unexpected(ok.error());
    layout = *more;
  }
  auto requirements = read_requirements(*layout, request);
  if (requirements) requirements->with = std::move(families);
  GenerateOptions options;
  const bool part = request.has("first") || request.has("attempts");
  options.first = request.whole("first", 0);
  options.attempts = request.whole("attempts", options.attempts, 1);
  options.count = request.whole("count", request.has("attempts") ? options.attempts : 1, 1);
  options.seed = request.whole("seed", 1);
  options.threads = static_cast<int>(request.whole("threads", 0, 0, 1024));
  options.grade = true;
  options.rate = request.flag("rate");
  options.stop = request.stop();
  if (context.progress)
    options.progress = [&](const GenerateReport& so_far) {
      context.progress({.done = share_done(so_far, options.count),
                        .tried = so_far.tried,
                        .nearest = so_far.nearest});
    };
  if (!request.error() && !requirements) return std::unexpected(requirements.error());
  if (request.checked()) return std::unexpected(*request.error());
  Json puzzles = Json::array();
  const auto report = clew::generate(layout, *requirements, options, [&](const Generated& made) {
    puzzles.push_back(json_of(layout, made, part));
    return true;
  });
  if (!report) return std::unexpected(report.error());
  Json answer{{"puzzles", std::move(puzzles)}};
  if (part) answer["tried"] = report->tried;
  if (report->found < options.count && report->tried < options.attempts)
    answer["shortfall"] = shortfall(*report, options.count);
  return answer;
}

}  // namespace clew::verbs
