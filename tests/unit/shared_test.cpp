// Objects that the headers allow threads to share: layouts, and a Solver, which never changes.
#include <gtest/gtest.h>

#include <functional>
#include <thread>

#include "clew/check.h"
#include "clew/explain.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "support/starter.h"

namespace clew {
namespace {

constexpr int threads = 4;

/// Each thread asks every question, in an order of its own; all must get the same answers.
void ask_on_threads(std::size_t questions, const std::function<std::string(std::size_t)>& ask) {
  std::vector<std::vector<std::string>> heard(threads, std::vector<std::string>(questions));
  {
    std::vector<std::jthread> running;
    for (int t = 0; t < threads; ++t)
      running.emplace_back([&, t] {
        for (std::size_t i = 0; i < questions; ++i) {
          const std::size_t at =
              (i + static_cast<std::size_t>(t) * questions / threads) % questions;
          heard[t][at] = ask(at);
        }
      });
  }
  for (int t = 1; t < threads; ++t) EXPECT_EQ(heard[t], heard[0]);
  for (const std::string& answer : heard[0]) EXPECT_FALSE(answer.empty());
}

std::vector<Puzzle> of_layout(const std::string& name, std::size_t most) {
  std::vector<Puzzle> puzzles;
  const LayoutPtr layout = find_layout(name).value();
  for (const auto& line : test::starter_lines())
    if (line.layout == name && puzzles.size() < most)
      puzzles.push_back(*read_puzzle(line.puzzle, {.layout = layout}));
  EXPECT_FALSE(puzzles.empty());
  return puzzles;
}

std::string text_of(std::span<const Digit> digits) {
  std::string text;
  for (const Digit d : digits) text += std::to_string(d) + ' ';
  return text;
}

TEST(Shared, OneSolverAnswersManyThreads) {
  for (const char* name :
       {"9x9", "hyper", "antiking", "6x6", "16x16", "samurai", "9x9+nonconsecutive"}) {
    const LayoutPtr layout = find_layout(name).value();
    const Solver solver = *Solver::make(layout);
    std::vector<Puzzle> puzzles;
    if (layout->name() == "9x9+nonconsecutive")
      puzzles.push_back({.layout = layout, .givens = std::vector<Digit>(81, 0)});
    else
      puzzles = of_layout(name, 6);
    ask_on_threads(puzzles.size(), [&](std::size_t i) {
      const Solved solved = *solver.solve(puzzles[i]);
      const Count counted = *solver.count(puzzles[i], {.limit = 10});
      const TrueCandidates left = *solver.candidates(puzzles[i]);
      std::string told = text_of(solved.solution) + std::to_string(counted.solutions);
      for (const DigitSet set : left.digits) told += ' ' + std::to_string(set.bits);
      return told;
    });
  }
}

TEST(Shared, OneLayoutServesReasonersOfManyThreads) {
  const std::vector<Puzzle> puzzles = of_layout("9x9", 4);
  ask_on_threads(puzzles.size(), [&](std::size_t i) {
    const Puzzle& puzzle = puzzles[i];
    Explainer explainer = *Explainer::make(puzzle.layout);
    Checker checker = *Checker::make(puzzle.layout);
    const Path path = explainer.path(start(puzzle), {.unique = true, .givens = puzzle.givens});
    std::string told;
    Grid grid = start(puzzle);
    for (const Step& step : path.steps()) {
      told += std::to_string(static_cast<int>(step.technique));
      told += checker.check(grid, puzzle.givens, step) == Verdict::proven ? ' ' : '!';
      apply(*puzzle.layout, step, grid);
    }
    EXPECT_EQ(told.find('!'), std::string::npos);
    return told + std::to_string(rate(puzzle)->er);
  });
}

}  // namespace
}  // namespace clew
