// bench_large [--limit N] [--rounds N] [--seconds N] [--oracle] [--plain] [--each] FILE…
//
// How long the large-grid search takes to find the solution and prove that it is the only one:
// median, mean and worst in milliseconds of thread CPU time, tables excluded (they are made once a
// layout). FILE is a .jsonl of peer puzzles, or one square puzzle a line (`.` blank, 1-9 A-Z a-z),
// `-` for standard input. With --oracle CaDiCaL solves the same instances (after the same root
// singles and locked candidates, at-most-one written out pair by pair), interleaved, and the ratio
// is printed. The last line is the signature: it changes only when the search does.
#include <fmt/core.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <numeric>

#include "search/board.h"
#include "search/clause_search.h"
#include "search/depth_first.h"
#include "support/peer_data.h"
#ifdef CLEW_HAS_CADICAL
#include <cadical.hpp>
#endif

namespace clew {
namespace {

double cpu_ms() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_nsec) * 1e-6;
}

struct Options {
  std::uint64_t limit = 2;
  int rounds = 1;
  int seconds = 60;
  bool oracle = false, plain = false, each = false;
  std::vector<std::string> files;
};

struct Times {
  std::vector<double> ms;
  void add(double t) { ms.push_back(t); }
  std::string summary() {
    std::sort(ms.begin(), ms.end());
    const std::size_t n = ms.size();
    return fmt::format(
        "median {:9.3f}  mean {:9.3f}  worst {:9.3f} ms", (ms[(n - 1) / 2] + ms[n / 2]) / 2,
        std::accumulate(ms.begin(), ms.end(), 0.0) / static_cast<double>(n), ms.back());
  }
};

std::optional<test::PeerRecord> square(const std::string& line) {
  const int n = static_cast<int>(std::lround(std::sqrt(static_cast<double>(line.size()))));
  const std::string name = fmt::format("{}x{}", n, n);
  const auto layout = n * n == static_cast<int>(line.size()) ? find_layout(name) : fail("");
  if (!layout) return std::nullopt;
  static test::PeerReader reader;
  const SubGrid& grid = (*layout)->spec().grids[0];
  return reader.parse({{"kind", "std_" + name},
                       {"digits", n},
                       {"box", {grid.box_height, grid.box_width}},
                       {"grid", line},
                       {"count", "?"}});
}

std::vector<test::PeerRecord> read(const std::string& file) {
  if (file.ends_with(".jsonl")) return test::PeerReader().read(file);
  std::vector<test::PeerRecord> records;
  std::ifstream stream(file);
  std::istream& in = file == "-" ? std::cin : stream;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    line.resize(std::min(line.find_first_of(" \t\r,"), line.size()));
    if (auto record = square(line)) records.push_back(std::move(*record));
  }
  return records;
}

std::vector<DigitSet> start_of(const Puzzle& puzzle) {
  std::vector<DigitSet> cells;
  for (const Digit d : puzzle.givens)
    cells.push_back(d ? DigitSet::of(d) : puzzle.layout->all_digits());
  return cells;
}

#ifdef CLEW_HAS_CADICAL
// Candidates as variables, every cell and complete house at least one, every rule pair by pair.
std::uint64_t by_oracle(const Layout& layout, const search::Tables& tables,
                        const search::Job& job) {
  search::SearchBoard board(tables);
  if (!board.reset(job.start)) return 0;
  std::vector<int> first;
  int count = 0;
  const auto cells = board.candidates();
  for (const DigitSet cell : cells) {
    first.push_back(count + 1);
    count += cell.size();
  }
  auto id = [&](CellId c, Digit d) {
    return first[c] + (cells[c] & DigitSet::up_to(d - 1)).size();
  };
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  auto clause = [&](std::initializer_list<int> literals) {
    for (const int l : literals) solver.add(l);
    solver.add(0);
  };
  for (int i = 0; i < layout.size(); ++i) {
    const auto c = static_cast<CellId>(i);
    for (const Digit d : cells[c]) solver.add(id(c, d));
    solver.add(0);
    for (const Digit d : cells[c]) {
      for (const Digit e : cells[c])
        if (e < d) clause({-id(c, d), -id(c, e)});
      for (const CellId p : layout.peers(c))
        if (p < c && cells[p].has(d)) clause({-id(c, d), -id(p, d)});
    }
  }
  for (const House& house : layout.houses())
    if (house.complete)
      for (const Digit d : layout.all_digits()) {
        for (const CellId c : house.cells)
          if (cells[c].has(d)) solver.add(id(c, d));
        solver.add(0);
      }
  std::uint64_t found = 0;
  while (found < job.limit && solver.solve() == 10) {
    ++found;
    std::vector<int> other;
    for (int i = 0; i < layout.size(); ++i)
      for (const Digit d : cells[i])
        if (const int v = id(static_cast<CellId>(i), d); cells[i].size() > 1 && solver.val(v) > 0)
          other.push_back(-v);
    if (other.empty()) break;
    for (const int l : other) solver.add(l);
    solver.add(0);
  }
  return found;
}
#endif

