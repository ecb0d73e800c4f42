// Sentences that give a second rule to what others claim, that name a box, a letter or a sum of threes,
// or that speak of what is not drawn. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/pad_rules.h"
#include "text/drawing/drawing.h"
#include "verbs/interpret.h"

namespace clew::text {
namespace {
namespace besides_rules {

using namespace pad_rules;
using rules::Grammar;
using rules::Meaning;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(BesidesRules, SentencesAreUnderstood) {
  using enum Meaning;
  expect_meanings({
      {"𝗥𝗲𝗻𝗯𝗮𝗻: 𝐝𝐢𝐠𝐢𝐭𝐬 on a purple line are a set of consecutive digits in any order.", {renban}},
      {"Whispers: Usually shown as green lines, adjacent digits on a whisper line differ by at "
       "least "
       "5.",
       {shown_as, whispers}},
      {"Digits in a cage do not repeat (so no cage has two equal digits).", {cage_distinct}},
      {"In addition, 1 and 9 cannot be orthogonally adjacent, neither can 2 and 8, nor 3 and 7.",
       {never_beside}},
      {"Along every positive diagonal (ie from south-west to north-east) the difference between "
       "neighbouring digits is at least 2.",
       {rising_related}},
      {"No domino in the grid can consist of consecutive digits or digits with a ratio of 1:2.",
       {all_never}},
      {"Negative constraint applies -- no unmarked dominoes sum to 12.", {no_sums}},
      {"Digits in a thermometer are either all even, or all odd.", {thermo_related}},
      {"The sum of digits along a thermometer must be a multiple of the length of that "
       "thermometer.",
       {thermo_length_multiple}},
      {"Digits along arrows sum to the number in the circle, AND ascend from the arrow tip.",
       {arrow, arrow_rising}},
      {"Arrows (without the circle) are palindromes - they read the same forwards and backwards.",
       {arrow_palindrome}},
      {"Digits increase in one direction along an arrow (including its circle).", {arrow_monotone}},
      {"The sum of any three consecutive digits along a red line must be divisible by 3.",
       {line_threes}},
      {"Box 1 is a magic square in which all the rows, columns and both diagonals sum to the same "
       "total.",
       {magic_square}},
      {"Each 18-cell grey region must contain the digits from 1 to 9 exactly twice.",
       {extra_twice}},
      {"Digits in cages with the same letter sum to the same value.", {cage_letter_equal}},
      {"Any combination of one or more digits within a cage CANNOT sum to the value in the top "
       "left.",
       {cage_rellik}},
      {"Each cage's sum is a perfect cube.", {cage_related}},
      {"Red squares indicate the position of the 5 in that row.", {column_index_cells}},
      {"Cells with circles contain the sum of all diagonally adjacent digits.", {circle_touch_sum}},
      {"The green dots are either X or V.", {dot_xv}},
      {"Digits cannot repeat in cages, which show their products.",
       {cage_distinct, cage_product_continued}},
  });
}

// Each differs from an understood sentence by a few words and has another meaning.
TEST(BesidesRules, HostileSentencesAreNotUnderstood) {
  const Grammar grammar;
  for (const char* text : {
           "Digits in a cage do not repeat (unless no cage has two equal digits).",
           "1 and 9 cannot be orthogonally adjacent, but 2 and 8 can.",
           "Along some positive diagonal the difference between neighbouring digits is at least 2.",
           "The difference between neighbouring digits is at least 2.",
           "Digits in a thermometer are either all even, all odd or all prime.",
           "The sum of digits along a thermometer must be a multiple of the length of another "
           "thermometer.",
           "Digits along arrows sum to the number in the circle, OR ascend from the arrow tip.",
           "Arrows (with the circle) are palindromes.",
           "The sum of any three digits in a red cell must be divisible by 3.",
           "Box 1 is not a magic square.",
           "Box 1 or box 2 is a magic square.",
           "Each 18-cell grey region must contain the digits from 1 to 9 at least twice.",
           "Digits in cages with the same letter sum to the same value as their size.",
           "Some combination of one or more digits within a cage CANNOT sum to the value in the "
           "top "
           "left.",
           "Each cage's sum is not a perfect cube.",
           "Red squares indicate the position of the 5 or the 6 in that row.",
           "Cells with circles contain the sum of some diagonally adjacent digits.",
           "The green dots are neither X nor V.",
       })
    EXPECT_THAT(meanings(grammar, text), ElementsAre(Meaning::count)) << text;
}

Json with_thermo(const std::string& rule) {
  Json json = pad("Digits along a thermometer increase from the bulb end. " + rule);
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF")});
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.85, "#CFCFCF")});
  return json;
}

