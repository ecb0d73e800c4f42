#include "support/position.h"

namespace clew::test {
namespace {

TEST(FullHouse, TheLastCellOfARow) {
  Position p("4x4");
  p.line("123.............");
  EXPECT_EQ(found(p, "full-house"), Found({"r1c4=4"}));
}

TEST(FullHouse, OnTheEdgeOfATriangle) {
  Position p("tridoku");  // the left edge: the first cell of each row
  p.value("r1c1", 1).value("r2c1", 2).value("r3c1", 3).value("r4c1", 4).value("r5c1", 5);
  p.value("r6c1", 6).value("r7c1", 7).value("r8c1", 8);
  EXPECT_EQ(found(p, "full-house"), Found({"r9c1=9"}));
}

TEST(FullHouse, SilentInAnIncompleteHouse) {
  Position p("argyle");  // a short diagonal: r5c1 to r9c5, four of five known
  p.value("r5c1", 1).value("r6c2", 2).value("r7c3", 3).value("r8c4", 4);
  EXPECT_EQ(found(p, "full-house"), Found());
}

TEST(NakedSingle, OneCandidateLeft) {
  Position p("9x9");
  p.cell("r5c5", "7");
  EXPECT_EQ(found(p, "naked-single"), Found({"r5c5=7"}));
}

TEST(NakedSingle, ByAKnightsMoves) {
  Position p("antiknight");
  p.value("r3c4", 1).value("r3c6", 2).value("r4c3", 3).value("r4c7", 4).value("r6c3", 5);
  p.value("r6c7", 6).value("r7c4", 7).value("r7c6", 8);
  EXPECT_EQ(found(p, "naked-single"), Found({"r5c5=9"}));
}

TEST(NakedSingle, SilentWithTwo) {
  Position p("9x9");
  p.cell("r5c5", "78");
  EXPECT_EQ(found(p, "naked-single"), Found());
}

TEST(HiddenSingle, InABox) {
  Position p("9x9");
  p.only("box 5", 3, "r4c6");
  EXPECT_EQ(found(p, "hidden-single-box"), Found({"r4c6=3"}));
  EXPECT_EQ(found(p, "hidden-single-line"), Found());
}

TEST(HiddenSingle, InAWindow) {
  Position p("hyper");
  p.only("window 1", 3, "r2c2");
  EXPECT_EQ(found(p, "hidden-single-line"), Found({"r2c2=3"}));
}

TEST(HiddenSingle, SilentInAnIncompleteHouse) {
  Position p("argyle");
  for (const House& house : p.layout()->houses())
    if (!house.complete && house.cells.size() == 5)
      for (std::size_t i = 1; i < house.cells.size(); ++i)
        p.remove(p.layout()->cell_name(house.cells[i]), "4");
  EXPECT_EQ(found(p, "hidden-single"), Found());
}

}  // namespace
}  // namespace clew::test
