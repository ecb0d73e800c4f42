// The usual rules in other words: each group of sentences has one meaning. Twins that differ by a
// few words and mean something else stay unreadable. All sentences were made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace phrases {

using namespace pad_rules;
using testing::HasSubstr;

TEST(RulePhrases, OfTheGrid) {
  expect_meaning(
      Meaning::sudoku_digits,
      {"Fill in the grid so that every row, column and marked 3x3 region contains each digit from "
       "1 "
       "to 9 exactly once.",
       "Write the digits 1-9 into the cells so that no digit repeats in a row, column or box.",
       "In every row, column and box the digits from 1 to 9 appear exactly once.",
       "Place the digits 1-9 once each in every row, column and bold-bordered box.",
       "Fill each empty cell with a digit from 1 to 9 so that every row, column and box contains "
       "each digit once.",
       "Fill the grid using the digits 1 to 9 so that no digit repeats in any row, column or "
       "box."});
  expect_meaning(Meaning::sudoku, {"All normal sudoku rules apply.",
                                   "Normal sudoku rules apply, plus the following."});
  expect_meaning(Meaning::sudoku_distinct,
                 {"No digit may appear more than once in any row, column or box.",
                  "In this sudoku, digits do not repeat in rows, columns and boxes."});
  expect_meaning(Meaning::antiknight, {"No digit may be repeated a knight's move away.",
                                       "Two equal digits may not be a knight's move apart.",
                                       "The same digit cannot appear in two cells a knight's move "
                                       "apart."});
  expect_meaning(Meaning::antiking, {"Digits cannot repeat in diagonally adjacent cells.",
                                     "No two diagonally touching cells contain the same digit.",
                                     "Cells that share a corner cannot contain the same digit."});
  expect_meaning(Meaning::nonconsecutive,
                 {"No two adjacent cells contain consecutive numbers.",
                  "Cells sharing an edge cannot contain consecutive digits.",
                  "No two consecutive digits may be orthogonally adjacent."});
  expect_meaning(Meaning::diagonal, {"On each marked diagonal, all digits are different.",
                                     "No repeated digits on the main diagonals."});
  expect_meaning(Meaning::disjoint,
                 {"No digit may appear in the same position in two different boxes.",
                  "Digits in the same position within their 3x3 box must be different."});
  expect_meaning(Meaning::extra_region,
                 {"Windows: the four shaded 3x3 regions also contain the digits 1-9 once each.",
                  "Every grey 3x3 box also contains the digits 1 to 9."});
}

TEST(RulePhrases, OfThermometersAndArrows) {
  expect_meaning(
      Meaning::thermo,
      {"Thermometers: digits strictly increase moving away from the round bulb.",
       "Digits along a thermometer must be in strictly ascending order starting from the "
       "bulb.",
       "Thermometers contain digits in increasing order from the bulb end.",
       "The digits on each thermometer strictly increase from its bulb to its other end.",
       "Digits get larger along a thermometer as you move away from the bulb.",
       "Every digit on a thermometer must be greater than the digit before it, counting "
       "from the bulb.",
       "A digit on a thermometer is always greater than the digits closer to the bulb.",
       "Thermo rules: digits go up from bulb to tip.",
       "As you move along a thermometer from the bulb, the digits increase.",
       "Starting at the bulb end, digits increase along the thermometer."});
  expect_meaning(
      Meaning::arrow,
      {"Circled digits equal the sum of the digits along the attached arrow.",
       "Each circle contains the sum of the digits along its arrow.",
       "The circle at the start of an arrow contains the sum of the digits on the arrow.",
       "Numbers on arrows sum to the number in the circle they start from.",
       "The digits along the shaft of an arrow sum to the digit in the circle.",
       "The digit in the bulb of an arrow equals the sum of the digits on the arrow.",
       "On arrows, the digits along the arrow sum to the digit in the circle.",
       "The total of the digits along an arrow is the digit in the circle.",
       "Digits along an arrow, which may repeat, sum to the digit in the circle.",
       "Two-cell pills contain a two-digit number, read left to right, which is the sum of "
       "the digits along the attached arrow."});
}

