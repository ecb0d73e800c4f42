#include "clew/solve.h"

#include <gmock/gmock.h>

#include <set>

namespace clew {
namespace {

Puzzle empty(std::string_view layout_name) {
  Puzzle puzzle;
  puzzle.layout = *find_layout(layout_name);
  puzzle.givens.resize(puzzle.layout->size());
  return puzzle;
}

// Digits 1-9 and '.', as many as there are cells.
Puzzle puzzle(std::string_view layout_name, std::string_view symbols) {
  Puzzle result = empty(layout_name);
  for (std::size_t i = 0; i < symbols.size(); ++i)
    if (symbols[i] != '.') result.givens[i] = static_cast<Digit>(symbols[i] - '0');
  return result;
}

std::string text(std::span<const Digit> digits) {
  std::string result;
  for (const Digit d : digits) result += static_cast<char>(d ? '0' + d : '.');
  return result;
}

// The puzzle of the Wikipedia article on Sudoku.
constexpr std::string_view wikipedia =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view wikipedia_solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(Solve, Unique) {
  const Solved got = *solve(puzzle("9x9", wikipedia));
  EXPECT_EQ(got.status, Status::unique);
  EXPECT_EQ(got.solutions, 1u);
  EXPECT_TRUE(got.exact);
  EXPECT_EQ(text(got.solution), wikipedia_solution);
}

TEST(Solve, MultipleStopsAtTheLimit) {
  const Solved got = *solve(empty("25x25"));
  EXPECT_EQ(got.status, Status::multiple);
  EXPECT_EQ(got.solutions, 2u);
  EXPECT_FALSE(got.exact);
  EXPECT_EQ(got.solution.size(), 625u);
}

TEST(Solve, RepeatedGivensHaveNoSolution) {
  Puzzle p = empty("9x9");
  p.givens[0] = p.givens[8] = 5;
  const Solved got = *solve(p);
  EXPECT_EQ(got.status, Status::none);
  EXPECT_TRUE(got.solution.empty());
}

TEST(Solve, MarksAndEntriesRestrict) {
  Puzzle p = empty("4x4");
  p.marks.assign(16, p.layout->all_digits());
  p.marks[0] = DigitSet::of(3);
  p.entries.assign(16, 0);
  p.entries[15] = 3;
  const Solved got = *solve(p, {.limit = 0});
  EXPECT_EQ(got.solution[0], 3);
  EXPECT_EQ(got.solution[15], 3);
  EXPECT_EQ(got.solutions, count(p)->solutions);
  p.marks[1] = DigitSet{};
  EXPECT_EQ(solve(p)->status, Status::none);
}

TEST(Solve, StopIsHeeded) {
  std::atomic<bool> flag = true;
  EXPECT_FALSE(count(empty("9x9"), {.stop = {.flag = &flag}})->exact);
  EXPECT_FALSE(solve(empty("9x9"), {.limit = 0, .stop = {.flag = &flag}})->exact);
}

TEST(Count, AllGridsOfFour) {
  EXPECT_EQ(count(empty("4x4"))->solutions, 288u);
  EXPECT_EQ(count(empty("latin-4"))->solutions, 576u);
  EXPECT_EQ(count(empty("latin-5"))->solutions, 161'280u);
}

TEST(Count, EmptySixBySix) {
  const Count got = *count(empty("6x6"));
  EXPECT_EQ(got.solutions, 28'200'960u);
  EXPECT_TRUE(got.exact);
}

// Options that name no limit set none.
TEST(Count, GoesOnUnlessItIsTold) {
  EXPECT_EQ(count(empty("4x4"), {.stop = {}})->solutions, 288u);
  const Visit all = [](std::span<const Digit>) { return true; };
  EXPECT_EQ(enumerate(empty("4x4"), all, {.stop = {}})->solutions, 288u);
}

TEST(Count, LimitIsKept) {
  const Count got = *count(empty("6x6"), {.limit = 1000});
  EXPECT_EQ(got.solutions, 1000u);
  EXPECT_FALSE(got.exact);
}

TEST(Enumerate, EachSolutionOnce) {
  std::set<std::string> seen;
  const Puzzle p = empty("4x4");
  const Count got = *enumerate(p, [&](std::span<const Digit> solution) {
    for (int c = 0; c < 16; ++c)
      for (const CellId peer : p.layout->peers(static_cast<CellId>(c)))
        EXPECT_NE(solution[c], solution[peer]);
    EXPECT_TRUE(seen.insert(text(solution)).second);
    return true;
  });
  EXPECT_EQ(got.solutions, 288u);
  EXPECT_EQ(seen.size(), 288u);
}

TEST(Enumerate, VisitorEndsIt) {
  int calls = 0;
  const Count got = *enumerate(empty("9x9"), [&](std::span<const Digit>) { return ++calls < 7; });
  EXPECT_EQ(calls, 7);
  EXPECT_FALSE(got.exact);
}

TEST(TrueCandidates, SharesAddUp) {
  Puzzle p = puzzle("9x9", wikipedia);
  p.givens[0] = p.givens[1] = p.givens[4] = p.givens[9] = 0;
  const TrueCandidates got = *true_candidates(p);
  ASSERT_TRUE(got.exact);
  ASSERT_TRUE(got.solutions);
  EXPECT_EQ(*got.solutions, count(p)->solutions);
  for (int c = 0; c < 81; ++c) {
    std::uint64_t sum = 0;
    for (Digit d = 1; d <= 9; ++d) {
      const std::uint32_t share = got.shares[c * 9 + d - 1];
      EXPECT_EQ(share > 0, got.digits[c].has(d));
      sum += share;
    }
    EXPECT_EQ(sum, *got.solutions);
  }
}

TEST(TrueCandidates, EveryDigitOfAnEmptyGrid) {
  const TrueCandidates got = *true_candidates(empty("9x9"));
  EXPECT_TRUE(got.exact);
  EXPECT_EQ(got.status, Status::multiple);
  EXPECT_FALSE(got.solutions);
  for (const DigitSet cell : got.digits) EXPECT_EQ(cell, DigitSet::up_to(9));
}

TEST(TrueCandidates, NoSolution) {
  Puzzle p = empty("9x9");
  p.givens[0] = p.givens[1] = 1;
  const TrueCandidates got = *true_candidates(p);
  EXPECT_EQ(got.status, Status::none);
  EXPECT_TRUE(got.exact);
  for (const DigitSet cell : got.digits) EXPECT_TRUE(cell.empty());
}

}  // namespace
}  // namespace clew
