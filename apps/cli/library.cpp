#include "verbs/library.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <random>

#include "commands.h"
#include "installed.h"
#include "interrupt.h"
#include "out.h"
#include "run.h"
#include "text/pieces/piece.h"
#include "verbs/generate.h"

namespace clew::cli {
namespace {

constexpr double patience = 10;  // default time for grading each puzzle, in seconds

struct Asked {
  std::string db = "puzzles.db", to = "line", level, technique, er;
  int least_givens = -1, most_givens = -1;
  LibraryFilter filter;
  verbs::ImportRequest import;
};

std::string today() {
  using namespace std::chrono;
  const year_month_day day{floor<days>(system_clock::now())};
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                     static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

int refused(const Error& error) {
  fmt::print(stderr, "clew library: {}\n", error.reason);
  return some_malformed;
}

/// Collects entries from threads, in any order, and adds them in the order of the input, some
/// hundreds at a time. Each group is on disk before the next is added.
class Intake {
 public:
  explicit Intake(Library& library) : library_(library) {}

  void bring(std::size_t number, std::vector<LibraryEntry> entries) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(entries));
    for (auto it = waiting_.begin(); it != waiting_.end() && it->first == next_;
         it = waiting_.erase(it), ++next_) {
      std::ranges::move(it->second, std::back_inserter(ready_));
      if (ready_.size() >= enough) add();
    }
  }
  /// The rest. How many were read and how many of them were new.
  Expected<std::pair<std::uint64_t, std::uint64_t>> finish() {
    add();
    if (trouble_) return std::unexpected(*trouble_);
    return std::pair{read_, added_};
  }

 private:
  static constexpr std::size_t enough = 500;

  void add() {
    read_ += ready_.size();
    if (auto count = ready_.empty() || trouble_ ? 0 : library_.add(ready_))
      added_ += *count;
    else
      trouble_ = count.error();
    ready_.clear();
  }

  Library& library_;
  std::mutex mutex_;
  std::map<std::size_t, std::vector<LibraryEntry>> waiting_;
  std::size_t next_ = 0;
  std::vector<LibraryEntry> ready_;
  std::uint64_t read_ = 0, added_ = 0;
  std::optional<Error> trouble_;
};

int import(const Common& common, const Asked& asked, Library& library) {
  // A hundred easy puzzles may be followed by as many that take a hundred times as long.
  constexpr std::size_t most_per_batch = 8;
  Intake intake(library);
  std::atomic<std::uint64_t> late = 0;
  const auto make = [&]() -> BatchWorker {
    auto desk = std::make_shared<verbs::ImportDesk>(asked.import);
    return
        [&, desk](const stream::Batch& batch, text::Layouts& layouts, stream::BatchOutput& output) {
          std::vector<LibraryEntry> entries;
          const PuzzleWorker keep = [&](const Puzzle& puzzle, const Stop& stop,
                                        const verbs::Sink&) -> std::optional<Error> {
            auto imported = desk->entry(puzzle, stop);
            if (!imported) return imported.error();
            if (!imported->in_time) ++late;
            entries.push_back(std::move(imported->entry));
            return std::nullopt;
          };
          for (std::size_t i = 0; i < batch.size() && !output.stop_requested(); ++i)
            answer_one(batch, i, layouts, output, common, Spacing::lines, keep);
          output.text.clear();  // malformed puzzles are named on standard error
          intake.bring(output.number(), std::move(entries));
        };
  };
  const int status = answer_batches(common, Spacing::lines, make, most_per_batch);
  const auto done = intake.finish();
  if (!done) return refused(done.error());
  if (!common.quiet) {
    fmt::print(stderr, "{} puzzle{} read, {} of them new\n", done->first,
               done->first == 1 ? "" : "s", done->second);
    if (late)
      fmt::print(stderr, "{} could not be graded or rated in {} s each (--timeout)\n", late.load(),
                 common.timeout > 0 ? common.timeout : patience);
  }
  return status;
}

int show(const Asked& asked, const Library& library, verbs::EntryFormat format, bool header) {
  Lines lines;
  if (header) lines.add(verbs::entry_header(format));
  const auto done = library.each(asked.filter, [&](const LibraryEntry& entry) {
    return !interrupt_flag() && lines.add(verbs::written(entry, format));
  });
  if (!done) return refused(done.error());
  return interrupt_flag() ? interrupted : answered;
}

int stats(const Common& common, const Library& library) {
  const auto counts = library.stats();
  if (!counts) return refused(counts.error());
  for (const LibraryCount& count : *counts) {
    const std::string_view level = count.level ? name(*count.level) : "not graded";
    if (common.output.json)
      put(fmt::format("{{\"layout\":\"{}\",\"level\":\"{}\",\"puzzles\":{}}}\n", count.layout,
                      level, count.puzzles));
    else
      put(fmt::format("{:<16} {:<14} {:>10}\n", count.layout.empty() ? "custom" : count.layout,
                      level, count.puzzles));
  }
  return answered;
}

int pick(const Asked& asked, const Library& library, verbs::EntryFormat format,
         std::uint64_t seed) {
  const auto picked = library.pick(asked.filter, seed);
  if (!picked) return refused(picked.error());
  if (!*picked) {
    fmt::print(stderr, "clew library: no puzzle in '{}' matches\n", asked.db);
    return some_malformed;
  }
  put(verbs::written(**picked, format));
  return answered;
}

// The filter for entries, from the options as typed.
Expected<LibraryFilter> filter_of(const Common& common, const Asked& asked) {
  LibraryFilter filter;
  if (common.layout) filter.layout = common.layout->name();
  if (!asked.level.empty()) {
    const auto level = find_level(asked.level);
    if (!level) return std::unexpected(level.error());
    filter.level = *level;
  }
  if (!asked.technique.empty()) {
    const auto found = find_techniques(asked.technique);
    if (!found) return std::unexpected(found.error());
    filter.techniques = *found;
  }
  if (!asked.er.empty()) {
    const auto range = verbs::read_er_range(asked.er);
    if (!range) return fail("--er: " + range.error().reason);
    filter.er_from = range->first;
    filter.er_to = range->second;
  }
  if (asked.least_givens >= 0) filter.givens_from = asked.least_givens;
  if (asked.most_givens >= 0) filter.givens_to = asked.most_givens;
  return filter;
}

}  // namespace

