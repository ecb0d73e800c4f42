// Answers for setters of puzzles: clues that could be left out, completions, words about a puzzle.
#include <gtest/gtest.h>

#include <string>

#include "clew/solve.h"
#include "clew/text.h"
#include "verbs/call.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

const std::string solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string shape = "sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\n";

Json ask(const char* verb, const Json& request) {
  return Json::parse(call(verb, request.dump(), {}));
}

/// A puzzle with the first givens of the solution.
std::string text_with(const std::string& clues, std::size_t givens) {
  return shape + clues + "givens\n" + solution.substr(0, givens) +
         std::string(solution.size() - givens, '.') + "\n";
}

TEST(IdleConstraints, AreThoseThatOtherCluesImply) {
  // The givens decide everything, so both cages are idle.
  const Json full =
      ask("check",
          {{"puzzle", text_with("cage 8 r1c1 r1c2\ncage 10 r1c3 r1c4\n", 81)}, {"minimal", true}});
  EXPECT_EQ(full["idle_constraints"], Json({"cage 1", "cage 2"}));
  EXPECT_EQ(full["idle_is_complete"], true);
  // 1 and 3 may change places in these cells.
  std::string open = solution;
  for (const std::size_t c : {32, 35, 41, 44}) open[c] = '.';
  const std::string clues = "cage 4 r4c6 r4c9\nthermo r4c6 r5c6\n";
  const Json needed =
      ask("check", {{"puzzle", shape + clues + "givens\n" + open + "\n"}, {"minimal", true}});
  EXPECT_EQ(needed["status"], "unique");
  EXPECT_EQ(needed["idle_constraints"], Json({"cage 1"}));
}

TEST(IdleConstraints, AreNullUnlessAskedFor) {
  const Json answer = ask("check", {{"puzzle", text_with("cage 8 r1c1 r1c2\n", 81)}});
  EXPECT_TRUE(answer["idle_constraints"].is_null());
}

/// The completion has one solution, keeps the givens, and needs every clue that was added.
void expect_completed(const Json& made, const std::string& givens) {
  const auto puzzle = read_puzzle(made["puzzle"].get<std::string>());
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(solve(*puzzle)->status, Status::unique);
  for (std::size_t c = 0; c < givens.size(); ++c)
    if (givens[c] != '.') {
      EXPECT_EQ(puzzle->givens[c], givens[c] - '0');
    }
  for (const Json& added : made["added_givens"]) {
    Puzzle fewer = *puzzle;
    for (CellId c = 0; c < fewer.givens.size(); ++c)
      if (Json(puzzle->layout->cell_name(c)) == added["cell"]) fewer.givens[c] = 0;
    EXPECT_EQ(solve(fewer)->status, Status::multiple) << added.dump();
  }
}

TEST(Complete, AddsTheFewestGivens) {
  const std::string givens = solution.substr(0, 30) + std::string(51, '.');
  const Json answer = ask("generate", {{"puzzle", givens}, {"complete", true}, {"attempts", 6}});
  ASSERT_FALSE(answer["puzzles"].empty());
  std::size_t before = 0;
  for (const Json& made : answer["puzzles"]) {
    expect_completed(made, givens);
    EXPECT_GE(made["added_givens"].size(), before);
    before = made["added_givens"].size();
    EXPECT_GT(made["steps"], 0);
  }
}

TEST(Complete, AddsCluesOfAFamily) {
  const std::string givens = solution.substr(0, 45) + std::string(36, '.');
  const Json answer = ask(
      "generate",
      {{"puzzle", givens}, {"complete", true}, {"with", "kropki"}, {"attempts", 3}, {"count", 1}});
  ASSERT_EQ(answer["puzzles"].size(), 1u);
  expect_completed(answer["puzzles"][0], givens);
  EXPECT_FALSE(answer["puzzles"][0]["added_clues"].empty());
}

TEST(Complete, MeetsTheLevel) {
  const std::string givens = solution.substr(0, 20) + std::string(61, '.');
  for (const char* level : {"easy", "intermediate"}) {
    const Json answer = ask(
        "generate",
        {{"puzzle", givens}, {"complete", true}, {"level", level}, {"attempts", 12}, {"count", 1}});
    ASSERT_EQ(answer["puzzles"].size(), 1u) << level;
    EXPECT_EQ(answer["puzzles"][0]["level"], level);
  }
}

TEST(Complete, NeedsASolutionAndAddsNothingToAFinishedPuzzle) {
  const Json none = ask("generate", {{"puzzle", "11" + std::string(79, '.')}, {"complete", true}});
  EXPECT_TRUE(none["puzzles"].empty());
  EXPECT_NE(none["shortfall"].get<std::string>().find("no solution"), std::string::npos);
  const Json done = ask("generate", {{"puzzle", solution}, {"complete", true}});
  ASSERT_EQ(done["puzzles"].size(), 1u);
  EXPECT_TRUE(done["puzzles"][0]["added_givens"].empty());
}

TEST(Words, AreKeptInEveryFormThatHoldsThem) {
  const std::string words =
      "title Warp\nauthor Ada\nrules \"Normal sudoku rules apply.\\nCages add up.\"\n"
      "message Well done!\n";
  const std::string text = "sudoku 1\n" + words + "layout 9x9\ngivens\n" + solution + "\n";
  for (const char* form : {"text", "fpuzzles"}) {
    const Json written = ask("convert", {{"puzzle", text}, {"to", form}});
    const Json read = ask("read", {{"puzzle", written["text"]}});
    EXPECT_EQ(read["title"], "Warp") << form;
    EXPECT_EQ(read["author"], "Ada") << form;
    EXPECT_EQ(read["rules"], "Normal sudoku rules apply.\nCages add up.") << form;
    EXPECT_EQ(read["message"], "Well done!") << form;
  }
}

}  // namespace
}  // namespace clew::verbs
