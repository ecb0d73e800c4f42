#include "support/position.h"

namespace clew::test {
namespace {

TEST(XyWing, PincersOfOnePivot) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c8", "13").cell("r3c2", "23");
  EXPECT_EQ(found(p, "xy-wing"), Found({"r1c2<>3 r1c3<>3 r3c7<>3 r3c8<>3 r3c9<>3"}));
}

TEST(XyWing, ByAKnightsMove) {
  Position p("antiknight");
  p.cell("r5c5", "12").cell("r5c9", "13").cell("r3c6", "23");
  EXPECT_FALSE(found(p, "0800").empty());
}

TEST(XyWing, SilentWhenAPincerHasThree) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c8", "13").cell("r3c2", "234");
  EXPECT_EQ(found(p, "xy-wing"), Found());
}

TEST(XyzWing, ThePivotSeesTheTargetsToo) {
  Position p("9x9");
  p.cell("r1c1", "123").cell("r1c8", "13").cell("r3c2", "23");
  EXPECT_EQ(found(p, "xyz-wing"), Found({"r1c2<>3 r1c3<>3"}));
  EXPECT_EQ(found(p, "xy-wing"), Found());
}

TEST(XyzWing, InTheSixteen) {
  Position p("16x16");
  p.cell("r1c1", "1AC").cell("r1c8", "1C").cell("r3c2", "AC");
  EXPECT_EQ(found(p, "0801"), Found({"r1c2<>12 r1c3<>12 r1c4<>12"}));
}

TEST(WxyzWing, ThreePincers) {
  Position p("9x9");
  p.cell("r1c1", "1234").cell("r1c8", "14").cell("r3c2", "24").cell("r2c3", "34");
  EXPECT_EQ(found(p, "wxyz-wing"), Found({"r1c2<>4 r1c3<>4"}));
}

TEST(WxyzWing, WithoutItsDigitInThePivot) {
  Position p("8x8");
  p.cell("r1c1", "123").cell("r1c8", "14").cell("r2c2", "24").cell("r2c3", "34");
  EXPECT_EQ(found(p, "0802"), Found({"r1c2<>4 r1c3<>4 r1c4<>4 r2c5<>4 r2c6<>4 r2c7<>4 r2c8<>4"}));
}

TEST(WWing, ALinkBetweenTwoEqualCells) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r9c8", "12").only("row 5", 1, "r5c1 r5c8");
  EXPECT_EQ(found(p, "w-wing"), Found({"r1c8<>2 r9c1<>2"}));
}

TEST(WWing, AcrossASamurai) {
  Position p("samurai");
  p.cell("r7c2", "12").cell("r15c13", "12").only("row 9 of grid 3", 1, "r15c7 r15c15");
  p.cell("r7c2", "12");
  EXPECT_EQ(found(p, "0803"), Found());
}

TEST(RemotePair, FourCells) {
  Position p("9x9");
  p.cell("r1c1", "37").cell("r1c5", "37").cell("r6c5", "37").cell("r6c9", "37");
  EXPECT_EQ(found(p, "remote-pair"), Found({"r1c9<>3 r1c9<>7 r6c1<>3 r6c1<>7"}));
}

TEST(RemotePair, OnTriangles) {
  Position p("tridoku");
  p.cell("r1c1", "37");
  EXPECT_EQ(found(p, "0703"), Found());
}

TEST(RemotePair, SilentWithThree) {
  Position p("9x9");
  p.cell("r1c1", "37").cell("r1c5", "37").cell("r6c5", "37");
  EXPECT_EQ(found(p, "remote-pair"), Found());
}

TEST(XChain, ThreeStrongLinks) {
  Position p("9x9");  // r1c1 = r1c5 - r6c5 = r6c9 - r8c9 = r8c2: cells that see r1c1 and r8c2
  p.only("row 1", 3, "r1c1 r1c5").only("row 6", 3, "r6c5 r6c9").only("row 8", 3, "r8c9 r8c2");
  EXPECT_TRUE(found(p, "x-chain").contains("r2c2<>3 r3c2<>3 r7c1<>3 r9c1<>3"));
}

