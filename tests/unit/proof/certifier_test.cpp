// Certificates of small puzzles, written as text: that they are accepted, and for which reason others are refused.
#include "clew/certificate.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace clew::test
