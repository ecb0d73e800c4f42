#include "support/position.h"

namespace clew::test {
namespace {

TEST(NakedPair, InARow) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c5", "12").cell("r1c8", "123");
  p.remove("r1c2 r1c3 r1c4 r1c6 r1c7 r1c9", "12");
  EXPECT_EQ(found(p, "naked-pair"), Found({"r1c8<>1 r1c8<>2"}));
  EXPECT_EQ(found(p, "locked-pair"), Found());
}

TEST(NakedPair, SilentWithThreeDigits) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c5", "13");
  EXPECT_EQ(found(p, "naked-pair"), Found());
}

TEST(LockedPair, TakesFromRowAndBox) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c2", "12");
  p.only("row 1", 1, "r1c1 r1c2 r1c9").only("box 1", 1, "r1c1 r1c2 r3c3");
  p.only("row 1", 2, "r1c1 r1c2").only("box 1", 2, "r1c1 r1c2");
  EXPECT_EQ(found(p, "locked-pair"), Found({"r1c9<>1 r3c3<>1"}));
}

TEST(NakedTriple, OfThreePairsInABoxOfTwelve) {
  Position p("12x12");
  p.cell("r1c1", "12").cell("r2c2", "23").cell("r3c3", "13");
  p.only("box 1", 1, "r1c1 r3c3 r1c4").only("box 1", 2, "r1c1 r2c2").only("box 1", 3, "r2c2 r3c3");
  EXPECT_EQ(found(p, "naked-triple"), Found({"r1c4<>1"}));
}

TEST(NakedSet, OfFiveInARowOfSixteen) {
  Position p("16x16");
  const std::string all = "r1c1 r1c2 r1c5 r1c9 r1c13";
  for (Digit d : {1, 2, 3, 4, 5}) p.only("row 1", d, d == 4 ? all + " r1c16" : all);
  p.cell("r1c1", "12").cell("r1c5", "23").cell("r1c2", "34").cell("r1c9", "45").cell("r1c13", "15");
  EXPECT_EQ(found(p, "naked-set"), Found({"r1c16<>4"}));
}

TEST(HiddenPair, InABox) {
  Position p("9x9");
  p.only("box 5", 1, "r4c4 r6c5").only("box 5", 2, "r4c4 r6c5");
  p.cell("r4c4", "127").cell("r6c5", "1289");
  EXPECT_EQ(found(p, "hidden-pair"), Found({"r4c4<>7 r6c5<>8 r6c5<>9"}));
}

TEST(HiddenTriple, OnADiagonal) {
  Position p("x-9x9");
  p.only("the anti-diagonal", 1, "r1c9 r5c5").only("the anti-diagonal", 2, "r5c5 r9c1");
  p.only("the anti-diagonal", 3, "r1c9 r9c1");
  p.cell("r1c9", "134").cell("r5c5", "125").cell("r9c1", "23");
  EXPECT_EQ(found(p, "hidden-triple"), Found({"r1c9<>4 r5c5<>5"}));
}

TEST(HiddenPair, SilentInAnIncompleteHouse) {
  Position p("argyle");
  for (const House& house : p.layout()->houses())
    if (!house.complete && house.cells.size() == 5)
      for (std::size_t i = 2; i < house.cells.size(); ++i)
        p.remove(p.layout()->cell_name(house.cells[i]), "45");
  EXPECT_EQ(found(p, "hidden-pair"), Found());
}

TEST(Partition, ThreeCellsTwoDigits) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c5", "12").cell("r1c9", "12");
  EXPECT_EQ(found(p, "partition"), Found({"error"}));
}

TEST(Partition, ADigitWithoutAPlaceInASamurai) {
  Position p("samurai");
  p.only("row 3 of grid 2", 6, "");
  EXPECT_EQ(found(p, "partition"), Found({"error"}));
}

TEST(Partition, AValueThatRepeats) {
  Position p("9x9");
  p.line("1...1............................................................................");
  EXPECT_EQ(found(p, "partition"), Found({"error"}));
}

TEST(Partition, SilentOnASoundGrid) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c5", "12");
  EXPECT_EQ(found(p, "partition"), Found());
}

}  // namespace
}  // namespace clew::test
