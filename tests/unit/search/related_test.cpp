// Sets of digits of cells that are pairwise related.
#include "search/constrained/related.h"

#include <gtest/gtest.h>

#include "clew/layout.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;

TEST(RelatedSets, OfALineBetweenConstraintsOfOtherKinds) {
  LayoutSpec spec{.digits = 9, .grids = {{.height = 9, .width = 9}}};
  const std::vector<Place> line{{0, 0}, {0, 1}, {0, 2}, {0, 3}};
  for (const Kind kind : {Kind::thermometer, Kind::nabner, Kind::palindrome, Kind::renban})
    spec.add({.kind = kind, .cells = line});
  const LayoutPtr layout = *build(spec);
  ASSERT_LT(layout->constraints().front().kind, Kind::nabner);
  const auto sets = search::related_sets(*layout);
  ASSERT_EQ(sets.size(), 1U);
  EXPECT_EQ(sets[0].cells.size(), 4U);
  EXPECT_EQ(sets[0].family.size(), 15U);  // four of nine digits without neighbours
  for (const DigitSet set : sets[0].family)
    for (const Digit d : set) EXPECT_FALSE(d < 9 && set.has(static_cast<Digit>(d + 1)));
}

}  // namespace
}  // namespace clew
