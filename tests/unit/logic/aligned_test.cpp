#include "support/position.h"

namespace clew::test {
namespace {

TEST(AlignedPair, EveryWayEmptiesACell) {
  // 2 in r1c1 leaves r2c2 neither 1 (r2c1 holds 1 2) nor 4 (r1c3 holds 2 4).
  Position p("9x9");
  p.cell("r1c1", "123").cell("r2c2", "14").cell("r2c1", "12").cell("r1c3", "24");
  EXPECT_TRUE(found(p, "aligned-pair-exclusion").contains("r1c1<>2"));
}

TEST(AlignedPair, OnTheSmallGrid) {
  Position p("6x6");
  p.cell("r1c1", "123").cell("r2c2", "14").cell("r2c1", "12").cell("r1c3", "24");
  EXPECT_TRUE(found(p, "1000").contains("r1c1<>2"));
}

TEST(AlignedPair, SilentWhenOneWayStays) {
  Position p("9x9");
  p.cell("r1c1", "123").cell("r2c2", "145").cell("r2c1", "12").cell("r1c3", "24");
  EXPECT_EQ(found(p, "aligned-pair-exclusion"), Found());
}

TEST(AlignedTriplet, ThreeCellsTogether) {
  // With 1 in r1c1: r1c4 is 2 or 3, and r1c7 is 2 or 3. Both see r1c9, which has 2 3 as well
  // without its 1.
  Position p("9x9");
  p.cell("r1c1", "145").cell("r1c4", "123").cell("r1c7", "123").cell("r1c9", "123");
  EXPECT_TRUE(found(p, "aligned-triplet-exclusion").contains("r1c1<>1"));
}

TEST(AlignedTriplet, OnASamurai) {
  Position p("samurai");
  p.cell("r1c1", "145").cell("r1c4", "123").cell("r1c7", "123").cell("r1c9", "123");
  EXPECT_TRUE(found(p, "1001").contains("r1c1<>1"));
}

TEST(AlignedTriplet, SilentOnAnEmptyGrid) { EXPECT_EQ(found(Position("6x6"), "aligned"), Found()); }

}  // namespace
}  // namespace clew::test
