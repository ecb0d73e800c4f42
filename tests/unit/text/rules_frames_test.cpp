// Sentences that no pattern has word by word: parts in another order, slips of the pen, headings in brackets.
// Their twins, which say something else with nearly the same words, stay unreadable. All sentences were made
// for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace frames {

using namespace pad_rules;

TEST(RuleFrames, PartsMayComeInAnyOrder) {
  expect_meaning(Meaning::cage_sum, {"Killer cages have the sum that is in the corner."});
  expect_meaning(Meaning::cage_sum_distinct,
                 {"Numbers in cages sum to the top left clue and don't repeat."});
  expect_meaning(Meaning::arrow, {"Arrow digits add up to the circle.",
                                  "Each arrow's digits sum to the circle it comes from."});
  expect_meaning(Meaning::thermo, {"From the bulb on, the digits of each thermometer go up."});
  expect_meaning(
      Meaning::whispers,
      {"On the line with green colour the neighbour digits have difference minimum 5.",
       "Numbers along a green line must be at least 5 different from their neighbours."});
  expect_meaning(Meaning::renban, {"Pink line = renban = set of consecutive digits in any order."});
  expect_meaning(Meaning::palindrome,
                 {"For every grey line the digits can be read the same from both sides."});
  expect_meaning(Meaning::region_sum, {"Region sum lines (blue): equal sums in each 3x3 box."});
  expect_meaning(Meaning::dot_consecutive, {"Between cells with white dot the difference is 1."});
  expect_meaning(Meaning::dot_ratio, {"Between cells with black dot the ratio is 2."});
  expect_meaning(Meaning::even, {"In the cells with a grey square there are only even digits."});
  expect_meaning(Meaning::sandwich,
                 {"Sandwich clues outside the grid: between 1 and 9 lies that sum."});
  expect_meaning(Meaning::antiking,
                 {"No two cells that touch diagonally may contain the same digit."});
  expect_meaning(Meaning::sudoku_digits,
                 {"Put digits from 1 to 9 in the grid, no repeats in row, column and box."});
}

TEST(RuleFrames, TwinsStayUnreadable) {
  const Grammar grammar;
  for (const char* text : {
           "The sum of the digit in the circle and the digits on the arrow is given.",
           "Digits on an arrow sum to less than the circle.",
           "Digits on an arrow sum to the circle or its double.",
           "Digits on an arrow sum to the digit in a circle on another arrow.",
           "Cage sums are distinct and given in the corner.",
           "Digits in cages sum to the given clue plus one.",
           "Digits in cages sum to the clue in the corner of another cage.",
           "Digits in a cage sum to the given total in at most one cage.",
           "Digits on a green line differ by at least 5 from digits on adjacent lines.",
           "Adjacent digits on a green line may differ by at least 5.",
           "Only one pair of adjacent digits on a green line differs by at least 5.",
           "The circled digits lie between the digits on the line.",
           "An odd number of grey circles contain the digit in the grid.",
           "There is an odd number of grey circles.",
           "An even number of digits in grey squares is given.",
           "Even digits are not in grey squares.",
           "Digits along thermometers increase towards the bulb.",
           "Digits along thermometers increase from the bulb or from the tip.",
           "Purple lines contain consecutive digits in order.",
           "Some purple lines contain consecutive digits in any order.",
           "One white dot is between consecutive digits.",
           "All but one white dot is between consecutive digits.",
           "Black dots are between digits with a ratio of 2 or 3.",
           "Digits across X sum to at least 10.",
           "Blue lines sum to the same total in each row.",
           "Box borders divide lines into segments; the sums are different.",
           "Grey lines are palindromes except one.",
           "Exactly one of the grey lines is a palindrome.",
           "Clues outside the grid give the number of digits between 1 and 9.",
           "Clues outside give the sum of the digits that are not between 1 and 9.",
           "Clues outside the grid give the digit sum of the first X digits, X being the first "
           "digit.",
           "Clues outside the grid give the sum of the diagonal or the product.",
           "Each digit in a circle appears exactly once in the surrounding cells.",
           "Digits in circles appear in the surrounding boxes.",
           "At least one diagonal has no repeated digits.",
           "Shaded regions contain the digits 1 to 9 three times.",
           "No two orthogonally adjacent cells differ by more than 1.",
           "Two regions do not have the same digits in the same position.",
           "Every three digits on the line contain a low digit, a middle digit or a high digit.",
           "Inequality signs point to the larger digit.",
           "Digits on the double arrow sum to more than the circles.",
           "The line is divided into segments that sum to 10 or 20.",
           "The line is divided into segments, one of which sums to 10.",
           "Digits equidistant from the centre of the line sum to twice the centre digit.",
           "Cells in the same position within different boxes contain the same digit.",
       })
    EXPECT_EQ(meanings(grammar, text), std::vector{Meaning::count}) << text;
}

TEST(RuleFrames, ASlipOfThePenIsRead) {
  expect_meaning(Meaning::sudoku, {"Nomral sudoku rules apply."});
  expect_meaning(Meaning::palindrome, {"Grey lines are palindormes."});
  expect_meaning(Meaning::dot_consecutive, {"Digits seperated by a white dot are conseutive."});
  // Short words, other first letters and two ways to mend it stay as they are.
  const Grammar grammar;
  for (const char* text :
       {"Gray limes are palindromes.", "Digits on an arrow hum to the digit in its circle."})
    EXPECT_EQ(meanings(grammar, text), std::vector{Meaning::count}) << text;
}

TEST(RuleFrames, HeadingsInBracketsAndExamplesSayNothing) {
  expect_meaning(Meaning::whispers,
                 {"[Whispers] Adjacent digits along green lines have a difference of at least 5."});
  expect_meaning(Meaning::renban, {"Purple lines: renban (consecutive digits in any order)."});
  expect_meanings({{"Thus, if r2c5 is a 3, r2c3 is a 5.", {}}});
}

// A sentence about neighbours without a mark is about these marks alone.
TEST(RuleFrames, NeighboursWithoutAMark) {
  const Grammar grammar;
  auto only = [&](const char* text) {
    const auto sentences = parse_rules(grammar, text);
    EXPECT_EQ(sentences.size(), 1u);
    EXPECT_TRUE(sentences[0].understood) << text;
    return sentences[0].statements.empty() ? rules::Statement{} : sentences[0].statements[0];
  };
  const auto dots =
      only("If two adjacent cells are not separated by a dot, they can't be consecutive.");
  EXPECT_EQ(dots.meaning, Meaning::all_given);
  EXPECT_EQ(dots.hues, std::vector{rules::Hue::white});
  for (const char* text :
       {"Adjacent cells without a mark cannot add up to 5 or 10.",
        "If there's no X or V between two cells, the digits don't sum to 5 or 10."}) {
    const auto letters = only(text);
    EXPECT_EQ(letters.meaning, Meaning::all_given) << text;
    EXPECT_EQ(letters.letters, "xv") << text;
  }
}

}  // namespace frames
}  // namespace
}  // namespace clew::text
