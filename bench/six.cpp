// 6x6 puzzles: every batch kernel against the plain solver, interleaved in one run.
//
//   bench_six FILE [LAYOUT]     a puzzle a line, or peer puzzles (.jsonl)
#include <fmt/format.h>

#include <algorithm>

#include "bench_puzzles.h"
#include "search/batch.h"
#include "search/depth_first.h"
#include "search/tables.h"

namespace {

using namespace clew;

constexpr std::size_t least_puzzles = 10'000;  // fewer are taken again and again
constexpr int rounds = 9;                      // rounds whose median counts

double median(std::vector<double> v) {
  std::ranges::sort(v);
  return v[v.size() / 2];
}

struct Contestant {
  std::string name;
  std::vector<double> seconds;
  std::vector<std::uint64_t> counts;
};

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) return 1;
  auto puzzles = bench::read_puzzles(arguments[1], count > 2 ? arguments[2] : "", 1'000'000);
  if (puzzles.empty()) return 1;
  const Layout& layout = *puzzles[0].layout;
  const auto vertical = search::extras_of(layout, search::GridShape::six_vertical);
  const auto extras = vertical ? vertical : search::extras_of(layout, search::GridShape::six);
  if (!extras) {
    fmt::print(stderr, "no kernel for this layout\n");
    return 1;
  }
  const auto grid = vertical ? search::GridShape::six_vertical : search::GridShape::six;
  for (std::size_t i = 0; puzzles.size() < least_puzzles; ++i)
    puzzles.push_back(Puzzle(puzzles[i]));

  std::vector<const std::uint8_t*> rows;
  for (const Puzzle& puzzle : puzzles) rows.push_back(puzzle.givens.data());
  std::vector<Digit> solutions(36 * puzzles.size());
  const search::Tables tables(layout);
  const std::size_t few = least_puzzles / 10;  // for the plain solver

  std::vector<Contestant> all{{"plain solver", {}, std::vector<std::uint64_t>(few)}};
  std::vector<search::BatchSolver> batches;
  for (const search::Kernel* kernel : search::kernels(grid)) {
    all.push_back({kernel->name, {}, std::vector<std::uint64_t>(puzzles.size())});
    batches.emplace_back(*kernel, &*extras);
  }
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t k = 0; k < all.size(); ++k) {
      auto& [name, seconds, counts] = all[k];
      const double begun = bench::cpu_seconds();
      if (k > 0) {
        batches[k - 1].run({.puzzles = rows.data(),
                            .size = rows.size(),
                            .counts = counts.data(),
                            .solutions = solutions.data(),
                            .pitch = 36});
      } else {
        std::vector<DigitSet> start(36);
        const Visit visit = [](std::span<const Digit>) { return true; };
        for (std::size_t i = 0; i < few; ++i) {
          for (std::size_t c = 0; c < 36; ++c) {
            const Digit d = puzzles[i].givens[c];
            start[c] = d ? DigitSet::of(d) : DigitSet::up_to(6);
          }
          counts[i] =
              search::search_plain(tables, {.start = start, .limit = 2, .visit = &visit}).solutions;
        }
      }
      seconds.push_back((bench::cpu_seconds() - begun) / static_cast<double>(counts.size()));
    }
  }
  const double plain = median(all[0].seconds);
  bool agree = true;
  for (const auto& [name, seconds, counts] : all) {
    agree &= std::equal(all[0].counts.begin(), all[0].counts.end(), counts.begin());
    fmt::print("{:<16}{:>10.1f} ns a puzzle {:>8.1f} x plain\n", name, median(seconds) * 1e9,
               plain / median(seconds));
  }
  if (!agree) fmt::print("THEY DIFFER\n");
  return agree ? 0 : 1;
}