TEST(RulePhrases, OfLines) {
  expect_meaning(
      Meaning::whispers,
      {"The difference between adjacent digits on a green line is at least 5.",
       "Digits on a green line must differ from adjacent digits on the line by at least 5.",
       "Every digit on a green line differs by 5 or more from its neighbours on that line.",
       "Two digits next to each other on a green line differ by at least 5.",
       "On a green line, each digit must differ from its neighbours by at least 5.",
       "Green lines indicate that adjacent digits have a difference of at least 5.",
       "Digits in adjacent cells along a green line must have a difference of at least 5."});
  expect_meaning(Meaning::renban,
                 {"A purple line contains consecutive digits in any order with no repeats.",
                  "Each pink line contains a consecutive set of non-repeating digits in any order.",
                  "Digits along purple lines make up a set of consecutive digits, in any order.",
                  "Any digits along a purple line are non-repeating and consecutive, in any order.",
                  "Digits on each pink line can be rearranged to form a consecutive sequence."});
  expect_meaning(
      Meaning::region_sum,
      {"A light blue line has the same sum within each box it visits.",
       "Each segment of a blue line within a box has the same sum.",
       "Within each box, the digits on a blue line sum to the same number.",
       "For every blue line, the sum of digits is equal in every box that the line passes "
       "through.",
       "Blue lines have an equal sum of digits within each box that they pass through.",
       "The segments of each blue line, as divided by box borders, have equal sums.",
       "Every box a blue line passes through has the same sum of digits along that line."});
  expect_meaning(Meaning::palindrome,
                 {"Digits along palindromes read the same in both directions.",
                  "The digits on each grey line read the same from left to right as from right to "
                  "left."});
  expect_meaning(
      Meaning::between,
      {"Digits on a lavender line must be strictly between the circled digits at its ends.",
       "Digits along a line with circles at both ends must be strictly between the digits "
       "in those circles.",
       "Digits between the circles on a line must be between the digits in the circles."});
  expect_meaning(
      Meaning::double_arrow,
      {"The sum of the two circled digits equals the sum of the digits on the line between "
       "them.",
       "Digits along a double arrow sum to the total of the digits in the two circles."});
  expect_meaning(Meaning::zipper,
                 {"Digits the same distance from the centre of the line sum to the digit in the "
                  "centre.",
                  "On zipper lines, digits equidistant from the centre sum to the central digit."});
  expect_meaning(Meaning::zipper_equal,
                 {"Digits an equal distance from the center of a zipper line "
                  "sum to the same total."});
  expect_meaning(
      Meaning::entropic,
      {"Every sequence of three digits on a peach line must contain a low, a medium and a "
       "high digit.",
       "Any three consecutive digits along an entropic line contain a digit from each of "
       "the groups 123, 456 and 789."});
  expect_meaning(Meaning::modular, {"Digits along teal lines form sets of three with different "
                                    "remainders when divided by 3."});
  expect_meaning(Meaning::parity,
                 {"Odd and even digits alternate along the red lines.",
                  "Adjacent digits along a red line must alternate between even and "
                  "odd."});
  expect_meaning(Meaning::sum_line,
                 {"Ten lines: digits on the line form groups that each sum to 10."});
}

TEST(RulePhrases, OfCages) {
  expect_meaning(Meaning::cage_sum,
                 {"Numbers in the corners of cages indicate the sum of the digits in the cage.",
                  "The small number in a cage gives the sum of its digits.",
                  "A cage's digits sum to the value in its corner.",
                  "If a cage has a total, the digits in it sum to that total.",
                  "Cages with a number in the corner sum to that number.",
                  "If a cage has a number in the corner, its digits must sum to that number."});
  expect_meaning(
      Meaning::cage_distinct,
      {"Digits do not repeat within a cage, even if it has no total.",
       "Digits within the same cage cannot repeat.", "Repeats are not allowed in cages."});
}

TEST(RulePhrases, OfDotsAndLetters) {
  expect_meaning(Meaning::dot_consecutive,
                 {"White dot: consecutive digits.",
                  "If two cells are joined by a white dot, their digits differ by 1.",
                  "If there is a white dot between two cells, the digits in those cells are "
                  "consecutive.",
                  "A white dot is placed between consecutive digits."});
  expect_meaning(Meaning::dot_ratio,
                 {"Black dot: one digit is double the other.",
                  "A black dot indicates that one of the digits is double the other.",
                  "If there is a black dot between two cells, one of them is double the other.",
                  "A black dot separates cells in which one digit is double the other.",
                  "Digits on both sides of a black dot have a 1:2 ratio."});
  expect_meaning(Meaning::not_all_given,
                 {"The absence of a dot does not imply anything.",
                  "There may be more dots than shown.", "There is no negative constraint on dots.",
                  "No conclusion can be drawn from a missing dot."});
  expect_meaning(Meaning::mark_x,
                 {"A V means that they sum to 5.",
                  "If two cells are separated by an X, their digits sum to 10.",
                  "If an X is between two cells, they sum to 10.",
                  "A V marks two cells that sum to 5.", "X: the digits sum to 10."});
  expect_meaning(Meaning::inequality,
                 {"The arrowheads point at the smaller of two adjacent digits.",
                  "The inequality signs indicate which of the two digits is larger.",
                  "Inequality signs between cells must be satisfied."});
}