TEST(BesidesRules, ThermometersMayHaveASecondRule) {
  auto reading = read(with_thermo("Digits in a thermometer are either all even, or all odd."));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(
      made(reading),
      UnorderedElementsAre("thermo: 11 12 13", "pair 1 1 1 3 2 2 2 4 3 1 3 3 4 2 4 4: 11 12 13"));
  reading = read(with_thermo(
      "The sum of digits along a thermometer is a multiple of the length of that thermometer."));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  ASSERT_EQ(reading.made.size(), 2u);
  std::vector<int> sums;
  for (const auto& choice : reading.made[1].constraint.inner) sums.push_back(choice.values[0]);
  EXPECT_THAT(sums, ElementsAre(3, 6, 9, 12));
}

TEST(BesidesRules, ThreesOfALineAreMultiples) {
  Json json = pad("The sum of any three consecutive digits along a red line is divisible by 3.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 3.5}}, "#E6261F")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  ASSERT_EQ(reading.made.size(), 2u);
  for (const auto& made : reading.made) EXPECT_EQ(made.constraint.inner.size(), 4u);
}

TEST(BesidesRules, CagesWithALetterHaveItsSum) {
  Json json = pad("Digits in cages with the same letter sum to the same value.");
  auto cage = [](const char* letter, Json cells) {
    return Json{{"cells", cells}, {"value", letter}};
  };
  json["cages"] = Json::array({cage("X", {{0, 0}, {0, 1}}), cage("Y", {{1, 0}, {1, 1}}),
                               cage("X", {{2, 0}, {2, 1}}), cage("Y", {{3, 0}, {3, 1}})});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading),
              UnorderedElementsAre("equalsums: 11 12 | 31 32", "equalsums: 21 22 | 41 42"));
}

TEST(BesidesRules, ANamedBoxIsMagic) {
  const auto reading = read(pad("Box 3 is a magic square.", 9));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(
      made(reading),
      ElementsAre("equalsums: 17 18 19 | 17 27 37 | 27 28 29 | 18 28 38 | 37 38 39 | 19 29 39 "
                  "| 17 28 39 | 19 28 37"));
  EXPECT_FALSE(read(pad("Box 10 is a magic square.", 9)).in_full());
}

TEST(BesidesRules, SegmentsOfALineThatCrossesItselfHaveOneSum) {
  Json json = pad("Box borders divide the blue line into segments with the same sum.");
  json["lines"] =
      Json::array({line({{0.5, 0.5}, {1.5, 1.5}, {1.5, 0.5}, {0.5, 1.5}, {0.5, 2.5}}, "#34BBE6")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("regionsum: 11 22 21 12 13"));
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 2.5}, {1.5, 2.5}, {1.5, 1.5}, {0.5, 1.5}, {0.5, 0.5}}, "#34BBE6")});
  const auto crossing = read(json);
  EXPECT_TRUE(crossing.in_full()) << told(crossing);
  EXPECT_THAT(made(crossing), ElementsAre("equalsums: 13 23 | 11 12 22"));
}

TEST(BesidesRules, RulesMaySayThatDigitsBeginAtZero) {
  Json json = pad("");
  json["metadata"]["rules"] = "Place the digits 0 to 3 in every row, column and box.";
  json["metadata"]["solution"] = "0123230110323210";
  auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_EQ(reading.puzzle.layout->values().text(4), "0-3");
  EXPECT_THAT(std::vector(reading.solution.begin(), reading.solution.begin() + 4),
              ElementsAre(1, 2, 3, 4));
  // A given may be a 0 that looks like a blank elsewhere.
  json["cells"][0][0]["value"] = 3;
  EXPECT_FALSE(read(json).in_full());
}

TEST(BesidesRules, CagesHaveAProductOrNoSetOfASum) {
  Json json = pad("Digits cannot repeat in cages. The product of the digits in a cage is given.");
  json["cages"] = Json::array({{{"cells", {{0, 0}, {0, 1}}}, {"value", "6"}}});
  auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("productcage 6: 11 12"));
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. Digits cannot repeat in cages. No set of digits in a cage may "
      "sum "
      "to the number in its top left corner.";
  reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("rellik 6: 11 12"));
}

