// bench_hint [--layout NAME] [--most N] [--every N] FILE…
//
// A hint as the page asks for it: one call of the verb, JSON in and JSON out, with the solution
// that the player's entries are held against, from a grid with entries and marks. Each puzzle's
// path is walked, and every N-th position of it (8 by default), the first included, is asked about.
// Prints median, 99th of a hundred and worst in milliseconds of thread CPU time, and the same of
// the search for the solution alone, which is part of it.
//
//   bench_hint samurai.jsonl std_25x25.jsonl
#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "bench_puzzles.h"
#include "clew/explain.h"
#include "clew/solve.h"
#include "clew/text.h"
#include "verbs/call.h"

namespace clew {
namespace {

struct Options {
  std::string layout;
  std::size_t most = ~std::size_t{0}, every = 8;
  std::vector<std::string> files;
};

nlohmann::ordered_json request(const Puzzle& puzzle, const Grid& grid) {
  nlohmann::ordered_json marks = nlohmann::ordered_json::array();
  std::vector<Digit> entries = grid.values;
  for (std::size_t c = 0; c < grid.values.size(); ++c) {
    if (puzzle.givens[c]) entries[c] = 0;
    if (grid.values[c]) {
      marks.push_back(nullptr);
      continue;
    }
    auto& list = marks.emplace_back(nlohmann::ordered_json::array());
    for (Digit d : grid.candidates[c]) list.push_back(d);
  }
  return {{"puzzle", *write(puzzle, Format::text)},
          {"entries", to_line(*puzzle.layout, entries)},
          {"marks", std::move(marks)}};
}

void print(const char* what, std::vector<double>& ms) {
  if (ms.empty()) return;
  std::sort(ms.begin(), ms.end());
  fmt::print("  {:<9} {:6} asked: median {:8.3f} ms, 99% {:8.3f} ms, worst {:8.3f} ms\n", what,
             ms.size(), ms[ms.size() / 2], ms[ms.size() * 99 / 100], ms.back());
}

void measure(const Options& options, const std::string& file) {
  std::vector<double> hints, solutions;
  LayoutPtr layout;
  std::vector<Explainer> explainer;
  std::size_t asked = 0;
  for (const Puzzle& puzzle : bench::read_puzzles(file, options.layout, options.most)) {
    if (asked++ == options.most) break;
    if (layout != puzzle.layout) {
      auto made = Explainer::make(layout = puzzle.layout);
      if (!made) break;
      explainer.clear();
      explainer.push_back(std::move(*made));
    }
    const Path path = explainer[0].path(start(puzzle), {.unique = true, .givens = puzzle.givens});
    Grid grid = start(puzzle);
    for (std::size_t i = 0; i < path.steps().size(); ++i) {
      if (i % options.every == 0) {
        const std::string text = request(puzzle, grid).dump();
        const double begin = bench::cpu_seconds();
        const std::string answer = verbs::call("hint", text);
        hints.push_back((bench::cpu_seconds() - begin) * 1e3);
        if (answer.find("\"step\"") == std::string::npos) fmt::print("{}\n", answer.substr(0, 200));
      }
      apply(*layout, path.steps()[i], grid);
    }
    const double begin = bench::cpu_seconds();
    (void)Solver::make(layout)->solve(puzzle, {.limit = 2});
    solutions.push_back((bench::cpu_seconds() - begin) * 1e3);
  }
  fmt::print("{}\n", file);
  print("hint", hints);
  print("solution", solutions);
}

}  // namespace
}  // namespace clew

int main(int argc, char** argv) {
  clew::Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--layout" && i + 1 < argc)
      options.layout = argv[++i];
    else if (word == "--most" && i + 1 < argc)
      options.most = std::stoul(argv[++i]);
    else if (word == "--every" && i + 1 < argc)
      options.every = std::max(1UL, std::stoul(argv[++i]));
    else
      options.files.push_back(word);
  }
  for (const std::string& file : options.files) measure(options, file);
}
