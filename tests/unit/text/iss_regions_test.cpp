// Rules of ISS strings about unknown regions, connected values and grids without rows.
#include <gtest/gtest.h>

#include "clew/solve.h"
#include "clew/text.h"

namespace clew {
namespace {

// The number of solutions; -1 if the string is refused.
std::int64_t solutions(std::string_view iss) {
  const auto puzzle = read_puzzle(iss, {.from = Format::iss});
  if (!puzzle) return -1;
  const auto number = count(*puzzle);
  EXPECT_TRUE(number && number->exact) << iss;
  return number ? static_cast<std::int64_t>(number->solutions) : -1;
}

std::string reason(std::string_view iss) {
  const auto puzzle = read_puzzle(iss, {.from = Format::iss});
  return puzzle ? "" : puzzle.error().reason;
}

TEST(IssRegions, UnknownRegionsHaveLabelsBesideTheGrid) {
  // As many as Regions.AreCountedWithTheDigits counts.
  EXPECT_EQ(solutions(".Shape~4x4.NoBoxes.ChaosConstruction"), 13872);
  const auto puzzle =
      read_puzzle(".Shape~4x4.NoBoxes.ChaosConstruction.~R1C1_1~CC16_4", {.from = Format::iss});
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->layout->size(), 32);
}

// A count without cells is of those around it; arms without cells go in all directions.
TEST(IssRegions, CluesTakeTheirUsualCells) {
  const std::string chaos = ".Shape~4x4.NoBoxes.ChaosConstruction";
  EXPECT_EQ(solutions(chaos + ".ChaosCount~R1C1"),
            solutions(chaos + ".ChaosCount~R1C1~0~CC1~CC2~CC5~CC6"));
  EXPECT_EQ(solutions(chaos + ".ChaosArrow~R2C2"),
            solutions(chaos + ".ChaosArrow~R2C2~~CC6~CC5~-~CC6~CC7~CC8~-~CC6~CC2~-~CC6~CC10~CC14"));
  EXPECT_GT(solutions(chaos + ".ChaosArrow~R2C2~1~CC6~CC7~CC8"), 0);
}

// A 4x4 is cut into four parts in 117 ways (Regions), and each part has one of four values.
TEST(IssRegions, ValuesAreConnectedOnARawGrid) {
  std::string iss = ".Shape~4x4~~Raw";
  for (int v = 1; v <= 4; ++v) iss += ".ConnectedValues~~" + std::to_string(v) + "~4";
  EXPECT_EQ(solutions(iss), 117 * 24);
  EXPECT_EQ(solutions(".Shape~3x3~1~Raw"), 1);
  // On a list of cells beside the grid: four corners, or three in a row.
  EXPECT_EQ(
      solutions(".Shape~2x2~2~Raw.Var~A~~2x2.ConnectedValues~VA~1~3.~R1C1_1~R1C2_1~R2C1_1~R2C2_1"),
      4);
}

TEST(IssRegions, WhatHasNoMeaningIsRefused) {
  EXPECT_NE(reason(".Shape~4x4~~Raw.Diagonal~1").find("needs rows and columns"), std::string::npos);
  EXPECT_NE(reason(".Shape~4x4~~Raw.Or.Sandwich~3~R1.End"), "");
  EXPECT_NE(reason(".ChaosCount~R1C1").find("ChaosConstruction"), std::string::npos);
  EXPECT_NE(reason(".ConnectedValues~VZ~1").find("names no list"), std::string::npos);
  EXPECT_NE(reason(".Shape~5x5.RegionSize~2.ChaosConstruction").find("does not divide"),
            std::string::npos);
  EXPECT_NE(reason(".Shape~4x4.ChaosConstruction.ChaosArrow~R1C1~2"), "");
  EXPECT_NE(reason(".Shape~4x4.ChaosConstruction.ChaosArrow~R1C1~0~CC1~CC2~-~CC2~CC3"), "");
}

}  // namespace
}  // namespace clew
