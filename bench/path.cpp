//  bench_path [--layout NAME | --from FORM] [--hint] [--most N] [--timeout S] [--each] [--without T,…]
//             FILE…
//
// Paths with their evidence, without text: puzzles a second on one core, and the median and the
// worst path in milliseconds, in thread CPU time. FILE has one puzzle a line (`.` blank, 1-9 A-Z
// a-z), is `-` for standard input, or is a .jsonl of peer puzzles. The board starts from the
// givens; each puzzle is assumed to have one solution. With --from a line is a puzzle in that
// format, such as fpuzzles or iss. Paths end after S seconds of wall time; --each prints a line for
// every puzzle.
//
// --hint walks the same paths hint by hint, each hint from a grid of its own and, if there are
// constraints, by an explainer of its own, as the page does. It prints the mean, the median, the
// 95th and 99th percentiles and the worst in milliseconds. The last line is the signature: the
// number of steps, and a hash of them; it changes only when the logic does.
//
//   zcat minimal_50k.gz | bench_path -
#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <sstream>

#include "bench_puzzles.h"
#include "clew/explain.h"

namespace clew {
namespace {

using bench::cpu_seconds;
using bench::read_puzzles;

struct Options {
  std::string layout;
  TechniqueSet techniques = TechniqueSet::all();
  std::size_t most = ~std::size_t{0};
  std::optional<Format> from;
  double seconds = 1e9;
  bool hint = false, each = false;
  std::vector<std::string> files;
};

struct Totals {
  std::size_t puzzles = 0, steps = 0;
  std::size_t levels[6] = {}, ends[5] = {};  // by level, by status
  std::uint64_t hash = 1469598103934665603u;
  double seconds = 0;
  std::vector<double> ms;  // of each path or hint

  void add(double time) {
    seconds += time;
    ms.push_back(time * 1e3);
  }
  void sign(std::uint64_t x) { hash = (hash ^ x) * 1099511628211u; }
  void sign(const Step& step) {
    for (const auto* list : {&step.placements, &step.eliminations})
      for (const Candidate& x : *list) sign(x.cell * 64u + x.digit);
    sign(step.facts.size());
    ++steps;
  }
};

void walk(Explainer& explainer, const Puzzle& puzzle, const ExplainOptions& options, Path& path,
          Totals& totals) {
  const Grid grid = start(puzzle);
  const double begin = cpu_seconds();
  explainer.path(grid, options, path);
  totals.add(cpu_seconds() - begin);
  for (const Step& step : path.steps()) totals.sign(step);
  ++totals.levels[static_cast<int>(path.level())];
  ++totals.ends[static_cast<int>(path.status())];
}

void walk_by_hints(Explainer& explainer, const Puzzle& puzzle, const ExplainOptions& options,
                   Totals& totals) {
  Grid grid = start(puzzle);
  const bool anew = !puzzle.layout->constraints().empty();
  for (;;) {
    std::optional<Explainer> own;
    if (anew) own.emplace(std::move(*Explainer::make(puzzle.layout)));
    const double begin = cpu_seconds();
    const Path hint = (own ? *own : explainer).hint(grid, options);
    totals.add(cpu_seconds() - begin);
    if (hint.steps().empty() || hint.steps()[0].shows_error()) return;
    totals.sign(hint.steps()[0]);
    apply(*puzzle.layout, hint.steps()[0], grid);
  }
}

void report(Totals& t, bool by_hints) {
  if (t.ms.empty()) return;
  std::sort(t.ms.begin(), t.ms.end());
  const auto of_a_hundred = [&](std::size_t n) { return t.ms[t.ms.size() * n / 100]; };
  if (by_hints) {
    fmt::print(
        "{} hints: mean {:.3f} ms, median {:.3f} ms, 95% {:.3f} ms, 99% {:.3f} ms, worst "
        "{:.3f} ms\n",
        t.ms.size(), t.seconds * 1e3 / static_cast<double>(t.ms.size()), of_a_hundred(50),
        of_a_hundred(95), of_a_hundred(99), t.ms.back());
  } else {
    fmt::print("{} puzzles, {} steps: {:.0f} puzzles/s, {:.2f} us a step\n", t.puzzles, t.steps,
               static_cast<double>(t.puzzles) / t.seconds,
               t.seconds * 1e6 / static_cast<double>(std::max<std::size_t>(t.steps, 1)));
    fmt::print("a path: median {:.3f} ms, worst {:.3f} ms\n", t.ms[t.ms.size() / 2], t.ms.back());
    fmt::print("{} solved, {} stuck, {} stopped\n", t.ends[0], t.ends[1], t.ends[3]);
    for (int level = 0; level < 6; ++level)
      fmt::print("  {:<14} {}\n", name(static_cast<Level>(level)), t.levels[level]);
  }
  fmt::print("signature {} {:016x}\n", t.steps, t.hash);
}

}  // namespace
}  // namespace clew

int main(int argc, char** argv) {
  using namespace clew;
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--hint") {
      options.hint = true;
    } else if (word == "--each") {
      options.each = true;
    } else if (word == "--from" && i + 1 < argc) {
      options.from = format_named(argv[++i]);
    } else if (word == "--timeout" && i + 1 < argc) {
      options.seconds = std::stod(argv[++i]);
    } else if (word == "--layout" && i + 1 < argc) {
      options.layout = argv[++i];
    } else if (word == "--most" && i + 1 < argc) {
      options.most = std::stoul(argv[++i]);
    } else if (word == "--without" && i + 1 < argc) {
      std::istringstream list(argv[++i]);
      for (std::string name; std::getline(list, name, ',');)
        if (auto ids = find_techniques(name))
          for (TechniqueId id : *ids) options.techniques.remove(id);
    } else {
      options.files.push_back(word);
    }
  }
  for (const std::string& file : options.files) {
    Totals totals;
    Path path;
    LayoutPtr layout;
    std::vector<Explainer> explainer;
    for (const Puzzle& puzzle : options.from ? bench::read_lines(file, *options.from)
                                             : read_puzzles(file, options.layout, options.most)) {
      if (totals.puzzles == options.most) break;
      if (layout != puzzle.layout) {
        auto made = Explainer::make(layout = puzzle.layout);
        if (!made) break;
        explainer.clear();
        explainer.push_back(std::move(*made));
      }
      const ExplainOptions what{
          .unique = true,
          .techniques = options.techniques,
          .givens = puzzle.givens,
          .stop = options.seconds < 1e9 ? stop_after(options.seconds) : Stop{}};
      ++totals.puzzles;
      if (options.hint)
        walk_by_hints(explainer[0], puzzle, what, totals);
      else
        walk(explainer[0], puzzle, what, path, totals);
      if (options.each)
        fmt::print("{:>4} {:>9.3f} ms {}\n", totals.puzzles, totals.ms.back(), name(path.level()));
    }
    fmt::print("{}\n", file);
    report(totals, options.hint);
  }
}
