#include "search/batch/waiting.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "base/random.h"
#include "support/seed.h"

namespace clew::search {
namespace {

TEST(Waiting, IsAStackForEachPuzzleWhileItGrows) {
  constexpr std::size_t puzzles = 20;
  Random random(test::seed());
  Waiting waiting;
  for (int run = 0; run < 3; ++run) {
    waiting.clear(puzzles);
    std::map<std::size_t, std::vector<std::uint8_t>> expected;
    std::size_t waits = 0;
    for (int i = 0; i < 3000; ++i) {
      waiting.reserve(1);
      Waiting::Stacks stacks = waiting.stacks();
      EXPECT_EQ(stacks.nothing(), waits == 0);
      const std::size_t puzzle = random.below(puzzles);
      std::vector<std::uint8_t>& stack = expected[puzzle];
      ASSERT_EQ(stacks.empty(puzzle), stack.empty());
      if (stack.empty() || random.below(3) > 0) {
        stack.push_back(static_cast<std::uint8_t>(random.below(256)));
        stacks.nodes[stacks.push(puzzle, stack.back())].row[0] = stack.back();
        ++waits;
      } else {
        const std::uint32_t number = stacks.pop(puzzle);
        ASSERT_EQ(stacks.nodes[number].row[0], stack.back());
        ASSERT_EQ(stacks.places[number].path, stack.back());
        stack.pop_back();
        --waits;
      }
      waiting.give_back(stacks);
    }
  }
}

}  // namespace
}  // namespace clew::search
