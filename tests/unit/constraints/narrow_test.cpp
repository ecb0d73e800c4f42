// Narrowing of single primitives, on candidates that are written out.
#include <gtest/gtest.h>

#include <vector>

#include "clew/layout.h"
#include "constraints/cell_values.h"
#include "constraints/connected.h"

namespace clew::constraints {
namespace {

DigitSet set_of(std::initializer_list<Digit> digits) {
  DigitSet set;
  for (const Digit d : digits) set.add(d);
  return set;
}

constexpr DigitSet four = DigitSet::up_to(4);
const DigitSet in = DigitSet::of(1), out = DigitSet::of(2), either = in | out;

Region region_of(std::size_t cells, bool complete) {
  Region region{.label = 1, .complete = complete};
  for (CellId c = 0; c < cells; ++c) {
    region.cells.push_back(c);
    region.labels.push_back(static_cast<CellId>(cells + c));
  }
  return region;
}

TEST(NarrowRegion, ItsOtherCellsLoseADigitThatOneHolds) {
  const Region region = region_of(3, false);
  std::vector<DigitSet> cells{set_of({1, 3}), set_of({3}), set_of({2, 3, 4})};
  std::vector<DigitSet> labels(3, in);
  ASSERT_TRUE(narrow(region, four, cells, labels));
  EXPECT_EQ(cells, (std::vector<DigitSet>{set_of({1}), set_of({3}), set_of({2, 4})}));
}

TEST(NarrowRegion, ACellWithADigitOfItIsOutside) {
  const Region region = region_of(2, false);
  std::vector<DigitSet> cells{set_of({3}), set_of({3})};
  std::vector<DigitSet> labels{either, in};
  ASSERT_TRUE(narrow(region, four, cells, labels));
  EXPECT_EQ(labels, (std::vector<DigitSet>{out, in}));
}

TEST(NarrowRegion, ACompleteOneKeepsTheOnlyCellOfADigit) {
  const Region region = region_of(5, true);
  std::vector<DigitSet> cells{set_of({1, 4}), set_of({1, 2}), set_of({1, 2}), set_of({2, 3}),
                              set_of({2, 3})};
  std::vector<DigitSet> labels(5, either);
  ASSERT_TRUE(narrow(region, four, cells, labels));
  EXPECT_EQ(cells[0], set_of({4}));
  EXPECT_EQ(labels[0], in);
  EXPECT_EQ(labels[1], either);
  cells[0] = set_of({1});
  EXPECT_FALSE(narrow(region, four, cells, labels));  // no cell for 4
}

// A unit of one half, in which no value is as small as 1.
TEST(CellValues, LeastAndGreatestAreInTheirUnit) {
  LayoutSpec spec{.digits = 4, .grids = {{.height = 4, .width = 4}}};
  spec.add({.kind = Constraint::Kind::modifier,
            .cells = {{0, 0}, {0, 1}},
            .splits = {1},
            .values = {1, 2, 3}});
  const auto layout = build(spec);
  ASSERT_TRUE(layout) << layout.error().reason;
  const CellValues values(**layout, Constraint::Kind::cage);
  ASSERT_TRUE(values.differ());
  EXPECT_EQ(values.unit(), 2);
  EXPECT_EQ(values.value(0, 1, 2), 7);
  EXPECT_EQ(values.value(0, 1, 1), 2);
  EXPECT_EQ(values.least(), 2);
  EXPECT_EQ(values.greatest(), 10);
}

}  // namespace
}  // namespace clew::constraints
