// SudokuMaker's links as they are written: the members that its own editor writes, in the same form.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "clew/text.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view maker_address = "https://sudokumaker.app/?puzzle=";

Puzzle maker_puzzle(const std::string& rules) {
  auto puzzle = clew::read_puzzle("sudoku 1\n" + rules + "\ngivens\n3...\n....\n....\n....");
  EXPECT_TRUE(puzzle) << puzzle.error().reason;
  return puzzle ? std::move(*puzzle) : Puzzle{};
}

json maker_object(const Puzzle& puzzle) {
  const auto link = write(puzzle, Format::sudokumaker);
  EXPECT_TRUE(link) << link.error().reason;
  if (!link || !link->starts_with(maker_address)) return {};
  std::string packed = percent_decoded(link->substr(maker_address.size()));
  EXPECT_EQ(packed.find_first_of("/="), packed.npos);
  std::ranges::replace(packed, '-', '/');
  return json::parse(lz_decompress(packed).value_or("null"));
}

// The items behind those of givens and regions.
json maker_items(const std::string& rules) {
  json items = maker_object(maker_puzzle("layout 4x4\n" + rules))["puzzle"]["constraints"];
  for (int i = 0; i < 2 && !items.empty(); ++i) items.erase(0);
  return items;
}

TEST(SudokuMakerWriter, WritesTheUsualTypeWithoutItsNumbers) {
  Puzzle puzzle = maker_puzzle("layout 4x4\nantiknight");
  puzzle.title = "Own";
  puzzle.author = "Me";
  puzzle.rules = "Mind the horses.";
  puzzle.message = "Well done.";
  const json object = maker_object(puzzle);
  EXPECT_EQ(object["formatVersion"], "1.5.0");
  json cells = json(16, json::object());
  cells[0] = {{"given", true}, {"value", 3}};
  EXPECT_EQ(object["puzzle"],
            (json{{"name", "Own"},
                  {"author", "Me"},
                  {"comment", "Mind the horses."},
                  {"messages", {{"completion", "Well done."}}},
                  {"type", "sudoku"},
                  {"size", 4},
                  {"cells", cells},
                  {"constraints",
                   {{{"type", 0}},
                    {{"type", 1}, {"regions", {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}}},
                    {{"type", 13}}}}}));
}

TEST(SudokuMakerWriter, WritesOtherGridsAsCustom) {
  const json puzzle = maker_object(maker_puzzle("digits 2-6\nat 1,1 grid 4x4"))["puzzle"];
  EXPECT_EQ(puzzle["type"], "custom");
  EXPECT_EQ(puzzle["width"], 4);
  EXPECT_EQ(puzzle["minDigit"], 2);
  EXPECT_EQ(puzzle["maxDigit"], 6);
  EXPECT_FALSE(puzzle.contains("size"));
  EXPECT_EQ(puzzle["constraints"], (json{{{"type", 0}}, {{"type", 2003}}}));
  EXPECT_EQ(puzzle["cells"][0]["value"], 3);
  EXPECT_THAT(puzzle["comment"].get<std::string>(), HasSubstr("The digits are 2 to 6."));
}

TEST(SudokuMakerWriter, DotsOfATypeAreOneItem) {
  EXPECT_EQ(maker_items("difference 1 r1c1 r1c2\ndifference 2 r1c1 r2c1\nnoratio 2 3"),
            (json{{{"type", 201},
                   {"clues", json::array()},
                   {"negative", {2, 3}},
                   {"overrideNegativeDifferences", true}},
                  {{"type", 200},
                   {"clues", {{{"value", 1}, {"edge", 1}}, {{"value", 2}, {"edge", 4}}}},
                   {"negative", json::array()},
                   {"overrideNegativeRatios", true}}}));
}

