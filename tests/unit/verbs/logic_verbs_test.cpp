// explain, hint, find, techniques and backdoors as the page and the server call them.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "verbs/call.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

using testing::HasSubstr;

// The first puzzle of the English Wikipedia's article on Sudoku.
constexpr const char* easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// AI Escargot, by Arto Inkala, 2006.
constexpr const char* hard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

TEST(ExplainVerb, SolvesAndProvesEachStep) {
  const Json answer = ask("explain", {{"puzzle", easy}, {"verify", true}});
  EXPECT_EQ(answer["status"], "solved");
  EXPECT_EQ(answer["layout"], "9x9");
  EXPECT_EQ(answer["cells"].size(), 81u);
  EXPECT_EQ(answer["cells"][9], "r2c1");
  EXPECT_EQ(answer["level"], "easy");
  EXPECT_EQ(answer["cycles"], answer["steps"].size());
  ASSERT_EQ(answer["steps"].size(), 51u);
  for (const Json& step : answer["steps"]) {
    EXPECT_TRUE(step["verified"]);
    for (const char* field :
         {"technique", "code", "name", "rating", "placements", "eliminations", "evidence", "text"})
      EXPECT_TRUE(step.contains(field)) << field;
    EXPECT_FALSE(step["evidence"]["facts"].empty());
  }
}

// The examples of docs/tour.md.
TEST(ExplainVerb, SolvesThePublishedPuzzlesOfTheTour) {
  std::map<std::string, std::size_t> steps;
  for (const auto& file : std::filesystem::directory_iterator(
           std::filesystem::path(CLEW_STARTER).parent_path().parent_path() /
           "examples/published")) {
    std::ifstream in(file.path());
    const std::string puzzle{std::istreambuf_iterator<char>(in), {}};
    const Json answer = ask("explain", {{"puzzle", puzzle}, {"verify", true}});
    EXPECT_EQ(answer["status"], "solved") << file.path();
    for (const Json& step : answer["steps"]) EXPECT_TRUE(step["verified"]) << step["text"];
    steps[file.path().stem()] = answer["steps"].size();
  }
  EXPECT_EQ(steps, (std::map<std::string, std::size_t>{{"arrow", 103},
                                                       {"killer", 112},
                                                       {"miracle", 206},
                                                       {"sandwich", 104},
                                                       {"whispers", 105}}));
}

TEST(ExplainVerb, StuckWithoutWhatItNeeds) {
  const Json answer = ask("explain", {{"puzzle", hard}, {"only", "full-house,naked-single"}});
  EXPECT_EQ(answer["status"], "stuck");
  EXPECT_EQ(answer["level"], "beyond logic");
  EXPECT_TRUE(ask("explain", {{"puzzle", hard}, {"only", "no-such-wing"}}).contains("error"));
  EXPECT_TRUE(ask("explain", {{"puzzle", hard}, {"path", "sideways"}}).contains("error"));
}

TEST(ExplainVerb, NoneShowsTheErrorAndMultipleUsesNoUniqueness) {
  std::string twice = easy;
  twice[2] = '3';
  const Json none = ask("explain", {{"puzzle", twice}});
  EXPECT_EQ(none["status"], "none");
  ASSERT_FALSE(none["steps"].empty());
  const Json& last = none["steps"].back();
  EXPECT_TRUE(last["placements"].empty() && last["eliminations"].empty());
  EXPECT_THAT(last["text"].get<std::string>(), HasSubstr("in error"));

  std::string open = easy;
  for (int i = 0; i < 20; ++i) open[i] = '.';
  const Json multiple = ask("explain", {{"puzzle", open}});
  EXPECT_EQ(multiple["status"], "multiple");
  for (const Json& step : multiple["steps"]) EXPECT_FALSE(step["evidence"].contains("pattern"));
}

TEST(HintVerb, ThreeDepths) {
  std::string texts[4];
  for (int detail : {1, 2, 3}) {
    const Json answer = ask("hint", {{"puzzle", hard}, {"detail", detail}});
    EXPECT_EQ(answer["status"], "unique");
    texts[detail] = answer["step"]["text"];
    EXPECT_EQ(answer["step"]["technique"], "hidden-single-box");
  }
  EXPECT_EQ(texts[1], "Look at the 1s in box 7.");
  EXPECT_EQ(texts[2], "A hidden single: 1 has one place in box 7.");
  EXPECT_EQ(texts[3], "In box 7, 1 can go nowhere but in r8c3: r8c3 is 1.");
  EXPECT_TRUE(ask("hint", {{"puzzle", hard}, {"detail", 4}}).contains("error"));
}

TEST(HintVerb, AWrongEntryInsteadOfAStep) {
  std::string entries(81, '.');
  entries[2] = '1';  // r1c3 is 4
  const Json answer = ask("hint", {{"puzzle", easy}, {"entries", entries}});
  EXPECT_FALSE(answer.contains("step"));
  ASSERT_EQ(answer["mistakes"].size(), 1u);
  EXPECT_EQ(answer["mistakes"][0], (Json{{"cell", "r1c3"}, {"digit", 1}, {"kind", "value"}}));
  EXPECT_EQ(answer["text"], "r1c3 cannot be 1: it is 4 in the only solution.");
  const Json vague = ask("hint", {{"puzzle", easy}, {"entries", entries}, {"detail", 1}});
  EXPECT_EQ(vague["text"], "There is a mistake in the grid.");
}

