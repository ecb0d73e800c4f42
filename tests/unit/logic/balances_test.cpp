// Sums derived from houses and cages together.
#include <gtest/gtest.h>

#include <algorithm>

#include "clew/layout.h"
#include "logic/rules.h"

namespace clew::logic {
namespace {

// Cages leave the ends of row 1 and the start of row 2.
TEST(Balances, ListSetsOfDigitsWhereAllCellsSeeEachOther) {
  LayoutSpec spec{.digits = 9,
                  .grids = {{.height = 9, .width = 9, .box_height = 3, .box_width = 3}}};
  ConstraintSpec first{.kind = Constraint::Kind::cage, .values = {35}}, second = first;
  second.values = {40};
  for (int col = 1; col < 8; ++col) first.cells.push_back({0, col});
  for (int col = 1; col < 9; ++col) second.cells.push_back({1, col});
  spec.add(first);
  spec.add(second);
  const LayoutPtr layout = *build(spec);
  const auto rules = rules_of(*layout);
  ASSERT_TRUE(rules) << rules.error().reason;
  ASSERT_TRUE(*rules);
  const auto balance_of = [&](const std::vector<CellId>& cells) {
    const auto& all = (*rules)->balances;
    const auto found = std::ranges::find(all, cells, &Balance::cells);
    return found == all.end() ? nullptr : &*found;
  };
  const Balance* ends = balance_of({0, 8});
  ASSERT_TRUE(ends);
  ASSERT_EQ(ends->apart.sets.size(), 1U);
  EXPECT_EQ(ends->apart.sets[0].family.size(), 4U);  // 1 9, 2 8, 3 7, 4 6
  // The first cell sees the others, which may hold one digit twice.
  const Balance* three = balance_of({0, 8, 9});
  ASSERT_TRUE(three);
  ASSERT_EQ(three->parts.totals.size(), 1U);
  EXPECT_EQ(three->parts.totals[0].total, 15);
  EXPECT_TRUE(three->apart.sets.empty());
}

}  // namespace
}  // namespace clew::logic
