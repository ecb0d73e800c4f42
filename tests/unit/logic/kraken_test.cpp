// Kraken and Siamese fish, templates: techniques based on fish and on a digit's positions.
#include "support/position.h"

namespace clew::test {
namespace {

bool holds(const Found& all, const std::string& part) {
  return std::ranges::any_of(
      all, [&](const std::string& s) { return s.find(part) != std::string::npos; });
}

// Rows 1 and 5 in columns 2 and 6, and a fin in r5c8 that column 6 does not see below; but column 9
// has two 7s, in r9c9 and beside the fin.
Position a_fin_out_of_sight(std::string_view layout) {
  Position p(layout);
  p.only("row 1", 7, "r1c2 r1c6").only("row 5", 7, "r5c2 r5c6 r5c8");
  p.only("column 9", 7, "r4c9 r9c9");
  return p;
}

TEST(KrakenFish, AChainFromTheFin) {
  Position p = a_fin_out_of_sight("9x9");
  // Were r9c6 7: r9c9 not, r4c9, r5c8 not; and rows 1 and 5 have column 2 for both of them.
  const Found all = found(p, "kraken-fish-1");
  EXPECT_TRUE(all.contains("r9c6<>7"));
  EXPECT_FALSE(all.contains("r8c6<>7"));
}

TEST(KrakenFish, WithWindows) {
  const Found all = found(a_fin_out_of_sight("hyper"), "0371");
  EXPECT_FALSE(all.empty());
}

TEST(KrakenFish, SilentOnAnEmptyGrid) { EXPECT_EQ(found(Position("6x6"), "kraken"), Found()); }

TEST(SiameseFish, SilentWithoutFins) {
  Position p("6x6");
  p.only("row 1", 4, "r1c2 r1c5").only("row 3", 4, "r3c2 r3c5");
  EXPECT_EQ(found(p, "siamese-finned-x-wing"), Found());
  EXPECT_EQ(found(p, "siamese-sashimi-x-wing"), Found());
}

TEST(Templates, WhatAllHoldAndWhatNoneHolds) {
  Position p("4x4");  // 1 is in r1c1 or r1c2, r2c3 or r2c4; in rows 3 and 4 nearly anywhere
  p.only("row 1", 1, "r1c1 r1c2").only("row 3", 1, "r3c3 r3c1").only("column 3", 1, "r2c3 r3c3");
  const Found gone = found(p, "template-delete");
  for (const std::string& s : gone) EXPECT_NE(s.find("<>1"), std::string::npos) << s;
  EXPECT_TRUE(holds(gone, "r2c1<>1"));
}

TEST(Templates, TakeFromOtherDigitsWhatOneNeeds) {
  Position p("6x6");
  p.only("row 1", 1, "r1c1").only("row 1", 2, "r1c1 r1c2");
  const Found set = found(p, "1201");
  EXPECT_TRUE(set.contains("r1c1=1"));
  EXPECT_TRUE(set.contains("r1c2=2"));
}

TEST(Templates, SilentOnAnEmptyGrid) {
  EXPECT_EQ(found(Position("6x6"), "1201"), Found());
  EXPECT_EQ(found(Position("6x6"), "1202"), Found());
}

}  // namespace
}  // namespace clew::test
