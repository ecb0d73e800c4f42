// Sentences of lists, sentences about their heading, and light words. All sentences were made for
// these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace words {

using namespace pad_rules;

TEST(RuleLists, NumbersAndLettersSayNothing) {
  expect_meaning(Meaning::sudoku,
                 {"1. Normal sudoku rules apply.", "1) Normal sudoku rules apply.",
                  "(2) Normal sudoku rules apply.", "3: Normal sudoku rules apply.",
                  "a) Normal sudoku rules apply.", "Rule 4: Normal sudoku rules apply.",
                  "- Normal sudoku rules apply.", "12). Normal sudoku rules apply."});
  const Grammar grammar;
  EXPECT_EQ(meanings(grammar, "100. Normal sudoku rules apply.")[0], Meaning::count);
  EXPECT_EQ(meanings(grammar, "1:2 is the ratio across a black dot."),
            std::vector{Meaning::dot_ratio});
}

TEST(RuleLists, ASemicolonMayBeWithinASentence) {
  expect_meaning(
      Meaning::global_entropy,
      {"Every 2x2 square contains a low digit (1, 2, 3); a middle digit (4, 5, 6); and a "
       "high digit (7, 8, 9)."});
  const Grammar grammar;
  EXPECT_EQ(meanings(grammar, "Normal sudoku rules apply; digits do not repeat in a cage."),
            (std::vector{Meaning::sudoku, Meaning::cage_distinct}));
  const auto apart = rules::parse_rules(grammar, "Tents are green; normal sudoku rules apply.");
  ASSERT_EQ(apart.size(), 2u);
  EXPECT_FALSE(apart[0].understood);
  EXPECT_TRUE(apart[1].understood);
}

TEST(RuleHeadings, AreTheSubjectWhereASentenceHasNone) {
  expect_meaning(Meaning::dot_consecutive, {"White dot: the two digits are consecutive."});
  expect_meaning(Meaning::mark_x, {"V: the two digits sum to 5."});
  expect_meaning(Meaning::renban, {"Renban line: contains consecutive digits in any order.",
                                   "Purple = renban - this line contains a set of consecutive "
                                   "digits in any order."});
  expect_meaning(Meaning::entropic,
                 {"Entropic (orange): every set of three sequential digits contains one digit from "
                  "{1,2,3}, one from {4,5,6} and one from {7,8,9}."});
  expect_meaning(Meaning::nabner, {"Nabner (yellow): no two digits are consecutive."});
  const Grammar grammar;
  for (const char* text :
       {"White dot: the two digits are not consecutive.", "V: the two digits do not sum to 5.",
        "Thermometers: digits rise along the line to the bulb.",
        "Killer cages: some digits in the cage do not repeat.",
        "Nabner (yellow): no two digits may be consecutive in order.",
        "Parity (red): two adjacent digits are both odd or both even."})
    EXPECT_EQ(meanings(grammar, text), std::vector{Meaning::count}) << text;
}

TEST(RuleAsides, ColoursBelongToTheirLines) {
  const Grammar grammar;
  const auto sentences = rules::parse_rules(
      grammar, "Along whisper lines (green), adjacent digits differ by at least 5.");
  ASSERT_EQ(sentences.size(), 1u);
  ASSERT_EQ(sentences[0].statements.size(), 1u);
  EXPECT_EQ(sentences[0].statements[0].meaning, Meaning::whispers);
  EXPECT_EQ(sentences[0].statements[0].hues, std::vector{rules::Hue::green});
}

TEST(RuleWords, LightOnesMayBeMoreOrFewer) {
  expect_meaning(Meaning::renban,
                 {"The purple lines must each contain a set of consecutive digits in any order."});
  expect_meaning(Meaning::cage_equal, {"The cages all have the same total to be determined."});
  expect_meaning(Meaning::dot_consecutive,
                 {"White dots between two cells indicate that these cells contain consecutive "
                  "digits."});
  expect_meaning(
      Meaning::sandwich,
      {"Clues outside the grid sum the digits between the 1 and the 9 in their respective "
       "row or column."});
}

TEST(RuleWords, OfTheUsualRules) {
  expect_meaning(Meaning::cage_distinct, {"No cage contains a repeated digit.",
                                          "Cages may not contain the same digit twice."});
  expect_meaning(Meaning::cage_sum,
                 {"The number in the corner of each cage tells you what its digits add up to.",
                  "Digits in a cage sum to the total in the top-left cell of the cage."});
  expect_meaning(Meaning::thermo, {"From the round end, thermometer digits increase.",
                                   "Along thermometers, digits increase with distance from the "
                                   "bulb."});
  expect_meaning(Meaning::arrow,
                 {"Arrow bulbs give the sum of the digits along the attached arrow.",
                  "A digit in a circle is the sum of digits along the arrow leaving "
                  "it."});
  expect_meaning(Meaning::whispers,
                 {"Along green lines, consecutive digits have a difference greater than or equal "
                  "to 5.",
                  "Along German whispers, adjacent digits differ by at least 5."});
  expect_meaning(Meaning::palindrome, {"The digits along grey lines are the same read in either "
                                       "direction.",
                                       "Cells equally far from the centre of a grey line are "
                                       "equal."});
  expect_meaning(Meaning::region_sum, {"Blue lines are cut by box borders into pieces of equal "
                                       "sum."});
  expect_meaning(Meaning::modular, {"Every set of three adjacent cells on a cyan line has digits "
                                    "with different remainders when divided by three."});
  expect_meaning(Meaning::parity, {"Along red lines, odd and even digits alternate."});
  expect_meaning(Meaning::antiking, {"Identical digits cannot touch, not even diagonally."});
  expect_meaning(Meaning::fortress, {"Grey cells contain a higher digit than every white "
                                     "neighbour."});
  expect_meaning(Meaning::all_given, {"All dots that could be given have been given."});
  expect_meaning(Meaning::not_all_given, {"The absence of a dot means nothing."});
}

