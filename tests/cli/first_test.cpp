// The program that ./run builds first answers as the whole does.
#include <gtest/gtest.h>

#include "cli/clew.h"

namespace clew {
namespace {

const std::string puzzles =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........\n"
    "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    "1..4......4.2...\n"
    "nothing\n";

TEST(First, AnswersAsTheWholeDoes) {
  for (const char* verb : {"solve", "count", "candidates", "check"})
    for (const char* how : {"--quiet", "--json"}) {
      const test::Ran whole = test::clew({verb, how}, puzzles);
      const test::Ran first = test::run(CLEW_FIRST_BINARY, {verb, how}, puzzles);
      EXPECT_EQ(whole.status, 1) << verb;
      EXPECT_EQ(first.status, whole.status) << verb;
      EXPECT_EQ(first.out, whole.out) << verb;
      EXPECT_EQ(first.err, whole.err) << verb;
    }
}

}  // namespace
}  // namespace clew