TEST(XyChain, OfCellsWithTwo) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c5", "23").cell("r6c5", "34").cell("r6c9", "41");
  EXPECT_EQ(found(p, "xy-chain"), Found({"r1c9<>1 r6c1<>1"}));
}

TEST(XyChain, OnTheTen) {
  Position p("10x10");
  p.cell("r1c1", "1A").cell("r1c6", "A3").cell("r6c6", "34").cell("r6c9", "41");
  EXPECT_EQ(found(p, "0702"), Found({"r1c9<>1 r6c1<>1"}));
}

TEST(BivalueForcing, TheSameEitherWay) {
  Position p("9x9");  // 1 in r1c1: 1 is out of r1c5, so 4 there; 2: r6c1 is 4, so r6c5 is not
  p.cell("r1c1", "12").cell("r1c5", "14").cell("r6c1", "24");
  EXPECT_TRUE(found(p, "bivalue-forcing-chain").contains("r6c5<>4"));
}

TEST(NiceLoops, ARingOfFourCells) {
  Position p("9x9");  // each pair of neighbours shares a digit: the ring is closed
  p.cell("r1c1", "12").cell("r1c5", "23").cell("r6c5", "34").cell("r6c1", "41");
  EXPECT_TRUE(
      found(p, "continuous-nice-loop")
          .contains("r1c2<>2 r1c3<>2 r1c4<>2 r1c6<>2 r1c7<>2 r1c8<>2 r1c9<>2 r2c1<>1 r2c5<>3 "
                    "r3c1<>1 r3c5<>3 r4c1<>1 r4c5<>3 r5c1<>1 r5c5<>3 r6c2<>4 r6c3<>4 r6c4<>4 "
                    "r6c6<>4 r6c7<>4 r6c8<>4 r6c9<>4 r7c1<>1 r7c5<>3 r8c1<>1 r8c5<>3 r9c1<>1 "
                    "r9c5<>3"));
}

TEST(Aic, ThroughCellsAndHouses) {
  Position p("9x9");  // r1c1 is 5, or r1c5 is 5, not 7, so r6c5 is 7, r6c1 is not, r1c1 is 7
  p.only("row 1", 5, "r1c1 r1c5").cell("r1c5", "57").only("column 5", 7, "r1c5 r6c5");
  p.only("column 1", 7, "r1c1 r6c1");
  EXPECT_TRUE(found(p, "0706").contains(
      "r1c1<>1 r1c1<>2 r1c1<>3 r1c1<>4 r1c1<>6 r1c1<>8 r1c1<>9 r6c2<>7 r6c3<>7 r6c4<>7 r6c6<>7 "
      "r6c7<>7 r6c8<>7 r6c9<>7"));
  p.cell("r1c1", "257");
  EXPECT_TRUE(found(p, "discontinuous-nice-loop").contains("r1c1<>2"));
}

TEST(Aic, TwoDigitsAtItsEnds) {
  Position p("6x6");  // r1c1 is 5, or r4c6 is 6: each digit goes from the cell of the other
  p.only("row 1", 5, "r1c1 r1c6").cell("r1c6", "56").only("column 6", 6, "r1c6 r4c6");
  p.only("row 4", 6, "r4c6 r4c1");
  EXPECT_EQ(found(p, "aic"), Found());
  p.only("column 1", 6, "r4c1 r1c1");
  EXPECT_FALSE(found(p, "0706").empty());
}

TEST(GroupedAic, ABoxOfTwoParts) {
  Position p("9x9");  // box 1: the 4 is in row 2 or in column 2, a group each
  p.only("box 1", 4, "r2c1 r2c3 r1c2 r3c2").only("column 6", 4, "r2c6 r8c6");
  EXPECT_TRUE(found(p, "0710").contains("r8c2<>4"));
  EXPECT_EQ(found(p, "0707"), Found());
}

TEST(Chains, SilentOnAnEmptyGrid) {
  for (const char* layout : {"9x9", "samurai", "tridoku"})
    for (const char* technique : {"x-chain", "xy-chain", "bivalue-forcing-chain", "0706", "0707",
                                  "0708", "0709", "0710", "0711"})
      EXPECT_EQ(found(Position(layout), technique), Found()) << layout << " " << technique;
}

}  // namespace
}  // namespace clew::test
