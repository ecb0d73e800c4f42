// Readings that a search settles: drawings without words, rules that are missing but not needed, and
// typed rules beside words. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "clew/solve.h"
#include "clew/text.h"
#include "support/pad_rules.h"
#include "verbs/interpret.h"

namespace clew::text {
namespace {

using namespace pad_rules;
using testing::HasSubstr;

constexpr std::string_view solution = "1234341221434321";

// Givens of the solution above.
Json with_givens(Json json, std::initializer_list<int> cells) {
  for (const int c : cells) json["cells"][c / 4][c % 4]["value"] = solution[c] - '0';
  return json;
}
const auto enough = {0, 1, 2, 3, 5, 7, 8, 9, 10}, few = {0, 5};

Json stated(Json json, std::string_view text = solution) {
  json["metadata"]["solution"] = text;
  return json;
}

std::string error_of(const Json& json, const ReadOptions& options = {}) {
  const auto puzzle = clew::read_puzzle(json.dump(), options);
  return puzzle ? "read" : puzzle.error().reason;
}

TEST(Settled, AMissingRuleIsNotNeededIfTheRestLeavesTheStatedSolutionAlone) {
  const Json base = pad("Green cells are lucky.");
  const auto puzzle = clew::read_puzzle(stated(with_givens(base, enough)).dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_THAT(puzzle->remark, HasSubstr("the stated solution is the only one without what is not"));
  EXPECT_THAT(puzzle->remark, HasSubstr("Green cells are lucky."));
  EXPECT_THAT(error_of(with_givens(base, enough)), HasSubstr("not understood in full"));
  EXPECT_THAT(error_of(stated(with_givens(base, few))), HasSubstr("not understood in full"));
  // Another solution is stated, or only a part of one.
  EXPECT_THAT(error_of(stated(with_givens(base, enough), "2134341221434321")),
              HasSubstr("not understood in full"));
  EXPECT_THAT(error_of(stated(with_givens(base, enough), "123434122143432.")),
              HasSubstr("not understood in full"));
}

TEST(Settled, TheAnswerSaysThatTheRestSuffices) {
  const Json base = pad("Green cells are lucky.");
  const auto told = [](const Json& json) { return *verbs::interpret(json.dump(), Stop{}); };
  const Json enough_answer = told(stated(with_givens(base, enough)));
  EXPECT_TRUE(enough_answer["suffices"]);
  EXPECT_FALSE(enough_answer["in_full"]);
  EXPECT_EQ(enough_answer["status"], "unread");
  EXPECT_FALSE(told(stated(with_givens(base, few)))["suffices"]);
  EXPECT_FALSE(told(with_givens(base, enough))["suffices"]);
  EXPECT_FALSE(told(stated(with_givens(pad(""), enough)))["suffices"]);
  const auto text = verbs::interpret(stated(with_givens(base, enough)).dump(), Stop{}, {});
  EXPECT_THAT(*text, HasSubstr("but the rest leaves the stated solution alone"));
}

// "No swimming!" may be a joke about a drawing; words that limit a rule are none.
TEST(Settled, OneSolutionConfirmsASentenceWithoutAWordOfARule) {
  const Json base = pad("No swimming!");
  EXPECT_EQ(error_of(with_givens(base, enough)), "read");
  EXPECT_THAT(error_of(with_givens(base, few)), HasSubstr("no word of it belongs to a rule"));
  for (const char* text :
       {"This is opposite day!", "Nothing applies!", "Ignore the above!", "Swim unless it rains!",
        "Red herrings abound!", "Anti-clockwise lies abound!", "Three cheers!"})
    EXPECT_THAT(error_of(with_givens(pad(text), enough)), HasSubstr("not understood in full"))
        << text;
}

TEST(Settled, UsualRulesAreTakenIfTheyLeaveOneSolution) {
  Json json = pad("");
  json["metadata"].erase("rules");
  json = with_givens(json, {1, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15});  // 1s and 3s can be swapped
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 1.5}, {1.5, 2.5}}, "#CFCFCF")});
  EXPECT_THAT(error_of(json), HasSubstr("not understood in full"));
  json["lines"][0] = line({{0.5, 0.5}, {1.5, 0.5}, {2.5, 1.5}}, "#CFCFCF");  // r1c1 is r3c2
  const auto puzzle = clew::read_puzzle(json.dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_THAT(puzzle->remark, HasSubstr("no rules are stated"));
}

Json fpuzzle(const std::string& ruleset) {
  Json json = {{"size", 4}, {"ruleset", ruleset}, {"grid", Json::array()}};
  for (int r = 0; r < 4; ++r)
    json["grid"].push_back(
        Json::array({Json::object(), Json::object(), Json::object(), Json::object()}));
  json["grid"][0][0] = {{"value", 1}, {"given", true}};
  json["line"] = Json::parse(
      R"([{"lines": [["R1C1", "R1C2", "R2C3"]], "outlineC": "#CFCFCF", "width": 0.3}])");
  return json;
}

TEST(Settled, WordsBesideTypedRulesAreReadWhereTheySayMore) {
  Json json = fpuzzle("Normal sudoku rules apply. Grey lines are palindromes.");
  json["grid"][3][3] = {{"value", 2}};
  json["grid"][2][2]["givenPencilMarks"] = {3, 4};
  const auto puzzle = clew::read_puzzle(json.dump());
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_THAT(*write(*puzzle, Format::text), HasSubstr("palindrome r1c1 r1c2 r2c3"));
  EXPECT_EQ(puzzle->entries[15], 2);
  EXPECT_EQ(puzzle->marks[10].size(), 2);
  json["ruleset"] = "Normal sudoku rules apply. Grey lines are lucky.";
  EXPECT_THAT(error_of(json), HasSubstr("rules that are not understood yet: lines"));
}

TEST(Settled, MembersOfCellsThatAreNotKnownAreNotUnderstood) {
  Json json = fpuzzle("Normal sudoku rules apply. Grey lines are palindromes.");
  EXPECT_TRUE(read(json).in_full()) << told(read(json));
  json["grid"][1][1]["parity"] = "Prime";
  EXPECT_THAT(told(read(json)), HasSubstr("'parity' is not understood"));
  json["grid"][1][1] = {{"givenPencilMarks", {3, 7}}};
  EXPECT_THAT(told(read(json)), HasSubstr("'givenPencilMarks' is not understood"));
  json["grid"][1][1] = {{"modifier", "doubler"}};
  EXPECT_THAT(told(read(json)), HasSubstr("'modifier' is not understood"));
}

TEST(Settled, TypedRulesThatDoNotHaveTheStatedSolutionAloneLackOne) {
  Json json = fpuzzle("Normal sudoku rules apply. All corners are lucky.");
  json.erase("line");
  EXPECT_EQ(error_of(json), "read");
  json["solution"] = Json::array();
  for (const char digit : solution) json["solution"].push_back(digit - '0');
  EXPECT_THAT(error_of(json), HasSubstr("All corners are lucky."));
  EXPECT_EQ(error_of(json, {.assume = true}), "read");
}

}  // namespace
}  // namespace clew::text
