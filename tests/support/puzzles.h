// Random 9x9 puzzles for tests: not by any good distribution, but of every kind.
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <vector>

#include "clew/digits.h"
#include "clew/solve.h"
#include "search/clause_search.h"
#include "search/depth_first.h"
#include "search/tables.h"

namespace clew::test {

using Nine = std::array<Digit, 81>;
using Random = std::mt19937_64;

inline int below(Random& random, int n) {
  return std::uniform_int_distribution<int>(0, n - 1)(random);
}

/// The engines for any layout, none of the kernels for 9x9.
inline search::Outcome search_without_kernels(const search::Tables& tables,
                                              const search::Job& job) {
  return search::search_plain(tables, job,
                              {.patience = 300'000, .harder = [&](const search::Job& part) {
                                 return search::search_large(tables, part);
                               }});
}

/// A grid of that layout (9x9): the plain solver's first after a few random digits, then with its
/// digits renamed.
inline Nine random_grid(const LayoutPtr& layout, Random& random) {
  const Solver solver = *Solver::make(layout);
  Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(81)};
  for (;;) {
    std::fill(puzzle.givens.begin(), puzzle.givens.end(), Digit{0});
    for (int i = 0; i < 4; ++i) {
      puzzle.givens[below(random, 81)] = static_cast<Digit>(1 + below(random, 9));
    }
    const Solved solved = *solver.solve(puzzle, {.limit = 1});
    if (solved.solution.empty()) continue;
    std::array<Digit, 9> name;
    for (int d = 0; d < 9; ++d) name[d] = static_cast<Digit>(d + 1);
    std::shuffle(name.begin(), name.end(), random);
    Nine grid;
    for (int c = 0; c < 81; ++c) grid[c] = name[solved.solution[c] - 1];
    return grid;
  }
}

inline Nine clues_of(const Nine& grid, int clues, Random& random) {
  std::array<int, 81> order;
  for (int c = 0; c < 81; ++c) order[c] = c;
  std::shuffle(order.begin(), order.end(), random);
  Nine puzzle{};
  for (int i = 0; i < clues; ++i) puzzle[order[i]] = grid[order[i]];
  return puzzle;
}

/// Candidates of every cell: a given, or all digits.
inline std::vector<DigitSet> start_of(const Nine& puzzle) {
  std::vector<DigitSet> start(81, DigitSet::up_to(9));
  for (int c = 0; c < 81; ++c) {
    if (puzzle[c]) start[c] = DigitSet::of(puzzle[c]);
  }
  return start;
}

/// Puzzles with one, several and no solutions: clues of a grid, some of them changed, and noise.
/// Changed ones have many clues, for to prove that few have no solution can take very long.
inline std::vector<Nine> random_puzzles(const LayoutPtr& layout, int number, int fewest_clues,
                                        int most_clues, Random& random) {
  std::vector<Nine> all;
  Nine grid{};
  for (int i = 0; i < number; ++i) {
    if (i % 64 == 0) grid = random_grid(layout, random);
    const int clues = fewest_clues + below(random, most_clues - fewest_clues + 1);
    Nine puzzle = clues_of(grid, clues, random);
    if (i % 4 == 3 && clues > 24) {
      puzzle[below(random, 81)] = static_cast<Digit>(1 + below(random, 9));
    }
    if (i % 50 == 49) {
      for (Digit& d : puzzle) d = static_cast<Digit>(below(random, 3) ? 0 : 1 + below(random, 9));
    }
    all.push_back(puzzle);
  }
  return all;
}

/// Returns true if `solution` completes the puzzle and satisfies every rule of the layout.
inline bool is_solution(const Layout& layout, const Nine& puzzle, const Digit* solution) {
  for (int c = 0; c < layout.size(); ++c) {
    if (solution[c] < 1 || solution[c] > layout.digits()) return false;
    if (puzzle[c] && puzzle[c] != solution[c]) return false;
    for (const CellId peer : layout.peers(static_cast<CellId>(c))) {
      if (solution[c] == solution[peer]) return false;
    }
  }
  return true;
}

}  // namespace clew::test
