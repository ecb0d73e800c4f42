// Clues beside the grid, on corners and on arrows whose rules are made of other constraints: of all
// grids of a 4x4 those stay that the words describe. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/pad_grids.h"

namespace clew::text {
namespace {

using rules::Meaning;
using testing::ElementsAre;
using namespace pad_rules;

TEST(RulesBeside, SentencesAreUnderstood) {
  using enum Meaning;
  expect_meanings({
      {"Clues outside the grid give all digits that are adjacent to the 9 in that row or column.",
       {neighbour_digits}},
      {"A clue outside the grid tells you the first odd (if the clue is odd) or even (if the clue "
       "is even) digit that appears in that row/column from the direction of the clue.",
       {first_of_parity}},
      {"A clue outside the grid shows the total of the last X cells, starting on the opposite "
       "side, where X is the first cell next to the clue.",
       {last_x_sum}},
      {"A circled number indicates the largest digit among its four surrounding digits.",
       {corner_greatest}},
      {"A number in a circle is the lowest of the four surrounding digits.", {corner_smallest}},
      {"Digits along an arrow average exactly to the digit in the attached circle.",
       {arrow_average}},
      {"Circled digits are the average of the digits on any attached arrow.", {arrow_average}},
      {"Along arrows, the digits add up to exactly one more or less than the digit in the circle.",
       {arrow_near}},
  });
}

TEST(RulesBeside, HostileSentencesAreNotUnderstood) {
  const rules::Grammar grammar;
  for (const char* text : {
           "Clues outside the grid give some digits that are adjacent to the 9 in that row.",
           "Clues outside the grid give digits that are not adjacent to the 9 in that row.",
           "A clue outside the grid shows the last odd or even digit from that direction.",
           "A clue outside the grid shows the first odd or even digit that does not appear.",
           "A circled number indicates the second largest digit among its four surrounding digits.",
           "A circled number is not the largest digit among its four surrounding digits.",
           "Digits along an arrow average at most to the digit in the attached circle.",
           "Along arrows, the digits add up to at least one more than the digit in the circle.",
           "Along one arrow, the digits add up to one more or less than the digit in the circle.",
       })
    EXPECT_THAT(meanings(grammar, text), ElementsAre(Meaning::count)) << text;
}

Json beside(const std::string& rules, double row, double col, const char* text) {
  Json json = pad(rules);
  json["overlays"] = Json::array({{{"center", {row, col}}, {"text", text}}});
  return json;
}

TEST(RulesBeside, NeighboursOfADigit) {
  const char* rules =
      "Clues outside the grid give all digits that are adjacent to the 4 in that row.";
  expect_grids(beside(rules, 0.5, -0.5, "1 3"), [](const Filled& g) {
    return (g[1] == 4 && g[0] + g[2] == 4 && g[0] != 2) ||
           (g[2] == 4 && g[1] + g[3] == 4 && g[1] != 2);
  });
  expect_grids(beside(rules, 1.5, -0.5, "2"), [](const Filled& g) {
    return (g[4] == 4 && g[5] == 2) || (g[7] == 4 && g[6] == 2);
  });
}

TEST(RulesBeside, FirstDigitOfTheParity) {
  const char* rules =
      "A clue outside the grid shows the first odd or even digit from that direction.";
  expect_grids(beside(rules, 4.5, 0.5, "3"), [](const Filled& g) {
    for (const int c : {12, 8, 4, 0})
      if (g[static_cast<std::size_t>(c)] % 2) return g[static_cast<std::size_t>(c)] == 3;
    return false;
  });
}

TEST(RulesBeside, LastCellsAsManyAsTheFirstSays) {
  const char* rules =
      "A clue outside the grid shows the sum of the last X cells, starting on the opposite side, "
      "where X is the first cell next to the clue.";
  expect_grids(beside(rules, -0.5, 1.5, "5"), [](const Filled& g) {
    int sum = 0;
    for (int i = 0; i < g[1]; ++i) sum += g[static_cast<std::size_t>(13 - 4 * i)];
    return sum == 5;
  });
}

TEST(RulesBeside, GreatestAndSmallestOfFour) {
  for (const bool greatest : {true, false}) {
    Json json =
        pad(greatest ? "A number in a circle is the largest of the four surrounding digits."
                     : "A number in a circle is the lowest of the four surrounding digits.");
    Json circle = mark(1, 2, 0.5, "#FFFFFF");
    circle["text"] = greatest ? "3" : "2";
    json["overlays"] = Json::array({circle});
    expect_grids(json, [&](const Filled& g) {
      const auto [least, most] = std::minmax({g[1], g[2], g[5], g[6]});
      return greatest ? most == 3 : least == 2;
    });
  }
}

TEST(RulesBeside, ArrowsThatAverageOrNearlySum) {
  for (const bool average : {true, false}) {
    Json json =
        pad(average ? "Digits along an arrow average to the digit in the attached circle."
                    : "Along arrows, the digits add up to exactly one more or less than the "
                      "digit in the circle.");
    json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#FFFFFF")});
    json["arrows"] = Json::array({{{"wayPoints", {{0.5, 0.5}, {1.5, 1.5}, {2.5, 2.5}}},
                                   {"color", "#000000"},
                                   {"thickness", 3},
                                   {"headLength", 0.3}}});
    expect_grids(json, [&](const Filled& g) {
      const int sum = g[5] + g[10];
      return average ? sum == 2 * g[0] : std::abs(sum - g[0]) == 1;
    });
  }
}

}  // namespace
}  // namespace clew::text
