#include "verbs/bench.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <random>

#include "search/batch.h"
#include "search/depth_first.h"
#include "search/single.h"
#include "search/tables.h"
#include "stream/input.h"
#include "system/program.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

constexpr const char* plain_name = "plain solver";
constexpr double shortest_round = 0.02;  // seconds

struct Counters {
  std::uint64_t rounds = 0, nodes = 0, branches = 0;
};

struct Answers {
  std::vector<std::uint64_t> counts;
  std::vector<Nine> solutions;
};

/// One way to solve all puzzles, and its cost.
struct Contestant {
  BenchRow row;
  std::function<Counters(Answers&)> solve;
  Answers answers;
  std::vector<double> seconds;  // a puzzle, one for each round
};

Contestant plain_solver(const std::vector<Nine>& puzzles, const BenchOptions& options) {
  Contestant c;
  c.row.kernel = plain_name;
  c.row.puzzles = std::min(options.plain, puzzles.size());
  const auto tables = std::make_shared<search::Tables>(*find_layout("9x9").value());
  c.solve = [&, tables, n = c.row.puzzles](Answers& answers) {
    std::vector<DigitSet> start(81);
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t k = 0; k < 81; ++k) {
        start[k] = puzzles[i][k] ? DigitSet::of(puzzles[i][k]) : DigitSet::up_to(9);
      }
      bool first = true;
      const Visit keep_first = [&](std::span<const Digit> solution) {
        if (first) std::copy(solution.begin(), solution.end(), answers.solutions[i].begin());
        first = false;
        return true;
      };
      answers.counts[i] =
          search::search_plain(*tables,
                               {.start = start, .limit = options.limit, .visit = &keep_first})
              .solutions;
    }
    return Counters{};
  };
  return c;
}

Contestant single_kernel(const search::SingleKernel& kernel, const std::vector<Nine>& puzzles,
                         const BenchOptions& options) {
  Contestant c;
  c.row.kernel = std::string("one at a time, ") + kernel.name;
  c.row.puzzles = puzzles.size();
  c.solve = [&](Answers& answers) {
    Counters counters;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      answers.solutions[i][0] = 0;
      const auto keep_first = [](void* context, const std::uint8_t* digits) {
        Nine& solution = *static_cast<Nine*>(context);
        if (solution[0] == 0) std::copy_n(digits, 81, solution.begin());
        return true;
      };
      const search::SingleResult r = kernel.search_symbols(
          puzzles[i].data(),
          {.limit = options.limit, .visit = keep_first, .context = &answers.solutions[i]});
      answers.counts[i] = r.solutions;
      counters.rounds += r.rounds;
      counters.nodes += r.nodes;
      counters.branches += r.branches;
    }
    return counters;
  };
  return c;
}

Contestant batch_kernel(const search::Kernel& kernel, const std::vector<Nine>& puzzles,
                        const BenchOptions& options) {
  Contestant c;
  c.row.kernel = std::string("in batches, ") + kernel.name;
  c.row.puzzles = puzzles.size();
  const auto batch = std::make_shared<search::BatchSolver>(kernel);
  std::vector<const std::uint8_t*> rows;
  for (const Nine& puzzle : puzzles) rows.push_back(puzzle.data());
  c.solve = [&options, batch, rows = std::move(rows)](Answers& answers) {
    batch->run({.puzzles = rows.data(),
                .size = rows.size(),
                .limit = options.limit,
                .counts = answers.counts.data(),
                .solutions = answers.solutions.data()->data()});
    const search::BatchCounters& counters = batch->counters();
    return Counters{counters.rounds, counters.nodes, counters.branches};
  };
  return c;
}

bool is_solution(const Layout& layout, const Nine& puzzle, const Nine& solution) {
  for (int c = 0; c < 81; ++c) {
    if (solution[c] < 1 || solution[c] > 9) return false;
    if (puzzle[c] && puzzle[c] != solution[c]) return false;
    for (const CellId peer : layout.peers(static_cast<CellId>(c))) {
      if (solution[c] == solution[peer]) return false;
    }
  }
  return true;
}

