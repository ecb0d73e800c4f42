#include "verbs/generate.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <random>

#include "commands.h"
#include "interrupt.h"
#include "options.h"
#include "out.h"
#include "progress.h"
#include "reasoners.h"
#include "run.h"
#include "verbs/complete.h"
#include "verbs/with.h"

namespace clew::cli {
namespace {

struct Asked {
  int clues = -1;
  std::string symmetry = "none", level, er, pattern;
  std::vector<std::string> require;
  std::vector<int> families;
  bool minimal = false, at = false, complete = false;
};

Expected<Requirements> requirements_of(const Layout& layout, const Asked& asked) {
  Requirements requirements;
  requirements.minimal = asked.minimal;
  requirements.with = asked.families;
  requirements.at = asked.at;
  if (asked.clues >= 0) requirements.clues = asked.clues;
  auto symmetry = find_symmetry(asked.symmetry);
  if (!symmetry) return std::unexpected(symmetry.error());
  requirements.symmetry = *symmetry;
  if (!asked.level.empty()) {
    auto level = find_level(asked.level);
    if (!level) return std::unexpected(level.error());
    requirements.level = *level;
  }
  if (!asked.er.empty()) {
    auto range = verbs::read_er_range(asked.er);
    if (!range) return fail("--er: " + range.error().reason);
    requirements.er = *range;
  }
  for (const std::string& word : asked.require) {
    auto techniques = find_techniques(word);
    if (!techniques) return std::unexpected(techniques.error());
    requirements.require.insert(requirements.require.end(), techniques->begin(), techniques->end());
  }
  if (!asked.pattern.empty()) {
    auto pattern = verbs::read_pattern(layout, asked.pattern);
    if (!pattern) return std::unexpected(pattern.error());
    requirements.pattern = std::move(*pattern);
  }
  return requirements;
}

/// The families in lines that fit beside the names of options.
std::string list_of_families() {
  std::string list;
  std::size_t width = 0;
  for (const ClueFamily& family : clue_families()) {
    const bool wraps = width + family.name.size() > 70;
    if (!list.empty()) list += wraps ? '\n' : ' ';
    width = (wraps ? 0 : width + 1) + family.name.size();
    list += family.name;
  }
  return list;
}

void declare(Options& options, Asked& asked, GenerateOptions& generate) {
  options.words("PUZZLE|FILE|-", options.common().inputs,
                "A puzzle with the layout and the clues of the new puzzles; its\n"
                "givens are ignored");
  options.with([&](const std::string& word) { return verbs::take_family(word, asked.families); },
               "Clues to draw, or constraints of the whole layout:\n" + list_of_families());
  options.whole("--count", "N", generate.count, {1}, "How many (default: 1)");
  options.text("--level", "LEVEL", asked.level,
               "easy, intermediate, hard, very hard, diabolical or beyond logic");
  options.text("--er", "A-B", asked.er, "Sudoku Explainer rating, such as 7.1-7.5");
  options.whole("--clues", "N", asked.clues, {0, 65535}, "Exact number of givens (default: any)");
  options.text("--symmetry", "NAME", asked.symmetry,
               "Symmetry of the givens: none point horizontal vertical mirrors diagonal\n"
               "antidiagonal rotational full (default: none)");
  options.offer("--symmetry", {"none", "point", "horizontal", "vertical", "mirrors", "diagonal",
                               "antidiagonal", "rotational", "full"});
  options.flag("--minimal", asked.minimal, "No given can be left out, and no clue");
  options.list("--require", "T,...", asked.require, "Techniques that the path uses and needs");
  options.flag("--complete", asked.complete,
               "Finish the named puzzle: the fewest further givens, or clues of --with,\n"
               "that leave it one solution (--count: 3 by default)");
  options.flag("--at", asked.at,
               "Positions to practise on: the grids in which the path, by --only and\n"
               "--without, first reaches a required technique");
  options.needs("--at", "--require");
  options.needs("--only", "--at");
  options.needs("--without", "--at");
  options.text("--pattern", "MASK", asked.pattern,
               "Positions of the givens: a symbol for each cell, . for a blank");
  options.flag("--rate", generate.rate, "With --json: ER, EP and ED too");
  options.needs("--rate", "--json");
  options.whole("--attempts", "N", generate.attempts, {1},
                "End after this number of attempts, with the puzzles found so far\n"
                "(--count is then only a bound)");
  options.whole("--first", "N", generate.first, {},
                "Begin with this attempt: parts of a long run give the same puzzles\n"
                "as the whole run (default: 0)");
  options.needs("--first", "--seed");
  options.threads();
  options.seconds("--timeout", options.common().timeout,
                  "Seconds for all puzzles together (default: no limit)");
  options.format(
      "Format of grids: line grid pencil text (default: grid to a\n"
      "terminal, line otherwise)");
  options.progress();
}

/// Finishes the puzzle that the arguments name.
int complete(const Options& options, const Asked& asked, const GenerateOptions& generate) {
  const Common& common = options.common();
  CompleteOptions wanted{.with = asked.families, .seed = generate.seed};
  if (options.given("--attempts")) wanted.attempts = generate.attempts;
  const auto requirements = requirements_of(*find_layout("9x9").value(), asked);
  if (!requirements) return usage_error("clew generate", requirements.error().reason);
  wanted.level = requirements->level;
  wanted.require = requirements->require;
  const std::uint64_t count = options.given("--count") ? generate.count : 3;
  Common reading = common;
  reading.threads = 1;
  return answer_puzzles(reading, Spacing::lines, [&](const Puzzle& puzzle, const Stop& stop) {
    wanted.stop = stop;
    CompleteReport report;
    const auto best = verbs::fewest(puzzle, wanted, count, report);
    Answer answer;
    if (!best)
      answer.error = best.error();
    else if (best->empty())
      answer.error = Error{verbs::shortfall(report, 0, count)};
    else
      for (const Completion& made : *best) answer.text += verbs::completed(made, common.output);
    return answer;
  });
}

/// Puts the layout of the named puzzle, with its clues, into common.layout. Returns the exit status
/// on failure.
std::optional<int> take_layout(Common& common) {
  if (common.layout)
    return usage_error("clew generate", "a layout is named twice, by a puzzle and by an option");
  std::vector<LayoutPtr> layouts;
  bool marked = false;
  Common reading = common;
  reading.threads = 1;
  const int status =
      answer_puzzles(reading, Spacing::lines, [&](const Puzzle& puzzle, const Stop&) {
        layouts.push_back(puzzle.layout);
        marked |= !puzzle.marks.empty();
        return Answer{};
      });
  if (status != answered) return status;
  if (layouts.size() != 1)
    return usage_error("clew generate",
                       fmt::format("one puzzle tells the layout, not {}", layouts.size()));
  if (marked)
    return usage_error(
        "clew generate",
        "the puzzle has candidates of its own, which new puzzles would not keep; write "
        "them as `candidates` lines");
  common.layout = layouts[0];
  return std::nullopt;
}

/// Writes puzzles as they are found.
int write(const LayoutPtr& layout, const Requirements& requirements, GenerateOptions generate,
          const Common& common, bool numbered) {
  bool written = true;
  Lines lines;
  ProgressBar bar(common.progress, common.quiet);
  const auto begun = std::chrono::steady_clock::now();
  generate.progress = [&](const GenerateReport& so_far) {
    bar.clear();
    written &= lines.flush();
    std::string words = fmt::format("{} found in {} attempt{}", so_far.found, so_far.tried,
                                    so_far.tried == 1 ? "" : "s");
    if (so_far.nearest && so_far.nearest != requirements.level)
      words += fmt::format(", nearest level so far: {}", name(*so_far.nearest));
    bar.show(verbs::share_done(so_far, generate.count), std::chrono::steady_clock::now() - begun,
             words);
  };
  const auto report = clew::generate(layout, requirements, generate, [&](const Generated& made) {
    return written &= lines.add(verbs::generated(layout, made, common.output, numbered));
  });
  bar.clear();
  lines.flush();
  if (!report) return usage_error("clew generate", report.error().reason);
  if (interrupt_flag()) return interrupted;
  const bool short_of =
      report->found < generate.count && report->tried < generate.attempts && written;
  if (short_of)
    fmt::print(stderr, "clew generate: {}\n", verbs::shortfall(*report, generate.count));
  return short_of ? some_malformed : answered;
}

}  // namespace

int generate(const Arguments& arguments) {
  Options options("generate", "New puzzles with one solution each, 9x9 unless a layout is named.",
                  "clew generate --count 10 --level hard --symmetry point\n"
                  "  clew generate --layout samurai --seed 7 --json\n"
                  "  clew generate --with killer,thermo --layout 6x6 --clues 0\n"
                  "  clew generate --require x-wing --at --count 5\n"
                  "  clew generate jigsaw.txt --count 3\n"
                  "  clew generate unfinished.txt --complete",
                  Options::paths);
  Asked asked;
  GenerateOptions generate;
  declare(options, asked, generate);
  if (auto status = options.parse(arguments)) return *status;

  Common& common = options.common();
  if (options.given("--seed"))
    generate.seed = common.seed;
  else
    generate.seed = std::random_device()() | std::uint64_t{std::random_device()()} << 32;
  if (asked.complete) {
    if (common.inputs.empty())
      return usage_error("clew generate", "--complete needs the puzzle that it finishes");
    return complete(options, asked, generate);
  }
  if (!common.inputs.empty())
    if (const auto status = take_layout(common)) return *status;
  // A line cannot express a layout without a name.
  if (common.layout && common.layout->name().empty() && !options.given("--format"))
    common.output.format = Format::text;
  const LayoutPtr layout = common.layout ? common.layout : *find_layout("9x9");
  auto requirements = requirements_of(*layout, asked);
  if (requirements) {
    const auto by = chosen(options);
    if (!by) return wrong_usage;
    requirements->by = *by;
  }
  if (asked.at && options.given("--format") && common.output.format != Format::text &&
      common.output.format != Format::pencil)
    return usage_error("clew generate", "only --format text and pencil have room for positions");
  if (!asked.families.empty() && options.given("--format") && common.output.format != Format::text)
    return usage_error("clew generate", "only --format text has room for clues");
  if (!requirements) return usage_error("clew generate", requirements.error().reason);
  generate.threads = common.threads;
  generate.grade = common.output.json;
  generate.rate = generate.rate || requirements->er.has_value();
  if (options.given("--attempts") && !options.given("--count")) generate.count = generate.attempts;
  const bool numbered = options.given("--attempts") || options.given("--first");
  catch_interrupts();
  if (common.timeout > 0) generate.stop = stop_after(common.timeout);
  generate.stop.flag = &interrupt_flag();
  return write(layout, *requirements, generate, common, numbered);
}

}  // namespace clew::cli
