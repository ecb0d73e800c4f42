// Sentences about cells whose values differ from their digits. Every drawing here was made for these tests.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "clew/solve.h"
#include "support/pad_rules.h"

namespace clew::text {
namespace {
namespace value_rules {

using namespace pad_rules;
using enum rules::Meaning;

TEST(RuleValues, SayWhereHowAndOnWhichDigits) {
  expect_meanings({
      {"Nine cells in the grid are 'doublers'.", {modified_cells}},
      {"There is one doubler in each row, column and 3x3 box.", {modified_once}},
      {"Every row, column and box contains exactly one halver cell.", {modified_once}},
      {"Four cells (one per row/column/box) are doublers, and count as double their value in cage "
       "sums.",
       {modified_cells, modified_value, modified_once}},
      {"Digits in halver cells form a set of the digits 1 to 9.", {modified_digits}},
      {"Each digit appears in exactly one doubler.", {modified_digits}},
      {"For the purposes of cage sums, digits on doublers count as twice their value.",
       {modified_value}},
      {"The value of a halver cell is equal to its digit divided by two.", {modified_value}},
      {"Digits on doublers count as twice their value and digits on halvers count as half their "
       "value.",
       {modified_value, modified_value}},
      {"Doublers cannot be placed on cells with dots.", {modified_not_dots}},
      // Words that change the meaning.
      {"There are two doublers in each row, column and 3x3 box.", {count}},
      {"There is one doubler in each row and column.", {count}},
      {"Digits in halver cells form a set of even digits.", {count}},
      {"The value of a halver cell is equal to its digit divided by three.", {count}},
      {"Doublers cannot be placed on cells with lines.", {count}},
  });
}

// A 4x4 grid with a cage of each row, whose totals tell the digits that are doubled.
Json four_cages(const std::string& rules) {
  Json json =
      pad("Normal sudoku rules apply. Digits do not repeat in cages, and cages show their sums. " +
          rules);
  json["cages"] = Json::array();
  const int totals[] = {11, 12, 13, 14};
  for (int r = 0; r < 4; ++r)
    json["cages"].push_back(
        {{"cells", {{r, 0}, {r, 1}, {r, 2}, {r, 3}}}, {"value", std::to_string(totals[r])}});
  return json;
}

TEST(RuleValues, BecomeOneModifierWithFlagsBelowTheGrid) {
  Layouts layouts;
  const auto reading = read_explained(
      four_cages("There is one doubler in each row, column and box. Each digit appears in exactly "
                 "one doubler. A digit in a doubler counts as double its value.")
          .dump(),
      layouts);
  ASSERT_TRUE(reading) << reading.error().reason;
  ASSERT_TRUE(reading->in_full()) << reading->missing[0];
  const Layout& layout = *reading->puzzle.layout;
  ASSERT_EQ(layout.size(), 32);
  EXPECT_EQ(layout.cell_name(16), "r6c1");
  const auto solved = solve(reading->puzzle, {.limit = 1});
  ASSERT_TRUE(solved);
  // Each row has a doubler; the digits 1 to 4 are doubled in order of the totals.
  for (std::size_t r = 0; r < 4; ++r) {
    int doubled = 0;
    for (std::size_t i = 4 * r; i < 4 * r + 4; ++i)
      if (solved->solution[16 + i] == 2) doubled += solved->solution[i];
    EXPECT_EQ(doubled, static_cast<int>(r) + 1);
  }
}

TEST(RuleValues, AreNotReadIfAPartIsMissingOrAClueIsLeftOpen) {
  Layouts layouts;
  const std::string once = "There is one doubler in each row, column and box. ",
                    digits = "Each digit appears in exactly one doubler. ",
                    value = "A digit in a doubler counts as double its value";
  for (const std::string& rules :
       {once + digits, once + value + ".", digits + value + ".",
        once + digits + value + " on thermometers.",
        once + "Each digit from 1 to 9 appears in exactly one doubler. " + value + "."}) {
    const auto reading = read_explained(four_cages(rules).dump(), layouts);
    ASSERT_TRUE(reading) << rules;
    EXPECT_FALSE(reading->in_full()) << rules;
  }
}

}  // namespace value_rules
}  // namespace
}  // namespace clew::text
