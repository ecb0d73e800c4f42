#include "verbs/hint.h"

#include <gtest/gtest.h>

#include "verbs/json.h"
#include "verbs/reasoner.h"

namespace clew::verbs {
namespace {

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

const char* const line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Hint, TellsAsMuchAsIsAskedFor) {
  const Json where = ask("hint", {{"puzzle", line}, {"detail", 1}});
  const Json whole = ask("hint", {{"puzzle", line}});
  ASSERT_EQ(where["texts"].size(), 1u);
  ASSERT_EQ(whole["texts"].size(), 3u);
  EXPECT_EQ(whole["text"], whole["texts"][2]);
  EXPECT_EQ(whole["step"]["placements"].size(), 1u);
  EXPECT_FALSE(whole["step"]["evidence"]["facts"].empty());
}

TEST(Hint, NamesMistakesInsteadOfBuildingOnThem) {
  const Json answer = ask("hint", {{"puzzle", line}, {"entries", "..9" + std::string(78, '.')}});
  ASSERT_EQ(answer["mistakes"].size(), 1u);
  EXPECT_EQ(answer["mistakes"][0]["cell"], "r1c3");
  EXPECT_EQ(answer["mistakes"][0]["kind"], "value");
}

// Logic under constraints does not rest on there being one solution: the search must not take all
// the time before it.
TEST(Reasoner, LeavesLogicMostOfTheTimeUnderConstraints) {
  const Stop stop = stop_after(3000);
  const auto plain = find_layout("9x9"), ruled = find_layout("9x9+nonconsecutive");
  ASSERT_TRUE(plain && ruled);
  EXPECT_EQ(stop_of_search(**plain, stop).deadline, stop.deadline);
  EXPECT_LT(stop_of_search(**ruled, stop).deadline, *stop.deadline - std::chrono::seconds(1900));
  EXPECT_FALSE(stop_of_search(**ruled, {}).deadline);
}

TEST(Explain, WalksTheWholePath) {
  const Json answer = ask("explain", {{"puzzle", line}});
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_EQ(answer["steps"].size(), 51u);
  EXPECT_EQ(answer["cells"].size(), 81u);
}

TEST(Find, AnswersWithEveryInstance) {
  EXPECT_GT(ask("find", {{"puzzle", line}})["steps"].size(), 1u);
  const Json fish = ask("find", {{"puzzle", line}, {"technique", "x-wing"}});
  for (const Json& step : fish["steps"]) EXPECT_EQ(step["technique"], "x-wing");
  EXPECT_TRUE(ask("find", {{"puzzle", line}, {"technique", "nonsense"}}).contains("error"));
}

TEST(Techniques, AreToldInTheOrderOfThePath) {
  const Json list = ask("techniques", Json::object())["techniques"];
  EXPECT_EQ(list[0]["name"], "full-house");
  EXPECT_EQ(list[0]["level"], "easy");
}

}  // namespace
}  // namespace clew::verbs
