// Requests of the page beyond the command line's.
#include <gtest/gtest.h>

#include "verbs/json.h"

namespace clew::verbs {
namespace {

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

TEST(SolveVerb, SaysWhetherItsNumberIsExact) {
  const std::string empty(16, '.');
  EXPECT_EQ(ask("solve", {{"puzzle", empty}, {"limit", 1000}})["exact"], true);
  EXPECT_EQ(ask("solve", {{"puzzle", empty}, {"limit", 10}})["exact"], false);
}

TEST(GenerateVerb, TakesALayoutOfOnesOwn) {
  const std::string source = "sudoku 1\ngrid 4x4 regions 1112122233343444\ngivens\n";
  const Json answer =
      ask("generate", {{"puzzle", source + std::string(16, '.') + '\n'}, {"seed", 3}});
  ASSERT_EQ(answer["puzzles"].size(), 1u) << answer;
  const std::string puzzle = answer["puzzles"][0]["puzzle"];
  const Json solved = ask("solve", {{"puzzle", source + puzzle + '\n'}});
  EXPECT_EQ(solved["status"], "unique");
  EXPECT_EQ(solved["solution"], answer["puzzles"][0]["solution"]);
}

TEST(GenerateVerb, NamesWhatIsWrongWithALayoutOfOnesOwn) {
  EXPECT_TRUE(ask("generate", {{"puzzle", "hello"}}).contains("error"));
}

}  // namespace
}  // namespace clew::verbs
