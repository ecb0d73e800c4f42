// Options of SudokuMaker's constraints, and grids of its custom type. Every puzzle here was made for
// these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "clew/solve.h"
#include "text/sudokupad/links.h"

namespace clew::text {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using Kind = Constraint::Kind;

// A puzzle of the custom type, 4x4, with the constraints and the usual four boxes.
json custom_maker(const json& constraints) {
  json regions = json::array();
  for (int i = 0; i < 16; ++i) regions.push_back(i / 8 * 2 + i % 4 / 2);
  json all = json::array({{{"type", 0}}, {{"type", 1}, {"regions", regions}}});
  for (const auto& constraint : constraints) all.push_back(constraint);
  return {{"formatVersion", "1.5.0"},
          {"puzzle",
           {{"name", ""},
            {"author", ""},
            {"type", "custom"},
            {"width", 4},
            {"height", 4},
            {"maxDigit", 4},
            {"cells", json(16, json::object())},
            {"constraints", all}}}};
}

json latin_maker(json constraints) {
  constraints.push_back({{"type", 2003}});
  return custom_maker(constraints);
}

rules::Reading maker_read(const json& puzzle) {
  Layouts layouts;
  auto reading = read_explained(puzzle.dump(), layouts);
  EXPECT_TRUE(reading) << reading.error().reason;
  return reading ? std::move(*reading) : rules::Reading{};
}

std::vector<ConstraintSpec> made_of(const rules::Reading& reading, Kind kind) {
  EXPECT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  std::vector<ConstraintSpec> found;
  for (const auto& made : reading.made)
    if (made.constraint.kind == kind) found.push_back(made.constraint);
  return found;
}

std::string maker_reason(const json& puzzle) {
  const auto reading = maker_read(puzzle);
  EXPECT_FALSE(reading.in_full());
  return reading.missing.empty() ? "" : reading.missing[0];
}

TEST(SudokuMakerKinds, RowsAndColumnsOfTheCustomTypeAreAConstraint) {
  json puzzle = custom_maker(json::array());
  puzzle["puzzle"]["cells"][0] = {{"given", true}, {"value", 3}};
  const auto loose = maker_read(puzzle);
  ASSERT_TRUE(loose.in_full()) << testing::PrintToString(loose.missing);
  EXPECT_EQ(loose.puzzle.givens[0], 3);
  EXPECT_EQ(loose.puzzle.layout->size(), 16);
  EXPECT_EQ(loose.puzzle.layout->declared_houses(), 4);
  EXPECT_EQ(maker_read(latin_maker(json::array())).puzzle.layout->declared_houses(), 12);
  puzzle["puzzle"]["type"] = "sudoku";
  EXPECT_EQ(maker_read(puzzle).puzzle.layout->declared_houses(), 12);
}

TEST(SudokuMakerKinds, BlackSquaresWithoutARuleAreGaps) {
  json puzzle = custom_maker({{{"type", 305}, {"cells", {0, 1, 2}}},
                              {{"type", 2002},
                               {"params",
                                {{{"type", "rectangle"},
                                  {"width", 1},
                                  {"height", 1},
                                  {"angle", 0},
                                  {"fill", "#000000ff"}}}},
                               {"symbols", {{0.5, 0.5}, {3.5, 0.5, 0, "background"}}}}});
  json& regions = puzzle["puzzle"]["constraints"][1]["regions"];
  regions[0] = regions[3] = -1;
  const auto reading = maker_read(puzzle);
  ASSERT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  EXPECT_EQ(reading.puzzle.layout->size(), 15);
  EXPECT_GE(reading.puzzle.layout->at({0, 0}), 0);
  EXPECT_EQ(reading.puzzle.layout->at({0, 3}), -1);
}

TEST(SudokuMakerKinds, ARuleOfTheGridIsAGroupWithoutRowsAndColumns) {
  EXPECT_THAT(made_of(maker_read(custom_maker({{{"type", 11}}})), Kind::group)[0].cells,
              ElementsAre(Place{0, 3}, Place{1, 2}, Place{2, 1}, Place{3, 0}));
  EXPECT_EQ(made_of(maker_read(custom_maker({{{"type", 14}}})), Kind::group).size(), 4U);
  EXPECT_EQ(made_of(maker_read(latin_maker({{{"type", 14}}})), Kind::disjoint).size(), 1U);
  EXPECT_THAT(maker_reason(custom_maker({{{"type", 600}, {"cells", {1}}}})), HasSubstr("type 600"));
}

TEST(SudokuMakerKinds, DisjointGroupsOfIrregularRegionsFollowReadingOrder) {
  json puzzle = latin_maker({{{"type", 14}}});
  puzzle["puzzle"]["constraints"][1]["regions"] =
      json::array({0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3});
  const auto groups = made_of(maker_read(puzzle), Kind::group);
  ASSERT_EQ(groups.size(), 4U);
  EXPECT_THAT(groups[0].cells, ElementsAre(Place{0, 0}, Place{0, 3}, Place{2, 0}, Place{2, 3}));
}

TEST(SudokuMakerKinds, ClonesAreListsOfEqualCells) {
  const auto pairs = made_of(
      maker_read(latin_maker({{{"type", 302}, {"groups", {{0, 10}, {1, 11}}}}})), Kind::clone);
  ASSERT_EQ(pairs.size(), 1U);
  EXPECT_THAT(pairs[0].cells, ElementsAre(Place{0, 0}, Place{0, 1}, Place{2, 2}, Place{2, 3}));
  EXPECT_THAT(pairs[0].splits, ElementsAre(2));
  EXPECT_EQ(
      made_of(maker_read(latin_maker({{{"type", 302}, {"groups", {{0, 5, 10}}}}})), Kind::clone)
          .size(),
      2U);
}

TEST(SudokuMakerKinds, LookAndSayIsReadAloud) {
  const auto cages = made_of(
      maker_read(
          latin_maker({{{"type", 304}, {"cages", {{{"cells", {0, 1, 4}}, {"value", "1321"}}}}}})),
      Kind::look_and_say);
  ASSERT_EQ(cages.size(), 1U);
  EXPECT_THAT(cages[0].values, ElementsAre(1, 3, 2, 1));
  EXPECT_THAT(maker_reason(latin_maker(
                  {{{"type", 304}, {"cages", {{{"cells", {0, 1}}, {"value", "132"}}}}}})),
              HasSubstr("'132'"));
}

TEST(SudokuMakerKinds, LockoutIsHalfOfTheDigits) {
  EXPECT_THAT(
      made_of(maker_read(latin_maker({{{"type", 407}, {"lines", {{0, 1, 2}}}}})), Kind::lockout)[0]
          .values,
      ElementsAre(2));
}

TEST(SudokuMakerKinds, VisitsToARegionMayCountTogether) {
  const json line = {{"type", 404}, {"lines", {{0, 1, 2, 6, 5}}}, {"singleRegionTotals", false}};
  EXPECT_EQ(made_of(maker_read(latin_maker(json::array({line}))), Kind::region_sum).size(), 1U);
  json together = line;
  together["singleRegionTotals"] = true;
  const auto sums = made_of(maker_read(latin_maker(json::array({together}))), Kind::equal_sums);
  ASSERT_EQ(sums.size(), 1U);
  EXPECT_THAT(sums[0].cells,
              ElementsAre(Place{0, 0}, Place{0, 1}, Place{1, 1}, Place{0, 2}, Place{1, 2}));
  EXPECT_THAT(sums[0].splits, ElementsAre(3));
  EXPECT_THAT(made_of(maker_read(custom_maker(json::array({line}))), Kind::region_sum)[0].splits,
              ElementsAre(2, 4));
}

TEST(SudokuMakerKinds, DotsExceptEachOthersRuleUnlessTheySayNo) {
  const json ratios = {{"type", 201}, {"clues", json::array()}, {"negative", {2}}};
  json dots = {{"type", 200},
               {"clues", {{{"edge", 1}}}},
               {"negative", json::array()},
               {"overrideNegativeRatios", true}};
  const auto except = maker_read(latin_maker({ratios, dots}));
  EXPECT_EQ(made_of(except, Kind::no_ratio).size(), 1U);
  EXPECT_TRUE(made_of(except, Kind::pair).empty());
  EXPECT_THAT(made_of(except, Kind::difference)[0].values, ElementsAre(1));
  dots["overrideNegativeRatios"] = false;
  const auto pairs = made_of(maker_read(latin_maker({ratios, dots})), Kind::pair);
  ASSERT_EQ(pairs.size(), 1U);
  EXPECT_THAT(pairs[0].cells, ElementsAre(Place{0, 0}, Place{0, 1}));
  // All of 16 pairs but 1,2 and 2,4, either way round.
  EXPECT_EQ(pairs[0].values.size(), 24U);
}

TEST(SudokuMakerKinds, CluesWithoutANumberAreNotShown) {
  const auto sums = made_of(
      maker_read(latin_maker(
          {{{"type", 502}, {"clues", {{{"outerCell", 1}}, {{"outerCell", 2}, {"value", 6}}}}}})),
      Kind::x_sum);
  ASSERT_EQ(sums.size(), 1U);
  EXPECT_THAT(sums[0].values, ElementsAre(6));
}

TEST(SudokuMakerKinds, GroupsOfDigitsAreTheirKinds) {
  json puzzle = latin_maker({{{"type", 16}, {"groups", {18, 8, 4}}},
                             {{"type", 406}, {"lines", {{0, 1, 2}}}, {"groups", {4, 8, 18}}}});
  const auto reading = maker_read(puzzle);
  EXPECT_EQ(made_of(reading, Kind::global_modular).size(), 1U);
  EXPECT_THAT(made_of(reading, Kind::modular)[0].values, ElementsAre(3));
  puzzle = latin_maker({{{"type", 406}, {"lines", {{0, 1, 2}}}, {"groups", {6, 12}}}});
  EXPECT_THAT(maker_reason(puzzle), HasSubstr("type 406"));
}

TEST(SudokuMakerKinds, AShaftMayPassThroughItsCircleAgain) {
  const auto arrows =
      made_of(maker_read(latin_maker(
                  {{{"type", 408},
                    {"bulbsWithArrows", {{{"bulbCells", {1, 0}}, {"arrows", {{1, 5, 4, 0}}}}}}}})),
              Kind::arrow);
  ASSERT_EQ(arrows.size(), 1U);
  EXPECT_EQ(arrows[0].cells, (std::vector<Place>{{0, 0}, {0, 1}, {1, 1}, {1, 0}, {0, 0}}));
}

// A diamond with a number in it.
json maker_diamond(double x, double y, const char* text) {
  return {{"type", 2002},
          {"params",
           {{{"type", "rectangle"},
             {"width", 0.3},
             {"height", 0.3},
             {"angle", 45},
             {"fill", "#ffffff"},
             {"stroke", "#000000"},
             {"strokeWidth", 0.02}},
            {{"type", "text"}, {"text", text}, {"size", 0.25}, {"fill", "#000000"}}}},
          {"symbols", {{x, y}, {x, y, 1}}}};
}

TEST(SudokuMakerKinds, DiamondsShowRemaindersOfTheSumsAroundThem) {
  json puzzle = latin_maker({maker_diamond(1, 0.5, "2"), maker_diamond(2, 2, "1")});
  puzzle["puzzle"]["comment"] =
      "Sudoku. Numbers in diamonds show the remainder of the sum of the surrounding 2 or 4 cells, "
      "when divided by 3.";
  const auto sums = made_of(maker_read(puzzle), Kind::either);
  ASSERT_EQ(sums.size(), 2U);
  ASSERT_EQ(sums[0].inner.size(), 3U);  // 2, 5 and 8
  EXPECT_THAT(sums[0].inner[0].cells, ElementsAre(Place{0, 0}, Place{0, 1}));
  EXPECT_EQ(sums[1].inner[0].cells.size(), 4U);
  puzzle["puzzle"]["comment"] =
      "Sudoku. Numbers in diamonds show the remainder of the sum of the surrounding 2 or 4 cells, "
      "when divided by 2.";
  EXPECT_FALSE(maker_read(puzzle).in_full());
}

TEST(SudokuMakerKinds, DotsOfThreeColoursMayShowRemainders) {
  json puzzle = latin_maker(json::array());
  int edge = 1;
  for (const char* colour : {"#ff4444", "#44ff44", "#4444ff"})
    puzzle["puzzle"]["constraints"].push_back({{"type", 2002},
                                               {"params",
                                                {{{"type", "ellipse"},
                                                  {"rx", 0.15},
                                                  {"ry", 0.15},
                                                  {"fill", colour},
                                                  {"stroke", "#000000"},
                                                  {"strokeWidth", 0.02}}}},
                                               {"symbols", {{edge++, 0.5}}}});
  puzzle["puzzle"]["comment"] =
      "Sudoku. Cells separated by a red dot sum to a number divisible by 3, green dots have a "
      "remainder of 1 and blue dots one of 2 if divided by 3.";
  const auto pairs = made_of(maker_read(puzzle), Kind::pair);
  ASSERT_EQ(pairs.size(), 3U);
  EXPECT_THAT(pairs[0].values, ElementsAre(1, 2, 2, 1, 2, 4, 3, 3, 4, 2));
  puzzle["puzzle"]["comment"] =
      "Sudoku. Cells separated by a red dot sum to a number divisible by 3, green dots have a "
      "remainder of 1 and blue dots one of 2 if divided by 4.";
  EXPECT_FALSE(maker_read(puzzle).in_full());
}

TEST(SudokuMakerKinds, GroupsOfTheGridMayBeNamed) {
  json puzzle = latin_maker({{{"type", 16}, {"groups", {20, 10}}}, maker_diamond(2, 2, "1")});
  const std::string rules =
      "Sudoku. Diamonds show the remainder of the sum of the surrounding cells, divided by 3. ";
  puzzle["puzzle"]["comment"] = rules + "Global parity.";
  EXPECT_TRUE(maker_read(puzzle).in_full()) << testing::PrintToString(maker_read(puzzle).missing);
  puzzle["puzzle"]["constraints"].erase(2);
  EXPECT_FALSE(maker_read(puzzle).in_full());
}

TEST(SudokuMakerKinds, RefusesOptionsThatItDoesNotKnow) {
  EXPECT_THAT(
      maker_reason(latin_maker({{{"type", 400}, {"lines", json::array()}, {"loops", true}}})),
      HasSubstr("'loops'"));
  EXPECT_THAT(maker_reason(latin_maker({{{"type", 13}, {"solverIgnored", true}}})),
              HasSubstr("only drawn"));
  EXPECT_THAT(maker_reason(custom_maker(
                  {{{"type", 2003}, {"areas", {{{"x", 0}, {"y", 0}, {"width", 2}}}}}})),
              HasSubstr("'areas'"));
  EXPECT_THAT(
      maker_reason(latin_maker({{{"type", 202}, {"clues", {{{"edge", 1}, {"value", 7}}}}}})),
      HasSubstr("type 202"));
  json puzzle = latin_maker(json::array());
  puzzle["puzzle"]["doublers"] = 9;
  EXPECT_THAT(maker_reason(puzzle), HasSubstr("doublers"));
  puzzle = latin_maker(json::array());
  puzzle["puzzle"]["cells"][0] = {{"given", true}, {"value", 3}};
  puzzle["puzzle"]["constraints"].erase(0);
  EXPECT_THAT(maker_reason(puzzle), HasSubstr("given digits"));
}

TEST(SudokuMakerKinds, MessagesAndSolutionsForSudokuPadAreKept) {
  json puzzle = latin_maker(json::array());
  puzzle["puzzle"]["messages"] = {{"completion", "Well done."}};
  puzzle["puzzle"]["export"]["sudokuPad"]["solution"] = {{"type", "string"},
                                                         {"value", "1234341221434321"}};
  const auto reading = maker_read(puzzle);
  EXPECT_EQ(reading.puzzle.message, "Well done.");
  ASSERT_EQ(reading.solution.size(), 16U);
  EXPECT_EQ(reading.solution[5], 4);
  // Values of all cells are a solution, unless all of them are given.
  puzzle = latin_maker(json::array());
  json& cells = puzzle["puzzle"]["cells"];
  for (std::size_t i = 0; i < 16; ++i) cells[i] = {{"value", "1234341221434321"[i] - '0'}};
  EXPECT_EQ(maker_read(puzzle).solution.size(), 16U);
  for (json& cell : cells) cell["given"] = true;
  EXPECT_TRUE(maker_read(puzzle).solution.empty());
}

}  // namespace
}  // namespace clew::text
