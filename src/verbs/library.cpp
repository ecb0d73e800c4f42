#include "verbs/library.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <set>

#include "clew/text.h"
#include "model/solves.h"
#include "search/engine.h"
#include "search/puzzle_candidates.h"
#include "search/questions/uniqueness.h"
#include "store/technique_list.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

constexpr std::uint64_t most_conflicts = 500'000;  // tens of seconds on large grids

std::string quoted(const std::string& field) {
  const bool blank_ends = !field.empty() && (field.front() <= ' ' || field.back() <= ' ');
  if (!blank_ends && field.find_first_of(",\"\r\n") == std::string::npos) return field;
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

std::string_view level_of(const LibraryEntry& e) { return e.level ? name(*e.level) : ""; }

Json text_json(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

bool is_solution(const search::Tables& tables, const Puzzle& puzzle, std::span<const Digit> grid) {
  if (!solves(*puzzle.layout, grid)) return false;
  for (std::size_t c = 0; c < grid.size(); ++c)
    if (puzzle.givens[c] && puzzle.givens[c] != grid[c]) return false;
  if (!tables.model) return true;
  std::vector<DigitSet> start;
  for (const Digit digit : grid) start.push_back(DigitSet::of(digit));
  return search::search_any(tables, {.start = start, .limit = 1}).solutions == 1;
}

}  // namespace

/// Statements of a file about a puzzle. Other programs use the same words with other meanings, so
/// values of another form are ignored.
class Said {
 public:
  explicit Said(const Puzzle& puzzle) : puzzle_(puzzle) {}

  /// Returns an empty vector if the file has no solution.
  Expected<std::vector<Digit>> solution(const Layout& layout) const {
    const std::string* brought = note("solution");
    if (!brought) brought = note("solutions");
    if (!brought || brought->empty()) return {};
    auto values = read_values(layout, *brought);
    if (!values) return fail("the solution that comes with it: " + values.error().reason);
    if (std::ranges::find(*values, Digit{0}) != values->end())
      return fail("the solution that comes with it has blanks");
    return values;
  }
  /// Returns "" if the file says that the puzzle is not graded.
  std::optional<std::string> level() const {
    for (const char* column : {"level", "difficulty"})
      if (const std::string* text = note(column); text && (text->empty() || find_level(*text)))
        return *text;
    return !puzzle_.level.empty() && find_level(puzzle_.level) ? std::optional(puzzle_.level)
                                                               : std::nullopt;
  }
  std::optional<std::string> date() const {
    const std::string* text = note("date");
    if (!text || text->size() != 10) return std::nullopt;
    for (std::size_t i = 0; i < text->size(); ++i)
      if (i == 4 || i == 7 ? (*text)[i] != '-'
                           : !std::isdigit(static_cast<unsigned char>((*text)[i])))
        return std::nullopt;
    return *text;
  }
  void rate(LibraryEntry& entry) const {
    entry.er = number("er", 10);
    entry.ep = number("ep", 10);
    entry.ed = number("ed", 10);
  }
  void grade(LibraryEntry& entry) const {
    const auto found = find_level(level().value_or(""));
    if (!found) return;
    entry.level = *found;
    entry.score = number("score", 1);
    if (const std::string* names = note("techniques"))
      entry.techniques = store::listed(*names).value_or(std::vector<TechniqueId>{});
  }

 private:
  const std::string* note(std::string_view name) const {
    for (const auto& [known, text] : puzzle_.notes)
      if (known == name) return &text;
    return nullptr;
  }
  std::optional<int> number(const char* name, double unit) const {
    const std::string* text = note(name);
    if (!text || text->empty()) return std::nullopt;
    // libc++ has no from_chars for numbers with a fraction. The C locale is never left.
    char* end = nullptr;
    const double value = std::strtod(text->c_str(), &end);
    if (*end || !(value >= 0 && value <= 1e8)) return std::nullopt;
    return static_cast<int>(std::lround(value * unit));
  }

  const Puzzle& puzzle_;
};

ImportDesk::Tools::Tools(const LayoutPtr& layout)
    : tables(*layout), canonizer(Canonizer::make(layout)) {}

ImportDesk::Tools& ImportDesk::tools_for(const LayoutPtr& layout) {
  constexpr std::size_t most = 64;  // every puzzle may have a layout of its own
  if (tools_.size() >= most && !tools_.contains(layout)) tools_.clear();
  return tools_.try_emplace(layout, layout).first->second;
}

// To show that a known solution is the only one takes less than to find it as well.
Expected<std::vector<Digit>> ImportDesk::only_solution(const Puzzle& puzzle, const Said& said,
                                                       Tools& tools, const Stop& stop) const {
  if (tools.tables.too_large) return std::unexpected(*tools.tables.too_large);
  auto known = said.solution(*puzzle.layout);
  if (!known) return known;
  const std::uint64_t conflicts = request_.patience > 0 ? most_conflicts : ~std::uint64_t{0};
  if (known->empty()) {
    if (!tools.solver) {
      auto made = Solver::make(puzzle.layout);
      if (!made) return std::unexpected(std::move(made.error()));
      tools.solver = std::move(*made);
    }
    auto solved = tools.solver->solve(puzzle, {.stop = stop, .conflicts = conflicts});
    if (!solved) return std::unexpected(std::move(solved.error()));
    switch (solved->status) {
      case Status::unique:
        return std::move(solved->solution);
      case Status::none:
        return fail("a library keeps puzzles with one solution; this one has none");
      case Status::multiple:
        return fail("a library keeps puzzles with one solution; this one has several");
      case Status::unknown:
        return fail("time ran out before the number of solutions was known; raise --timeout");
    }
  }
  if (!is_solution(tools.tables, puzzle, *known))
    return fail("the solution that comes with it is not this puzzle's");
  const auto only =
      search::is_only_solution(tools.tables, search::start_of(puzzle), *known, stop, conflicts);
  if (!only) return fail("time ran out before the number of solutions was known; raise --timeout");
  if (!*only) return fail("a library keeps puzzles with one solution; this one has several");
  return known;
}

Expected<Imported> ImportDesk::entry(const Puzzle& puzzle, const Stop& stop) {
  Tools& tools = tools_for(puzzle.layout);
  const Layout& layout = *puzzle.layout;
  const Puzzle bare{.layout = puzzle.layout, .givens = puzzle.givens};
  const Said said(puzzle);
  const auto solution = only_solution(bare, said, tools, stop);
  if (!solution && !puzzle.given_marks.empty())
    return fail("a library has no room for candidates that a puzzle gives");
  if (!solution) return std::unexpected(solution.error());
  if (!tools.canonizer) return std::unexpected(tools.canonizer.error());
  Imported imported;
  LibraryEntry& entry = imported.entry;
  entry.layout = layout.name();
  auto written = write(bare, layout.name().empty() ? Format::text : Format::line);
  if (!written) return std::unexpected(written.error());
  entry.puzzle = std::move(*written);
  const auto form = tools.canonizer->form(bare.givens, stop);
  if (!form) return std::unexpected(form.error());
  // The same picture may have other rules, so without a name there is no canonical form across
  // layouts.
  entry.canonical = layout.name().empty() ? entry.puzzle : to_line(layout, *form);
  entry.solution = to_line(layout, *solution);
  entry.givens = static_cast<int>(bare.givens.size()) -
                 static_cast<int>(std::count(bare.givens.begin(), bare.givens.end(), 0));
  entry.source = puzzle.source.empty() ? request_.source : puzzle.source;
  entry.date = said.date().value_or(request_.date);
  Stop soon = stop;
  if (request_.patience > 0) {
    const auto patience = stop_after(request_.patience).deadline;
    if (patience && (!soon.deadline || *patience < *soon.deadline)) soon.deadline = patience;
  }
  if (!request_.anew) said.grade(entry);
  if (!request_.anew || !request_.rate) said.rate(entry);
  if (request_.anew || (request_.grade && !said.level()))
    imported.in_time &= grade(bare, tools, soon, entry);
  if (request_.rate && !entry.er) imported.in_time &= rate(bare, tools, soon, entry);
  return imported;
}

bool ImportDesk::grade(const Puzzle& puzzle, Tools& tools, const Stop& stop, LibraryEntry& entry) {
  if (!tools.explainer) {
    auto made = Explainer::make(puzzle.layout);
    if (!made) return true;  // too large for human logic
    tools.explainer.emplace(std::move(*made));
  }
  tools.explainer->path(start(puzzle), {.unique = true, .givens = puzzle.givens, .stop = stop},
                        path_);
  if (path_.status() == Path::Status::stopped) return false;
  entry.level = path_.level();
  std::set<TechniqueId> used;
  int score = 0;
  for (const Step& step : path_.steps()) {
    used.insert(step.technique);
    score += technique(step.technique).score;
  }
  if (path_.status() == Path::Status::solved) entry.score = score;
  entry.techniques.assign(used.begin(), used.end());
  return true;
}

bool ImportDesk::rate(const Puzzle& puzzle, Tools& tools, const Stop& stop, LibraryEntry& entry) {
  if (!tools.rater) {
    auto made = Rater::make(puzzle.layout);
    if (!made) return true;  // too large to be rated
    tools.rater.emplace(std::move(*made));
  }
  const auto rating = tools.rater->rate(puzzle, {.stop = stop});
  if (!rating) return true;
  if (rating->status == Rating::Status::unfinished) return false;
  entry.er = rating->er;
  entry.ep = rating->ep;
  entry.ed = rating->ed;
  return true;
}

std::string_view entry_header(EntryFormat format) {
  return format == EntryFormat::csv
             ? "puzzle,solution,givens,level,er,ep,ed,score,layout,techniques,source,date\n"
             : "";
}

std::string written(const LibraryEntry& e, EntryFormat format) {
  switch (format) {
    case EntryFormat::line:
      return e.puzzle + '\n';
    case EntryFormat::csv: {
      std::string line;
      for (const std::string& field :
           {e.puzzle, e.solution, std::to_string(e.givens), std::string(level_of(e)), tenths(e.er),
            tenths(e.ep), tenths(e.ed), e.score ? std::to_string(*e.score) : std::string(),
            e.layout, store::joined(e.techniques), e.source, e.date})
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
                        {"level", text_json(level_of(e))},
                        {"er", number_json(e.er)},
                        {"ep", number_json(e.ep)},
                        {"ed", number_json(e.ed)},
                        {"score", e.score ? Json(*e.score) : Json(nullptr)},
                        {"techniques", text_json(store::joined(e.techniques))},
                        {"source", text_json(e.source)},
                        {"date", text_json(e.date)}}) +
         '\n';
}

}  // namespace clew::verbs
