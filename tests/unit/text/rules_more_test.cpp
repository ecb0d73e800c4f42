// Sentences that need more than one object or sentence: continuations, second properties of lines,
// branches, loops, cages and regions as a whole. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace more_rules {

using rules::Grammar;
using rules::Meaning;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

using namespace pad_rules;

TEST(MoreRules, SentencesAreUnderstood) {
  using enum Meaning;
  expect_meanings({
      {"Fill the grid so that each row, column and box has the digits 1-9 once each.",
       {sudoku_digits}},
      {"Place the digits 1 to 6 in each empty cell.", {digits_only}},
      {"Digits in a cage add to the cage's clue without repeats.", {cage_sum_distinct}},
      {"Digits cannot repeat in cages, which contain their sums.", {cage_distinct, cage_continued}},
      {"The sum of the digits in a cage is shown in its top left corner and digits cannot repeat.",
       {cage_sum, cage_distinct}},
      {"All cages sum to 6 or 11.", {cage_total}},
      {"All cages have the same sum, which must be determined by the solver.", {cage_equal}},
      {"Orthogonally adjacent digits must differ by at least 3.", {global_differ}},
      {"Orthogonally adjacent digits have a difference of 4 or less.", {global_near}},
      {"Cells a knight's move apart may not sum to 8.", {no_knight_sums}},
      {"Every 5 in the grid must have a 1 directly above it or a 9 directly below it.",
       {flatmates}},
      {"The central 3x3 box is a magic square.", {magic_square}},
      {"The two purple regions are clones of each other.", {clones}},
      {"Digits in a green region form a set of consecutive digits.", {region_renban}},
      {"Digits in green cells sum to 33.", {region_total}},
      {"Each digit inside a cage is greater than its orthogonally adjacent neighbours outside the "
       "cage.",
       {cage_fortress}},
      {"Each digit inside a cage is consecutive with its orthogonally adjacent neighbours outside "
       "the cage.",
       {cage_beside}},
      {"Digits joined by a grey dot are either consecutive or in a 1:2 ratio.", {dot_either}},
      {"Digits joined by a green dot differ by at least 4.", {dot_differ}},
      {"Digits joined by a red dot sum to 7.", {dot_total}},
      {"A clue outside the grid shows the sum of the first three cells in that row or column from "
       "that side.",
       {frame_sum}},
      {"Digits on a green line must differ by at least 5.", {whispers_bare}},
      {"Adjacent digits on a turquoise line always have the same difference.", {same_difference}},
      {"Digits on a blue line are even.", {line_even}},
      {"All lines sum to the same number.", {line_sums_equal}},
      {"Digits an equal distance from the centre of a lavender line have the same sum.",
       {zipper_equal}},
      {"Any three adjacent digits along a teal line have different remainders when divided by 3.",
       {modular}},
      {"The sum of the digits on a line within a region is the same for each region that the line "
       "passes through.",
       {region_sum}},
      {"If a line re-enters a 3x3 box, each segment sums to N separately.", {region_continued}},
      {"The blue cell contains an odd digit.", {odd_cells}},
      {"The same is true of column 5 and the digit 5.", {index_continued}},
      {"Orange lines join consecutive digits.", {line_consecutive}},
      {"The sum of two adjacent digits on a grey line is either 6 or 8.", {line_pair_sums}},
      {"Adjacent digits on a green line have a difference of at least 4 or a sum of at most 4.",
       {whispers_or_small}},
      {"Each coloured line contains the digits 1 to 9 once each.", {line_complete}},
      {"Anti knight: cells separated by a knight's move cannot have the same digit.", {antiknight}},
      {"Find more puzzles like this at example.org", {}},
      {"Green cells are larger than orthogonally adjacent non-green cells.", {fortress}},
  });
}

