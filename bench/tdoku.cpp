// bench_tdoku LIBRARY FILE…
//
// Every 9x9 kernel against tdoku (https://github.com/t-dillon/tdoku), built as a shared library,
// over the same puzzles, in turn, in one run: thread time, counted to two solutions. Batches write
// the solutions too. A line in a file begins with the 81 symbols of a puzzle; up to 10,000 of each
// file are taken, after a shuffle.
//
//   clang++ -O3 -march=native -fPIC -shared src/solver_dpll_triad_simd.cc src/util.cc -o libtdoku.so
//   bench_tdoku ./libtdoku.so puzzles.txt
#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <random>

#include "bench_puzzles.h"
#include "search/batch.h"
#include "search/single.h"

namespace {

using namespace clew;

constexpr std::size_t most = 10'000, rounds = 15;  // rounds whose median counts

using Tdoku = std::size_t (*)(const char* puzzle, std::size_t limit, std::uint32_t configuration,
                              char* solution, std::size_t* guesses);

/// A line, with the terminating byte that tdoku needs.
using Symbols = std::array<char, 82>;

std::vector<Symbols> read(const char* file) {
  std::vector<Symbols> puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.size() < 81 || line[0] == '#') continue;
    Symbols& symbols = puzzles.emplace_back();
    std::transform(line.begin(), line.begin() + 81, symbols.begin(),
                   [](char c) { return c >= '1' && c <= '9' ? c : '.'; });
  }
  std::shuffle(puzzles.begin(), puzzles.end(), std::mt19937_64(1));
  puzzles.resize(std::min(puzzles.size(), most));
  return puzzles;
}

struct Contestant {
  std::string name;
  std::function<void(std::uint64_t* counts)> count;
  std::vector<double> seconds;
  std::vector<std::uint64_t> counts;
};

double median(std::vector<double> v) {
  std::ranges::sort(v);
  return v[v.size() / 2];
}

bool race(const char* file, Tdoku tdoku) {
  const std::vector<Symbols> puzzles = read(file);
  if (puzzles.empty()) {
    fmt::print(stderr, "{}: no puzzles\n", file);
    return false;
  }
  std::vector<const std::uint8_t*> rows;
  for (const Symbols& s : puzzles) rows.push_back(reinterpret_cast<const std::uint8_t*>(s.data()));
  std::vector<std::uint8_t> solutions(81 * puzzles.size());
  std::vector<Contestant> all;
  auto enter = [&](std::string name, std::function<void(std::uint64_t*)> count) {
    all.push_back(
        {std::move(name), std::move(count), {}, std::vector<std::uint64_t>(puzzles.size())});
  };
  enter("tdoku", [&](std::uint64_t* counts) {
    char solution[82];
    std::size_t guesses = 0;
    for (const Symbols& s : puzzles) *counts++ = tdoku(s.data(), 2, 0, solution, &guesses);
  });
  for (const search::Kernel* kernel : search::kernels())
    enter(std::string("in batches, ") + kernel->name,
          [&, batch = std::make_shared<search::BatchSolver>(*kernel)](std::uint64_t* counts) {
            batch->run({.puzzles = rows.data(),
                        .size = rows.size(),
                        .counts = counts,
                        .solutions = solutions.data()});
          });
  for (const search::SingleKernel* kernel : search::single_kernels())
    enter(std::string("one at a time, ") + kernel->name, [&, kernel](std::uint64_t* counts) {
      for (const std::uint8_t* row : rows) *counts++ = kernel->search_symbols(row, {}).solutions;
    });

  for (std::size_t round = 0; round < rounds; ++round)
    for (Contestant& c : all) {
      const double begun = bench::cpu_seconds();
      c.count(c.counts.data());
      c.seconds.push_back(bench::cpu_seconds() - begun);
    }
  bool agree = true;
  fmt::print("{}: {} puzzles\n", file, puzzles.size());
  for (const Contestant& c : all) {
    std::vector<double> ratios;
    for (std::size_t i = 0; i < rounds; ++i) ratios.push_back(all[0].seconds[i] / c.seconds[i]);
    agree &= c.counts == all[0].counts;
    fmt::print("  {:<26}{:>8.2f} times as fast as tdoku\n", c.name, median(ratios));
  }
  if (!agree) fmt::print("  THEY DIFFER\n");
  return agree;
}

}  // namespace

int main(int count, char** arguments) {
  void* const library = count > 2 ? dlopen(arguments[1], RTLD_NOW) : nullptr;
  void* const entry = library ? dlsym(library, "TdokuSolverDpllTriadSimd") : nullptr;
  if (!entry) {
    fmt::print(stderr, "bench_tdoku LIBRARY FILE…: no tdoku in {}\n",
               count > 1 ? arguments[1] : "");
    return 1;
  }
  bool agree = true;
  for (int i = 2; i < count; ++i) agree &= race(arguments[i], reinterpret_cast<Tdoku>(entry));
  return agree ? 0 : 1;
}