TEST(BesidesRules, NumbersInDotsAreFoundBehindOtherMarks) {
  Json json =
      pad("Grey circles are odd. A number on a white dot shows the product of the two adjacent "
          "digits.");
  Json dot = mark(0.5, 1, 0.3, "#FFFFFF");
  dot["borderColor"] = "#000000";
  dot["text"] = "6";
  json["underlays"] = Json::array({mark(2.5, 2.5, 0.8, "#CFCFCF")});
  json["overlays"] = Json::array({dot});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("odd: 33", "pair 2 3 3 2: 11 12"));
}

TEST(BesidesRules, ColumnsSayWhereTheirDigitIs) {
  const char* rules =
      "Digits in column 2 indicate the column in which the digit 2 appears in that row.";
  const auto reading = read(pad(rules));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("columnindexer: 12 22 32 42"));
}

TEST(BesidesRules, ADiagonalMayBeACageWithoutANumber) {
  Json json = pad("Digits do not repeat on the marked diagonals.");
  json["cages"] = Json::array({{{"cells", {{0, 0}, {1, 1}, {2, 2}, {3, 3}}}}});
  auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("diagonal:"));
  json["cages"][0]["value"] = "10";
  EXPECT_FALSE(read(json).in_full());
}

TEST(BesidesRules, OneSolutionShowsThatWhatIsNotDrawnSaysNothing) {
  Json json = pad("Digits cannot repeat within a cage.");
  const char* const rows[] = {"1234", "3412", "2143", "4321"};
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c) json["cells"][r][c]["value"] = rows[r][c] - '0';
  EXPECT_FALSE(read(json).in_full());
  auto verdict = verbs::interpret(json.dump(), Stop{});
  ASSERT_TRUE(verdict);
  EXPECT_TRUE((*verdict)["in_full"].get<bool>()) << verdict->dump();
  // With several solutions the cage may be what is missing.
  json["cells"] = pad("")["cells"];
  verdict = verbs::interpret(json.dump(), Stop{});
  ASSERT_TRUE(verdict);
  EXPECT_FALSE((*verdict)["in_full"].get<bool>());
  EXPECT_THAT((*verdict)["missing"].dump(), HasSubstr("no cage is drawn"));
}

TEST(BesidesRules, DotsOfWhichNoneIsDrawnExcludeTheirRatio) {
  auto reading = read(pad("Only cells joined by a black dot are in a 2/1 ratio."));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("noratio 2:"));
  EXPECT_FALSE(read(pad("Only cells joined by a black dot are in a 3/1 ratio.")).in_full());
  EXPECT_FALSE(read(pad("Only cells joined by a blue dot are in a 2/1 ratio.")).in_full());
}

TEST(BesidesRules, AHeadingNamesTheGroupsOfSquares) {
  const char* const rule =
      "Every 2x2 of cells in the grid must contain a low (1-3), medium (4-6), and high (7-9) "
      "digit.";
  auto reading = read(pad("Global Entropy: " + std::string(rule), 9));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("globalentropy:"));
  EXPECT_FALSE(read(pad("Global parity. " + std::string(rule), 9)).in_full());
  EXPECT_FALSE(read(pad("Global entropy.", 9)).in_full());
}

TEST(BesidesRules, AreasOfTwoColoursAreClonesOfTheirColourOrOfEachOther) {
  Json json = pad("Grey and yellow cell groups are clones.");
  auto shade = [&](int row, int col, const char* colour) {
    json["underlays"].push_back(mark(row + 0.5, col + 0.5, 1, colour, false));
  };
  for (const int col : {0, 1}) shade(0, col, "#CFCFCF"), shade(3, col, "#FFFF00");
  auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("clone: 11 12 | 41 42"));
  for (const int col : {2, 3}) shade(2, col, "#CFCFCF"), shade(1, col, "#FFFF00");
  reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("clone: 11 12 | 33 34", "clone: 23 24 | 41 42"));
}

TEST(BesidesRules, AStrokeThatIsDrawnTwiceIsOne) {
  Json json = pad("Digits along a thermometer increase from the bulb end.");
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.85, "#CFCFCF")});
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF"), line({{0.5, 2.5}, {0.5, 0.5}}, "#CFCFCF")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("thermo: 11 12 13"));
}

TEST(BesidesRules, ACageWithoutCellsIsANote) {
  Json json = pad("");
  json["cages"] = Json::array(
      {{{"value", "title: Own grid"}}, {{"value", "author:Ada"}}, {{"value", "Solution :1"}}});
  const auto drawing = drawing::decode_pad(json);
  ASSERT_TRUE(drawing);
  EXPECT_EQ(drawing->title, "Own grid");
  EXPECT_EQ(drawing->author, "Ada");
}

}  // namespace besides_rules
}  // namespace
}  // namespace clew::text
