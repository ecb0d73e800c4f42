// bench_generate [--layout NAME] [--count N]
//
// Minimal puzzles of one thread, canonical forms of them, and for 9x9 the counting of all grids.
// Thread CPU time, the median of five runs.
#include <fmt/core.h>

#include <algorithm>
#include <functional>
#include <string>

#include "bench_puzzles.h"
#include "clew/census.h"
#include "clew/generate.h"
#include "clew/symmetry.h"

namespace clew {
namespace {

constexpr int runs = 5;

double median_seconds(const std::function<void(int)>& run) {
  std::vector<double> seconds;
  for (int i = 0; i < runs; ++i) {
    const double begin = bench::cpu_seconds();
    run(i);
    seconds.push_back(bench::cpu_seconds() - begin);
  }
  std::sort(seconds.begin(), seconds.end());
  return seconds[runs / 2];
}

void measure(const LayoutPtr& layout, std::uint64_t count) {
  std::vector<std::vector<Digit>> puzzles;
  const double made = median_seconds([&](int i) {
    puzzles.clear();
    GenerateOptions options;
    options.count = count;
    options.seed = static_cast<std::uint64_t>(i) + 1;
    options.threads = 1;
    const auto report = generate(layout, {}, options, [&](const Generated& g) {
      puzzles.push_back(g.givens);
      return true;
    });
    if (!report) fmt::print("{}\n", report.error().reason);
  });
  fmt::print("{}: {:.0f} minimal puzzles a second\n", layout->name(),
             static_cast<double>(puzzles.size()) / made);

  Canonizer canonizer = *Canonizer::make(layout);
  std::vector<Digit> form(static_cast<std::size_t>(layout->size()));
  std::uint64_t signature = 0;
  const double canonized = median_seconds([&](int) {
    signature = 0;
    for (const auto& puzzle : puzzles) {
      (void)canonizer.form(puzzle, form);
      for (const Digit d : form) signature = signature * 31 + d;
    }
  });
  fmt::print("{}: {:.0f} canonical forms a second, signature {:016x}\n", layout->name(),
             static_cast<double>(puzzles.size()) / canonized, signature);
}

}  // namespace
}  // namespace clew

int main(int argc, char** argv) {
  std::string name = "9x9";
  std::uint64_t count = 50'000;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string word = argv[i];
    if (word == "--layout") name = argv[i + 1];
    if (word == "--count") count = std::stoull(argv[i + 1]);
  }
  const auto layout = clew::find_layout(name);
  if (!layout) {
    fmt::print("{}\n", layout.error().reason);
    return 2;
  }
  clew::measure(*layout, count);
  if (name != "9x9") return 0;
  const clew::Census census = *clew::take_census(**layout, {.threads = 1});
  fmt::print("9x9: {} grids, counted in {:.2f} ms\n", census.grids, census.seconds * 1e3);
}