// Each differs from an understood sentence by a few words and has another meaning.
TEST(MoreRules, HostileSentencesAreNotUnderstood) {
  const Grammar grammar;
  for (const char* text : {
           // At most and at least.
           "Cells a knight's move apart may not sum to at least 8.",
           "All cages sum to at most 6 or 11.",
           "Digits in green cells sum to at least 33.",
           "A clue outside the grid shows at most the sum of the first three cells from that side.",
           "All lines sum to at least the same number.",
           "Digits on a green line must differ by at most 5.",
           "Digits joined by a green dot differ by exactly at least two of 4.",
           // Negations.
           "The central 3x3 box is not a magic square.",
           "The two purple regions are not clones of each other.",
           "Adjacent digits on a turquoise line never have the same difference.",
           "All cages do not have the same sum.",
           "No lines sum to the same number.",
           "Digits in a green region do not form a set of consecutive digits.",
           "Each digit inside a cage is not consecutive with its orthogonally adjacent neighbours "
           "outside the cage.",
           "Digits on a blue line are not even.",
           "No 5 in the grid has a 1 directly above it or a 9 directly below it.",
           // Exceptions.
           "All lines but one sum to the same number.",
           "All cages except one have the same sum.",
           "Orthogonally adjacent digits must differ by at least 3 unless they are odd.",
           "Every 5 in the grid but one must have a 1 directly above it or a 9 directly below it.",
           "The central 3x3 box is a magic square except for its diagonals.",
           "Digits in a cage add to the cage's clue without repeats in all but one.",
           // Alternatives.
           "The central 3x3 box or box 1 is a magic square.",
           "Digits on a blue line are either even or odd.",
           "Digits joined by a grey dot are either consecutive or not.",
           "Digits joined by a red dot sum to 7 or differ by 1.",
           "The two purple regions are clones or mirror images of each other.",
           // Liars.
           "Exactly one line does not sum to the same number.",
           "One of the green dots lies: its digits do not differ by at least 4.",
           "In one cage, digits repeat.",
           "Orange lines do not join consecutive digits.",
           "Orange lines join consecutive digits unless both are odd.",
           "The sum of two adjacent digits on a grey line is neither 6 nor 8.",
           "Each coloured line but one contains the digits 1 to 9 once each.",
           "Anti knight rules do not apply.",
           "Find more puzzles in which one cage lies.",
           "Anti renban: digits on a purple line are a set of consecutive digits.",
           // Of some, not of all.
           "Some lines sum to the same number.",
           "A number outside the grid shows the sum of that row or column.",
           "Orthogonally adjacent digits in cages must differ by at least 3.",
       })
    EXPECT_THAT(meanings(grammar, text), ElementsAre(Meaning::count)) << text;
}

TEST(MoreRules, SegmentsOfABranchingLineHaveOneSum) {
  Json json = pad("Box borders divide the blue line into segments with the same sum.");
  // From r1c1 along row 1 to r1c3, and down from r1c2 to r3c2.
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 2.5}}, "#34BBE6"), line({{0.5, 1.5}, {2.5, 1.5}}, "#34BBE6")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("equalsums: 11 12 22 | 13 | 32"));
}

TEST(MoreRules, ThreesGoRoundAClosedLine) {
  Json json =
      pad("Any three adjacent digits on an orange line contain one from 123, one from 456 "
          "and one from 789.",
          9);
  json["lines"] =
      Json::array({line({{0.5, 0.5}, {0.5, 1.5}, {1.5, 1.5}, {1.5, 0.5}, {0.5, 0.5}}, "#FF9F1C")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("entropic: 11 12 22", "entropic: 12 22 21",
                                                  "entropic: 22 21 11", "entropic: 21 11 12"));
}

TEST(MoreRules, ALineThroughCirclesIsOneLineForEachTwo) {
  Json json =
      pad("Digits on a line are strictly between the digits in the circles at its ends.", 6);
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 4.5}}, "#CFCFCF"), line({{3.5, 0.5}, {3.5, 2.5}}, "#67F067")});
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#FFFFFF"), mark(0.5, 2.5, 0.8, "#FFFFFF"),
                                   mark(0.5, 4.5, 0.8, "#FFFFFF")});
  for (Json& o : json["underlays"]) o["borderColor"] = "#000000";
  // The line without circles is left to other sentences.
  EXPECT_THAT(told(read(json)), HasSubstr("no sentence is about the green line"));
  // Nor is one circle enough.
  json["underlays"].push_back(mark(3.5, 0.5, 0.8, "#FFFFFF"));
  json["underlays"][3]["borderColor"] = "#000000";
  EXPECT_THAT(told(read(json)), HasSubstr("no sentence is about the green line"));
  json["underlays"].erase(3);
  json["lines"].erase(1);
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("between: 11 12 13", "between: 13 14 15"));
}

TEST(MoreRules, ThermometersMayMeetAtTheirEnds) {
  Json json = pad("Digits along thermometers increase from the bulb.", 6);
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF"), line({{0.5, 4.5}, {0.5, 2.5}}, "#CFCFCF")});
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#CFCFCF"), mark(0.5, 4.5, 0.8, "#CFCFCF")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("thermo: 11 12 13", "thermo: 15 14 13"));
  // One stroke with bulbs at both ends does not say where.
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 4.5}}, "#CFCFCF")});
  EXPECT_THAT(told(read(json)), HasSubstr("a line has a bulb at both ends"));
}

