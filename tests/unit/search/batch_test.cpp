// The batch kernel against the plain solver, at every width that this processor runs.
#include "search/batch.h"

#include <gtest/gtest.h>

#include "support/puzzles.h"
#include "support/seed.h"

namespace clew::search {
namespace {

using test::Nine;

struct Results {
  std::vector<std::uint64_t> counts;
  std::vector<Digit> solutions;
  std::vector<std::uint8_t> given_up;
  const Digit* solution(std::size_t i) const { return solutions.data() + 81 * i; }
};

Results run(BatchSolver& batch, const std::vector<Nine>& puzzles, std::uint64_t limit) {
  std::vector<const std::uint8_t*> rows;
  for (const Nine& p : puzzles) rows.push_back(p.data());
  Results r{std::vector<std::uint64_t>(puzzles.size()), std::vector<Digit>(81 * puzzles.size()),
            std::vector<std::uint8_t>(puzzles.size())};
  EXPECT_TRUE(batch.run({.puzzles = rows.data(),
                         .size = puzzles.size(),
                         .limit = limit,
                         .counts = r.counts.data(),
                         .solutions = r.solutions.data(),
                         .patience = 65536,
                         .given_up = r.given_up.data()}));
  return r;
}

std::uint64_t plain_count(const Tables& tables, const Nine& puzzle, std::uint64_t limit) {
  const auto start = test::start_of(puzzle);
  return test::search_without_kernels(tables, {.start = start, .limit = limit}).solutions;
}

LayoutPtr layout(const char* name) { return find_layout(name).value(); }

class BatchOfLayout : public testing::TestWithParam<std::tuple<const char*, int, int>> {};

TEST_P(BatchOfLayout, CountsAsThePlainSolverDoes) {
  const auto [name, fewest, most] = GetParam();
  const LayoutPtr rules = layout(name);
  test::Random random(test::seed());
  const auto puzzles = test::random_puzzles(rules, 300, fewest, most, random);
  const auto extras = extras_of(*rules);
  ASSERT_TRUE(extras.has_value());
  const Tables tables(*rules);
  std::vector<std::uint64_t> expected;
  for (const Nine& p : puzzles) expected.push_back(plain_count(tables, p, 20));
  std::optional<Results> widest;
  for (const Kernel* kernel : kernels()) {
    SCOPED_TRACE(kernel->name);
    BatchSolver batch(*kernel, &*extras);
    const Results results = run(batch, puzzles, 20);
    if (!widest) widest = results;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (results.given_up[i]) continue;  // its count and solution are undefined
      EXPECT_EQ(results.counts[i], expected[i]) << i;
      if (!expected[i]) continue;
      EXPECT_TRUE(test::is_solution(*rules, puzzles[i], results.solution(i))) << i;
      if (widest->given_up[i]) continue;
      EXPECT_TRUE(std::equal(results.solution(i), results.solution(i) + 81, widest->solution(i)));
    }
    EXPECT_LE(std::ranges::count(results.given_up, 1), 3);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Layouts, BatchOfLayout,
    testing::Values(std::tuple("9x9", 19, 40), std::tuple("x-9x9", 14, 35),
                    std::tuple("hyper", 14, 35), std::tuple("hyper-x", 12, 30),
                    std::tuple("disjoint", 15, 35), std::tuple("antiknight", 14, 35),
                    std::tuple("antiking", 14, 35), std::tuple("antichess", 14, 30),
                    std::tuple("asterisk", 16, 35), std::tuple("girandola", 16, 35),
                    std::tuple("centerdot", 16, 35), std::tuple("argyle", 17, 35)),
    [](const auto& test) {
      std::string name = std::get<0>(test.param);
      std::erase(name, '-');
      return name;
    });

TEST(BatchSolver, TellsWhichLayoutsItCanDo) {
  for (const char* name : {"4x4", "6x6", "16x16", "latin-9", "tridoku", "roxdoku", "samurai"}) {
    EXPECT_FALSE(extras_of(*layout(name)).has_value()) << name;
  }
}

TEST(BatchSolver, TheSolutionDoesNotDependOnLimitOrNeighbours) {
  const LayoutPtr rules = layout("9x9");
  test::Random random(test::seed());
  auto puzzles = test::random_puzzles(rules, 1200, 20, 26, random);
  BatchSolver batch;
  const Results all = run(batch, puzzles, 2);
  const Results more = run(batch, puzzles, 50);
  EXPECT_EQ(all.solutions, more.solutions);
  for (std::size_t i = 0; i < 40; ++i) {
    const Results alone = run(batch, {puzzles[i]}, 1 + i);
    EXPECT_TRUE(std::equal(alone.solution(0), alone.solution(0) + 81, all.solution(i)));
  }
  std::reverse(puzzles.begin(), puzzles.end());
  const Results reversed = run(batch, puzzles, 2);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Digit* const there = reversed.solution(puzzles.size() - 1 - i);
    EXPECT_TRUE(std::equal(there, there + 81, all.solution(i))) << i;
  }
}

TEST(BatchSolver, NearlyEmptyPuzzles) {
  constexpr int grids = 5, most_clues = 11;
  const LayoutPtr rules = layout("9x9");
  test::Random random(test::seed());
  std::vector<Nine> puzzles;
  for (int i = 0; i < grids; ++i) {
    const Nine grid = test::random_grid(rules, random);
    for (int clues = 0; clues <= most_clues; ++clues)
      puzzles.push_back(test::clues_of(grid, clues, random));
  }
  std::optional<Results> widest;
  for (const Kernel* kernel : kernels()) {
    SCOPED_TRACE(kernel->name);
    BatchSolver batch(*kernel);
    const Results results = run(batch, puzzles, 3000);
    if (!widest) widest = results;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (results.given_up[i]) continue;
      EXPECT_EQ(results.counts[i], 3000u);
      EXPECT_TRUE(test::is_solution(*rules, puzzles[i], results.solution(i))) << i;
      if (widest->given_up[i]) continue;
      EXPECT_TRUE(std::equal(results.solution(i), results.solution(i) + 81, widest->solution(i)));
    }
    // Idle lanes are charged too, so kernels do not give up on the same puzzles.
    EXPECT_LE(std::ranges::count(results.given_up, 1), 2 * grids);
  }
}