TEST(RulePhrases, OfMarksAndCluesOutside) {
  expect_meaning(Meaning::odd,
                 {"A shaded circle means that the digit is odd.",
                  "Circled cells contain odd digits.", "Odd digits are in grey circles."});
  expect_meaning(Meaning::even_cells,
                 {"Digits in shaded cells are even.", "Shaded cells are even."});
  expect_meaning(
      Meaning::counting_circles,
      {"If a digit appears in a circle, it indicates exactly how many circles contain that "
       "digit.",
       "A number in a circle counts how many circles contain that number.",
       "A digit in a circle appears that many times in circles.",
       "Each digit that appears in a circle must appear in exactly that many circles.",
       "The value of a circled digit is the number of circles in the grid containing that "
       "digit."});
  expect_meaning(
      Meaning::quadruple,
      {"Digits in white circles must appear in the cells around the circle.",
       "Clues in circles at the corners of four cells must appear in at least one of those "
       "cells.",
       "A white circle shows digits that must appear in the four surrounding cells."});
  expect_meaning(
      Meaning::little_killer,
      {"Clues with arrows outside the grid indicate the sum of digits along the diagonal "
       "they point to.",
       "Numbers outside the grid show the sum of digits along the arrowed diagonal.",
       "The sums of diagonals are given outside the grid."});
  expect_meaning(Meaning::skyscraper,
                 {"Numbers outside the grid give the number of digits that can be seen from that "
                  "position, where higher digits block the view of lower ones."});
  expect_meaning(Meaning::x_sum,
                 {"Numbers outside the grid are X-sums: the sum of the first X numbers "
                  "in that direction, where X is the number in the first cell."});
  expect_meaning(
      Meaning::numbered_room,
      {"A number outside the grid must be placed in the Nth cell in that direction, where N "
       "is the digit in the cell closest to the clue."});
}

TEST(RulePhrases, MayComeInAnyOrder) {
  expect_meaning(Meaning::whispers,
                 {"Along each green line, the difference between adjacent digits is at least 5.",
                  "Adjacent digits differ by at least 5 along green lines.",
                  "On the green line, digits must have a difference of at least 5 from their "
                  "neighbours."});
  expect_meaning(Meaning::renban,
                 {"In any order, digits on a purple line form a set of consecutive digits.",
                  "On a purple line, digits must be consecutive without repeating, in any order.",
                  "Digits on a purple line must not repeat and must form a consecutive set."});
  expect_meaning(Meaning::region_sum,
                 {"On a blue line, digits in the same box sum to the same number.",
                  "Along blue lines, the digits in each box have the same sum.",
                  "Segments of a blue line separated by box borders have the same sum."});
  expect_meaning(Meaning::thermo, {"Starting from its bulb, the digits on a thermometer increase.",
                                   "Along thermometers, starting from the bulb, digits increase."});
  expect_meaning(Meaning::arrow,
                 {"Along each arrow, the sum of the digits equals the circled digit."});
  expect_meaning(Meaning::between, {"Along a line between two circles, digits must be between the "
                                    "circled digits."});
  expect_meaning(Meaning::zipper,
                 {"Digits on a zipper line that are the same distance from the centre "
                  "sum to the centre digit."});
  expect_meaning(Meaning::dot_consecutive,
                 {"On a white dot, the digits are consecutive.",
                  "Digits are consecutive if they are separated by a white "
                  "dot."});
  expect_meaning(Meaning::dot_ratio,
                 {"On a black dot, one digit is twice the other.",
                  "One digit is double the other if they are separated by a black "
                  "dot."});
  expect_meaning(Meaning::mark_x, {"Across an X, digits sum to 10.",
                                   "Two cells sum to 10 if they are separated by an X."});
  expect_meaning(Meaning::antiknight,
                 {"A knight's move apart, cells cannot contain the same digit."});
  expect_meaning(Meaning::diagonal,
                 {"Along each of the main diagonals, the digits 1-9 appear once."});
  expect_meaning(Meaning::little_killer,
                 {"On each indicated diagonal, digits sum to the number outside the grid."});
}

TEST(RulePhrases, OfFogAndThanksSayNothing) {
  expect_meaning(
      Meaning::nothing,
      {"Correct digits lift the fog.", "Correctly entered digits clear the fog around them.",
       "Placing a correct digit in a cell lifts fog from that cell and possibly other "
       "cells.",
       "The grid starts mostly covered in fog.", "Enjoy the fog!",
       "Placing a logically deduced digit lifts fog from its cell and sometimes other cells.",
       "The fog clears when correct digits are entered."});
  const Grammar grammar;
  for (const char* text : {"Thanks for playing.", "I hope you enjoy this puzzle!"})
    EXPECT_TRUE(meanings(grammar, text).empty()) << text;
}