int run(const Options& options) {
  int wrong = 0;
  search::Effort total;
  for (const std::string& file : options.files) {
    Times large, plain, oracle;
    LayoutPtr layout;
    std::unique_ptr<search::Tables> tables;
    std::uint64_t unknown = 0;
    search::Effort of_file;
    for (const test::PeerRecord& record : read(file)) {
      if (layout != record.puzzle.layout) {
        layout = record.puzzle.layout;
        tables = std::make_unique<search::Tables>(*layout);
      }
      const auto start = start_of(record.puzzle);
      std::vector<Digit> solution;
      const Visit visit = [&](std::span<const Digit> digits) {
        if (solution.empty()) solution.assign(digits.begin(), digits.end());
        return true;
      };
      search::Job job{start, options.limit, {}, std::size_t{1} << 30, &visit};
      for (int round = 0; round < options.rounds; ++round) {
        auto limited = [&] {
          job.stop.deadline = Stop::Clock::now() + std::chrono::seconds(options.seconds);
        };
        search::Effort effort;
        limited();
        double before = cpu_ms();
        const search::Outcome outcome = search_large(*tables, job, &effort);
        large.add(cpu_ms() - before);
        if (options.each)
          fmt::print(
              "{:<36} {:10.3f} ms  solutions {}{}  variables {}  conflicts {}  decisions {}\n",
              record.id, cpu_ms() - before, outcome.solutions, outcome.exact ? "" : "+",
              effort.variables, effort.conflicts, effort.decisions);
        const bool known = outcome.exact || outcome.solutions > 1;
        const std::string says = !known                   ? "?"
                                 : outcome.solutions == 0 ? "0"
                                 : outcome.solutions == 1 ? "1"
                                                          : "2+";
        if (!known) {
          ++unknown;
        } else if (record.count != "?" &&
                   (says != record.count || (says == "1" && solution != record.solution))) {
          ++wrong;
          fmt::print("WRONG {}: {} instead of {}\n", record.id, says, record.count);
        }
        if (round == 0) {
          of_file.variables += effort.variables;
          of_file.conflicts += effort.conflicts;
          of_file.decisions += effort.decisions;
        }
        if (options.plain) {
          limited();
          before = cpu_ms();
          search_plain(*tables, job);
          plain.add(cpu_ms() - before);
        }
#ifdef CLEW_HAS_CADICAL
        if (options.oracle) {
          before = cpu_ms();
          const std::uint64_t found = by_oracle(*layout, *tables, job);
          oracle.add(cpu_ms() - before);
          if (known && found != outcome.solutions) {
            ++wrong;
            fmt::print("WRONG {}: the oracle finds {}\n", record.id, found);
          }
        }
#endif
      }
    }
    if (large.ms.empty()) continue;
    const std::string name = file.substr(file.rfind('/') + 1);
    fmt::print("{:<28} {:4}  {}  conflicts {}{}\n", name, large.ms.size(), large.summary(),
               of_file.conflicts, unknown ? fmt::format("  UNKNOWN {}", unknown) : "");
    auto compare = [&](const char* who, Times& times) {
      if (times.ms.empty()) return;
      const double ours = std::accumulate(large.ms.begin(), large.ms.end(), 0.0);
      const double theirs = std::accumulate(times.ms.begin(), times.ms.end(), 0.0);
      fmt::print("{:>33}  {}  ratio {:.2f}\n", who, times.summary(), theirs / ours);
    };
    compare("plain", plain);
    compare("CaDiCaL", oracle);
    std::fflush(stdout);
    total.variables += of_file.variables;
    total.conflicts += of_file.conflicts;
    total.decisions += of_file.decisions;
  }
  fmt::print("signature {} variables {} conflicts {} decisions\n", total.variables, total.conflicts,
             total.decisions);
  return wrong ? 1 : 0;
}

}  // namespace
}  // namespace clew

int main(int argc, char** argv) {
  clew::Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string arg = argv[i];
    auto number = [&] { return i + 1 < argc ? std::atoi(argv[++i]) : 0; };
    if (arg == "--limit")
      options.limit = static_cast<std::uint64_t>(number());
    else if (arg == "--rounds")
      options.rounds = number();
    else if (arg == "--seconds")
      options.seconds = number();
    else if (arg == "--oracle")
      options.oracle = true;
    else if (arg == "--plain")
      options.plain = true;
    else if (arg == "--each")
      options.each = true;
    else
      options.files.push_back(arg);
  }
  return clew::run(options);
}
