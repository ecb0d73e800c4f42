#include "support/position.h"

namespace clew::test {
namespace {

TEST(AlsXz, TwoSetsJoinedByOneDigit) {
  Position p("9x9");  // column 1 with 2 3 and 1 2, column 9 with 3 5 and 1 5: joined by 3
  p.cell("r1c1", "23").cell("r2c1", "12").cell("r1c9", "35").cell("r4c9", "15");
  EXPECT_TRUE(found(p, "als-xz").contains("r2c9<>1 r4c1<>1"));
}

TEST(AlsXz, OnTheSmallGrid) {
  Position p("6x6");
  p.cell("r1c1", "23").cell("r2c1", "12").cell("r1c6", "35").cell("r4c6", "15");
  EXPECT_TRUE(found(p, "0901").contains("r2c6<>1 r4c1<>1"));
}

TEST(AlsXz, JoinedTwiceBothHoldTheirOthers) {
  Position p("9x9");  // r1c1 r1c2: 1 2 3, r1c8 r1c9: 2 3 4: joined by 2 and 3
  p.cell("r1c1", "123").cell("r1c2", "123").cell("r1c8", "234").cell("r1c9", "234");
  const Found all = found(p, "als-xz");
  EXPECT_TRUE(std::any_of(all.begin(), all.end(), [](const std::string& s) {
    return s.find("r2c1<>1") != std::string::npos && s.find("r2c9<>4") != std::string::npos;
  }));
}

TEST(AlsXyWing, ThreeSets) {
  Position p("9x9");
  p.cell("r1c1", "23").cell("r2c1", "12").cell("r1c9", "35").cell("r4c9", "56").cell("r4c8", "16");
  EXPECT_TRUE(found(p, "als-xy-wing").contains("r2c8<>1 r4c1<>1"));
}

TEST(AlsXyWing, SilentOnAnEmptyTriangle) {
  EXPECT_EQ(found(Position("tridoku"), "als-xy-wing"), Found());
}

TEST(DeathBlossom, AStemAndTwoPetals) {
  Position p("9x9");
  p.cell("r5c5", "12").cell("r5c1", "13").cell("r1c5", "24").cell("r1c6", "34");
  EXPECT_FALSE(found(p, "death-blossom").empty());
}

TEST(DeathBlossom, SilentWithoutAPetal) {
  Position p("samurai");
  p.cell("r5c5", "12").cell("r5c1", "13");
  EXPECT_EQ(found(p, "0904"), Found());
}

TEST(SueDeCoq, ARowAndABox) {
  Position p("9x9");
  p.cell("r1c1", "1234").cell("r1c2", "1234").cell("r1c7", "12").cell("r2c3", "34");
  EXPECT_EQ(
      found(p, "sue-de-coq"),
      Found({"r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4 r1c4<>1 r1c4<>2 r1c5<>1 r1c5<>2 r1c6<>1 r1c6<>2 "
             "r1c8<>1 r1c8<>2 r1c9<>1 r1c9<>2 r2c1<>3 r2c1<>4 r2c2<>3 r2c2<>4 r3c1<>3 r3c1<>4 "
             "r3c2<>3 r3c2<>4 r3c3<>3 r3c3<>4"}));
}

TEST(SueDeCoq, InASamuraisSecondGrid) {
  Position p("twin-horizontal");
  p.cell("r1c13", "1234").cell("r1c14", "1234").cell("r1c7", "12").cell("r2c15", "34");
  EXPECT_EQ(found(p, "1101").size(), 1u);
}

TEST(SueDeCoq, SilentWithADigitInBothSides) {
  Position p("9x9");
  p.cell("r1c1", "1234").cell("r1c2", "1234").cell("r1c7", "12").cell("r2c3", "24");
  EXPECT_EQ(found(p, "sue-de-coq"), Found());
}

}  // namespace
}  // namespace clew::test