TEST(HintVerb, ASolutionThatIsKnownIsNotSearchedFor) {
  const std::string solution = ask("solve", {{"puzzle", easy}})["solution"];
  for (const bool wrong : {false, true}) {
    std::string entries(81, '.');
    entries[2] = wrong ? '1' : '4';
    Json request{{"puzzle", easy}, {"entries", entries}};
    const Json searched = ask("hint", request);
    request["solution"] = solution;
    EXPECT_EQ(ask("hint", request), searched);
  }
  std::string other = solution;
  std::swap(other[2], other[3]);
  for (const std::string& no_solution : {other, std::string(81, '.'), solution.substr(1)})
    EXPECT_TRUE(ask("hint", {{"puzzle", easy}, {"solution", no_solution}}).contains("error"));
  // Uniqueness of the given solution is not checked.
  Json request{{"puzzle", std::string(81, '.')}};
  EXPECT_EQ(ask("hint", request)["status"], "multiple");
  request["solution"] = solution;
  EXPECT_EQ(ask("hint", request)["status"], "unique");
}

TEST(HintVerb, AWronglyRemovedCandidate) {
  Json marks = Json::array();
  for (int i = 0; i < 81; ++i) marks.push_back(nullptr);
  marks[2] = Json::array({1, 2});  // r1c3 is 4
  const Json answer = ask("hint", {{"puzzle", easy}, {"marks", marks}});
  ASSERT_TRUE(answer.contains("mistakes")) << answer;
  EXPECT_EQ(answer["mistakes"][0], (Json{{"cell", "r1c3"}, {"digit", 4}, {"kind", "removed"}}));
}

TEST(HintVerb, WhatAWrongEntryTakesWithItIsNoMistakeOfItsOwn) {
  const std::string solution = ask("solve", {{"puzzle", easy}})["solution"];
  std::string entries(81, '.');
  entries[2] = '1';  // r1c3 is 4
  Json marks = Json::array();
  for (std::size_t c = 0; c < 81; ++c) {
    const bool sees = c != 2 && (c < 9 || c % 9 == 2 || (c / 27 == 0 && c % 9 < 3));
    marks.push_back(sees ? Json::array({2, 3, 4, 5, 6, 7, 8, 9}) : Json(nullptr));
  }
  const auto asked = [&] {
    return ask("hint", {{"puzzle", easy}, {"entries", entries}, {"marks", marks}});
  };
  EXPECT_EQ(asked()["mistakes"],
            (Json::array({{{"cell", "r1c3"}, {"digit", 1}, {"kind", "value"}}})));
  // Another digit that is gone without reason is one still.
  std::size_t open = 3;
  while (easy[open] != '.' || solution[open] == '1') ++open;
  marks[open] = Json::array({solution[open] == '2' ? 3 : 2});
  EXPECT_EQ(asked()["mistakes"].size(), 2u);
}

TEST(FindVerb, ByNameCodeAndDigit) {
  const Json all = ask("find", {{"puzzle", hard}, {"technique", "hidden-single-box"}});
  EXPECT_EQ(all["steps"].size(), 1u);
  EXPECT_EQ(ask("find", {{"puzzle", hard}, {"technique", "0002"}})["steps"].size(),
            2u);  // box and line
  EXPECT_EQ(ask("find", {{"puzzle", hard}, {"technique", "0002"}, {"digit", 5}})["steps"].size(),
            0u);
  EXPECT_TRUE(ask("find", {{"puzzle", hard}, {"technique", "9999"}}).contains("error"));
}

// Finned mutant fish of five and six, in the form of lines of HoDoKu's library: placed values,
// removed candidates, and the eliminations of the fish (r8c4<>2; the 4s of column 3).
TEST(FindVerb, LinesOfHodokuWithTheCodesOfLargeMutantFish) {
  struct {
    const char *code, *technique, *puzzle;
    Json eliminations;
  } const cases[] = {
      {"0363",
       "finned-mutant-squirmbag",
       ":0363:2:....2..7.1......8..3.....5.79...3+5+6...659....8..+6+7491.98..5..3.....6...5+562."
       ".789.:384:284::",
       {{{"cell", "r8c4"}, {"digit", 2}}}},
      {"0364",
       "finned-mutant-whale",
       ":0364:4:....2..7.1......8..3.....5.79...3+5+6...659....8..+6+7491.98..5..3.....6...5+562."
       ".789.:384:413 423 433::",
       {{{"cell", "r1c3"}, {"digit", 4}},
        {{"cell", "r2c3"}, {"digit", 4}},
        {{"cell", "r3c3"}, {"digit", 4}}}},
  };
  for (const auto& c : cases) {
    const Json answer = ask("find", {{"puzzle", c.puzzle}, {"technique", c.code}});
    ASSERT_FALSE(answer.contains("error")) << answer;
    bool listed = false;
    for (const Json& step : answer["steps"]) {
      EXPECT_EQ(step["technique"], c.technique);
      EXPECT_EQ(step["code"], c.code);
      listed = listed || step["eliminations"] == c.eliminations;
    }
    EXPECT_TRUE(listed) << answer["steps"];
  }
}

TEST(TechniquesVerb, ListsTheTableInOrder) {
  const Json answer = ask("techniques", Json::object());
  EXPECT_EQ(answer["techniques"][0]["name"], "full-house");
  bool wing = false;
  for (const Json& t : answer["techniques"])
    if (t["name"] == "x-wing") {
      wing = true;
      EXPECT_EQ(t["code"], "0300");
      EXPECT_EQ(t["level"], "very hard");
      EXPECT_EQ(t["score"], 140);
    }
  EXPECT_TRUE(wing);
}

TEST(BackdoorsVerb, EveryCellOfAnEasyPuzzleSolvesIt) {
  const Json answer = ask("backdoors", {{"puzzle", easy}});
  EXPECT_EQ(answer["status"], "unique");
  EXPECT_EQ(answer["solving"].size(), 51u);
  EXPECT_EQ(ask("backdoors", {{"puzzle", hard}})["solving"].size(), 0u);
}

}  // namespace
}  // namespace clew::verbs