int library(const Arguments& arguments) {
  constexpr std::string_view acts[] = {"import", "export", "list", "pick", "stats"};
  const std::string act = arguments.empty() ? "" : arguments.front();
  const bool known = std::ranges::find(acts, act) != std::end(acts);
  const auto needed = [&] {
    return usage_error("clew library",
                       fmt::format("one of {} is needed{}", fmt::join(acts, ", "),
                                   act.empty() ? "" : ", not " + text::quoted(act)));
  };
  if (!known && !act.starts_with('-')) return needed();
  Options options(known ? "library " + act : "library import|export|list|pick|stats",
                  "A database of graded puzzles.",
                  "clew library import --db my.db puzzles.txt\n"
                  "  clew library import --starter\n"
                  "  clew library pick --db my.db --level easy\n"
                  "  clew library export --db my.db --to csv > puzzles.csv",
                  act == "import" ? Options::puzzles : 0U);
  Asked asked;
  bool no_grade = false, starter = false;
  options.text("--db", "FILE", asked.db, "The library's file (default: puzzles.db)");
  if (act == "import") {
    options.flag("--starter", starter, "Import the starter library, installed with clew");
    options.flag("--no-grade", no_grade, "Do not grade puzzles without a level in the file");
    options.flag("--grade", asked.import.anew,
                 "Grade again, also puzzles with a level in the file: level,\nscore and techniques "
                 "of the path");
    options.excludes("--grade", "--no-grade");
    options.flag("--rate", asked.import.rate, "ER, EP and ED too: slower");
    options.text("--source", "TEXT", asked.import.source,
                 "Source of the puzzles, if the file names none");
  } else {
    options.text("--level", "LEVEL", asked.level, "Only of that level");
    options.text("--technique", "T", asked.technique,
                 "Only with that technique, a name or a code, on the path");
    options.text("--er", "A-B", asked.er, "Sudoku Explainer rating, such as 7.1-7.5");
    options.whole("--givens-from", "N", asked.least_givens, {}, "Least number of givens");
    options.whole("--givens-to", "N", asked.most_givens, {}, "Greatest number of givens");
    options.choice("--to", "FORMAT", asked.to, {"line", "csv", "json"}, "line, csv or json");
  }
  if (auto status = options.parse({arguments.begin() + (known ? 1 : 0), arguments.end()}))
    return *status;
  if (!known) return needed();
  Common& common = options.common();
  const auto format = asked.to == "json" || common.output.json ? verbs::EntryFormat::json
                      : asked.to == "csv"                      ? verbs::EntryFormat::csv
                                                               : verbs::EntryFormat::line;
  if (act == "import") {
    if (starter) common.inputs.insert(common.inputs.begin(), installed_file("starter.csv"));
    asked.import.grade = !no_grade;
    asked.import.date = today();
    common.notes = true;
    if (!options.given("--timeout")) asked.import.patience = patience;
  } else {
    auto filter = filter_of(common, asked);
    if (!filter) return usage_error(options.verb(), filter.error().reason);
    asked.filter = *std::move(filter);
  }

  catch_interrupts();
  auto library =
      Library::open(asked.db, act == "import" ? Library::Access::write : Library::Access::read);
  if (!library) return refused(library.error());
  if (act == "import") return import(common, asked, *library);
  if (act == "stats") return stats(common, *library);
  if (act == "pick")
    return pick(asked, *library, format,
                options.given("--seed") ? common.seed : std::random_device()());
  return show(asked, *library, format, act == "export");
}

}  // namespace clew::cli
