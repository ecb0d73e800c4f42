// Families of sentences about several rules or none: repetitions, lines of two rules, signatures, words
// that only lead to a sentence. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace wide_rules {

using namespace pad_rules;
using rules::Grammar;
using rules::Meaning;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

TEST(WideRules, SentencesAreUnderstood) {
  using enum Meaning;
  expect_meanings({
      {"Digits in cages sum to a value whose remainder, when divided by 4, is given in the top "
       "left "
       "corner.",
       {cage_remainder}},
      {"Cages mod 5, with no repeats.", {cage_remainder, cage_distinct}},
      {"Full rank clues outside the grid.", {full_rank}},
      {"Anti-Knight", {antiknight_named}},
      {"Anti-Knight: cells a knight's move apart may not sum to 8.", {no_knight_sums}},
      {"Irregular 10x10 sudoku, digits 0-9.", {sudoku_digits}},
      {"Cells in the same position must contain different digits in different 3x3 boxes.",
       {disjoint}},
      {"Digits joined by a white dot are consecutive, and by a black dot have a 1:2 ratio.",
       {dot_consecutive, dot_ratio}},
      {"Thin grey lines without bulbs are palindromes.", {palindrome}},
      {"The sum of the digits along the path of each arrow must equal the digit in the circled "
       "cell.",
       {arrow}},
      {"Clues outside the grid without an arrow show the sum of the digits between the 1 and the "
       "9.",
       {sandwich}},
      {"Neighbouring/adjacent digits along a green line differ by at least 5.", {whispers}},
      {"The lines act as both region sum lines and parity lines.", {line_both}},
      {"All lines are thermos, with bulbs to be determined, which increase from one end of the "
       "line "
       "to the other.",
       {line_monotone}},
      {"Digits on a red line are divisible by 3.", {line_cells}},
      {"Adjacent digits on a red line sum to a multiple of 3.", {line_related}},
      {"Note that digits on a purple line are a set of consecutive digits in any order.", {renban}},
      {"Digits in a red cell are the column index of the red cell's column in that row.",
       {column_index_cells}},
      {"Not all red cells are given.", {not_all_given}},
      {"It may have both, but it doesn't need both.", {nothing}},
      {"Guessing is not required.", {nothing}},
      {"The grid is mostly covered in fog.", {nothing}},
      {"Regards, Ann", {}},
  });
}

// Each differs from an understood sentence by a few words and has another meaning.
TEST(WideRules, HostileSentencesAreNotUnderstood) {
  const Grammar grammar;
  for (
      const char* text : {
          "Digits in cages sum to a value whose quotient, when divided by 4, is given in the top "
          "left corner.",
          "Digits in cages sum to a value whose remainder, when divided by 4, is at least the "
          "number "
          "given in the top left corner.",
          "Cages mod 5, with one repeat.",
          "Full rank clues inside the grid.",
          "No Anti-Knight",
          "Cells in the same position must contain different digits in some 3x3 boxes.",
          "Digits joined by a white dot are consecutive, and by a black dot are not.",
          "Thin grey lines with bulbs are palindromes.",
          "The product of the digits along the path of each arrow must equal the digit in the "
          "circled cell.",
          "Clues outside the grid with an arrow show the sum of the digits between the 1 and the 9 "
          "and the 2.",
          "The lines act as either region sum lines or parity lines.",
          "Some lines are thermos, with bulbs to be determined, which increase from one end of the "
          "line to the other.",
          "Digits on a red line are not divisible by 3.",
          "Adjacent digits on a red line sum to more than a multiple of 3.",
          "Note that no digits on a purple line are a set of consecutive digits in any order.",
          "It must have both.",
          "Regards, Ann, who lies in one box",
      })
    EXPECT_THAT(meanings(grammar, text), ElementsAre(Meaning::count)) << text;
}

TEST(WideRules, ANameOfARuleNeedsTheRule) {
  EXPECT_THAT(told(read(pad("Anti-Knight"))), HasSubstr("what it is about"));
  const auto reading =
      read(pad("Anti-Knight\nCells a knight's move apart cannot contain the same digit."));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), ElementsAre("antiknight:"));
}

Json two_lines(const std::string& rules, const char* first, const char* second) {
  Json json = pad(rules);
  json["lines"] =
      Json::array({line({{0.5, 0.5}, {0.5, 3.5}}, first), line({{3.5, 0.5}, {3.5, 3.5}}, second)});
  return json;
}

TEST(WideRules, ASentenceMayRepeatTheRuleOfAnother) {
  const std::string rules =
      "The purple lines are renban lines. "
      "Digits on a line form a set of consecutive digits in any order.";
  const auto reading = read(two_lines(rules, "#D23BE7", "#D23BE7"));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading), UnorderedElementsAre("renban: 11 12 13 14", "renban: 41 42 43 44"));
  // A sentence of another rule, or lines of another rule besides.
  EXPECT_FALSE(read(two_lines("The purple lines are renban lines. A line is a palindrome.",
                              "#D23BE7", "#D23BE7"))
                   .in_full());
  EXPECT_FALSE(
      read(two_lines(rules + " Green lines are palindromes.", "#D23BE7", "#67F067")).in_full());
}

TEST(WideRules, LinesMayHaveTwoRules) {
  const std::string rules =
      "Lines act as both region sum lines and parity lines. "
      "Box borders divide a line into segments with the same sum. ";
  const std::string parity = "Digits along a line alternate between even and odd.";
  const auto reading = read(two_lines(rules + parity, "#67F067", "#D23BE7"));
  EXPECT_TRUE(reading.in_full()) << told(reading);
  EXPECT_THAT(made(reading),
              UnorderedElementsAre("regionsum: 11 12 13 14", "regionsum: 41 42 43 44",
                                   "modular 2: 11 12 13 14", "modular 2: 41 42 43 44"));
  EXPECT_THAT(told(read(two_lines(rules, "#67F067", "#D23BE7"))),
              HasSubstr("do not say two rules of lines"));
}

TEST(WideRules, AFrameAroundABoxOnlyDecorates) {
  Json json = pad("");
  auto cage = [](Json cells) { return Json{{"cells", cells}}; };
  json["cages"] = Json::array({cage({{0, 0}, {0, 1}, {1, 0}, {1, 1}})});
  EXPECT_TRUE(read(json).in_full()) << told(read(json));
  json["cages"] = Json::array({cage({{0, 1}, {0, 2}, {1, 1}, {1, 2}})});
  EXPECT_FALSE(read(json).in_full());
}

}  // namespace wide_rules
}  // namespace
}  // namespace clew::text