// Only two equal givens: a search would not end.
TEST(BatchSolver, SparsePuzzlesWithRepeatsAreRefuted) {
  std::vector<Nine> puzzles(20, Nine{});
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    puzzles[i][i] = 5;
    if (i % 2) puzzles[i][i + (i < 18 ? 9 : 1)] = 5;  // below it, or beside it in a row
  }
  for (const Kernel* kernel : kernels()) {
    BatchSolver batch(*kernel);
    const Results found = run(batch, puzzles, 2);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      EXPECT_EQ(found.counts[i], i % 2 ? 0u : 2u) << kernel->name << " " << i;
  }
}

// It has no solution, and the kernel would look for one without end.
TEST(BatchSolver, GivesUp) {
  const auto extras = extras_of(*layout("hyper"));
  Nine puzzle{};
  for (const auto& [cell, digit] : {std::pair{9, 2},
                                    {29, 9},
                                    {30, 8},
                                    {39, 3},
                                    {40, 9},
                                    {52, 9},
                                    {67, 2},
                                    {69, 9},
                                    {72, 9},
                                    {73, 8}})
    puzzle[cell] = static_cast<Digit>(digit);
  for (const Kernel* kernel : kernels()) {
    BatchSolver batch(*kernel, &*extras);
    EXPECT_EQ(run(batch, {puzzle}, 2).given_up[0], 1) << kernel->name;
  }
}

TEST(BatchSolver, ReadsAndWritesText) {
  const std::string puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  for (const char blank : {'.', '0', '_', '*', '-'}) {
    std::string text = puzzle;
    std::replace(text.begin(), text.end(), '.', blank);
    const auto* const row = reinterpret_cast<const std::uint8_t*>(text.data());
    for (const Kernel* kernel : kernels()) {
      BatchSolver batch(*kernel);
      std::uint64_t count = 0;
      std::string out(83, '#');
      EXPECT_TRUE(batch.run({.puzzles = &row,
                             .size = 1,
                             .counts = &count,
                             .solutions = reinterpret_cast<std::uint8_t*>(out.data()) + 1,
                             .base = '0'}));
      EXPECT_EQ(count, 1u);
      EXPECT_EQ(out, "#" + solution + "#");
    }
  }
}

TEST(BatchSolver, StopsWhenTold) {
  const std::atomic<bool> flag = true;
  const Nine empty{};
  const std::uint8_t* const row = empty.data();
  std::uint64_t count = 7;
  std::uint8_t unfinished = 0;
  BatchSolver batch;
  EXPECT_FALSE(batch.run(
      {.puzzles = &row, .size = 1, .limit = 0, .counts = &count, .unfinished = &unfinished},
      Stop{.flag = &flag}));
  EXPECT_EQ(count, 0u);
  EXPECT_EQ(unfinished, 1);
  using Clock = Stop::Clock;
  EXPECT_FALSE(batch.run(
      {.puzzles = &row, .size = 1, .limit = 0, .counts = &count, .unfinished = &unfinished},
      Stop{.deadline = Clock::now() + std::chrono::milliseconds(5)}));
  EXPECT_EQ(unfinished, 1);
}

// Puzzles so easy that the last of each batch stay in their lanes while new ones come in.
TEST(BatchSolver, StoppedAnywhereItTellsWhatIsUnfinished) {
  const LayoutPtr rules = layout("9x9");
  const Tables tables(*rules);
  test::Random random(test::seed());
  auto puzzles = test::random_puzzles(rules, 4000, 32, 36, random);
  std::erase_if(puzzles, [&](const Nine& p) { return plain_count(tables, p, 2) != 1; });
  std::vector<const std::uint8_t*> rows;
  for (const Nine& p : puzzles) rows.push_back(p.data());
  std::vector<std::uint64_t> counts(puzzles.size());
  std::vector<std::uint8_t> unfinished(puzzles.size());
  std::vector<Digit> solutions(81 * puzzles.size());
  for (const Kernel* kernel : kernels()) {
    SCOPED_TRACE(kernel->name);
    BatchSolver batch(*kernel);
    bool finished = false;
    for (int after = 0; !finished; after += 1 + after / 10) {  // microseconds
      finished = batch.run({.puzzles = rows.data(),
                            .size = puzzles.size(),
                            .counts = counts.data(),
                            .solutions = solutions.data(),
                            .unfinished = unfinished.data()},
                           {.deadline = Stop::Clock::now() + std::chrono::microseconds(after)});
      for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (!unfinished[i]) {
          ASSERT_EQ(counts[i], 1u) << i;
        } else {
          ASSERT_FALSE(finished);
          ASSERT_LE(counts[i], 1u) << i;
        }
        if (counts[i] > 0) {
          ASSERT_TRUE(test::is_solution(*rules, puzzles[i], &solutions[81 * i])) << i;
        }
      }
    }
  }
}

TEST(BatchSolver, NothingToDo) {
  BatchSolver batch;
  EXPECT_TRUE(batch.run({}));
  EXPECT_EQ(batch.counters().batches, 0u);
}

}  // namespace
}  // namespace clew::search
