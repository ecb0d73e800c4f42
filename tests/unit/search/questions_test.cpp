// Yes or no of many puzzles at once.
#include "search/batch/questions.h"

#include <gtest/gtest.h>

#include <optional>

#include "clew/text.h"

namespace clew::search {
namespace {

using Says = Questions::Says;

Says ask(const char* name, std::string_view line, int solutions) {
  const LayoutPtr layout = find_layout(name).value();
  const auto extras = extras_of(*layout);
  const auto givens = read_values(*layout, line).value();
  SearchNode node{};
  for (std::size_t c = 0; c < givens.size(); ++c)
    for (std::size_t d = 0; d < 9; ++d)
      if (!givens[c] || givens[c] == d + 1) add_candidate(node.row, d, c);
  Questions questions(*kernels().front(), &*extras);
  questions.ask(3, node.row, solutions);
  std::optional<Says> says;
  while (questions.busy())
    for (const auto& answer : questions.step()) {
      EXPECT_EQ(answer.asker, 3u);
      EXPECT_FALSE(says);
      says = answer.says;
    }
  return says.value_or(Says::nothing);
}

TEST(Questions, AreAnswered) {
  const std::string_view line =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  EXPECT_EQ(ask("9x9", line, 1), Says::yes);
  EXPECT_EQ(ask("9x9", line, 2), Says::no);
}

TEST(Questions, ThatTakeTooLongAreNot) {
  const std::string_view line =
      ".........2...................98........39...........9..............2.9..98.......";
  EXPECT_EQ(ask("hyper", line, 1), Says::nothing);
}

}  // namespace
}  // namespace clew::search
