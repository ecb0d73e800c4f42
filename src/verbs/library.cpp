#include "verbs/library.h"

#include <algorithm>
#include <set>

#include "clew/text.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

std::string quoted(const std::string& field) {
  if (field.find_first_of(",\"\n") == std::string::npos) return field;
  std::string result = "\"";
  for (char c : field) result += c == '"' ? std::string("\"\"") : std::string(1, c);
  return result + '"';
}

std::string tenths(std::optional<int> value) {
  return value ? std::to_string(*value / 10) + '.' + std::to_string(*value % 10) : "";
}

Json number_json(std::optional<int> value, double divisor = 10) {
  return value ? Json(*value / divisor) : Json(nullptr);
}

Json text_json(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

}  // namespace

ImportDesk::Tools::Tools(LayoutPtr layout) : solver(layout), canonizer(layout), rater(layout) {
  if (auto made = Explainer::make(layout)) explainer.emplace(std::move(*made));
}

Expected<LibraryEntry> ImportDesk::entry(const Puzzle& puzzle) {
  Tools& tools = tools_.try_emplace(puzzle.layout, puzzle.layout).first->second;
  const Puzzle bare{.layout = puzzle.layout, .givens = puzzle.givens};
  const Solved solved = tools.solver.solve(bare);
  if (solved.status != Status::unique)
    return fail(solved.status == Status::none
                    ? "a library keeps puzzles with one solution, this has none"
                    : "a library keeps puzzles with one solution, this has several");
  const Layout& layout = *puzzle.layout;
  LibraryEntry entry;
  entry.layout = layout.name();
  if (layout.name().empty()) {
    auto text = write(bare, Format::text);
    if (!text) return std::unexpected(text.error());
    entry.puzzle = std::move(*text);
    entry.canonical = entry.puzzle;  // the same picture may be given by other rules: no form across
  } else {
    entry.puzzle = to_line(layout, bare.givens);
    entry.canonical = to_line(layout, tools.canonizer.form(bare.givens));
  }
  entry.solution = to_line(layout, solved.solution);
  entry.givens = static_cast<int>(bare.givens.size()) -
                 static_cast<int>(std::count(bare.givens.begin(), bare.givens.end(), 0));
  entry.source = puzzle.source.empty() ? request_.source : puzzle.source;
  entry.date = request_.date;
  if (request_.grade && tools.explainer) grade(bare, tools, entry);
  if (request_.rate)
    if (const auto rating = tools.rater.rate(bare);
        rating && rating->status != Rating::Status::unfinished) {
      entry.er = rating->er;
      entry.ep = rating->ep;
      entry.ed = rating->ed;
    }
  return entry;
}

void ImportDesk::grade(const Puzzle& puzzle, Tools& tools, LibraryEntry& entry) {
  tools.explainer->path(start(puzzle), {.unique = true, .givens = puzzle.givens}, path_);
  entry.level = name(path_.level());
  std::set<TechniqueId> used;
  int score = 0;
  for (const Step& step : path_.steps()) {
    used.insert(step.technique);
    score += technique(step.technique).score;
  }
  if (path_.status() == Path::Status::solved) entry.score = score;
  for (TechniqueId id : used) {
    if (!entry.techniques.empty()) entry.techniques += ',';
    entry.techniques += technique(id).name;
  }
}

std::string_view entry_header(EntryFormat format) {
  return format == EntryFormat::csv
             ? "puzzle,solution,clues,difficulty,er,ep,ed,score,layout,techniques,source,date\n"
             : "";
}

std::string written(const LibraryEntry& e, EntryFormat format) {
  switch (format) {
    case EntryFormat::line:
      return e.puzzle + '\n';
    case EntryFormat::csv: {
      std::string line;
      for (const std::string& field :
           {e.puzzle, e.solution, std::to_string(e.givens), e.level, tenths(e.er), tenths(e.ep),
            tenths(e.ed), e.score ? std::to_string(*e.score) : std::string(), e.layout,
            e.techniques, e.source, e.date})
        line += quoted(field) + ',';
      line.back() = '\n';
      return line;
    }
    case EntryFormat::json:
      break;
  }
  return to_string(Json{{"puzzle", e.puzzle},
                        {"layout", text_json(e.layout)},
                        {"canonical", e.canonical},
                        {"solution", e.solution},
                        {"givens", e.givens},
                        {"level", text_json(e.level)},
                        {"er", number_json(e.er)},
                        {"ep", number_json(e.ep)},
                        {"ed", number_json(e.ed)},
                        {"score", e.score ? Json(*e.score) : Json(nullptr)},
                        {"techniques", text_json(e.techniques)},
                        {"source", text_json(e.source)},
                        {"date", text_json(e.date)}}) +
         '\n';
}

}  // namespace clew::verbs
