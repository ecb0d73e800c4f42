#include "rating/combine.h"

#include <gmock/gmock.h>

#include <vector>

namespace clew::rating {
namespace {

std::vector<std::vector<int>> subsets(int n, int k) {
  std::vector<std::vector<int>> all;
  for_subsets(n, k, [&](const int* picked) {
    all.emplace_back(picked, picked + k);
    return false;
  });
  return all;
}

TEST(Subsets, InTheOrderOfTheirBitPatterns) {
  EXPECT_THAT(subsets(4, 2),
              testing::ElementsAre(std::vector{0, 1}, std::vector{0, 2}, std::vector{1, 2},
                                   std::vector{0, 3}, std::vector{1, 3}, std::vector{2, 3}));
}

TEST(Subsets, OfNothingIsOne) { EXPECT_EQ(subsets(3, 0).size(), 1u); }
TEST(Subsets, LargerThanTheWholeAreNone) { EXPECT_TRUE(subsets(2, 3).empty()); }

TEST(Subsets, WithoutThoseThatGrowFromABadBeginning) {
  // Sums of at most 6: everything that a filter keeps, in the same order, and no part was examined
  // twice.
  std::vector<std::vector<int>> filtered = subsets(7, 3), grown;
  std::erase_if(filtered, [](const auto& set) { return set[0] + set[1] + set[2] > 6; });
  for_subsets(
      7, 3, 0, [](int& sum, int i) { return (sum += i) <= 6; },
      [&](const int* picked, int) {
        grown.emplace_back(picked, picked + 3);
        return false;
      });
  EXPECT_EQ(grown, filtered);
  EXPECT_FALSE(grown.empty());
}

TEST(Subsets, StopWhenTold) {
  int seen = 0;
  EXPECT_TRUE(for_subsets(9, 3, [&](const int*) { return ++seen == 5; }));
  EXPECT_EQ(seen, 5);
}

}  // namespace
}  // namespace clew::rating
