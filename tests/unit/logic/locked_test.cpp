#include "support/position.h"

namespace clew::test {
namespace {

TEST(Pointing, FromABoxAlongARow) {
  Position p("9x9");
  p.only("box 1", 7, "r1c1 r1c3").only("row 1", 7, "r1c1 r1c3 r1c5 r1c8");
  EXPECT_EQ(found(p, "pointing"), Found({"r1c5<>7 r1c8<>7"}));
  EXPECT_EQ(found(p, "claiming"), Found());
}

TEST(Pointing, OutOfASharedBoxOfASamurai) {
  Position p("samurai");  // box 9 of grid 1 is box 1 of grid 3: rows of both grids lose the digit
  p.only("box 9 of grid 1", 5, "r7c7 r7c8");
  EXPECT_EQ(found(p, "0100"), Found({"r7c1<>5 r7c2<>5 r7c3<>5 r7c4<>5 r7c5<>5 r7c6<>5",
                                     "r7c10<>5 r7c11<>5 r7c12<>5 r7c13<>5 r7c14<>5 r7c15<>5"}));
}

TEST(Pointing, SilentWithAThirdPlaceElsewhere) {
  Position p("9x9");
  p.only("box 1", 7, "r1c1 r1c3 r2c2");
  EXPECT_EQ(found(p, "0100"), Found());
}

TEST(Claiming, FromAColumnIntoABox) {
  Position p("6x6");
  p.only("column 1", 4, "r1c1 r2c1").only("box 1", 4, "r1c1 r2c1 r1c2 r2c3");
  EXPECT_EQ(found(p, "claiming"), Found({"r1c2<>4 r2c3<>4"}));
}

TEST(Crossing, ADiagonalAndABox) {
  Position p("x-9x9");
  p.only("the main diagonal", 2, "r4c4 r5c5 r6c6").only("box 5", 2, "r4c4 r5c5 r6c6 r4c5");
  EXPECT_EQ(found(p, "crossing"), Found({"r4c5<>2"}));
}

TEST(Crossing, WhatAKnightAndARowSee) {
  Position p("antiknight");  // r2c3 sees both by knight's moves, r3c2 one of them by its column
  p.only("row 4", 8, "r4c2 r4c4");
  EXPECT_EQ(found(p, "crossing"), Found({"r2c3<>8 r3c2<>8 r3c4<>8 r5c2<>8 r5c4<>8 r6c3<>8"}));
}

TEST(Crossing, SilentOnTheClassic) {
  Position p("9x9");
  p.only("row 4", 8, "r4c2 r4c4").only("box 1", 7, "r1c1 r1c3");
  EXPECT_EQ(found(p, "crossing"), Found());
}

}  // namespace
}  // namespace clew::test