TEST(MoreRules, ASecondSentenceMayBeAboutAllLines) {
  const std::string first = "Adjacent digits on a green line differ by at least 2. ";
  Json json = pad(first + "All lines sum to the same number.");
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 1.5}}, "#67F067"), line({{3.5, 0.5}, {3.5, 1.5}}, "#67F067")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("whispers 2: 11 12", "whispers 2: 41 42",
                                                  "equalsums: 11 12 | 41 42"));
  // About lines of a kind that is not drawn.
  EXPECT_THAT(told(read([&] {
                Json other = pad(first + "No two digits on a nabner line are consecutive.");
                other["lines"] = json["lines"];
                return other;
              }())),
              HasSubstr("no line is left for it"));
  // With another colour, or about thermometers besides.
  json["lines"].push_back(line({{1.5, 0.5}, {1.5, 1.5}}, "#CFCFCF"));
  json["underlays"] = Json::array({mark(1.5, 0.5, 0.8, "#CFCFCF")});
  json["metadata"]["rules"] = "Normal sudoku rules apply. " + first +
                              "Thermometers increase from the bulb. "
                              "All lines sum to the same number.";
  EXPECT_THAT(told(read(json)), HasSubstr("no line is left for it"));
}

TEST(MoreRules, NeighboursAlongALineAreRelated) {
  Json json = pad("Orange lines join consecutive digits.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#FF9F1C")});
  EXPECT_THAT(made(read(json)), ElementsAre("pair 1 2 2 1 2 3 3 2 3 4 4 3: 11 12",
                                            "pair 1 2 2 1 2 3 3 2 3 4 4 3: 12 13"));
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. The sum of two adjacent digits on an orange line is either 3 or "
      "7.";
  EXPECT_THAT(made(read(json)),
              ElementsAre("pair 1 2 2 1 3 4 4 3: 11 12", "pair 1 2 2 1 3 4 4 3: 12 13"));
}

TEST(MoreRules, OtherCellsThanOfAColourAreAllOthers) {
  Json json = pad("Green cells are larger than orthogonally adjacent non-green cells.");
  json["underlays"] = Json::array({mark(0.5, 0.5, 1, "#A3E048", false)});
  EXPECT_THAT(made(read(json)), UnorderedElementsAre("greater: 11 12", "greater: 11 21"));
}

TEST(MoreRules, WideDifferencesAreOfNeighbours) {
  Json json = pad("Digits on a green line differ by at least 5.", 9);
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#67F067")});
  EXPECT_THAT(made(read(json)), ElementsAre("whispers 5: 11 12 13"));
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. Digits on a green line differ by at least 3.";
  EXPECT_THAT(told(read(json)), HasSubstr("the difference is not clear"));
}

TEST(MoreRules, ShadedRegionsAreClonesIfTheyHaveOneShape) {
  Json json = pad("The two green regions are clones of each other.");
  json["underlays"] =
      Json::array({mark(0.5, 0.5, 1, "#A3E048", false), mark(0.5, 1.5, 1, "#A3E048", false),
                   mark(2.5, 2.5, 1, "#A3E048", false), mark(2.5, 3.5, 1, "#A3E048", false)});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("clone: 11 12 | 33 34"));
  json["underlays"].push_back(mark(3.5, 3.5, 1, "#A3E048", false));
  EXPECT_THAT(told(read(json)), HasSubstr("several shapes"));
}

TEST(MoreRules, CagesAreComparedWithTheirNeighbours) {
  Json json =
      pad("Each digit inside a cage is greater than its orthogonally adjacent neighbours "
          "outside the cage.");
  json["cages"] = Json::array({{{"cells", Json::array({{0, 0}, {0, 1}})}}});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading),
              UnorderedElementsAre("greater: 11 21", "greater: 12 22", "greater: 12 13"));
  json["cages"][0]["value"] = "5";
  EXPECT_THAT(told(read(json)), HasSubstr("the numbers of the cages are not spoken of"));
}

TEST(MoreRules, LettersMayLieInAPillOfAnArrow) {
  Json json =
      pad("Digits separated by an X sum to 10. Digits along an arrow sum to the number in "
          "the attached pill.",
          9);
  json["underlays"] = Json::array({{{"center", {0.5, 1}},
                                    {"width", 1.8},
                                    {"height", 0.8},
                                    {"rounded", true},
                                    {"backgroundColor", "#FFFFFF"},
                                    {"borderColor", "#000000"}}});
  json["overlays"] =
      Json::array({{{"center", {0.5, 1}}, {"width", 0.3}, {"height", 0.3}, {"text", "X"}}});
  json["arrows"] = Json::array({{{"wayPoints", {{0.5, 1.5}, {0.5, 4.5}}},
                                 {"color", "#000000"},
                                 {"thickness", 2},
                                 {"headLength", 0.3}}});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("pairsum 10: 11 12", "arrow: 11 12 | 13 14 15"));
}

