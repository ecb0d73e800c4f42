// The board of the constrained search: its conclusions from houses and from counted digits, and the sums that it
// derives.
#include <gtest/gtest.h>

#include <algorithm>

#include "constraints/parts.h"
#include "search/constrained/board.h"

namespace clew {
namespace {

using constraints::Parts;
using search::Mask;

/// The candidates after a digit is removed from some cells; empty on a contradiction.
std::vector<Mask> left_without(const LayoutPtr& layout, const Parts& parts, Digit digit,
                               const std::vector<CellId>& cells) {
  const search::Model model(*layout, parts, nullptr);  // no sweeps
  std::vector<Mask> start(static_cast<std::size_t>(layout->size()), layout->all_digits().bits);
  for (const CellId c : cells) start[c] &= ~DigitSet::of(digit).bits;
  search::ConstrainedBoard board(model);
  return board.reset(start) ? board.candidates() : std::vector<Mask>{};
}

TEST(ConstrainedBoard, FindsTheLastPlaceWithoutSweeps) {
  const LayoutPtr layout = *find_layout("9x9");
  const auto single = left_without(layout, {}, 5, {0, 1, 2, 3, 4, 5, 6, 7});
  ASSERT_FALSE(single.empty());
  EXPECT_EQ(DigitSet{single[8]}, DigitSet::of(5));
  EXPECT_TRUE(left_without(layout, {}, 5, {0, 1, 2, 3, 4, 5, 6, 7, 8}).empty());
}

TEST(ConstrainedBoard, LocksDigitsWithoutSweeps) {
  const LayoutPtr layout = *find_layout("9x9");
  const auto locked = left_without(layout, {}, 5, {9, 10, 11, 18, 19, 20});  // box 1 below row 1
  ASSERT_FALSE(locked.empty());
  for (CellId c = 0; c < 9; ++c) EXPECT_EQ(DigitSet{locked[c]}.has(5), c < 3) << c;
  EXPECT_TRUE(DigitSet{locked[27]}.has(5));
}

// Two rows of six cells have two fives together: each row has one.
TEST(ConstrainedBoard, EachHouseHasItsShareOfACount) {
  const LayoutPtr layout = *build({.digits = 9, .grids = {{.height = 2, .width = 6}}});
  constraints::Some two;
  for (CellId c = 0; c < 12; ++c) two.literals.push_back({c, DigitSet::of(5)});
  two.allowed.assign(13, 0);
  two.allowed[2] = 1;
  Parts parts;
  parts.somes.push_back(two);
  const auto last = left_without(layout, parts, 5, {6, 7, 9, 10, 11});
  ASSERT_FALSE(last.empty());
  EXPECT_EQ(DigitSet{last[8]}, DigitSet::of(5));
  EXPECT_FALSE(DigitSet{last[2]}.has(5));  // above it
  EXPECT_EQ(DigitSet{last[0]}, DigitSet::up_to(9));
  const auto open = left_without(layout, parts, 5, {6, 7, 9, 10});
  ASSERT_FALSE(open.empty());
  EXPECT_EQ(DigitSet{open[8]}, DigitSet::up_to(9));
  EXPECT_TRUE(left_without(layout, parts, 5, {6, 7, 8, 9, 10, 11}).empty());
}

// Houses are combined in several orders, which lead to the same sums.
TEST(ConstrainedBoard, NoSumIsDerivedTwice) {
  Parts parts;
  parts.totals.push_back({.terms = {{0, 1}, {10, 1}, {20, 1}, {30, 1}, {40, 1}}, .total = 25});
  parts.totals.push_back({.terms = {{2, 1}, {12, 1}, {22, 1}, {32, 1}, {42, 1}}, .total = 30});
  parts.totals.push_back({.terms = {{1, 1}, {9, 1}}, .total = 9});
  const auto totals = search::Model(**find_layout("9x9"), parts, nullptr).derived.totals;
  EXPECT_FALSE(totals.empty());
  const auto same = [](const constraints::Total& a, const constraints::Total& b) {
    return std::ranges::equal(a.terms, b.terms, [](const auto& x, const auto& y) {
      return x.cell == y.cell && x.factor == y.factor;
    });
  };
  for (std::size_t i = 0; i < totals.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(same(totals[i], totals[k])) << i << ' ' << k;
}

// The other six cells of a row and of a box are sets; the other seven say too little.
TEST(ConstrainedBoard, LongSumsAreDerivedOnlyNearTheirBounds) {
  const auto derived = [](std::size_t size, std::int64_t sum) {
    Parts parts;
    constraints::Total& total = parts.totals.emplace_back();
    total.total = sum;
    for (CellId c = 0; c < size; ++c) total.terms.push_back({c, 1});
    return search::Model(**find_layout("9x9"), parts, nullptr).derived;
  };
  const Parts six = derived(3, 15), seven = derived(2, 10);
  ASSERT_EQ(six.sets.size(), 2u);
  for (const auto& set : six.sets) EXPECT_EQ(set.cells.size(), 6u);
  EXPECT_TRUE(six.totals.empty());
  EXPECT_TRUE(seven.sets.empty() && seven.totals.empty());
}

}  // namespace
}  // namespace clew
