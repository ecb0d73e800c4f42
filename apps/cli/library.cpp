#include "verbs/library.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <ctime>
#include <memory>
#include <mutex>
#include <random>

#include "commands.h"
#include "interrupt.h"
#include "run.h"
#include "verbs/generate.h"

namespace clew::cli {
namespace {

struct Asked {
  std::string db = "puzzles.db", to = "line", er, source;
  LibraryFilter filter;
  bool no_grade = false, rate = false;
  int least_givens = -1, most_givens = -1;
};

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  gmtime_r(&now, &day);
  return fmt::format("{:04}-{:02}-{:02}", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

int refused(const Error& error) {
  fmt::print(stderr, "clew library: {}\n", error.reason);
  return some_malformed;
}

// Entries go into the library a thousand at a time; each thousand is on the disk before the next.
int import(const Common& common, const Asked& asked, Library& library) {
  constexpr std::size_t batch_size = 1000;
  std::mutex mutex;
  std::vector<LibraryEntry> batch;
  std::uint64_t read = 0, added = 0;
  std::optional<Error> trouble;
  const verbs::ImportRequest request{!asked.no_grade, asked.rate, asked.source, today()};
  auto flush = [&] {
    if (batch.empty() || trouble) return;
    if (auto count = library.add(batch))
      added += *count;
    else
      trouble = count.error();
    batch.clear();
  };
  const int status = answer_by_thread(common, Spacing::lines, [&]() -> PuzzleWorker {
    auto desk = std::make_shared<verbs::ImportDesk>(request);
    return
        [&, desk](const Puzzle& puzzle, const Stop&, const verbs::Sink&) -> std::optional<Error> {
          auto entry = desk->entry(puzzle);
          if (!entry) return entry.error();
          const std::lock_guard lock(mutex);
          ++read;
          batch.push_back(std::move(*entry));
          if (batch.size() >= batch_size) flush();
          return std::nullopt;
        };
  });
  flush();
  if (trouble) return refused(*trouble);
  if (!common.quiet) fmt::print(stderr, "{} puzzles read, {} of them new\n", read, added);
  return status;
}

int show(const Common& common, const Asked& asked, const Library& library,
         verbs::EntryFormat format, bool header) {
  if (header) std::fputs(std::string(verbs::entry_header(format)).c_str(), stdout);
  const auto done = library.each(asked.filter, [&](const LibraryEntry& entry) {
    const std::string line =
        verbs::written(entry, common.output.json ? verbs::EntryFormat::json : format);
    return !interrupt_flag() && std::fwrite(line.data(), 1, line.size(), stdout) == line.size();
  });
  if (!done) return refused(done.error());
  return interrupt_flag() ? interrupted : answered;
}

int stats(const Common& common, const Library& library) {
  const auto counts = library.stats();
  if (!counts) return refused(counts.error());
  for (const LibraryCount& count : *counts) {
    const std::string level = count.level.empty() ? "not graded" : count.level;
    if (common.output.json)
      fmt::print("{{\"layout\":\"{}\",\"level\":\"{}\",\"puzzles\":{}}}\n", count.layout, level,
                 count.puzzles);
    else
      fmt::print("{:<16} {:<14} {:>10}\n", count.layout.empty() ? "custom" : count.layout, level,
                 count.puzzles);
  }
  return answered;
}

}  // namespace

int library(const Arguments& arguments) {
  const std::string act = arguments.empty() ? "--help" : arguments.front();
  Options options("library import|export|list|pick|stats", "A database of graded puzzles.",
                  "clew library import --db my.db puzzles.txt\n"
                  "  clew library pick --db my.db --level hard\n"
                  "  clew library export --db my.db --to csv > puzzles.csv",
                  act == "import" ? Options::puzzles : 0U);
  Asked asked;
  options.text("--db", "FILE", asked.db, "The library's file (default: puzzles.db)");
  if (act == "import") {
    options.flag("--no-grade", asked.no_grade,
                 "Leave out level, score and techniques: much faster");
    options.flag("--rate", asked.rate, "ER, EP and ED too: slower");
    options.text("--source", "TEXT", asked.source, "Where the puzzles are from");
  } else {
    options.text("--level", "LEVEL", asked.filter.level, "Only of that level");
    options.text("--technique", "NAME", asked.filter.technique,
                 "Only with that technique on the path");
    options.text("--er", "A-B", asked.er, "Sudoku Explainer rating, such as 7.1-7.5");
    options.whole("--givens-from", "N", asked.least_givens, {}, "At least so many givens");
    options.whole("--givens-to", "N", asked.most_givens, {}, "At most so many givens");
    options.choice("--to", "FORMAT", asked.to, {"line", "csv", "json"}, "line, csv or json");
  }
  const Arguments rest(arguments.empty()      ? Arguments{"--help"}
                       : act.starts_with('-') ? arguments
                                              : Arguments(arguments.begin() + 1, arguments.end()));
  if (auto status = options.parse(rest)) return *status;
  const Common& common = options.common();
  if (common.layout && act != "import") asked.filter.layout = common.layout->name();
  if (asked.least_givens >= 0) asked.filter.givens_from = asked.least_givens;
  if (asked.most_givens >= 0) asked.filter.givens_to = asked.most_givens;
  if (!asked.er.empty()) {
    const auto range = verbs::read_er_range(asked.er);
    if (!range) return usage_error("clew library", range.error().reason);
    asked.filter.er_from = range->first;
    asked.filter.er_to = range->second;
  }
  if (act != "import" && act != "export" && act != "list" && act != "pick" && act != "stats")
    return usage_error("clew library",
                       fmt::format("import, export, list, pick or stats, not '{}'", act));

  catch_interrupts();
  auto library = Library::open(asked.db);
  if (!library) return refused(library.error());
  const auto format = asked.to == "csv"    ? verbs::EntryFormat::csv
                      : asked.to == "json" ? verbs::EntryFormat::json
                                           : verbs::EntryFormat::line;
  if (act == "import") return import(common, asked, *library);
  if (act == "stats") return stats(common, *library);
  if (act != "pick") return show(common, asked, *library, format, act == "export");
  const std::uint64_t seed = options.given("--seed") ? common.seed : std::random_device()();
  const auto picked = library->pick(asked.filter, seed);
  if (!picked) return refused(picked.error());
  if (!*picked) {
    fmt::print(stderr, "clew library: no puzzle in '{}' is like that\n", asked.db);
    return some_malformed;
  }
  std::fputs(
      verbs::written(**picked, common.output.json ? verbs::EntryFormat::json : format).c_str(),
      stdout);
  return answered;
}

}  // namespace clew::cli