TEST(RuleWords, OfLinesAndMarks) {
  expect_meaning(Meaning::thermo,
                 {"From bulb to tip, thermometer digits must strictly increase.",
                  "Along a thermometer the digits get larger the further they are from the bulb."});
  expect_meaning(Meaning::arrow,
                 {"Circles on arrows hold the sum of the arrow's digits.",
                  "A two-cell pill shows a two-digit number that equals the sum of the arrow."});
  expect_meaning(
      Meaning::double_arrow,
      {"Digits on a line with two circles sum to the same total as the two circled digits."});
  expect_meaning(Meaning::whispers,
                 {"Adjacent digits on the green lines can't differ by less than 5."});
  expect_meaning(Meaning::renban,
                 {"The cells of a purple line contain consecutive digits in some order.",
                  "On each purple line, digits can be rearranged into a consecutive sequence."});
  expect_meaning(Meaning::palindrome,
                 {"The same digits appear in both directions along a grey line."});
  expect_meaning(Meaning::region_sum,
                 {"A blue line's digits have the same sum in each box.",
                  "The sums of the blue line segments in each box are equal."});
  expect_meaning(Meaning::nabner,
                 {"A yellow line has no two digits that are consecutive or equal."});
  expect_meaning(Meaning::parity, {"Adjacent digits on red lines differ in parity."});
  expect_meaning(Meaning::quadruple, {"The four digits in a quadruple clue appear around it."});
  expect_meaning(Meaning::nonconsecutive, {"Consecutive digits can't be orthogonal neighbours."});
  expect_meaning(Meaning::fortress,
                 {"Grey cells are greater than each orthogonal neighbour that is not grey."});
  expect_meaning(Meaning::cage_sum,
                 {"Some cages have their total given.",
                  "Where shown, cage totals give the sum of the cage's digits."});
}

TEST(RuleWords, TwinsOfAnotherMeaningStayUnread) {
  const Grammar grammar;
  for (const char* text :
       {"Digits on a thermometer increase from the tip on one end to the bulb on the other end.",
        "Cells in a cage sum to the number of the cells in the cage.",
        "The clue in a cage gives the number of cells.",
        "A digit in a circle is the number of cells on the attached arrow.",
        "Region sum lines: box borders divide the line into segments with different sums.",
        "Normal sudoku rules apply in the grey area.",
        "Cells an equal distance from the centre of a line have different values.",
        "Arrow bulbs give the product of the digits along the attached arrow.",
        "If a white dot separates digits, they are never consecutive.",
        "No two cells along a green line are at least 5 apart.",
        "Circles in the grid are not quadruples.",
        "XV rules do not apply.",
        "A black dot means neither is double the other.",
        "A killer cage is a set of orthogonally connected repeating digits.",
        "Along the 6 grey lines, digits increase in two directions.",
        "Place one copy of each even digit in each row, column and box.",
        "From tip to bulb, thermometer digits must increase.",
        "Circles on arrows hold the sum of another arrow's digits.",
        "The sums of the blue line segments in each box are different.",
        "A yellow line has two digits that are consecutive or equal.",
        "Adjacent digits on red lines do not differ in parity.",
        "Adjacent digits on green lines may differ by less than 5.",
        "Consecutive digits must be orthogonal neighbours.",
        "On each purple line, digits cannot be rearranged into a consecutive sequence.",
        "Digits on a line with two circles sum to more than the two circled digits.",
        "All black circles are given.",
        "Digits on a purple line are consecutive in order."})
    EXPECT_EQ(meanings(grammar, text), std::vector{Meaning::count}) << text;
}

TEST(RuleLines, WithoutBulbsAreNoThermometers) {
  Json json =
      pad("Digits on thermometers increase from the bulb. Grey lines without bulbs are "
          "palindromes.");
  json["lines"] = Json::array(
      {line({{0.5, 0.5}, {0.5, 2.5}}, "#CFCFCF"), line({{3.5, 0.5}, {3.5, 1.5}}, "#CFCFCF")});
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#CFCFCF")});
  const auto reading = read(json);
  EXPECT_EQ(told(reading), "");
  EXPECT_THAT(made(reading), testing::ElementsAre("thermo: 11 12 13", "palindrome: 41 42"));
}

TEST(RuleLines, AMarkInTheMiddleOfAZipperSaysNothing) {
  const auto with_mark = [](double row, double col) {
    Json json =
        pad("Digits an equal distance from the centre of a lavender line sum to the digit in "
            "the centre.");
    json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 2.5}}, "#9933CC")});
    json["underlays"] = Json::array({mark(row, col, 0.7, "#BB99DD")});
    return told(read(json));
  };
  EXPECT_EQ(with_mark(0.5, 1.5), "");
  EXPECT_THAT(with_mark(0.5, 2.5), testing::HasSubstr("no sentence is about"));
  EXPECT_THAT(with_mark(2.5, 1.5), testing::HasSubstr("no sentence is about"));
}

}  // namespace words
}  // namespace
}  // namespace clew::text
