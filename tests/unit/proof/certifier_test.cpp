// Certificates of small puzzles, written as text: that they are accepted, and for which reason others are refused.
#include "clew/certificate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "clew/explain.h"
#include "clew/text.h"
#include "support/proof_checker.h"

namespace clew::test {
namespace {

const std::vector<Digit> solved{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

Puzzle four_by_four(const std::string& rules, const std::string& givens) {
  const auto puzzle =
      read_puzzle("sudoku 1\ndigits 1-4\nat 1,1 grid 4x4 box 2x2\n" + rules + "givens\n" + givens);
  EXPECT_TRUE(puzzle) << puzzle.error().reason;
  return puzzle ? *puzzle : Puzzle{};
}
const std::string blank = "....\n....\n....\n....\n", nearly_full = "..34\n3412\n2143\n4.21\n";

void expect_accepted(const Expected<Certificate>& certificate, const std::string& conclusion) {
  ASSERT_TRUE(certificate) << certificate.error().reason;
  ProofChecker checker;
  EXPECT_TRUE(checker.accepts(*certificate)) << checker.failed;
  EXPECT_EQ(checker.conclusion, conclusion);
}

// No value is named: two cages with a cell in common have no digit for it.
TEST(Certifier, ConstraintsThatContradictEachOther) {
  const Puzzle puzzle = four_by_four("cage 3 r1c1 r1c2\ncage 7 r1c2 r1c3\n", blank);
  auto certifier = Certifier::make(puzzle.layout);
  ASSERT_TRUE(certifier);
  const std::uint32_t both[] = {0, 1};
  expect_accepted(certifier->no_solution(puzzle, {}, both), "UNSAT");
  for (const std::uint32_t& alone : both) {
    const auto none = certifier->no_solution(puzzle, {}, {&alone, 1});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().reason, "these values and constraints do not contradict each other");
  }
}

// A value and a cage; with the same value, the other cage says nothing against it.
TEST(Certifier, AValueThatContradictsAConstraint) {
  const Puzzle puzzle =
      four_by_four("cage 3 r1c1 r1c2\ncage 5 r1c1 r2c1\n", "3...\n....\n....\n....\n");
  auto certifier = Certifier::make(puzzle.layout);
  ASSERT_TRUE(certifier);
  const CellId first = 0;
  const std::uint32_t three[] = {0}, five[] = {1};
  expect_accepted(certifier->no_solution(puzzle, {&first, 1}, three), "UNSAT");
  EXPECT_FALSE(certifier->no_solution(puzzle, {&first, 1}, five));
  EXPECT_FALSE(certifier->no_solution(puzzle, {}, three));
}

// The first choice holds, the second, and both.
TEST(Certifier, OneSolutionWithChoices) {
  for (const char* const either :
       {"cage 3 r1c1 r1c2 or cage 7 r1c1 r1c2", "cage 7 r1c1 r1c2 or cage 3 r1c1 r1c2",
        "cage 3 r1c1 r1c2 or cage 4 r1c1 r2c1"}) {
    SCOPED_TRACE(either);
    const Puzzle puzzle = four_by_four("either " + std::string(either) + "\n", nearly_full);
    auto certifier = Certifier::make(puzzle.layout);
    ASSERT_TRUE(certifier);
    expect_accepted(certifier->only_solution(puzzle, solved), "BOUNDS");
  }
}

TEST(Certifier, SaysWhyItRefuses) {
  const Puzzle puzzle = four_by_four("", nearly_full);
  auto certifier = Certifier::make(puzzle.layout);
  ASSERT_TRUE(certifier);
  const auto refuses = [&](const auto& answer, const std::string& reason) {
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().reason, reason);
  };
  refuses(certifier->begin(four_by_four("cage 3 r1c1 r1c2\n", nearly_full)),
          "the puzzle has another layout");
  const CellId empty[] = {3, 0}, outside[] = {16};
  refuses(certifier->no_solution(puzzle, empty, {}), "a cell that is named has no value");
  refuses(certifier->no_solution(puzzle, outside, {}), "a cell that is named has no value");
  std::vector<Digit> other = solved;
  other[15] = 0;
  refuses(certifier->only_solution(puzzle, other), "the solution lacks values");
  other[15] = 2;
  refuses(certifier->only_solution(puzzle, other), "the grid is no solution");
  Puzzle open = puzzle;
  open.givens.assign(16, 0);
  refuses(certifier->only_solution(open, solved), "there is another solution");
}

// The first step of a technique in this grid, as a proof of its own.
Certificate first_step(const Puzzle& puzzle, const std::vector<TechniqueId>& ids, bool adds) {
  auto explainer = Explainer::make(puzzle.layout);
  auto certifier = Certifier::make(puzzle.layout);
  EXPECT_TRUE(explainer && certifier);
  ExplainOptions options{.techniques = {}, .givens = puzzle.givens};
  for (const TechniqueId id : ids) options.techniques.add(id);
  Grid grid = start(puzzle);
  const Path path = explainer->find(grid, options);
  for (const Step& step : path.steps()) {
    if (adds != std::ranges::any_of(step.facts,
                                    [](const Fact& fact) { return fact.says == Fact::Says::adds; }))
      continue;
    EXPECT_TRUE(certifier->begin(puzzle));
    const auto added = certifier->add(grid, step, "step");
    EXPECT_TRUE(added) << added.error().reason;
    apply(*puzzle.layout, step, grid);
    const auto certificate = certifier->finish(grid);
    EXPECT_TRUE(certificate);
    return certificate ? *certificate : Certificate{};
  }
  ADD_FAILURE() << "there is no such step";
  return {};
}

// Three rows with three places for a digit, in the same columns: the sum of the rows leaves no place elsewhere, without any case.
TEST(Certifier, AFishIsProvenByASum) {
  Puzzle puzzle{.layout = *find_layout("9x9"), .givens = std::vector<Digit>(81)};
  puzzle.marks.assign(81, DigitSet::up_to(9));
  for (const CellId row : {0, 3, 6})
    for (CellId col = 0; col < 9; ++col)
      if (col % 3) puzzle.marks[row * 9u + col].remove(5);
  const Certificate certificate = first_step(puzzle, *find_techniques("swordfish"), false);
  ProofChecker checker;
  EXPECT_TRUE(checker.accepts(certificate)) << checker.failed;
  EXPECT_NE(certificate.proof.find("pol "), std::string::npos) << certificate.proof;
  EXPECT_EQ(certificate.proof.find("pbc "), std::string::npos) << certificate.proof;
}

// Three cells of a row add to 9, so the last holds 1.
TEST(Certifier, WhatIsLeftOfASum) {
  const Puzzle puzzle = four_by_four("cage 9 r1c1 r1c2 r1c3\n", blank);
  std::vector<TechniqueId> all;
  for (int i = 0; i < static_cast<int>(TechniqueId::count); ++i)
    all.push_back(static_cast<TechniqueId>(i));
  ProofChecker checker;
  const Certificate certificate = first_step(puzzle, all, true);
  EXPECT_TRUE(checker.accepts(certificate)) << checker.failed;
}

// Candidates that fail at once are enough for every step of a killer puzzle, which was generated for the
// project: no proof of a step falls back on what follows from conflicts.
TEST(Certifier, SupposesCandidatesBeforeStepsOfDigits) {
  const auto puzzle = read_puzzle(
      "sudoku 1\n"
      "digits 1-6\n"
      "at 1,1 grid 6x6 box 2x3\n"
      "cage 7 r1c3 r1c4\n"
      "cage 15 r1c1 r1c2 r2c2\n"
      "cage 12 r2c3 r3c3 r4c3\n"
      "cage 11 r5c4 r5c5 r6c4 r6c5\n"
      "cage 13 r2c4 r3c4 r4c4 r4c5\n"
      "cage 18 r3c6 r4c6 r5c6 r6c6\n"
      "cage 7 r5c3 r6c3\n"
      "cage 6 r2c1 r3c1 r3c2\n"
      "cage 13 r1c5 r2c5 r3c5\n"
      "cage 12 r4c1 r4c2 r5c1\n"
      "cage 9 r5c2 r6c1 r6c2\n"
      "cage 3 r1c6 r2c6\n"
      "givens\n"
      "......\n"
      "......\n"
      ".1..4.\n"
      "......\n"
      "...1..\n"
      "......\n");
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  auto explainer = Explainer::make(puzzle->layout);
  auto certifier = Certifier::make(puzzle->layout);
  ASSERT_TRUE(explainer && certifier);
  const Path path = explainer->path(start(*puzzle), {.givens = puzzle->givens});
  Grid grid = start(*puzzle);
  ASSERT_TRUE(certifier->begin(*puzzle));
  for (const Step& step : path.steps()) {
    ASSERT_TRUE(certifier->add(grid, step, technique(step.technique).title));
    apply(*puzzle->layout, step, grid);
  }
  const auto certificate = certifier->finish(grid);
  expect_accepted(certificate, "BOUNDS");
  std::istringstream proof(certificate->proof);
  int supposed = 0;
  for (std::string line; std::getline(proof, line);) {
    const auto goal = line.find("rup 1 ~r");
    if (goal == std::string::npos) continue;
    ++supposed;
    EXPECT_EQ(line.substr(goal, line.find(">=") - goal).find("_g"), std::string::npos) << line;
  }
  EXPECT_GT(supposed, 0);
}

}  // namespace
}  // namespace clew::test
