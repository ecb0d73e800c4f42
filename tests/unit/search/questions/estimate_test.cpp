// Estimates of the number of solutions, compared with exact counts.
#include <gtest/gtest.h>

#include <cmath>

#include "clew/solve.h"
#include "clew/text.h"

namespace clew {
namespace {

Estimate estimate_of(const Puzzle& puzzle, std::uint64_t seed) {
  const auto solver = Solver::make(puzzle.layout);
  EXPECT_TRUE(solver);
  const auto about = solver->estimate(puzzle, {.seed = seed});
  EXPECT_TRUE(about && *about);
  return about && *about ? **about : Estimate{};
}

Puzzle blank(std::string_view layout) {
  Puzzle puzzle{.layout = *find_layout(layout)};
  puzzle.givens.resize(static_cast<std::size_t>(puzzle.layout->size()));
  return puzzle;
}

// Within five standard errors, and a standard error is small.
void expect_about(const Puzzle& puzzle, double number, double most_error, unsigned seeds = 1) {
  for (unsigned seed = 1; seed <= seeds; ++seed) {
    const Estimate about = estimate_of(puzzle, seed);
    SCOPED_TRACE(seed);
    EXPECT_FALSE(about.exact);
    EXPECT_LT(about.relative_error, most_error);
    EXPECT_NEAR(std::pow(10, about.log10_solutions - std::log10(number)), 1,
                5 * about.relative_error);
  }
}

TEST(Estimates, AreNearExactNumbers) {
  expect_about(blank("6x6"), 28'200'960, 0.05, 3);
  expect_about(blank("9x9"), 6.670903752021073e21, 0.1);
  expect_about(blank("x-9x9"), 55'613'393'399'531'520.0, 0.2);
}

TEST(Estimates, SmallNumbersAreCounted) {
  EXPECT_EQ(estimate_of(blank("4x4"), 1).exact, 288u);
  const auto none = read_puzzle("11" + std::string(79, '.'));
  ASSERT_TRUE(none);
  EXPECT_EQ(estimate_of(*none, 1).exact, 0u);
}

TEST(Estimates, KnowConstraints) {
  const auto puzzle =
      read_puzzle("sudoku 1\nlayout 6x6\nthermo r1c1 r2c2 r3c3\ncage 7 r4c4 r4c5\ngivens\n" +
                  std::string("......\n......\n......\n......\n......\n......\n"));
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  const auto exact = count(*puzzle);
  ASSERT_TRUE(exact && exact->exact);
  ASSERT_GT(exact->solutions, 100'000u);
  expect_about(*puzzle, static_cast<double>(exact->solutions), 0.1);
}

TEST(Estimates, AreTheSameForASeed) {
  const Puzzle puzzle = blank("6x6");
  EXPECT_EQ(estimate_of(puzzle, 7).log10_solutions, estimate_of(puzzle, 7).log10_solutions);
  EXPECT_NE(estimate_of(puzzle, 7).log10_solutions, estimate_of(puzzle, 8).log10_solutions);
}

TEST(Estimates, EndWithAStop) {
  const Puzzle puzzle = blank("25x25");
  const auto solver = Solver::make(puzzle.layout);
  ASSERT_TRUE(solver);
  const std::atomic<bool> stopped{true};
  const auto about = solver->estimate(puzzle, {.stop = {.flag = &stopped}});
  ASSERT_TRUE(about);
  EXPECT_FALSE(about->has_value());
}

}  // namespace
}  // namespace clew
