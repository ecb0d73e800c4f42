// The starter library's puzzles with clues besides givens: each has the stated solution, and those
// of the lower levels have a path of the stated level.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "verbs/call.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

TEST(ConstraintLibrary, IsWhatItSays) {
  std::ifstream in(std::filesystem::path(CLEW_STARTER).parent_path() / "constraints.jsonl");
  std::map<std::string, int> kinds;
  std::set<std::string> texts;
  for (std::string line; std::getline(in, line);) {
    const Json row = Json::parse(line);
    const std::string puzzle = row["puzzle"];
    EXPECT_TRUE(texts.insert(puzzle).second) << puzzle;
    const int nth = kinds[row["clues"]]++;
    const Json solved = ask("solve", {{"puzzle", puzzle}});
    EXPECT_EQ(solved["status"], "unique") << puzzle;
    EXPECT_EQ(solved["solution"], row["solution"]) << puzzle;
    if (nth % 4 == 0 && (row["level"] == "intermediate" || row["level"] == "hard"))
      EXPECT_EQ(ask("explain", {{"puzzle", puzzle}})["level"], row["level"]) << puzzle;
  }
  EXPECT_EQ(kinds.size(), 16u);
  EXPECT_GE(texts.size(), 450u);
}

}  // namespace
}  // namespace clew::verbs
