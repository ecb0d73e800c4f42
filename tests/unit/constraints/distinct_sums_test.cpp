// Sums of cells that differ, as sets of digits: the ways to fill the cells are the same.
#include "constraints/distinct_sums.h"

#include <gtest/gtest.h>

#include "clew/text.h"
#include "support/position.h"

namespace clew::test {
namespace {

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

std::vector<constraints::DistinctSums> sums_of(std::span<const Total> totals,
                                               const constraints::Differs& differ) {
  const LayoutPtr layout = layout_named("4x4");
  const std::vector<DigitSet> open(static_cast<std::size_t>(layout->size()), layout->all_digits());
  return constraints::distinct_sums(*layout, totals, open, differ);
}

// Calls `act` with every way to fill the first cells of 4x4.
template <class Act>
void fill_each_way(int cells, Act act) {
  for (int way = 0; way < 1 << 2 * cells; ++way) {
    std::vector<Digit> digits(16, 1);
    for (int c = 0, rest = way; c < cells; ++c, rest /= 4)
      digits[static_cast<std::size_t>(c)] = static_cast<Digit>(1 + rest % 4);
    act(digits);
  }
}

bool all_kept(const std::vector<constraints::DistinctSums>& sums,
              const std::vector<Digit>& digits) {
  const LayoutPtr layout = layout_named("4x4");
  return std::ranges::all_of(sums, [&](const constraints::DistinctSums& one) {
    return !one.parts.never && constraints::satisfied(one.parts, *layout, digits);
  });
}

// Every way to fill four cells of a row of 4x4.
void expect_same_ways(const Total& total) {
  const auto sums = sums_of({&total, 1}, [&](CellId a, CellId b) {
    return total.terms[a].factor == total.terms[b].factor;
  });
  ASSERT_EQ(sums.size(), 1u);
  int kept = 0;
  fill_each_way(4, [&](const std::vector<Digit>& digits) {
    const bool right = is_right(total, digits);
    kept += right;
    EXPECT_EQ(all_kept(sums, digits), right) << total.total;
  });
  EXPECT_EQ(sums[0].parts.never, kept == 0);
}

TEST(DistinctSums, KeepsTheWaysInWhichEachSideDiffers) {
  for (std::int64_t n = -8; n <= 12; ++n) {
    expect_same_ways({{{0, 1}, {1, 1}, {2, 1}, {3, 1}}, n});
    expect_same_ways({{{0, 1}, {1, 1}, {2, 1}, {3, -1}}, n});
    expect_same_ways({{{0, 1}, {1, 1}, {2, -1}, {3, -1}}, n});
    expect_same_ways({{{0, -1}, {1, -1}, {2, -1}, {3, -1}}, n});
  }
}

// Three sides of one sum: two cells each, and two pairs differ besides.
TEST(DistinctSums, TellsTheSumOfTotalsThatShareASide) {
  const Total totals[] = {{{{0, 1}, {1, 1}, {2, -1}, {3, -1}}, 0},
                          {{{2, 1}, {3, 1}, {4, -1}, {5, -1}}, 0}};
  const auto differ = [](CellId a, CellId b) { return a / 2 == b / 2 || (a < 4 && b < 4); };
  const auto sums = sums_of(totals, differ);
  ASSERT_EQ(sums.size(), 1u);
  ASSERT_EQ(sums[0].parts.eithers.size(), 1u);
  EXPECT_EQ(sums[0].parts.eithers[0].choices.size(), 1u) << "four digits come to 10, and half to 5";
  int ways = 0;
  fill_each_way(6, [&](const std::vector<Digit>& digits) {
    bool apart = true;
    for (CellId a = 0; a < 6; ++a)
      for (CellId b = 0; b < a; ++b) apart = apart && !(differ(a, b) && digits[a] == digits[b]);
    if (!apart) return;
    const int sum = digits[0] + digits[1];
    const bool right = sum == digits[2] + digits[3] && sum == digits[4] + digits[5];
    ways += right;
    EXPECT_EQ(all_kept(sums, digits), right);
  });
  EXPECT_EQ(ways, 32);
}

// A side of two groups: nothing is lost, and its bounds are those of both.
TEST(DistinctSums, CutsASideIntoGroupsThatDiffer) {
  const Total total{{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, -1}}, 2};
  const auto differ = [](CellId a, CellId b) { return a / 2 == b / 2; };
  const auto sums = sums_of({&total, 1}, differ);
  ASSERT_EQ(sums.size(), 1u);
  EXPECT_EQ(sums[0].groups.size(), 2u);
  int ways = 0;
  fill_each_way(5, [&](const std::vector<Digit>& digits) {
    if (digits[0] == digits[1] || digits[2] == digits[3]) return;
    const int sum = digits[0] + digits[1] + digits[2] + digits[3];
    if (sum != digits[4] + 2) return;
    ++ways;
    EXPECT_TRUE(all_kept(sums, digits));
  });
  EXPECT_EQ(ways, 4) << "1 and 2 twice come to 6";
}

TEST(DistinctSums, SaysNothingOfCellsThatMayBeAlikeOrCountTwice) {
  const auto says_nothing = [&](const Total& total, bool differ) {
    return sums_of({&total, 1}, [&](CellId, CellId) { return differ; }).empty();
  };
  EXPECT_TRUE(says_nothing({{{0, 1}, {1, 1}}, 5}, false));
  EXPECT_TRUE(says_nothing({{{0, 2}, {1, 1}}, 5}, true));
  EXPECT_TRUE(says_nothing({{{0, 1}, {1, -1}}, 0}, true));
  EXPECT_FALSE(says_nothing({{{0, 1}, {1, 1}}, 5}, true));
}

TEST(DistinctSums, RangesOverTheCandidates) {
  const CellId cells[] = {0, 1, 2};
  const auto range = [&](std::vector<DigitSet> marks) {
    return constraints::range_of_sum(cells, marks);
  };
  const DigitSet one_two = DigitSet::of(1) | DigitSet::of(2);
  const DigitSet all = DigitSet::up_to(9);
  const auto open = range({all, all, all});
  ASSERT_TRUE(open);
  EXPECT_EQ(open->least, 6);
  EXPECT_EQ(open->greatest, 24);
  const auto low = range({one_two, all, one_two});
  ASSERT_TRUE(low);
  EXPECT_EQ(low->least, 6);
  EXPECT_EQ(low->greatest, 12);
  EXPECT_FALSE(range({one_two, one_two, one_two}));
}

}  // namespace
}  // namespace clew::test