TEST(RulePhrases, OfTheSolutionAndOfPathsSayNothing) {
  expect_meaning(
      Meaning::nothing,
      {"No bifurcation is needed.", "This puzzle has a computer-verified unique solution.",
       "Arrows may only move orthogonally and don't share cells with other arrows.",
       "Not all correct digits will reveal fog, and the fog may be anywhere in the grid.",
       "Numbers can repeat within an arrow shape."});
  expect_meaning(Meaning::antiknight,
                 {"Cells separated in the grid by a single knight's move (in chess) cannot contain "
                  "the same digit."});
}

TEST(RulePhrases, TwinsOfAnotherMeaningStayUnread) {
  const Grammar grammar;
  for (
      const char* text :
      {"Not all normal sudoku rules apply.",
       "Normal sudoku rules apply, except in box 5.",
       "Digits along thermometers increase or decrease from the bulb.",
       "Digits on a thermometer increase by at least 2 from the bulb.",
       "Digits along exactly one thermometer increase from the bulb.",
       "A digit on a thermometer is always smaller than the digits closer to the bulb.",
       "Digits get smaller along a thermometer as you move away from the bulb.",
       "The circle at the start of an arrow contains the product of the digits on the arrow.",
       "The digit in a circle is the sum of the digits along one of its arrows.",
       "Digits along an arrow sum to the digit in another arrow's circle.",
       "The difference between adjacent digits on a green line is at most 5.",
       "Every digit on a green line differs by 5 or more from at least one of its neighbours.",
       "Green lines indicate that some adjacent digits have a difference of at least 5.",
       "Digits on a purple line form a consecutive set in order.",
       "Digits on each pink line can not be rearranged to form a consecutive sequence.",
       "Each segment of a blue line within a box has a different sum.",
       "The segments of each blue line, as divided by box borders, have consecutive sums.",
       "Digits between the circles on a line must not be between the digits in the circles.",
       "The sum of the two circled digits is less than the sum of the digits on the line between "
       "them.",
       "Odd and even digits do not alternate along the red lines.",
       "Digits an equal distance from the center of a zipper line sum to different totals.",
       "If a cage has no total, the digits in it sum to that total.",
       "Exactly one cage's digits sum to the value in its corner.",
       "If there is no white dot between two cells, the digits in those cells are consecutive.",
       "White dot: not consecutive.",
       "Some dots are wrong.",
       "X: the digits do not sum to 10.",
       "A V marks two cells that sum to 5 or 10.",
       "Numbers outside the grid show the sum of digits not on the arrowed diagonal.",
       "Numbers outside the grid give the number of digits that cannot be seen from that position, "
       "where higher digits block the view of lower ones.",
       "A shaded circle means that the digit is not odd.",
       "A circle marks an odd digit or a square marks an even digit.",
       "A digit in a circle appears that many times in its row.",
       "A white circle shows digits that must appear in exactly one of the four surrounding cells.",
       "Odd digits may not be repeated a knight's move away.",
       "No two even digits can be a king's move apart.",
       "No two adjacent cells contain consecutive even digits.",
       "Exactly one of the marked diagonals contains each digit once.",
       "The arrowheads point at the larger of two adjacent digits.",
       "Inequality signs must not be satisfied.",
       "Digits in the fog are odd.",
       "Bifurcation is needed.",
       "This puzzle has no unique solution.",
       "Arrows may only move orthogonally and share one cell with another arrow.",
       "Fog covers the odd digits.",
       "The digits under the fog sum to 45.",
       "Correct digits clear fog unless they are even.",
       "No dot means that the digits are neither consecutive nor in a 1:2 ratio.",
       "Thanks to the rule of three, digits on lines sum to 9."})
    EXPECT_EQ(meanings(grammar, text), std::vector{Meaning::count}) << text;
}

TEST(RulePhrases, ShadedCellsAreNoCircles) {
  Json json = pad("Shaded cells are even.");
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#CFCFCF")});
  EXPECT_THAT(told(read(json)), HasSubstr("no such mark is drawn"));
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#CFCFCF", false)});
  const rules::Reading reading = read(json);
  ASSERT_EQ(reading.made.size(), 1u) << told(reading);
  EXPECT_EQ(reading.made[0].constraint.kind, Constraint::Kind::even);
  json = pad("Circled cells contain odd digits.");
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#CFCFCF")});
  EXPECT_TRUE(read(json).in_full()) << told(read(json));
}

}  // namespace phrases
}  // namespace
}  // namespace clew::text
