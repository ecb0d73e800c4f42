#include "photo/decide.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string_view>

namespace clew::photo {
namespace {

// From the README.
constexpr std::string_view clues =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::vector<Digit> digits_of(std::string_view text) {
  std::vector<Digit> digits;
  for (const char c : text) digits.push_back(c == '.' ? Digit{0} : static_cast<Digit>(c - '0'));
  return digits;
}

/// Logarithms of probabilities: each cell is read as in the text, all else shares the rest.
Likelihoods sure_of(std::string_view text, double sure = 0.999) {
  Likelihoods likelihoods;
  for (const Digit digit : digits_of(text)) {
    std::vector<float> cell(10, static_cast<float>(std::log((1 - sure) / 9)));
    cell[digit] = static_cast<float>(std::log(sure));
    likelihoods.push_back(std::move(cell));
  }
  return likelihoods;
}

/// Gives two readings of a cell their probabilities.
void set(Likelihoods& likelihoods, std::size_t cell, Digit likely, double p, Digit other) {
  likelihoods[cell].assign(10, static_cast<float>(std::log(1e-6)));
  likelihoods[cell][likely] = static_cast<float>(std::log(p));
  likelihoods[cell][other] = static_cast<float>(std::log(1 - p));
}

ReadingJudge judge() {
  auto made = ReadingJudge::make(*find_layout("9x9"));
  EXPECT_TRUE(made);
  return *std::move(made);
}

TEST(PhotoDecide, TakesTheLikeliestReadingWithOneSolution) {
  const Decision decision = decide(judge(), sure_of(clues), 81, 100);
  EXPECT_TRUE(decision.unique);
  EXPECT_EQ(decision.taken, digits_of(clues));
  EXPECT_EQ(decision.cost, 0);
  EXPECT_EQ(decision.readings, 1);
  EXPECT_TRUE(decision.doubts.empty());
}

TEST(PhotoDecide, MendsARepeat) {
  Likelihoods likelihoods = sure_of(clues);
  set(likelihoods, 20, 9, 0.7, 8);  // a second 9 in the row; without the 8 there are 8 solutions
  const Decision decision = decide(judge(), likelihoods, 81, 100);
  EXPECT_TRUE(decision.unique);
  EXPECT_EQ(decision.taken, digits_of(clues));
  EXPECT_EQ(decision.first[20], 9);
  EXPECT_NEAR(decision.cost, std::log(0.7 / 0.3), 1e-4);
  EXPECT_EQ(decision.doubts, std::vector<std::size_t>{20});
}

TEST(PhotoDecide, LeavesOpenWhatHasNoLikelyReading) {
  std::string clash(clues);
  clash[1] = '5';
  const Decision decision = decide(judge(), sure_of(clash, 1 - 1e-14), 81, 50);
  EXPECT_FALSE(decision.unique);
  EXPECT_EQ(decision.taken, digits_of(clash));
}

TEST(PhotoDecide, AsksNoMoreThanItMay) {
  const Decision decision = decide(judge(), sure_of(std::string(81, '.'), 0.5), 81, 37);
  EXPECT_FALSE(decision.unique);
  EXPECT_EQ(decision.readings, 37);
}

TEST(PhotoDecide, LeavesOutAnUnlikelyDigitThatIsNotNeeded) {
  // The solution has 4 at r1c3; the puzzle has one solution with it and without.
  Likelihoods likelihoods = sure_of(clues);
  likelihoods[2].assign(10, static_cast<float>(std::log(0.06)));
  likelihoods[2][4] = static_cast<float>(std::log(0.4));
  const Decision decision = decide(judge(), likelihoods, 81, 100);
  EXPECT_TRUE(decision.unique);
  EXPECT_EQ(decision.taken[2], 0);
  EXPECT_EQ(decision.doubts, std::vector<std::size_t>{2});
}

TEST(PhotoDecide, ReadingsComeInOrderOfProbability) {
  // Two cells hold a second 9 of their row; without either digit there are several solutions.
  Likelihoods likelihoods = sure_of(clues, 1 - 1e-9);
  set(likelihoods, 20, 9, 0.6, 8);
  set(likelihoods, 25, 9, 0.8, 6);
  const Decision decision = decide(judge(), likelihoods, 81, 100);
  EXPECT_TRUE(decision.unique);
  EXPECT_EQ(decision.taken, digits_of(clues));
  EXPECT_NEAR(decision.cost, std::log(0.6 / 0.4) + std::log(0.8 / 0.2), 1e-4);
  EXPECT_EQ(decision.readings, 4);
}

TEST(PhotoDecide, ATotalThatFitsTheOthersWins) {
  // Each row is a cage of nine cells; the likeliest total of the last one is too great.
  std::vector<CageReading> cages;
  Likelihoods likelihoods = sure_of(clues);
  for (int row = 0; row < 9; ++row) {
    CageReading cage;
    for (int column = 0; column < 9; ++column)
      cage.cells.push_back(static_cast<CellId>(9 * row + column));
    cage.totals = row == 8 ? std::vector{48, 45} : std::vector{45};
    cages.push_back(std::move(cage));
    likelihoods.push_back(row == 8 ? std::vector{std::log(0.7F), std::log(0.3F)}
                                   : std::vector{0.0F});
  }
  const auto with_cages = ReadingJudge::make(*find_layout("9x9"), cages);
  ASSERT_TRUE(with_cages);
  const Decision decision = decide(*with_cages, likelihoods, 81, 100);
  EXPECT_TRUE(decision.unique);
  EXPECT_EQ(decision.taken.at(89), 1);
  EXPECT_NEAR(decision.cost, std::log(0.7 / 0.3), 1e-4);
  EXPECT_EQ(decision.doubts, std::vector<std::size_t>{89});
  const LayoutPtr layout = with_cages->layout(decision.taken);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->constraints().size(), 9U);
}

}  // namespace
}  // namespace clew::photo
