// Texts of chains and nets that have more than one possible form: two paths of "Golden Nugget"
// (tarek, Sudoku players' forum, 2007).
#include <gtest/gtest.h>

#include "clew/explain.h"
#include "clew/text.h"
#include "clew/words.h"

namespace clew {
namespace {

constexpr const char* golden_nugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

// The text of a step, numbered from 1, of the path that tries a technique before the others.
std::string text_of_step(std::size_t number, std::vector<TechniqueId> order) {
  const auto puzzle = read_puzzle(golden_nugget);
  auto explainer = Explainer::make(puzzle->layout);
  const Path path =
      explainer->path(start(*puzzle), {.unique = true, .order = order, .givens = puzzle->givens});
  EXPECT_GE(path.steps().size(), number);
  Grid grid = start(*puzzle);
  for (std::size_t i = 0; i + 1 < number; ++i) apply(*puzzle->layout, path.steps()[i], grid);
  return tell(*puzzle->layout, grid, path.steps()[number - 1], Detail::reason);
}

TEST(Story, ADigitThatIsSupposedAbsentIsShownToBeThere) {
  EXPECT_EQ(text_of_step(81, {}),
            "1. Suppose r4c4 is not 1.\n"
            "2. r4c7 is 1 (the last place in row 4).\n"
            "3. Neither r1c7 nor r5c8 is 1, so r1c7 is 2 (the last candidate).\n"
            "4. r6c7 is not 2, so r6c7 is 9 (the last candidate).\n"
            "5. r9c7 is not 9, so r9c8 is 9 (the last place in row 9).\n"
            "6. r9c8 is not 1.\n"
            "Then 1 has no place left in column 8 (by 3 and 6). So r4c4 is 1.");
}

TEST(Story, AVerityOfOneCandidateHasTwoCases) {
  EXPECT_EQ(text_of_step(36, {TechniqueId::forcing_net_verity}),
            "r6c3 is 6 or it is not.\n"
            "1. If r6c3 is 6:\n"
            "2. There is nothing more to show.\n"
            "3. If r6c3 is not 6:\n"
            "4. r6c3 is 5 (the last candidate, by 3).\n"
            "5. r9c3 is 6 (the last place in column 3, by 3).\n"
            "6. r5c3 is 4 (the last candidate, by 4).\n"
            "7. r4c2 is 3 (the last candidate, by 4 and 6).\n"
            "8. r7c2 is 1 (the last candidate, by 5 and 7).\n"
            "9. r1c3 is 1 (the last place in box 1, by 8).\n"
            "10. r8c3 is 7 (the last candidate, by 4 and 9).\n"
            "11. r7c1 is 3 (the last candidate, by 5 and 10).\n"
            "12. r7c7 is 7 (the last candidate, by 8 and 11).\n"
            "13. r2c5 is 7 (the last place in row 2, by 10 and 12).\n"
            "14. r1c1 is 7 (the last place in row 1, by 9, 12 and 13).\n"
            "15. r3c1 is 6 (the last candidate, by 14).\n"
            "16. r5c1 is not 6 (by 15).\n"
            "In each case, r5c1 cannot be 6.");
}

}  // namespace
}  // namespace clew
