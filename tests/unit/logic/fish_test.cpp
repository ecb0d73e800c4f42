#include "support/position.h"

namespace clew::test {
namespace {

TEST(MultipleLines, TwoBoxesTwoRows) {
  Position p("9x9");
  p.only("box 1", 4, "r1c1 r1c2 r2c3").only("box 2", 4, "r1c4 r2c4 r2c5");
  EXPECT_EQ(found(p, "multiple-lines"), Found({"r1c7<>4 r1c8<>4 r1c9<>4 r2c7<>4 r2c8<>4 r2c9<>4"}));
}

TEST(MultipleLines, ThreeBoxesOfTwelve) {
  Position p("12x12");  // boxes of 3x4, four to a stack
  p.only("box 1", 12, "r1c1 r2c2").only("box 4", 12, "r5c2 r6c3").only("box 7", 12, "r7c1 r9c3");
  EXPECT_EQ(found(p, "multiple-lines"), Found({"r10c1<>12 r10c2<>12 r10c3<>12 r11c1<>12 r11c2<>12 "
                                               "r11c3<>12 r12c1<>12 r12c2<>12 r12c3<>12"}));
}

TEST(MultipleLines, SilentWithAThirdRow) {
  Position p("9x9");
  p.only("box 1", 4, "r1c1 r1c2 r2c3").only("box 2", 4, "r1c4 r2c4 r3c5");
  EXPECT_EQ(found(p, "multiple-lines"), Found());
}

TEST(XWing, TwoRows) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c6");
  p.only("column 2", 7, "r1c2 r5c2 r8c2").only("column 6", 7, "r1c6 r5c6 r9c6");
  EXPECT_EQ(found(p, "x-wing"), Found({"r8c2<>7 r9c6<>7"}));
}

TEST(XWing, InTheThirdGridOfASamurai) {
  Position p("samurai");
  p.only("row 2 of grid 3", 7, "r8c10 r8c13").only("row 5 of grid 3", 7, "r11c10 r11c13");
  p.only("column 4 of grid 3", 7, "r8c10 r11c10 r10c10");
  p.only("column 7 of grid 3", 7, "r8c13 r11c13");
  EXPECT_EQ(found(p, "0300"), Found({"r10c10<>7"}));
}

TEST(XWing, SilentWithThreePlacesInARow) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c6 r5c9");
  EXPECT_EQ(found(p, "x-wing"), Found());
}

TEST(Swordfish, OfPairsInColumns) {
  Position p("9x9");
  p.only("column 1", 2, "r1c1 r4c1")
      .only("column 5", 2, "r4c5 r8c5")
      .only("column 9", 2, "r1c9 r8c9");
  p.only("row 1", 2, "r1c1 r1c9 r1c4").only("row 4", 2, "r4c1 r4c5").only("row 8", 2, "r8c5 r8c9");
  EXPECT_EQ(found(p, "swordfish"), Found({"r1c4<>2"}));
}

TEST(Jellyfish, OnALatinSquareOfTen) {
  Position p("latin-10");
  p.only("row 1", 10, "r1c1 r1c2").only("row 2", 10, "r2c2 r2c3").only("row 3", 10, "r3c3 r3c4");
  p.only("row 4", 10, "r4c1 r4c4");
  for (const char* column : {"column 1", "column 2", "column 3"})
    p.only(column, 10, "r1c1 r1c2 r2c2 r2c3 r3c3 r4c1");
  p.only("column 4", 10, "r3c4 r4c4 r9c4");
  EXPECT_EQ(found(p, "jellyfish"), Found({"r9c4<>10"}));
}

TEST(FinnedXWing, OneFin) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c5 r5c6");
  p.only("column 2", 7, "r1c2 r5c2 r8c2").only("column 6", 7, "r1c6 r5c6 r4c6 r9c6");
  p.only("column 5", 7, "r5c5 r2c5 r8c5");
  EXPECT_EQ(found(p, "finned-x-wing"), Found({"r4c6<>7"}));
  EXPECT_EQ(found(p, "sashimi-x-wing"), Found());
}

TEST(SashimiXWing, AFinInPlaceOfACorner) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c5");
  p.only("column 6", 7, "r1c6 r4c6 r9c6");
  EXPECT_EQ(found(p, "finned-x-wing"), Found());
  EXPECT_TRUE(found(p, "sashimi-x-wing").contains("r4c6<>7"));
}

TEST(FinnedFish, SilentWhenNothingSeesTheFin) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c9 r5c6");
  p.only("column 2", 7, "r1c2 r5c2").only("column 6", 7, "r1c6 r5c6 r8c6");
  p.only("column 9", 7, "r5c9 r9c9");
  EXPECT_EQ(found(p, "finned-x-wing"), Found());
}

}  // namespace
}  // namespace clew::test
