#include "support/position.h"

namespace clew::test {
namespace {

TEST(Trial, AChainOfSinglesToAnEmptyCell) {
  Position p("9x9");  // were r1c1 1: r1c5 2, r5c5 3, and r5c1 has nothing left
  p.cell("r1c1", "14").cell("r1c5", "12").cell("r5c5", "23").cell("r5c1", "13");
  EXPECT_TRUE(found(p, "trial").contains("r1c1<>1"));
}

TEST(Trial, OnATriangle) {
  Position p("tridoku");  // the cells of the left edge all differ
  p.cell("r1c1", "14").cell("r2c1", "12").cell("r3c1", "23").cell("r4c1", "13");
  const Found all = found(p, "trial");
  EXPECT_TRUE(all.contains("r1c1<>1"));
  EXPECT_FALSE(all.contains("r1c1<>4"));
}

TEST(Trial, SilentOnAnEmptyGrid) {
  Position p("6x6");
  EXPECT_EQ(found(p, "trial"), Found());
}

}  // namespace
}  // namespace clew::test
