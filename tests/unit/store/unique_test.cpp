#include "store/unique.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/random.h"

namespace clew::store {
namespace {

class Memory : public testing::TestWithParam<std::size_t> {};

TEST_P(Memory, EachLineOnceInOrder) {
  Random random(1);
  UniqueLines lines(GetParam());
  std::vector<std::string> expected;
  std::set<std::string> seen;
  for (int i = 0; i < 20'000; ++i) {
    const std::string line = std::string(random.below(5), 'x') + std::to_string(random.below(3000));
    ASSERT_TRUE(lines.add(line));
    if (seen.insert(line).second) expected.push_back(line);
  }
  std::vector<std::string> got;
  ASSERT_TRUE(lines.visit([&](std::string_view line) { got.emplace_back(line); }));
  EXPECT_EQ(got, expected);
  EXPECT_EQ(lines.added(), 20'000u);
}
INSTANTIATE_TEST_SUITE_P(SmallAndLarge, Memory, testing::Values(1'000, 50'000, 100'000'000));

TEST(UniqueLines, HoldNoMoreThanTheyMay) {
  constexpr std::size_t memory = 10'000, line = 100;
  UniqueLines lines(memory);
  std::size_t most = 0;
  for (int i = 0; i < 2'000; ++i) {
    ASSERT_TRUE(lines.add(std::to_string(i) + std::string(line, 'x')));
    ASSERT_LT(lines.held(), memory);
    most = std::max(most, lines.held());
  }
  EXPECT_GT(most, memory / 2);
  int visited = 0;
  ASSERT_TRUE(lines.visit([&](std::string_view) { ++visited; }));
  EXPECT_EQ(visited, 2'000);
}

TEST(UniqueLines, NothingIsNothing) {
  UniqueLines lines;
  EXPECT_TRUE(lines.visit([](std::string_view) { FAIL(); }));
}

}  // namespace
}  // namespace clew::store