TEST(MoreRules, ThinSpacesSeparateDigitsInACircle) {
  Json json = pad("Digits in a white circle must appear in the four surrounding cells.");
  json["overlays"] = Json::array({mark(1, 1, 0.7, "#FFFFFF")});
  json["overlays"][0]["borderColor"] = "#000000";
  json["overlays"][0]["text"] =
      "1\u2009"
      "3";
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("quadruple 1 3: 11 12 21 22"));
}

TEST(MoreRules, MarksMayBeSpokenOfInVainBesideOthers) {
  Json json = pad("Digits separated by an X sum to 5. Digits separated by a V sum to 3.");
  EXPECT_THAT(told(read(json)), HasSubstr("no such letter is drawn"));
  json["overlays"] =
      Json::array({{{"center", {0.5, 1}}, {"width", 0.3}, {"height", 0.3}, {"text", "X"}}});
  EXPECT_TRUE(read(json).in_full()) << told(read(json));
  json["overlays"] = Json::array();
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. Digits separated by an X sum to 10. "
      "All possible X are given.";
  EXPECT_THAT(made(read(json)), ElementsAre("nosum 10:"));
}

TEST(MoreRules, DotsThatAreNotDrawnAreNegatedByColour) {
  const std::string dots =
      "Digits joined by a white dot are consecutive. Digits joined by a black dot have a ratio of "
      "1:2. ";
  Json json = pad(dots + "All possible white dots are given.");
  json["overlays"] = Json::array({mark(0.5, 1, 0.3, "#FFFFFF"), mark(1.5, 1, 0.3, "#000000")});
  auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading),
              UnorderedElementsAre("difference 1: 11 12", "ratio 2: 21 22", "nodifference 1:"));
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. " + dots + "All possible red dots are given.";
  EXPECT_THAT(told(read(json)), HasSubstr("dots of that colour are not known"));
}

TEST(MoreRules, LettersThatAreNotDrawnSayNothingOfDots) {
  const std::string letters = "Digits separated by an X sum to 5. ";
  Json json = pad(letters + "All possible X are given.");
  json["overlays"] =
      Json::array({{{"center", {0.5, 1}}, {"width", 0.3}, {"height", 0.3}, {"text", "X"}}});
  auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  // Dots and letters in one sentence.
  json["metadata"]["rules"] = "Normal sudoku rules apply. " + letters +
                              "Digits joined by a white dot are consecutive. "
                              "Each possible white dot and X is given.";
  json["overlays"].push_back(mark(1.5, 1, 0.3, "#FFFFFF"));
  reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), testing::IsSupersetOf({"nosum 10:", "nodifference 1:"}));
}

TEST(MoreRules, ABranchOfABranchBelongsToTheLine) {
  Json json = pad("Digits on a purple line are a set of consecutive digits in any order.", 9);
  // Down from r1c2, and along row 3 from there.
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#D23BE7"),
                               line({{2.5, 1.5}, {2.5, 3.5}}, "#D23BE7"),
                               line({{0.5, 1.5}, {3.5, 1.5}}, "#D23BE7")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("renban: 11 12 13 22 32 33 34 42"));
}

TEST(MoreRules, AColourBetweenTwoWordsHasTheBetterOne) {
  Json json = pad(
      "Blue lines are palindromes. Digits on a turquoise line are a set of consecutive digits in "
      "any order.");
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 1.5}}, "#3333FF"), line({{2.5, 0.5}, {2.5, 1.5}}, "#1AC3E5")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("palindrome: 11 12", "renban: 31 32"));
}

TEST(MoreRules, SignsPointAtTheSmallerDigit) {
  Json json = pad("The inequality signs point at the smaller digit.");
  json["lines"] = Json::array({line({{0.4, 0.9}, {0.5, 1.1}, {0.6, 0.9}}, "#000000"),
                               line({{2.1, 2.4}, {1.9, 2.5}, {2.1, 2.6}}, "#000000")});
  const auto reading = read(json);
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("greater: 11 12", "greater: 33 23"));
}

}  // namespace more_rules
}  // namespace
}  // namespace clew::text
