#include "verbs/bench.h"

#include <fmt/format.h>

#include <cstdio>
#include <span>

#include "commands.h"
#include "interrupt.h"
#include "options.h"
#include "out.h"

namespace clew::cli {
namespace {

std::string as_text(const std::string& file, std::span<const verbs::BenchRow> rows) {
  std::string text = fmt::format("{}, {} puzzles\n{:<24}{:>14}{:>10}{:>12}{:>12}{:>12}{:>12}\n",
                                 file, rows.back().puzzles, "", "a second", "x plain", "solutions",
                                 "rounds", "nodes", "branches");
  for (const verbs::BenchRow& r : rows) {
    text += fmt::format("{:<24}{:>14.0f}{:>10.2f}{:>12}{:>12}{:>12}{:>12}{}\n", r.kernel, r.rate,
                        r.ratio, r.solutions, r.rounds, r.nodes, r.branches,
                        r.agrees ? "" : "  DIFFERS");
  }
  return text;
}

}  // namespace

int bench(const Arguments& arguments) {
  Options options("bench",
                  "Every 9x9 kernel and the plain solver over the same puzzles, in turn: puzzles a "
                  "second of thread time, the ratio to the plain solver, and counters that are the "
                  "same in every run.",
                  "clew bench puzzles.txt", 0);
  verbs::BenchOptions bench;
  std::vector<std::string> files;
  options.words("FILE", files, "Files with a 9x9 puzzle on each line", true);
  options.whole("--limit", "N", bench.limit, {1}, "Solutions counted (default: 2)");
  options.whole("--most", "N", bench.most, {1},
                "Puzzles of each file, after a shuffle (default: 10000)");
  options.whole("--plain", "N", bench.plain, {1}, "Of these, for the plain solver (default: 500)");
  options.whole("--rounds", "N", bench.rounds, {1, 1000},
                "Rounds, of which the median counts (default: 7)");
  if (auto status = options.parse(arguments)) return *status;

  catch_interrupts();
  bench.stop.flag = &interrupt_flag();
  bool good = true;
  for (const std::string& file : files) {
    auto puzzles = verbs::read_nines(file);
    if (!puzzles || puzzles->empty()) {
      fmt::print(stderr, "{}: {}\n", file, puzzles ? "no 9x9 puzzles" : puzzles.error().reason);
      good = false;
      continue;
    }
    const auto rows = verbs::bench(std::move(*puzzles), bench);
    if (rows.empty()) break;
    for (const verbs::BenchRow& r : rows) {
      good &= r.agrees;
      if (options.common().output.json) put(verbs::bench_line(file, r));
    }
    if (!options.common().output.json) put(as_text(file, rows));
  }
  if (interrupt_flag()) return interrupted;
  return good ? answered : some_malformed;
}

}  // namespace clew::cli
