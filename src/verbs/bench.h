// Speed of the 9x9 kernels: every kernel and the plain solver over the same puzzles, in turn, in
// one run, so that ratios hold even if other programs disturb the clock.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "clew/digits.h"
#include "clew/error.h"
#include "clew/stop.h"

namespace clew::verbs {

using Nine = std::array<Digit, 81>;

struct BenchOptions {
  std::size_t most = 10'000;  // puzzles taken, after a shuffle
  std::size_t plain = 500;    // number of these that the plain solver gets
  int rounds = 7;             // rounds whose median counts
  std::uint64_t limit = 2;
  std::uint64_t seed = 1;
  Stop stop;
};

struct BenchRow {
  std::string kernel;
  std::size_t puzzles = 0;
  double rate = 0;   // puzzles a second of the thread's own time, solutions written
  double ratio = 0;  // to the plain solver's rate
  std::uint64_t solutions = 0;
  /// Counters of the search: the same in every run, on every machine.
  std::uint64_t rounds = 0, nodes = 0, branches = 0;
  bool agrees = false;  // counts like the others, with valid solutions, the same as the others'
};

/// Returns the 9x9 lines of a file, which may be compressed; skips other lines.
Expected<std::vector<Nine>> read_nines(const std::string& file);

/// A row as a JSON object on a line.
std::string bench_line(const std::string& file, const BenchRow&);

/// The plain solver first. Stops after a whole row or not at all.
std::vector<BenchRow> bench(std::vector<Nine> puzzles, const BenchOptions&);

}  // namespace clew::verbs
