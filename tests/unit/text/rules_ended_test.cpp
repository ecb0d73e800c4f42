// Lines whose ends have a mark: split peas, lockout lines and index lines. Of all grids of a 4x4 those
// stay that the words describe. Every drawing here was made for these tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "support/pad_grids.h"

namespace clew::text {
namespace {

using rules::Meaning;
using testing::ElementsAre;
using testing::HasSubstr;
using namespace pad_rules;

Json diamond(double row, double col) {
  Json shape = mark(row, col, 0.6, "#FFFFFF", false);
  shape["angle"] = 45;
  shape["borderColor"] = "#000000";
  return shape;
}

TEST(EndedLines, SentencesAreUnderstood) {
  using enum Meaning;
  expect_meanings({
      {"Split peas: the digits on a line between two circles sum to a concatenation of the two "
       "digits "
       "in the circles, in some order.",
       {split_peas}},
      {"Digits along a green line sum to a two-digit number, where the tens digit is in one circle "
       "and "
       "the ones digit is in the other.",
       {split_peas}},
      {"Lockout lines: the digits on a line cannot be between or equal to the digits in the "
       "diamonds "
       "at its ends.",
       {lockout}},
      {"The diamonds at the ends of a line differ by at least 4, and the digits on the line may "
       "not be "
       "equal to or between the digits in the diamonds.",
       {lockout}},
      {"The digits in the diamonds at the ends of a line must differ by at least 4.",
       {lockout_ends}},
      {"On an index line, the digit in position N along the line, starting from the diamond, shows "
       "the "
       "position along the line of digit N.",
       {index_line}},
      {"Each turquoise line is an index line, i.e. it points to itself.", {index_line}},
  });
}

TEST(EndedLines, HostileSentencesAreNotUnderstood) {
  const Grammar grammar;
  for (const char* text :
       {"The digits on a line between two circles sum to the product of the two digits in the "
        "circles.",
        "The digits on a line do not sum to a concatenation of the two digits in the circles.",
        "Digits along a green line sum to a two-digit number, where the tens digit is in both "
        "circles.",
        "The digits on a line can be between or equal to the digits in the diamonds.",
        "The digits on a line cannot be equal to the digits in the diamonds at its ends.",
        "The diamonds at the ends of a line differ by at most 4, and the digits on the line may "
        "not be "
        "equal to or between the digits in the diamonds.",
        "The digit in the Nth cell along a line shows a position where the digit N does not "
        "appear.",
        "The digit in the Nth cell along a line shows the position where the digit N+1 appears."})
    EXPECT_THAT(meanings(grammar, text), ElementsAre(Meaning::count)) << text;
}

TEST(EndedLines, SplitPeasSumToBothEnds) {
  Json json =
      pad("The sum of the digits on a line strictly between two circles is equal to a "
          "concatenation of the "
          "two digits in the circles, in some order.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {3.5, 3.5}, {3.5, 1.5}}, "#67F067")});
  json["underlays"] = Json::array({mark(0.5, 0.5, 0.8, "#FFFFFF"), mark(3.5, 1.5, 0.8, "#FFFFFF")});
  expect_grids(json, [](const Filled& g) {
    const int sum = g[5] + g[10] + g[15] + g[14];
    return sum == 10 * g[0] + g[13] || sum == g[0] + 10 * g[13];
  });
}

TEST(EndedLines, LockoutLinesKeepOutOfTheirEnds) {
  Json json = pad(
      "Digits on lines cannot be between or equal to the digits in the diamonds at the ends of the "
      "line. The digits in the diamonds at the ends of a line must differ by at least 2.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {2.5, 2.5}}, "#2ECBFF")});
  json["underlays"] = Json::array({diamond(0.5, 0.5), diamond(2.5, 2.5)});
  expect_grids(json, [](const Filled& g) {
    const auto [least, most] = std::minmax(g[0], g[10]);
    return most - least >= 2 && (g[5] < least || g[5] > most);
  });
  json["metadata"]["rules"] =
      "Normal sudoku rules apply. Digits on lines cannot be between or equal to the digits in the "
      "diamonds.";
  EXPECT_THAT(told(read(json)), HasSubstr("by how much the ends differ"));
}

TEST(EndedLines, IndexLinesBeginAtTheirMark) {
  Json json =
      pad("The digit in the Nth cell along a line (starting from the diamond) indicates the "
          "position along "
          "the line where the digit N appears.");
  json["lines"] = Json::array({line({{0.5, 0.5}, {0.5, 3.5}}, "#2ECBFF")});
  EXPECT_THAT(told(read(json)), HasSubstr("no mark at one end only"));
  json["underlays"] = Json::array({diamond(0.5, 3.5)});
  expect_grids(json, [](const Filled& g) {
    const Filled from{g[3], g[2], g[1], g[0]};
    for (std::size_t n = 1; n <= 4; ++n)
      if (from[from[n - 1] - 1u] != n) return false;
    return true;
  });
}

}  // namespace
}  // namespace clew::text
