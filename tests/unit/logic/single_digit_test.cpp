#include "support/position.h"

namespace clew::test {
namespace {

TEST(Skyscraper, TwoRowsOnOneColumn) {
  Position p("9x9");
  p.only("row 1", 4, "r1c1 r1c5").only("row 5", 4, "r5c1 r5c6");
  EXPECT_EQ(found(p, "skyscraper"), Found({"r2c6<>4 r3c6<>4 r4c5<>4 r6c5<>4"}));
  EXPECT_EQ(found(p, "turbot-fish"), Found());
}

TEST(Skyscraper, OnTheSmallGrid) {
  Position p("6x6");
  p.only("row 1", 4, "r1c1 r1c4").only("row 3", 4, "r3c1 r3c5");
  EXPECT_EQ(found(p, "0400"), Found({"r2c5<>4 r4c4<>4"}));
}

TEST(Skyscraper, SilentWithAThirdPlace) {
  Position p("9x9");
  p.only("row 1", 4, "r1c1 r1c5 r1c9").only("row 5", 4, "r5c1 r5c6");
  EXPECT_EQ(found(p, "skyscraper"), Found());
}

TEST(TwoStringKite, ARowAndAColumnJoinedInABox) {
  Position p("9x9");
  p.only("row 1", 4, "r1c2 r1c7").only("column 1", 4, "r2c1 r8c1");
  EXPECT_EQ(found(p, "two-string-kite"), Found({"r8c7<>4"}));
}

TEST(TwoStringKite, InTheSecondGridOfATwin) {
  Position p("twin-horizontal");
  p.only("row 1 of grid 2", 4, "r1c8 r1c13").only("column 7 of grid 1", 4, "r2c7 r8c7");
  EXPECT_EQ(found(p, "0401"), Found({"r8c13<>4"}));
}

TEST(TwoStringKite, SilentWhenTheJointIsNoBox) {
  Position p("9x9");
  p.only("row 1", 4, "r1c2 r1c7").only("column 4", 4, "r2c4 r8c4");
  EXPECT_EQ(found(p, "two-string-kite"), Found());
}

TEST(TurbotFish, ABoxAndARow) {
  Position p("9x9");
  p.only("box 1", 4, "r2c1 r3c3").only("row 8", 4, "r8c1 r8c8");
  EXPECT_EQ(found(p, "turbot-fish"), Found({"r3c8<>4"}));
}

TEST(TurbotFish, OnADiagonal) {
  Position p("x-9x9");
  p.only("the main diagonal", 4, "r1c1 r9c9").only("row 5", 4, "r5c1 r5c6");
  EXPECT_EQ(found(p, "0403"), Found({"r9c6<>4"}));
}

TEST(TurbotFish, SilentOnAnIncompleteHouse) {
  Position p("argyle");  // two places on a short diagonal need not hold the digit
  p.remove("r3c3 r4c4 r5c5 r6c6 r7c7", "4").only("row 5", 4, "r5c1 r5c6");
  EXPECT_EQ(found(p, "turbot-fish"), Found());
}

TEST(DualKite, TwoDigitsOnOneJoint) {
  Position p("9x9");
  for (Digit d : {4, 7}) p.only("row 1", d, "r1c2 r1c7").only("column 1", d, "r2c1 r8c1");
  EXPECT_EQ(found(p, "dual-two-string-kite"), Found({"r8c7<>4 r8c7<>7"}));
}

TEST(DualKite, OneDigitTwice) {
  Position p("6x6");
  p.only("row 1", 4, "r1c2 r1c5").only("column 1", 4, "r2c1 r5c1");
  p.only("row 2", 4, "r2c1 r2c6").only("column 2", 4, "r1c2 r6c2");
  EXPECT_EQ(found(p, "0404"), Found({"r5c5<>4 r6c6<>4"}));
}

TEST(DualKite, SilentWithOneKite) {
  Position p("9x9");
  p.only("row 1", 4, "r1c2 r1c7").only("column 1", 4, "r2c1 r8c1");
  EXPECT_EQ(found(p, "dual-two-string-kite"), Found());
}

TEST(EmptyRectangle, ABoxAndAColumn) {
  Position p("9x9");
  p.only("box 1", 4, "r2c1 r2c3 r1c2 r3c2").only("column 6", 4, "r2c6 r8c6");
  EXPECT_EQ(found(p, "empty-rectangle"), Found({"r8c2<>4"}));
}

TEST(EmptyRectangle, OnTheSixteen) {
  Position p("16x16");
  p.only("box 1", 9, "r2c1 r2c3 r1c2 r3c2 r4c2").only("column 9", 9, "r2c9 r12c9");
  EXPECT_EQ(found(p, "0402"), Found({"r12c2<>9"}));
}

TEST(EmptyRectangle, SilentWhenTheBoxHasMore) {
  Position p("9x9");
  p.only("box 1", 4, "r2c1 r2c3 r1c2 r3c3").only("column 6", 4, "r2c6 r8c6");
  EXPECT_EQ(found(p, "empty-rectangle"), Found());
}

TEST(DualEmptyRectangle, BothWays) {
  Position p("9x9");
  p.only("box 1", 4, "r2c1 r2c3 r1c2 r3c2").only("column 6", 4, "r2c6 r8c6");
  p.only("row 5", 4, "r5c2 r5c9");
  EXPECT_EQ(found(p, "dual-empty-rectangle"), Found({"r2c9<>4 r8c2<>4"}));
  EXPECT_EQ(found(p, "empty-rectangle"), Found({"r2c9<>4", "r8c2<>4"}));
}

TEST(Colours, TrapAlongThreeLinks) {
  Position p("9x9");
  p.only("row 1", 3, "r1c1 r1c5").only("column 5", 3, "r1c5 r7c5").only("box 8", 3, "r7c5 r9c4");
  EXPECT_EQ(found(p, "simple-colours-trap"), Found({"r9c1<>3"}));
}

TEST(Colours, TrapInASamurai) {
  Position p("samurai");
  p.only("row 1 of grid 1", 3, "r1c1 r1c5").only("column 5 of grid 1", 3, "r1c5 r7c5");
  p.only("box 8 of grid 1", 3, "r7c5 r9c4");
  EXPECT_EQ(found(p, "0500"), Found({"r9c1<>3"}));
}

TEST(Colours, WrapInABox) {
  Position p("9x9");
  p.only("row 1", 3, "r1c1 r1c5").only("column 5", 3, "r1c5 r8c5").only("row 8", 3, "r8c5 r8c2");
  p.only("column 2", 3, "r8c2 r3c2");
  EXPECT_EQ(found(p, "simple-colours-wrap"), Found({"r1c1<>3 r3c2<>3 r8c5<>3"}));
}

TEST(Colours, WrapOnADiagonal) {
  Position p("x-9x9");  // r2c2 and r8c8 have one colour and see each other
  p.only("row 2", 3, "r2c2 r2c5").only("column 5", 3, "r2c5 r9c5").only("row 9", 3, "r9c5 r9c8");
  p.only("column 8", 3, "r9c8 r8c8");
  EXPECT_EQ(found(p, "0501"), Found({"r2c2<>3 r8c8<>3 r9c5<>3"}));
}

TEST(Colours, SilentWithoutASecondLink) {
  Position p("9x9");
  p.only("row 1", 3, "r1c1 r1c5");
  EXPECT_EQ(found(p, "simple-colours"), Found());
}

TEST(MultiColours, OneColourOfEachSeeEachOther) {
  Position p("9x9");  // r1c1 = r1c5 and r2c2 = r8c2: r1c1 and r2c2 are in a box
  p.only("row 1", 3, "r1c1 r1c5").only("column 2", 3, "r2c2 r8c2");
  EXPECT_EQ(found(p, "multi-colours-1"), Found({"r8c5<>3"}));
  EXPECT_EQ(found(p, "multi-colours-2"), Found());
}

TEST(MultiColours, OneColourSeesBothOfTheOther) {
  Position p("9x9");  // r5c1 sees r1c1, r4c9 of the same colour sees r1c9
  p.only("row 1", 3, "r1c1 r1c9").only("row 5", 3, "r5c1 r5c8").only("box 6", 3, "r5c8 r4c9");
  EXPECT_EQ(found(p, "multi-colours-2"), Found({"r4c9<>3 r5c1<>3"}));
}

TEST(MultiColours, OnTheSmallGrid) {
  Position p("6x6");
  p.only("row 1", 3, "r1c1 r1c5").only("column 2", 3, "r2c2 r6c2");
  EXPECT_EQ(found(p, "0502"), Found({"r6c5<>3"}));
}

}  // namespace
}  // namespace clew::test
