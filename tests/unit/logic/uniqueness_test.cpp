#include "support/position.h"

namespace clew::test {
namespace {

constexpr bool unique = true;

TEST(Uniqueness1, OneCellWithMore) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r2c1", "12").cell("r2c4", "1235");
  EXPECT_EQ(found(p, "0600", unique), Found({"r2c4<>1 r2c4<>2"}));
  EXPECT_EQ(found(p, "0600"), Found());  // not found unless the puzzle is said to have one solution
}

TEST(Uniqueness1, OnALatinSquareAnyRectangle) {
  Position p("latin-6");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r5c1", "12").cell("r5c4", "124");
  EXPECT_EQ(found(p, "uniqueness-1", unique), Found({"r5c4<>1 r5c4<>2"}));
}

TEST(Uniqueness1, SilentInFourBoxesOrWithAGiven) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r4c1", "12").cell("r4c4", "123");
  EXPECT_EQ(found(p, "0600", unique), Found());
  Position q("antiknight");  // r1c1 and r2c3 are linked
  q.cell("r1c1", "12").cell("r1c4", "12").cell("r2c1", "12").cell("r2c4", "123");
  EXPECT_EQ(found(q, "0600", unique), Found());
}

TEST(Uniqueness1, ACellMayLackOneOfTheTwo) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r2c1", "12").cell("r2c4", "135");
  EXPECT_EQ(found(p, "0600", unique), Found({"r2c4<>1"}));
}

TEST(Uniqueness2, TheSameGuardTwice) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "123").cell("r2c1", "12").cell("r2c4", "123");
  p.only("column 4", 3, "r1c4 r2c4 r9c4").only("box 2", 3, "r1c4 r2c4 r3c5");
  EXPECT_EQ(found(p, "0601", unique), Found({"r3c5<>3 r9c4<>3"}));
}

TEST(Uniqueness3, GuardsAsOneCellOfAPair) {
  Position p("9x9");
  p.cell("r1c1", "12")
      .cell("r1c4", "123")
      .cell("r2c1", "12")
      .cell("r2c4", "124")
      .cell("r9c4", "34");
  p.only("column 4", 3, "r1c4 r9c4 r7c4").only("column 4", 4, "r2c4 r9c4");
  EXPECT_EQ(found(p, "0602", unique), Found({"r7c4<>3"}));
}

TEST(Uniqueness4, ADigitLockedInTheTwo) {
  Position p("6x6");
  p.cell("r1c1", "12").cell("r2c1", "12").cell("r1c4", "1235").cell("r2c4", "1246");
  p.only("column 4", 1, "r1c4 r2c4");
  EXPECT_EQ(found(p, "0603", unique), Found({"r1c4<>2 r2c4<>2"}));
}

TEST(Uniqueness5, GuardsThatDoNotSeeEachOther) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "123").cell("r2c1", "123").cell("r2c4", "12");
  p.only("row 1", 3, "r1c4 r1c2").only("row 2", 3, "r2c1 r2c5").only("row 3", 3, "r3c1 r3c4 r3c9");
  EXPECT_EQ(found(p, "0604", unique), Found({"r1c2<>3 r2c5<>3"}));
}

TEST(Uniqueness6, ADigitInBothRowsOnlyThere) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "123").cell("r2c1", "124").cell("r2c4", "12");
  p.only("row 1", 1, "r1c1 r1c4").only("row 2", 1, "r2c1 r2c4");
  EXPECT_EQ(found(p, "0605", unique), Found({"r1c4<>1 r2c1<>1"}));
}

TEST(HiddenRectangle, AcrossFromTheBareCell) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "1234").cell("r2c1", "1256").cell("r2c4", "1278");
  p.only("row 2", 1, "r2c1 r2c4").only("column 4", 1, "r1c4 r2c4");
  EXPECT_EQ(found(p, "0606", unique), Found({"r2c4<>2"}));
}

TEST(Avoidable1, ThreeSolvedCells) {
  Position p("9x9");
  p.value("r1c1", 1).value("r1c4", 2).value("r2c1", 2);
  EXPECT_EQ(found(p, "0607", unique), Found({"r2c4<>1"}));
  Position q("9x9");  // the same as givens
  std::string line(81, '.');
  line[0] = '1', line[3] = '2', line[9] = '2';
  EXPECT_EQ(found(q.line(line), "0607", unique), Found());
}

TEST(Avoidable2, TwoSolvedCells) {
  Position p("9x9");
  p.value("r1c1", 1).value("r2c1", 2).cell("r1c4", "23").cell("r2c4", "13");
  p.only("column 4", 3, "r1c4 r2c4 r8c4").only("box 2", 3, "r1c4 r2c4");
  EXPECT_EQ(found(p, "0608", unique), Found({"r8c4<>3"}));
}

TEST(UniqueLoop, OfSixCells) {
  Position p("9x9");
  p.cell("r1c1", "12").cell("r1c4", "12").cell("r2c4", "12").cell("r2c7", "12").cell("r3c7", "12");
  p.cell("r3c1", "1289");
  EXPECT_EQ(found(p, "unique-loop", unique), Found({"r3c1<>1 r3c1<>2"}));
}

Position grave(const char* layout) {  // 4x4 with all cells of two candidates but one
  Position p(layout);
  for (const char* cell : {"r1c1", "r1c2", "r2c3", "r2c4", "r3c1", "r3c2", "r4c3", "r4c4"})
    p.cell(cell, "12");
  for (const char* cell : {"r2c1", "r2c2", "r1c3", "r1c4", "r4c1", "r4c2", "r3c3", "r3c4"})
    p.cell(cell, "34");
  return p;
}

TEST(Bug, OneCellOfThree) {
  Position p = grave("4x4");
  p.cell("r1c1", "123");
  EXPECT_EQ(found(p, "0610", unique), Found({"r1c1<>1 r1c1<>2"}));
  Position q = grave("latin-4");
  q.cell("r1c1", "123");
  EXPECT_EQ(found(q, "0610", unique), Found({"r1c1<>1 r1c1<>2"}));
}

TEST(Bug, SilentWhenADigitStandsThreeTimesElsewhere) {
  Position p = grave("4x4");
  p.cell("r1c1", "123").cell("r1c2", "13");
  EXPECT_EQ(found(p, "0610", unique), Found());
}

TEST(Bug, SeveralGuards) {
  Position p = grave("4x4");
  p.cell("r1c1", "123").cell("r1c2", "123");
  EXPECT_EQ(found(p, "bug-plus-n", unique), Found({"r1c3<>3 r1c4<>3 r2c1<>3 r2c2<>3"}));
}

}  // namespace
}  // namespace clew::test