/// Compares with the first kernel: equal counts and solutions. For the plain solver, solutions of
/// unique puzzles only, because of several solutions it may return another.
bool agree(const Contestant& c, const Contestant& kernel, const std::vector<Nine>& puzzles,
           const Layout& layout) {
  const Answers &a = c.answers, &b = kernel.answers;
  const bool plain = c.row.kernel == plain_name;
  for (std::size_t i = 0; i < c.row.puzzles; ++i) {
    if (a.counts[i] != b.counts[i]) return false;
    if (a.counts[i] == 0) continue;
    if (!is_solution(layout, puzzles[i], a.solutions[i])) return false;
    if ((!plain || a.counts[i] == 1) && a.solutions[i] != b.solutions[i]) return false;
  }
  return true;
}

/// One round, of as many passes as make a measurable time.
void measure(Contestant& c, bool warm_up) {
  double seconds = 0;
  int passes = 0;
  const double begun = system::thread_seconds();
  do {
    const Counters counters = c.solve(c.answers);
    c.row.rounds = counters.rounds;
    c.row.nodes = counters.nodes;
    c.row.branches = counters.branches;
    seconds = system::thread_seconds() - begun;
    ++passes;
  } while (!warm_up && seconds < shortest_round);
  if (!warm_up) c.seconds.push_back(seconds / passes / static_cast<double>(c.row.puzzles));
}

}  // namespace

Expected<std::vector<Nine>> read_nines(const std::string& file) {
  auto input = stream::Input::open(
      file == "-" ? stream::Source::standard_input() : stream::Source::file(file), nullptr);
  if (!input) return std::unexpected(input.error());
  std::vector<Nine> puzzles;
  std::string line;
  std::vector<char> block(std::size_t{1} << 16);
  const auto take_line = [&] {
    Nine puzzle{};
    bool good = line.size() >= 81 && line[0] != '#';
    for (std::size_t c = 0; good && c < 81; ++c) {
      if (line[c] >= '1' && line[c] <= '9') {
        puzzle[c] = static_cast<Digit>(line[c] - '0');
      } else {
        good = std::string_view(".0_*-").find(line[c]) != std::string_view::npos;
      }
    }
    if (good) puzzles.push_back(puzzle);
    line.clear();
  };
  for (;;) {
    const auto got = (*input)->read(block.data(), block.size());
    if (!got) return std::unexpected(got.error());
    if (*got == 0) break;
    for (std::size_t i = 0; i < *got; ++i) {
      if (block[i] == '\n') {
        take_line();
      } else {
        line += block[i];
      }
    }
  }
  take_line();
  return puzzles;
}

std::string bench_line(const std::string& file, const BenchRow& r) {
  const Json row({{"file", file},
                  {"kernel", r.kernel},
                  {"puzzles", r.puzzles},
                  {"rate", r.rate},
                  {"ratio", r.ratio},
                  {"solutions", r.solutions},
                  {"rounds", r.rounds},
                  {"nodes", r.nodes},
                  {"branches", r.branches},
                  {"agrees", r.agrees}});
  return to_string(row) + "\n";
}

std::vector<BenchRow> bench(std::vector<Nine> puzzles, const BenchOptions& options) {
  std::mt19937_64 random(options.seed);
  for (std::size_t i = puzzles.size(); i > 1; --i) std::swap(puzzles[i - 1], puzzles[random() % i]);
  if (puzzles.size() > options.most) puzzles.resize(options.most);
  if (puzzles.empty()) return {};

  std::vector<Contestant> all;
  all.push_back(plain_solver(puzzles, options));
  for (const auto* kernel : search::single_kernels()) {
    all.push_back(single_kernel(*kernel, puzzles, options));
  }
  for (const auto* kernel : search::kernels()) {
    all.push_back(batch_kernel(*kernel, puzzles, options));
  }
  for (Contestant& c : all) {
    c.answers.counts.resize(puzzles.size());
    c.answers.solutions.resize(puzzles.size());
  }
  for (int round = -1; round < options.rounds; ++round) {
    for (Contestant& c : all) {
      if (options.stop.requested()) return {};
      measure(c, round < 0);
    }
  }
  const LayoutPtr layout = find_layout("9x9").value();
  std::vector<BenchRow> rows;
  for (Contestant& c : all) {
    std::sort(c.seconds.begin(), c.seconds.end());
    c.row.rate = 1 / c.seconds[c.seconds.size() / 2];
    c.row.ratio = c.row.rate / all.front().row.rate;
    for (std::size_t i = 0; i < c.row.puzzles; ++i) c.row.solutions += c.answers.counts[i];
    c.row.agrees = agree(c, all.back(), puzzles, *layout);
    rows.push_back(c.row);
  }
  return rows;
}

}  // namespace clew::verbs
