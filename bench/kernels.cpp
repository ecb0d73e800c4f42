// Cost of each part of a step of the batch kernel, at every width, for developers of the kernel.
// `clew bench` shows the speed of the kernels on puzzles.
//
//   bench_kernels [--brief] [FILE]   9x9 puzzles, one a line; without a file, one puzzle again and
//                                    again
//
// With --brief each part is called only twenty times, which is enough to count instructions where no
// machine of that kind is at hand:
//
//   qemu-aarch64 -plugin libinsn.so -d plugin bench_kernels --brief FILE
//
// The plugin is one of the tests in QEMU's sources and prints the number of instructions. Subtract
// the count for an empty file from each number before you compare two versions. With `clew-solve solve
// -j 1 FILE` it counts the kernel for single puzzles, which solves a few hundred hard puzzles, and the
// sweeps, which solve killers and skyscrapers.
#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <string_view>
#include <vector>

#include "search/batch.h"
#include "verbs/bench.h"

namespace {

using clew::search::Kernel;
using clew::search::LaneSets;
using clew::search::SearchNode;
using clew::verbs::Nine;

double thread_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

/// Nanoseconds a call: the least of many short measurements, which nothing disturbed.
double least_time(const std::function<void()>& call, bool brief) {
  double least = 1;
  for (int i = 0; i < (brief ? 1 : 300); ++i) {
    const double begun = thread_seconds();
    for (int k = 0; k < 20; ++k) call();
    least = std::min(least, (thread_seconds() - begun) / 20);
  }
  return least * 1e9;
}

void measure(const Kernel& kernel, const std::vector<Nine>& puzzles, bool brief) {
  const auto time = [brief](const std::function<void()>& call) { return least_time(call, brief); };
  const int lanes = kernel.lanes;
  void* const planes = std::aligned_alloc(4096, kernel.planes_size);
  std::fill_n(static_cast<char*>(planes), kernel.planes_size, 0);
  std::vector<const std::uint8_t*> rows;
  for (int i = 0; i < lanes; ++i) rows.push_back(puzzles[i % puzzles.size()].data());
  std::vector<SearchNode> nodes(lanes);
  std::vector<const std::uint8_t*> node_rows;
  for (const SearchNode& node : nodes) node_rows.push_back(node.row);
  std::vector<Nine> solutions(lanes);
  std::vector<clew::search::SolutionPlace> places;
  for (int i = 0; i < lanes; ++i) places.push_back({solutions[i].data(), i});
  LaneSets sets;
  std::uint64_t all[clew::search::max_lanes / 64];
  std::fill(std::begin(all), std::end(all), ~std::uint64_t{0});

  const std::uint64_t none[clew::search::max_lanes / 64] = {};
  const auto load_puzzles = [&] { kernel.load_puzzles(planes, rows.data(), lanes, none); };
  const auto rounds = [&](int n) {
    return [&, n] { kernel.step(planes, nullptr, lanes, n, 1, sets); };
  };
  // A stopped search is a fixpoint: rounds do the same work there as anywhere.
  load_puzzles();
  rounds(30)();
  kernel.store_nodes(planes, all, nodes.data());
  const double two = time(rounds(2)), ten = time(rounds(10));
  const double round = (ten - two) / 8;
  const std::pair<const char*, double> parts[] = {
      {"puzzles in", time(load_puzzles)},
      {"nodes in", time([&] { kernel.load_nodes(planes, node_rows.data()); })},
      {"a round", round},
      {"branching", two - 2 * round},
      {"nodes out", time([&] { kernel.store_nodes(planes, all, nodes.data()); })},
      {"solutions out", time([&] { kernel.store_solutions(planes, places.data(), lanes, 0); })},
  };
  fmt::print("{}, {} at once\n", kernel.name, lanes);
  for (const auto& [name, least] : parts) {
    fmt::print("  {:<16}{:>8.0f} ns a batch {:>8.2f} ns a puzzle\n", name, least, least / lanes);
  }
  std::free(planes);
}

}  // namespace

int main(int count, char** arguments) {
  std::vector<Nine> puzzles;
  const bool brief = count > 1 && std::string_view(arguments[1]) == "--brief";
  const int file = brief ? 2 : 1;
  if (count > file) {
    auto read = clew::verbs::read_nines(arguments[file]);
    if (read) puzzles = std::move(*read);
  } else {
    // Arto Inkala, 2012.
    const char* const text =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    Nine puzzle{};
    for (int c = 0; c < 81; ++c) {
      if (text[c] != '.') puzzle[c] = static_cast<clew::Digit>(text[c] - '0');
    }
    puzzles.push_back(puzzle);
  }
  if (puzzles.empty()) {
    fmt::print(stderr, "no 9x9 puzzles\n");
    return 1;
  }
  for (const Kernel* kernel : clew::search::kernels()) measure(*kernel, puzzles, brief);
}
