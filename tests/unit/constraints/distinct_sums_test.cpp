// Sums of cells that differ, as sets of digits: the ways to fill the cells are the same.
#include "constraints/distinct_sums.h"

#include <gtest/gtest.h>

#include "clew/text.h"
#include "support/position.h"

namespace clew::test {
namespace {

using constraints::Parts;
using constraints::Total;

// Returns true if no digit stands twice on one side and the sum is right.
bool is_right(const Total& total, const std::vector<Digit>& digits) {
  std::int64_t sum = 0;
  DigitSet seen[2];
  for (const constraints::Term& t : total.terms) {
    sum += std::int64_t{t.factor} * digits[t.cell];
    if (seen[t.factor < 0].has(digits[t.cell])) return false;
    seen[t.factor < 0].add(digits[t.cell]);
  }
  return sum == total.total;
}

// Every way to fill four cells of a row of 4x4.
void expect_same_ways(const Total& total) {
  const LayoutPtr layout = layout_named("4x4");
  const Parts parts =
      constraints::distinct_sums(*layout, total, [](CellId a, CellId b) { return a != b; });
  int kept = 0;
  for (int way = 0; way < 256; ++way) {
    std::vector<Digit> digits(static_cast<std::size_t>(layout->size()), 1);
    for (int c = 0, rest = way; c < 4; ++c, rest /= 4)
      digits[static_cast<std::size_t>(c)] = static_cast<Digit>(1 + rest % 4);
    const bool right = is_right(total, digits);
    kept += right;
    const bool told = !parts.never && constraints::satisfied(parts, *layout, digits);
    EXPECT_EQ(told, right) << total.total << ", way " << way;
  }
  EXPECT_EQ(parts.never, kept == 0);
}

TEST(DistinctSums, KeepsTheWaysInWhichEachSideDiffers) {
  for (std::int64_t n = -8; n <= 12; ++n) {
    expect_same_ways({{{0, 1}, {1, 1}, {2, 1}, {3, 1}}, n});
    expect_same_ways({{{0, 1}, {1, 1}, {2, 1}, {3, -1}}, n});
    expect_same_ways({{{0, 1}, {1, 1}, {2, -1}, {3, -1}}, n});
    expect_same_ways({{{0, -1}, {1, -1}, {2, -1}, {3, -1}}, n});
  }
}

TEST(DistinctSums, SaysNothingOfCellsThatMayBeAlikeOrCountTwice) {
  const LayoutPtr layout = layout_named("4x4");
  const auto says_nothing = [&](const Total& total, bool differ) {
    const Parts parts =
        constraints::distinct_sums(*layout, total, [&](CellId, CellId) { return differ; });
    return !parts.never && parts.eithers.empty();
  };
  EXPECT_TRUE(says_nothing({{{0, 1}, {1, 1}}, 5}, false));
  EXPECT_TRUE(says_nothing({{{0, 2}, {1, 1}}, 5}, true));
  EXPECT_TRUE(says_nothing({{{0, 1}, {1, -1}}, 0}, true));
  EXPECT_FALSE(says_nothing({{{0, 1}, {1, 1}}, 5}, true));
}

}  // namespace
}  // namespace clew::test
