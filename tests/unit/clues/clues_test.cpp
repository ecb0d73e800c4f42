// Puzzles with n clues: against brute force, and parts and widths against each other.
#include "clew/clues.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "clew/generate.h"
#include "clew/solve.h"
#include "clues/nine/search.h"
#include "clues/plain.h"
#include "support/seed.h"

namespace clew {
namespace {

using Puzzles = std::vector<std::vector<Digit>>;

LayoutPtr layout_of(const char* name) { return *find_layout(name); }

std::vector<Digit> digits(const std::string& line) {
  std::vector<Digit> grid;
  for (const char c : line) grid.push_back(static_cast<Digit>(c - '0'));
  return grid;
}

struct Result {
  Puzzles puzzles;
  CluesReport report;
};

Result find(ClueFinder& finder, const CluesJob& job) {
  Result result;
  const auto report = finder.find(job, [&](std::span<const Digit> puzzle) {
    result.puzzles.emplace_back(puzzle.begin(), puzzle.end());
    return true;
  });
  EXPECT_TRUE(report) << report.error().reason;
  if (report) result.report = *report;
  return result;
}

Puzzles sorted(Puzzles puzzles) {
  std::sort(puzzles.begin(), puzzles.end());
  return puzzles;
}

/// Every choice of n cells, each solved.
Puzzles by_brute_force(const Solver& solver, const CluesJob& job) {
  std::vector<CellId> open;
  Puzzle puzzle{.layout = solver.layout(), .givens = std::vector<Digit>(job.grid.size())};
  for (CellId c = 0; c < job.grid.size(); ++c)
    if (std::ranges::count(job.given, c))
      puzzle.givens[c] = job.grid[c];
    else if (!std::ranges::count(job.forbidden, c))
      open.push_back(c);
  const int more = job.clues - static_cast<int>(job.given.size());
  Puzzles found;
  auto choose = [&](auto&& self, std::size_t from, int left) -> void {
    if (left == 0) {
      if (solver.solve(puzzle)->status == Status::unique) found.push_back(puzzle.givens);
      return;
    }
    for (std::size_t i = from; i + static_cast<std::size_t>(left) <= open.size(); ++i) {
      puzzle.givens[open[i]] = job.grid[open[i]];
      self(self, i + 1, left - 1);
      puzzle.givens[open[i]] = 0;
    }
  };
  choose(choose, 0, more);
  return sorted(found);
}

std::vector<CellId> some_cells(int cells, std::size_t n, std::mt19937_64& random) {
  std::vector<CellId> all(static_cast<std::size_t>(cells));
  for (CellId c = 0; c < all.size(); ++c) all[c] = c;
  std::shuffle(all.begin(), all.end(), random);
  all.resize(n);
  return all;
}

// As few givens as leave a handful of solutions, so that some choices are puzzles and some are not.
TEST(Clues, WithManyGivenAsBruteForce) {
  std::mt19937_64 random(test::seed());
  const LayoutPtr layout = layout_of("9x9");
  const Solver solver = *Solver::make(layout);
  auto finder = *ClueFinder::make(layout);
  std::size_t puzzles = 0, candidates = 0;
  for (int i = 0; i < 12; ++i) {
    CluesJob job{.grid = *random_grid(layout, random(), 0)};
    // All subsets of one size of the cells that are neither given nor forbidden.
    const auto cells = some_cells(81, 81, random);
    const std::size_t given = 22 + 2 * static_cast<std::size_t>(i), open = 12;
    job.given.assign(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(given));
    job.forbidden.assign(cells.begin() + static_cast<std::ptrdiff_t>(given + open), cells.end());
    for (int more = 3; more < 9; ++more) {
      job.clues = static_cast<int>(given) + more;
      const Puzzles expected = by_brute_force(solver, job);
      const Result found = find(finder, job);
      EXPECT_TRUE(found.report.exact);
      EXPECT_EQ(sorted(found.puzzles), expected);
      puzzles += expected.size();
      candidates += found.report.counters.candidates;
    }
  }
  EXPECT_GT(puzzles, 0U);
  EXPECT_GE(candidates, puzzles);
}

TEST(Clues, With60GivenAsBruteForce) {
  std::mt19937_64 random(test::seed());
  const LayoutPtr layout = layout_of("9x9");
  const Solver solver = *Solver::make(layout);
  auto finder = *ClueFinder::make(layout);
  for (int i = 0; i < 6; ++i) {
    CluesJob job{.grid = *random_grid(layout, random(), 0), .given = some_cells(81, 60, random)};
    for (const int more : {0, 1, 3, 18, 20, 21}) {
      job.clues = 60 + more;
      EXPECT_EQ(sorted(find(finder, job).puzzles), by_brute_force(solver, job));
    }
  }
}

TEST(Clues, OtherLayoutsAsBruteForce) {
  std::mt19937_64 random(test::seed());
  for (const char* name : {"4x4", "6x6", "6x6-vertical", "8x8", "x-9x9", "windoku", "antiknight"}) {
    const LayoutPtr layout = layout_of(name);
    const Solver solver = *Solver::make(layout);
    auto finder = *ClueFinder::make(layout);
    const int size = layout->size();
    for (int i = 0; i < 3; ++i) {
      CluesJob job{.grid = *random_grid(layout, random(), 0)};
      const auto cells = some_cells(size, static_cast<std::size_t>(size), random);
      const auto given = static_cast<std::ptrdiff_t>(size == 16 ? 0 : size / 6 + i);
      job.given.assign(cells.begin(), cells.begin() + given);
      job.forbidden.assign(cells.begin() + std::min<std::ptrdiff_t>(size, given + 14), cells.end());
      for (const int more : {4, 6}) {
        job.clues = static_cast<int>(given) + more;
        EXPECT_EQ(sorted(find(finder, job).puzzles), by_brute_force(solver, job)) << name;
      }
    }
  }
}

TEST(Clues, All4x4PuzzlesWithFourClues) {
  const LayoutPtr layout = layout_of("4x4");
  const Solver solver = *Solver::make(layout);
  auto finder = *ClueFinder::make(layout);
  const Puzzle empty{.layout = layout, .givens = std::vector<Digit>(16)};
  solver.enumerate(empty, [&](std::span<const Digit> solution) {
    const CluesJob job{.grid = {solution.begin(), solution.end()}, .clues = 4};
    EXPECT_EQ(sorted(find(finder, job).puzzles), by_brute_force(solver, job));
    return true;
  });
}

// The grid with most 17-clue puzzles that is known (Gordon Royle's list).
TEST(Clues, TheGridWith29) {
  const CluesJob job{
      .grid =
          digits("639241785284765193517983624123857946796432851458619237342178569861594372975326"
                 "418"),
      .clues = 17};
  auto finder = *ClueFinder::make(layout_of("9x9"));
  const Result whole = find(finder, job);
  EXPECT_EQ(whole.puzzles.size(), 29U);
  EXPECT_EQ(whole.report.counters.puzzles, 29U);
  Puzzles in_parts;
  CluesCounters sum;
  for (int part = 0; part < 3; ++part) {
    CluesJob some = job;
    some.part = part;
    some.parts = 3;
    const Result result = find(finder, some);
    in_parts.insert(in_parts.end(), result.puzzles.begin(), result.puzzles.end());
    sum.firsts += result.report.counters.firsts;
    sum.joined += result.report.counters.joined;
    sum.thirds += result.report.counters.thirds;
    sum.candidates += result.report.counters.candidates;
    sum.puzzles += result.report.counters.puzzles;
  }
  EXPECT_EQ(sorted(in_parts), sorted(whole.puzzles));
  EXPECT_EQ(sum, whole.report.counters);
  CluesJob minimal = job;
  minimal.minimal = true;
  EXPECT_EQ(find(finder, minimal).puzzles, whole.puzzles) << "no grid has a puzzle with 16";
}

TEST(Clues, WidthsDoTheSame) {
  const LayoutPtr layout = layout_of("9x9");
  const std::uint64_t seed = test::seed();
  for (std::uint64_t i = 0; i < 2; ++i) {
    const auto grid = *random_grid(layout, seed, i);
    std::vector<std::vector<clues::NineSearch::Cells>> found;
    std::vector<clues::JoinCounters> counters;
    for (const clues::ClueKernel* kernel : clues::kernels()) {
      clues::NineSearch search(*kernel);
      // Half of the cells, so that there are puzzles.
      search.begin(grid.data(), 28, (unavoidable::Cells{1} << 12) - 1,
                   ((unavoidable::Cells{1} << 81) - 1) & ~((unavoidable::Cells{1} << 26) - 1));
      auto& puzzles = found.emplace_back();
      search.run(0, 4000,
                 [&](auto puzzle) {
                   puzzles.push_back(puzzle);
                   return true;
                 },
                 {});
      search.begin(grid.data(), 17, 0, (unavoidable::Cells{1} << 81) - 1);
      EXPECT_TRUE(search.run(1, 8, [](auto) { return true; }, {}));
      counters.push_back(search.counters());
    }
    for (std::size_t k = 1; k < found.size(); ++k) {
      EXPECT_EQ(found[k], found[0]);
      EXPECT_EQ(counters[k].firsts, counters[0].firsts);
      EXPECT_EQ(counters[k].joined, counters[0].joined);
      EXPECT_EQ(counters[k].thirds, counters[0].thirds);
      EXPECT_EQ(counters[k].candidates, counters[0].candidates);
    }
    EXPECT_GT(counters[0].joined, 0U);
  }
}

TEST(Clues, MinimalLeavesOutTheRest) {
  std::mt19937_64 random(test::seed());
  const LayoutPtr layout = layout_of("6x6");
  const Solver solver = *Solver::make(layout);
  auto finder = *ClueFinder::make(layout);
  CluesJob job{.grid = *random_grid(layout, random(), 0), .clues = 11};
  job.given = some_cells(36, 5, random);
  const Puzzles all = find(finder, job).puzzles;
  job.minimal = true;
  const Puzzles minimal = find(finder, job).puzzles;
  Puzzles expected;
  for (const auto& puzzle : all) {
    bool needed = true;
    for (std::size_t c = 0; c < 36 && needed; ++c) {
      if (!puzzle[c]) continue;
      Puzzle without{.layout = layout, .givens = puzzle};
      without.givens[c] = 0;
      needed = solver.solve(without)->status != Status::unique;
    }
    if (needed) expected.push_back(puzzle);
  }
  EXPECT_EQ(minimal, expected);
}

TEST(Clues, EndsWhenTheSinkHasEnough) {
  auto finder = *ClueFinder::make(layout_of("9x9"));
  CluesJob job{.grid = *random_grid(layout_of("9x9"), 1, 0), .clues = 30};
  for (CellId c = 0; c < 81; c += 4) job.given.push_back(c);
  int n = 0;
  const auto report = finder.find(job, [&](std::span<const Digit>) { return ++n < 3; });
  ASSERT_TRUE(report);
  EXPECT_EQ(n, 3);
  EXPECT_FALSE(report->exact);
}

TEST(Clues, StopsWhenTold) {
  auto finder = *ClueFinder::make(layout_of("9x9"));
  const std::atomic<bool> flag = true;
  const CluesJob job{
      .grid = *random_grid(layout_of("9x9"), 1, 0), .clues = 20, .stop = {.flag = &flag}};
  const auto report = finder.find(job, [](std::span<const Digit>) { return true; });
  ASSERT_TRUE(report);
  EXPECT_FALSE(report->exact);
}

TEST(Clues, SaysWhatMakesNoSense) {
  auto finder = *ClueFinder::make(layout_of("9x9"));
  const CluesJob job{.grid = *random_grid(layout_of("9x9"), 1, 0)};
  const auto sink = [](std::span<const Digit>) { return true; };
  CluesJob wrong = job;
  std::swap(wrong.grid[0], wrong.grid[1]);
  EXPECT_FALSE(finder.find(wrong, sink));
  wrong = job;
  wrong.given = wrong.forbidden = {3};
  EXPECT_FALSE(finder.find(wrong, sink));
  wrong = job;
  wrong.part = wrong.parts = 2;
  EXPECT_FALSE(finder.find(wrong, sink));
  wrong = job;
  wrong.given = {81};
  EXPECT_FALSE(finder.find(wrong, sink));
  EXPECT_FALSE(ClueFinder::make(layout_of("16x16")));
}

TEST(Clues, FewerThanTheGivensLeaveNothing) {
  const Solver solver = *Solver::make(*find_layout("4x4"));
  const std::vector<Digit> grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  const clues::PlainSearch::Cells given = 0xFFF, free = 0xF000;
  for (const int clues : {11, 12, 13}) {
    clues::PlainSearch search(solver);
    search.begin(grid, clues, given, free);
    int found = 0;
    EXPECT_TRUE(search.run(0, 1, [&](clues::PlainSearch::Cells) { return ++found, true; }, {}));
    EXPECT_EQ(found, clues == 12 ? 1 : clues == 13 ? 4 : 0) << clues;
  }
}

}  // namespace
}  // namespace clew
