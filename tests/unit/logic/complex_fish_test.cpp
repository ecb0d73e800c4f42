// Franken and mutant fish: boxes, diagonals, and lines of both kinds on either side.
#include "support/position.h"

namespace clew::test {
namespace {

Found first_of(const Found& found) { return {found.empty() ? "" : *found.begin()}; }

TEST(FrankenFish, ARowAndABoxShareTwoColumns) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c3").only("box 4", 7, "r4c2 r5c3");
  // Box 2 and box 3 are one too, in rows 2 and 3.
  EXPECT_EQ(found(p, "franken-x-wing"),
            Found({"r2c2<>7 r2c3<>7 r3c2<>7 r3c3<>7 r7c2<>7 r7c3<>7 r8c2<>7 r8c3<>7 r9c2<>7 "
                   "r9c3<>7",
                   "r2c1<>7 r2c2<>7 r2c3<>7 r3c1<>7 r3c2<>7 r3c3<>7"}));
  EXPECT_EQ(found(p, "x-wing"), Found());
}

TEST(FrankenFish, OnSixBySix) {
  Position p("6x6");
  p.only("row 1", 4, "r1c2 r1c3").only("box 3", 4, "r3c2 r4c3");
  EXPECT_EQ(found(p, "franken-x-wing"), Found({"r2c2<>4 r2c3<>4 r5c2<>4 r5c3<>4 r6c2<>4 r6c3<>4"}));
}

TEST(FrankenFish, ByItsCode) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c3").only("box 4", 7, "r4c2 r5c3");
  EXPECT_EQ(found(p, "0330"), found(p, "franken-x-wing"));
}

TEST(FinnedFrankenFish, AFinInTheBox) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c8").only("box 4", 7, "r4c2 r5c1");
  p.only("column 8", 7, "r1c8 r5c8 r9c8");
  // Box 4 except r5c1 lies in column 2; candidates of column 8 outside row 1 are removed if they
  // see the fin.
  const Found all = found(p, "finned-franken-x-wing");
  EXPECT_TRUE(all.contains("r5c8<>7")) << first_of(all).begin()->c_str();
  EXPECT_EQ(found(p, "franken-x-wing"), Found());
}

TEST(MutantFish, ARowAColumnAndABox) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c4").only("column 1", 7, "r2c1 r4c1").only("box 5", 7, "r4c5 r5c4");
  const Found all = found(p, "mutant-swordfish");
  EXPECT_TRUE(
      all.contains("r2c2<>7 r2c3<>7 r2c4<>7 r3c2<>7 r3c3<>7 r3c4<>7 r4c2<>7 r4c3<>7 r4c7<>7 "
                   "r4c8<>7 r4c9<>7 r7c4<>7 r8c4<>7 r9c4<>7"))
      << *first_of(all).begin();
  EXPECT_EQ(found(p, "franken-swordfish"), Found());
}

TEST(MutantFish, ADiagonalAndARow) {
  Position p("x-9x9");
  p.only("the main diagonal", 7, "r2c2 r7c7").only("row 1", 7, "r1c2 r1c7");
  const Found all = found(p, "mutant-x-wing");
  ASSERT_FALSE(all.empty());
  EXPECT_NE(first_of(all).begin()->find("r9c7<>7"), std::string::npos);
}

TEST(FinnedMutantFish, ATwoStringKiteIsOne) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c8").only("column 1", 7, "r2c1 r8c1");
  p.only("column 8", 7, "r1c8 r5c8 r8c8");
  EXPECT_TRUE(found(p, "finned-mutant-x-wing").contains("r8c8<>7"));
}

TEST(ComplexFish, SilentWhereADigitHasRoom) {
  Position p("9x9");
  p.only("row 1", 7, "r1c2 r1c3 r1c8").only("box 4", 7, "r4c2 r5c3 r6c1");
  EXPECT_EQ(found(p, "franken"), Found());
  EXPECT_EQ(found(p, "mutant"), Found());
  EXPECT_EQ(found(p, "finned-franken-x-wing"), Found());
}

}  // namespace
}  // namespace clew::test
