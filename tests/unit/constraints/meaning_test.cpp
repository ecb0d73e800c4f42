// Meanings of single kinds, on digits that are written out. Property tests compare meanings with
// primitives, on random constraints of every kind.
#include "constraints/kinds/meaning.h"

#include <gtest/gtest.h>

#include "constraints/holds.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

TEST(Meaning, HasPrimitivesWhereItsRowSaysSo) {
  for (const Kind kind : Kinds::all()) {
    const constraints::KindMeaning& meaning = constraints::meaning_of(kind);
    EXPECT_TRUE(meaning.holds) << word(kind);
    // A group is a house, but not within `either`.
    EXPECT_EQ(meaning.compile || meaning.chain, told_by_primitives.has(kind) || kind == Kind::group)
        << word(kind);
  }
}

// Tests a line of a 6x6 with digits along the first row.
bool line_holds(Constraint c, std::vector<Digit> digits) {
  const LayoutPtr layout = *find_layout("6x6");
  for (CellId cell = 0; cell < digits.size(); ++cell) c.cells.push_back(cell);
  digits.resize(static_cast<std::size_t>(layout->size()), 1);
  return constraints::holds(*layout, c, digits);
}

TEST(Meaning, OfIndexLines) {
  const Constraint line{.kind = Kind::index_line};
  EXPECT_TRUE(line_holds(line, {3, 2, 1, 4}));
  EXPECT_TRUE(line_holds(line, {2, 1, 4, 3}));
  EXPECT_TRUE(line_holds(line, {1, 2}));
  EXPECT_FALSE(line_holds(line, {2, 3, 1}));  // 2 is first, but the second cell does not hold 1
  EXPECT_FALSE(line_holds(line, {1, 1}));
  EXPECT_FALSE(line_holds(line, {1, 5, 3, 4}));  // there is no fifth cell
}

TEST(Meaning, OfProductCages) {
  const Constraint cage{.kind = Kind::product_cage, .values = {12}};
  EXPECT_TRUE(line_holds(cage, {2, 6}));
  EXPECT_TRUE(line_holds(cage, {4, 1, 3}));
  EXPECT_FALSE(line_holds(cage, {2, 2, 3}));  // a repeat
  EXPECT_FALSE(line_holds(cage, {2, 5}));
  EXPECT_FALSE(line_holds(cage, {6, 5, 4, 3, 2, 1}));
  EXPECT_TRUE(line_holds({.kind = Kind::product_cage, .values = {12, 720}}, {6, 5, 4, 3, 2, 1}));
}

// Five digits and more would not fit in a number if some of them count as others.
TEST(Meaning, OfPillsOfModifiedCells) {
  LayoutSpec spec{.digits = 4, .grids = {{.height = 4, .width = 4}}};
  const Constraint arrow{.kind = Kind::arrow, .cells = {4, 5, 6, 7, 8, 12}, .splits = {5}};
  const Constraint short_arrow{.kind = Kind::arrow, .cells = {4, 12}, .splits = {1}};
  spec.add(
      {.kind = Kind::modifier, .cells = {{0, 0}, {0, 1}}, .splits = {1}, .values = {-1, 1, 0}});
  const LayoutPtr layout = *build(spec);
  const std::vector<Digit> digits(static_cast<std::size_t>(layout->size()), 1);
  EXPECT_TRUE(constraints::holds(*layout, short_arrow, digits));
  EXPECT_FALSE(constraints::holds(*layout, arrow, digits));
}

TEST(Meaning, OfTaxicabDistances) {
  const LayoutPtr layout = *find_layout("4x4");
  const auto holds = [&](std::vector<int> distances, std::vector<Digit> digits) {
    return constraints::holds(*layout, {.kind = Kind::taxicab, .values = std::move(distances)},
                              digits);
  };
  const std::vector<Digit> grid{1, 2, 3, 4,  //
                                3, 4, 1, 2,  //
                                2, 1, 4, 3,  //
                                4, 3, 2, 1};
  EXPECT_TRUE(holds({1}, grid));
  EXPECT_FALSE(holds({2}, grid));  // r2c3 and r3c2 are 1
  EXPECT_FALSE(holds({1, 2}, grid));
  EXPECT_TRUE(holds({5}, grid));
  EXPECT_FALSE(holds({6}, grid));  // r1c1 and r4c4 are 1
  EXPECT_TRUE(holds({7, 1'000'000}, grid));
}

}  // namespace
}  // namespace clew
