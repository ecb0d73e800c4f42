// bench_constrained [--each] [--rounds N] [--nodes N] [--turns] [--timeout S] [--from FORM] FILE…
//
// Puzzles with constraints, to the proof that there is no second solution, a row for each file.
// Milliseconds of thread CPU time, the least of N rounds: reading a puzzle, making the tables of
// its layout, searching; then the nodes of the search, and the microseconds that one takes. After
// so many nodes a search gives up. With `--turns` clause learning takes its turn, as it does in
// Clew, and only the clock ends a search. `--each` prints a line for every puzzle: its line in the
// file, solutions found (+ when there may be more), nodes, conflicts, and the three times.
//
//   bench_constrained --rounds 4 --turns killer.iss skyscraper.iss
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>

#include "bench_puzzles.h"
#include "clew/text.h"
#include "search/constrained/search.h"
#include "search/engine.h"
#include "search/puzzle_candidates.h"
#include "search/tables.h"

namespace clew::bench {
namespace {

constexpr double long_enough = 0.15;  // seconds of a search that is not repeated

struct Options {
  bool each = false, turns = false;
  int rounds = 1;
  double seconds = 1e9;
  ReadOptions read;
  std::uint64_t nodes = 100'000;
};

struct Row {
  std::size_t puzzles = 0, finished = 0;
  std::uint64_t nodes = 0;
  double read = 0, tables = 0, search = 0;
};

// Measures one puzzle from its text. If houses and links express its layout, the engines for those
// solve it.
void measure(const std::string& text, std::size_t line, const Options& options, Row& row) {
  double read = 1e9, tables = 1e9, search = 1e9;
  std::uint64_t nodes = 0, conflicts = 0;
  search::Outcome outcome;
  for (int i = 0; i < options.rounds; ++i) {
    const double begun = cpu_seconds();
    const auto puzzle = read_puzzle(text, options.read);
    if (!puzzle) return fmt::print(stderr, "{}: {}\n", line, puzzle.error().reason);
    const double was_read = cpu_seconds();
    const search::Tables made(*puzzle->layout);
    const double was_made = cpu_seconds();
    const auto start = search::start_of(*puzzle);
    const search::Job job{.start = start, .limit = 2, .stop = stop_after(options.seconds)};
    if (!made.model) {
      outcome = search::search_any(made, job);
    } else if (options.turns) {
      search::Turns turns;
      outcome = search::search_in_turns(*made.model, job, &turns);
      nodes = turns.nodes;
      conflicts = turns.conflicts;
    } else {
      outcome = search::search_constrained(*made.model, job, options.nodes, &nodes);
    }
    search = std::min(search, cpu_seconds() - was_made);
    tables = std::min(tables, was_made - was_read);
    read = std::min(read, was_read - begun);
    if (search > long_enough) break;
  }
  ++row.puzzles;
  const bool finished = outcome.exact || outcome.solutions == 2;
  row.finished += finished;
  row.nodes += nodes;
  row.read += read * 1e3;
  row.tables += tables * 1e3;
  row.search += search * 1e3;
  if (options.each)
    fmt::print("{:>4} {}{} {:>8} {:>6} {:>8.3f} {:>8.3f} {:>10.3f}\n", line, outcome.solutions,
               finished ? ' ' : '+', nodes, conflicts, read * 1e3, tables * 1e3, search * 1e3);
}

int run(int argc, char** argv) {
  Options options;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    if (!std::strcmp(argv[i], "--each"))
      options.each = true;
    else if (!std::strcmp(argv[i], "--turns"))
      options.turns = true;
    else if (!std::strcmp(argv[i], "--rounds") && i + 1 < argc)
      options.rounds = std::atoi(argv[++i]);
    else if (!std::strcmp(argv[i], "--from") && i + 1 < argc)
      options.read.from = format_named(argv[++i]);
    else if (!std::strcmp(argv[i], "--timeout") && i + 1 < argc)
      options.seconds = std::atof(argv[++i]);
    else if (!std::strcmp(argv[i], "--nodes") && i + 1 < argc)
      options.nodes = std::strtoull(argv[++i], nullptr, 10);
    else
      files.emplace_back(argv[i]);
  }
  fmt::print("{:<22} {:>7} {:>8} {:>8} {:>8} {:>10} {:>9} {:>8}\n", "", "puzzles", "finished",
             "read", "tables", "search ms", "nodes", "us/node");
  for (const std::string& file : files) {
    Row row;
    std::ifstream in(file);
    std::size_t number = 0;
    for (std::string line; std::getline(in, line);) {
      ++number;
      if (!line.empty() && line[0] != '#') measure(line, number, options, row);
    }
    const std::size_t slash = file.rfind('/') + 1;
    fmt::print("{:<22} {:>7} {:>8} {:>8.2f} {:>8.2f} {:>10.2f} {:>9} {:>8.2f}\n",
               file.substr(slash, file.rfind('.') - slash), row.puzzles, row.finished, row.read,
               row.tables, row.search, row.nodes,
               row.search * 1e3 / static_cast<double>(std::max<std::uint64_t>(row.nodes, 1)));
  }
  return 0;
}

}  // namespace
}  // namespace clew::bench

int main(int argc, char** argv) { return clew::bench::run(argc, argv); }
