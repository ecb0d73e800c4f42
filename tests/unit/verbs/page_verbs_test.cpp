// Requests of the page beyond the command line's.
#include <gtest/gtest.h>

#include <set>

#include "clew/text.h"
#include "verbs/check.h"
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

TEST(GenerateVerb, DrawsTheFamiliesThatItIsAskedFor) {
  const Json answer = ask("generate", {{"layout", "6x6"}, {"with", "killer"}, {"seed", 2}});
  ASSERT_EQ(answer["puzzles"].size(), 1u) << answer;
  const std::string puzzle = answer["puzzles"][0]["puzzle"];
  EXPECT_NE(puzzle.find("\ncage "), std::string::npos) << puzzle;
}

// Completions that add no given differ in their clues alone.
TEST(GenerateVerb, CompletionsWithOtherCluesAreOthers) {
  const std::string givens = "534678912672195348198342567859761423426853791" + std::string(36, '.');
  const Json answer = ask(
      "generate",
      {{"puzzle", givens}, {"complete", true}, {"with", "kropki"}, {"count", 3}, {"attempts", 6}});
  std::set<std::string> clues;
  for (const Json& made : answer["puzzles"])
    if (made["added_givens"].empty()) clues.insert(made["added_clues"].dump());
  EXPECT_GE(clues.size(), 2u) << answer;
}

TEST(CheckVerb, NamesAGivenAndAConstraintThatContradict) {
  const Puzzle puzzle = *read_puzzle("sudoku 1\nlayout 9x9\ncage 3 r1c1 r1c2\ngivens\n5" +
                                     std::string(80, '.') + "\n");
  const auto words = check(puzzle, {}, {});
  ASSERT_TRUE(words) << words.error().reason;
  EXPECT_NE(words->find("contradict each other"), std::string::npos) << *words;
  EXPECT_NE(words->find("r1c1"), std::string::npos) << *words;
}

}  // namespace
}  // namespace clew::verbs
