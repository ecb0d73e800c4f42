// Candidates that a puzzle gives, and those that a player has left.
#include <gmock/gmock.h>

#include <algorithm>

#include "clew/text.h"
#include "verbs/json.h"
#include "verbs/reasoner.h"

namespace clew::verbs {
namespace {

using testing::HasSubstr;

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

// The two 2x2 corners decide each other; the cells' candidates decide which way.
const std::string head = "sudoku 1\nlayout 4x4\ngivens\n12..\n34..\n....\n....\n";
const std::string marks = "marks\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 24 1\n";

TEST(GivenMarks, AreReadFromEveryFormThatHasThem) {
  for (const std::string& text :
       {std::string(
            ".Shape~4x4.~R1C1_1~R1C2_2~R2C1_3~R2C2_4~R1C3_3~R3C1_2_4~R3C3_3_4~R2C3_1_2~R4C4_1_2"),
        head + marks}) {
    const auto puzzle = read_puzzle(text);
    ASSERT_TRUE(puzzle) << puzzle.error().reason;
    EXPECT_FALSE(puzzle->marks.empty());
    EXPECT_EQ(puzzle->given_marks, puzzle->marks);
  }
  // Below entries, even blank ones, they are the player's.
  const auto played = read_puzzle(head + "entries\n....\n....\n....\n....\n" + marks);
  ASSERT_TRUE(played);
  EXPECT_TRUE(played->entries.empty());
  EXPECT_FALSE(played->marks.empty());
  EXPECT_TRUE(played->given_marks.empty());
  EXPECT_EQ(read_puzzle(*write(*played, Format::text))->given_marks.size(), 0u);
  // Both at once.
  const auto both = read_puzzle(head + marks + "entries\n....\n....\n....\n....\n" +
                                "marks\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n");
  ASSERT_TRUE(both);
  EXPECT_NE(both->marks, both->given_marks);
  const auto again = read_puzzle(*write(*both, Format::text));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->marks, both->marks);
  EXPECT_EQ(again->given_marks, both->given_marks);
}

TEST(GivenMarks, MakeAPuzzleUnique) {
  const Json puzzle{{"puzzle", head + marks}};
  EXPECT_EQ(ask("solve", {{"puzzle", head + "\n"}})["status"], "multiple");
  EXPECT_EQ(ask("explain", puzzle)["status"], "solved");
  EXPECT_EQ(ask("hint", puzzle)["status"], "unique");
  EXPECT_EQ(ask("find", puzzle)["status"], "unique");
  EXPECT_EQ(ask("rate", puzzle)["status"], "unique");
  EXPECT_EQ(ask("check", puzzle)["status"], "unique");
  // The same marks by a player leave the puzzle unchanged.
  EXPECT_EQ(ask("hint", {{"puzzle", head + "entries\n....\n....\n....\n....\n" + marks}})["status"],
            "multiple");
}

TEST(GivenMarks, StayUnderThePlayersOwn) {
  Json mine = Json::array();
  for (int c = 0; c < 16; ++c) mine.push_back(nullptr);
  mine[2] = Json::array({4});  // the one digit that r1c3 is given is gone
  const Json answer = ask("hint", {{"puzzle", head + marks}, {"marks", mine}});
  EXPECT_EQ(answer["status"], "unique");
  ASSERT_EQ(answer["mistakes"].size(), 1u) << answer;
  EXPECT_EQ(answer["mistakes"][0]["cell"], "r1c3");
  EXPECT_EQ(answer["mistakes"][0]["kind"], "removed");
}

// A position whose values alone determine the puzzle may contain a slip.
TEST(GivenMarks, ThatRuleOutTheOnlySolutionAreMistakes) {
  const std::string position =
      "sudoku 1\nlayout 4x4\ngivens\n123.\n341.\n2...\n.3..\nmarks\n1 2 3 4\n3 4 1 1\n2 1 4 3\n4 3 "
      "2 1\n";
  const Json answer = ask("hint", {{"puzzle", position}});
  ASSERT_TRUE(answer.contains("mistakes")) << answer;
  EXPECT_EQ(answer["mistakes"][0]["cell"], "r2c4");
}

TEST(GivenMarks, AreNoPartOfAKnownSolution) {
  EXPECT_TRUE(
      ask("hint", {{"puzzle", head + marks}, {"solution", "1234341221434321"}}).contains("step"));
  EXPECT_TRUE(
      ask("hint", {{"puzzle", head + marks}, {"solution", "1243341221344321"}}).contains("error"));
}

// One given and a deleted candidate in its row: the given and the candidates contradict each other
// together.
TEST(Check, CandidatesThatTheGivensRuleOutAreNotHeldAgainstThePuzzle) {
  const std::string line =
      ":0000:x:1" + std::string(80, '.') + ":212 312 412 512 612 712 812 912:::";
  const Json answer = ask("check", {{"puzzle", line}});
  EXPECT_EQ(answer["status"], "none");
  EXPECT_EQ(answer["core"], Json::array({"r1c1"})) << answer;
}

TEST(Check, SaysWhenCandidatesAloneAllowNoSolution) {
  const auto puzzle = read_puzzle(
      "sudoku 1\nlayout 4x4\ngivens\n....\n....\n....\n....\n"
      "marks\n12 12 12 1234\n1234 1234 1234 1234\n"
      "1234 1234 1234 1234\n1234 1234 1234 1234\n");
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(ask("check", {{"puzzle", *write(*puzzle, Format::text)}})["status"], "none");
}

// Only the caller's stop ends a path: logic continues until it finds nothing.
TEST(Explain, WithSeveralSolutionsGoesOnUntilItFindsNothing) {
  const std::string several =
      "53..7....6..1......98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....";
  Json first;
  for (int i = 0; i < 2; ++i) {
    const Json path = ask("explain", {{"puzzle", several}});
    EXPECT_EQ(path["status"], "multiple");
    if (i) EXPECT_EQ(path["steps"], first["steps"]);
    first = path;
    Json end{{"puzzle", several}, {"entries", path["end"]}};
    EXPECT_EQ(ask("explain", end)["steps"].is_array(), true);
  }
}

TEST(Prove, SaysOfWhatAllSolutionsShareThatTheyDo) {
  // r1c4 is 4 in each of them.
  const Json answer = ask("prove", {{"puzzle", "123............."}, {"claim", "r1c4<>4"}});
  EXPECT_EQ(answer["status"], "multiple");
  EXPECT_EQ(answer["text"], "Wrong: r1c4 is 4 in every solution.");
  const Json german =
      ask("prove", {{"puzzle", "123............."}, {"claim", "r1c4<>4"}, {"language", "de"}});
  EXPECT_THAT(german["text"].get<std::string>(), HasSubstr("in jeder Lösung"));
  const Json slip = ask("hint", {{"puzzle", "123............."}, {"entries", "...3............"}});
  EXPECT_THAT(slip["text"].get<std::string>(), HasSubstr("it is 4 in every solution"));
}

}  // namespace
}  // namespace clew::verbs