TEST(SudokuMakerWriter, LinesHaveTheirStyle) {
  EXPECT_EQ(maker_items("thermo r1c1 r1c2\nwhispers 2 r1c1 r2c2\nmodular 2 r3c1 r3c2\n"
                        "between r4c1 r4c2 r4c3"),
            (json{{{"type", 300},
                   {"slow", false},
                   {"thermometers", {{0, 1}}},
                   {"style", {{"color", "#cccccc"}, {"thickness", 0.3}, {"bulbRadius", 0.4}}}},
                  {{"type", 401},
                   {"lines", {{0, 5}}},
                   {"minDifference", 2},
                   {"style", {{"color", "#67f067"}, {"thickness", 0.15}}}},
                  {{"type", 403},
                   {"lines", {{12, 13, 14}}},
                   {"style",
                    {{"lines", {{"thickness", 0.1}, {"color", "#aaaaaa"}}},
                     {"endPoints",
                      {{"size", 0.8},
                       {"fill", "#ffffff80"},
                       {"stroke", {{"thickness", 0.02}, {"color", "#aaaaaa"}}}}}}}},
                  {{"type", 406},
                   {"lines", {{8, 9}}},
                   {"groups", {20, 10}},
                   {"style", {{"color", "#ff6666"}, {"thickness", 0.15}}}}}));
}

TEST(SudokuMakerWriter, PillsAreListedFromTheOnesOn) {
  const json items =
      maker_items("arrow r1c1 r1c2 | r2c2 r2c1\ncage r3c1 r3c2\nlittlekiller 5 r1c2 r2c1");
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0]["cages"], (json{{{"cells", {8, 9}}, {"value", 0}}}));
  EXPECT_EQ(items[1]["clues"], (json{{{"value", 5}, {"outerCell", 3}, {"diagonal", 1}}}));
  EXPECT_EQ(items[2]["bulbsWithArrows"], (json{{{"bulbCells", {1, 0}}, {"arrows", {{1, 5, 4}}}}}));
}

// Its sentences are understood when it is read.
TEST(SudokuMakerWriter, SaysTheRulesInWords) {
  const auto puzzle = clew::read_puzzle(
      "sudoku 1\nlayout 9x9\ndiagonal both\ndisjoint\nantiknight\nantiking\nnonconsecutive\n"
      "globalentropy\nglobalmodular\ngroup r1c1 r2c5\nodd r1c1\neven r1c2\ncage 3 r1c1 r1c2\n"
      "littlekiller 9 r1c2 r2c1\narrow r1c1 | r1c2 r1c3\ndoublearrow r1c1 r1c2 r1c3\n"
      "difference 1 r1c1 r1c2\ndifference 3 r1c2 r1c3\nratio 2 r2c1 r2c2\npairsum 5 r3c1 r3c2\n"
      "thermo r1c1 r1c2\nslowthermo r2c1 r2c2\nwhispers 5 r3c3 r4c4\npalindrome r1c1 r2c2 r3c1\n"
      "clone r1c1 r1c2 | r4c1 r4c2\nrenban r5c1 r5c2\nbetween r6c1 r6c2 r6c3\n"
      "regionsum r1c1-r1c5\nentropic r7c1 r7c2 r7c3\nmodular 3 r8c1 r8c2 r8c3\n"
      "modular 2 r9c1 r9c2\nquadruple 1 2 r1c1-r2c2\nsandwich row 3 12\nxsum left 1 12\n"
      "skyscraper top 3 4\nnumberedroom right 3 4\nrowindexer r1c1\ncolumnindexer r2c1\n"
      "givens\n" +
      std::string(81, '.'));
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  const auto again = clew::read_puzzle(*write(*puzzle, Format::sudokumaker));
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_THAT(again->rules, HasSubstr("knight's move"));
  EXPECT_THAT(again->remark, Not(HasSubstr("not understood")));
  EXPECT_EQ(again->layout->spec().constraints, puzzle->layout->spec().constraints);
}

}  // namespace
}  // namespace clew::text
