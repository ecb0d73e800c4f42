// Containers that name their constraints: SudokuMaker, Penpa+, ipuz. Every puzzle here was made for these
// tests.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "clew/text.h"
#include "support/seed.h"
#include "text/drawing/path.h"
#include "text/links/inflate.h"
#include "text/sudokupad/links.h"
#include "text/sudokupad/lz.h"

namespace clew::text {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using Kind = Constraint::Kind;

rules::Reading reading_of(const std::string& text) {
  Layouts layouts;
  auto reading = read_explained(text, layouts);
  EXPECT_TRUE(reading) << reading.error().reason;
  return reading ? std::move(*reading) : rules::Reading{};
}

std::vector<ConstraintSpec> typed(const rules::Reading& reading, Kind kind) {
  std::vector<ConstraintSpec> found;
  for (const auto& made : reading.made)
    if (made.constraint.kind == kind) found.push_back(made.constraint);
  return found;
}

json maker(json constraints, int size = 4) {
  json cells = json::array();
  for (int i = 0; i < size * size; ++i) cells.push_back(json::object());
  json regions = json::array();
  for (int i = 0; i < size * size; ++i) regions.push_back(i / size / 2 * 2 + i % size / 2);
  json all = json::array({{{"type", 0}}, {{"type", 1}, {"regions", regions}}, {{"type", 2003}}});
  for (auto& constraint : constraints) all.push_back(constraint);
  return {{"formatVersion", "1.5.0"},
          {"puzzle",
           {{"name", "Own"},
            {"type", "custom"},
            {"width", size},
            {"height", size},
            {"maxDigit", size},
            {"cells", cells},
            {"constraints", all}}}};
}

TEST(SudokuMaker, EdgesAreLeftEdgesThenLowerEdgesOfEachRow) {
  const auto reading = reading_of(
      maker({{{"type", 200}, {"clues", {{{"value", 1}, {"edge", 1}}, {{"value", 2}, {"edge", 4}}}}},
             {{"type", 201}, {"clues", {{{"value", 2}, {"edge", 8 + 3}}}}, {"negative", {2}}},
             {{"type", 202}, {"clues", {{{"value", 5}, {"edge", 2 * 8 + 4 + 3}}}}}})
          .dump());
  EXPECT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  const auto differences = typed(reading, Kind::difference);
  ASSERT_EQ(differences.size(), 2U);
  EXPECT_EQ(differences[0].cells, (std::vector<Place>{{0, 0}, {0, 1}}));
  EXPECT_EQ(differences[1].cells, (std::vector<Place>{{0, 0}, {1, 0}}));
  EXPECT_EQ(differences[1].values, std::vector{2});
  ASSERT_EQ(typed(reading, Kind::ratio).size(), 1U);
  EXPECT_EQ(typed(reading, Kind::ratio)[0].cells, (std::vector<Place>{{1, 2}, {1, 3}}));
  ASSERT_EQ(typed(reading, Kind::no_ratio).size(), 1U);
  ASSERT_EQ(typed(reading, Kind::pair_sum).size(), 1U);
  EXPECT_EQ(typed(reading, Kind::pair_sum)[0].cells, (std::vector<Place>{{2, 3}, {3, 3}}));
}

TEST(SudokuMaker, CluesBesideTheGridLookIntoIt) {
  // The framed grid has six columns.
  const auto reading =
      reading_of(maker({{{"type", 502}, {"clues", {{{"value", 6}, {"outerCell", 2}}}}},
                        {{"type", 503}, {"clues", {{{"value", 2}, {"outerCell", 3 * 6 + 5}}}}},
                        {{"type", 500},
                         {"clues",
                          {{{"value", 5}, {"outerCell", 3}, {"diagonal", 1}},
                           {{"value", 4}, {"outerCell", 2 * 6}, {"diagonal", -1}}}}},
                        {{"type", 303}, {"clues", {{{"corner", 5 + 1}, {"digits", {1, 2}}}}}}})
                     .dump());
  EXPECT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  ASSERT_EQ(typed(reading, Kind::x_sum).size(), 1U);
  EXPECT_EQ(typed(reading, Kind::x_sum)[0].cells,
            (std::vector<Place>{{0, 1}, {1, 1}, {2, 1}, {3, 1}}));
  ASSERT_EQ(typed(reading, Kind::skyscraper).size(), 1U);
  EXPECT_EQ(typed(reading, Kind::skyscraper)[0].cells,
            (std::vector<Place>{{2, 3}, {2, 2}, {2, 1}, {2, 0}}));
  const auto diagonals = typed(reading, Kind::little_killer);
  ASSERT_EQ(diagonals.size(), 2U);
  EXPECT_EQ(diagonals[0].cells, (std::vector<Place>{{0, 1}, {1, 0}}));
  EXPECT_EQ(diagonals[1].cells, (std::vector<Place>{{2, 0}, {3, 1}}));
  ASSERT_EQ(typed(reading, Kind::quadruple).size(), 1U);
  EXPECT_EQ(typed(reading, Kind::quadruple)[0].cells,
            (std::vector<Place>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
}

TEST(SudokuMaker, LinesCagesAndArrowsAreTheirKinds) {
  const auto reading = reading_of(
      maker({{{"type", 300}, {"slow", false}, {"thermometers", {{0, 1, 2}}}},
             {{"type", 301}, {"cages", {{{"cells", {4, 5}}, {"value", 5}}, {{"cells", {6, 7}}}}}},
             {{"type", 401}, {"lines", {{8, 9}}}, {"minDifference", 2}},
             {{"type", 406}, {"lines", {{0, 4, 8}}}, {"groups", {10, 20}}},
             {{"type", 408},
              {"bulbsWithArrows", {{{"bulbCells", {13, 12}}, {"arrows", {{13, 14}}}}}}}})
          .dump());
  EXPECT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  EXPECT_EQ(typed(reading, Kind::thermometer).size(), 1U);
  ASSERT_EQ(typed(reading, Kind::cage).size(), 2U);
  EXPECT_TRUE(typed(reading, Kind::cage)[1].values.empty());
  EXPECT_EQ(typed(reading, Kind::whispers)[0].values, std::vector{2});
  EXPECT_EQ(typed(reading, Kind::modular)[0].values, std::vector{2});
  // The ones come first in a pill.
  ASSERT_EQ(typed(reading, Kind::arrow).size(), 1U);
  EXPECT_EQ(typed(reading, Kind::arrow)[0].cells, (std::vector<Place>{{3, 0}, {3, 1}, {3, 2}}));
}

TEST(SudokuMaker, RefusesCodeByItsName) {
  auto own = reading_of(
      maker({{{"type", 1000}, {"definition", {{"name", "snakes"}}}, {"input", json::object()}}})
          .dump());
  ASSERT_EQ(own.missing.size(), 1U);
  EXPECT_THAT(own.missing[0], HasSubstr("custom code 'snakes'"));
  EXPECT_FALSE(reading_of(maker({{{"type", 777}}}).dump()).in_full());
  EXPECT_TRUE(reading_of(maker({{{"type", 777}, {"disabled", true}}}).dump()).in_full());
}

TEST(SudokuMaker, WordsCountOnlyBesideDrawings) {
  json puzzle = maker({{{"type", 13}}});
  puzzle["puzzle"]["comment"] = "Quite normal. Mind the horses.";
  EXPECT_TRUE(reading_of(puzzle.dump()).in_full());
  puzzle["puzzle"]["constraints"].push_back(
      {{"type", 2001}, {"cages", {{{"cells", {0, 1}}, {"value", "3"}}}}});
  EXPECT_FALSE(reading_of(puzzle.dump()).in_full());
}

TEST(SudokuMaker, GroupsOfTheWholeGridAreInEachSquare) {
  const auto reading = reading_of(maker({{{"type", 16}, {"groups", {6, 24}}}}).dump());
  ASSERT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  const auto squares = typed(reading, Kind::either);
  ASSERT_EQ(squares.size(), 18U);  // nine squares, two groups
  ASSERT_EQ(squares[1].inner.size(), 4U);
  EXPECT_EQ(squares[1].inner[3].cells, (std::vector<Place>{{1, 1}}));
  EXPECT_EQ(squares[1].inner[3].values, (std::vector{3, 4}));
  EXPECT_FALSE(reading_of(maker({{{"type", 16}, {"groups", {6, 64}}}}).dump()).in_full());
}

TEST(SudokuMaker, CagesMayShowTheRemaindersOfTheirSums) {
  json puzzle = maker(
      {{{"type", 2001}, {"cages", {{{"cells", {0, 1}}, {"value", "2"}}, {{"cells", {4, 5, 6}}}}}}});
  auto said = [&](const char* words) {
    puzzle["puzzle"]["comment"] = words;
    return reading_of(puzzle.dump());
  };
  const auto reading = said("Sudoku\ncages mod 3, without repeats");
  ASSERT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  const auto sums = typed(reading, Kind::either);
  ASSERT_EQ(sums.size(), 1U);
  ASSERT_EQ(sums[0].inner.size(), 3U);  // 2, 5 and 8
  EXPECT_EQ(sums[0].inner[1].values, std::vector{5});
  EXPECT_EQ(typed(reading, Kind::group).size(), 2U);
  EXPECT_TRUE(said("Sudoku. Digits in cages sum to a value whose remainder (when divided by 3) is "
                   "given in the top left corner of the cage.")
                  .in_full());
  EXPECT_FALSE(said("Sudoku. Cages mod 2.").in_full());
  EXPECT_FALSE(said("Sudoku. Digits in cages sum to a value whose quotient (when divided by 3) is "
                    "given in the top left corner of the cage.")
                   .in_full());
}

TEST(SudokuMaker, LinesFromEdgeToEdgeOnlyDecorate) {
  auto line = [](double from) {
    return reading_of(maker({{{"type", 2000},
                              {"style", {{"color", "#999999"}, {"thickness", 0.1}}},
                              {"lines", {{{{"x", 1.5}, {"y", from}}, {{"x", 1.5}, {"y", 4}}}}}}})
                          .dump());
  };
  EXPECT_TRUE(line(0).in_full());
  EXPECT_FALSE(line(0.5).in_full());
}

TEST(SudokuMaker, LinksAreRead) {
  std::string packed = lz_compress(maker({{{"type", 10}}}).dump());
  std::ranges::replace(packed, '/', '-');
  const auto puzzle =
      read_puzzle("https://sudokumaker.app/?puzzle=" + percent_encoded(packed), ReadOptions{});
  ASSERT_TRUE(puzzle) << puzzle.error().reason;
  EXPECT_EQ(puzzle->title, "Own");
  EXPECT_TRUE(puzzle->layout->spec().has(Kind::main_diagonal));
}

TEST(SudokuMaker, ValuesBeginWhereTheSetterSays) {
  json puzzle = maker(json::array());
  puzzle["puzzle"]["minDigit"] = 0;
  puzzle["puzzle"]["maxDigit"] = 3;
  puzzle["puzzle"]["cells"][0] = {{"given", true}, {"value", 3}};
  const auto reading = reading_of(puzzle.dump());
  ASSERT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  EXPECT_EQ(reading.puzzle.givens[0], 4);
  EXPECT_EQ(reading.puzzle.layout->value(4), 3);
}

TEST(Inflate, UnpacksEachSortOfBlock) {
  const auto unpack = [](std::string_view base64) {
    return inflated(base64_decoded(base64).value_or(""));
  };
  EXPECT_EQ(unpack("S0xKToQhhUQkDgA="), "abcabcabcabc abcabcabcabc");
  EXPECT_EQ(unpack("AQYA+f9zdG9yZWQ="), "stored");
  EXPECT_EQ(unpack("AQYA+f9zdG9y"), std::nullopt);
  EXPECT_EQ(unpack(""), std::nullopt);
  EXPECT_EQ(base64_decoded("a*"), std::nullopt);
}

// A 4x4 with a given, dots, a thermometer, an arrow, a cage, an odd and an even cell, a diagonal.
constexpr std::string_view penpa =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
    "ZZDBasMwDIbvfopg2E0HS3YS27dRttPYpb0MY8boAi0LC0trOhLy7pOdtpch2/z6/"
    "EsWPqXP4SuB4dAWFCCHVqrspixkmmN3PPedr56H"
    "ND7Qphou3/CYzodh9NWm7y4AIqxGFYX8lWKeXv0s0UofJEpuw2cEaeoM6AYWmJBtuim+qmae2VsuNS0zArk/"
    "jvu+e99uJRB3IGqY23/c"
    "EGN9xy8r1e1KTz/pY7xSfmDnQ0AL6GKESXNiajD8CzrnDedkgcrlE49iHTglPc/"
    "S1mB1UU6Bw6KsvimH4Oiu3KoI3LXCASoeh5ZFzIsI"
    "8Q8=";

TEST(Penpa, TypedFieldsAreConstraints) {
  const auto reading = reading_of(std::string(penpa));
  EXPECT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  EXPECT_EQ(reading.drawing.title, "Four, own");
  EXPECT_EQ(reading.drawing.regions.size(), 4U);
  EXPECT_EQ(reading.puzzle.givens[0], 1);
  EXPECT_EQ(reading.puzzle.givens[15], 2);
  EXPECT_EQ(typed(reading, Kind::ratio)[0].cells, (std::vector<Place>{{0, 1}, {1, 1}}));
  EXPECT_EQ(typed(reading, Kind::difference)[0].cells, (std::vector<Place>{{2, 0}, {2, 1}}));
  EXPECT_EQ(typed(reading, Kind::thermometer)[0].cells, (std::vector<Place>{{0, 0}, {0, 1}}));
  EXPECT_EQ(typed(reading, Kind::arrow)[0].cells, (std::vector<Place>{{3, 3}, {3, 2}, {3, 1}}));
  EXPECT_EQ(typed(reading, Kind::cage)[0].values, std::vector{5});
  EXPECT_EQ(typed(reading, Kind::odd)[0].cells, (std::vector<Place>{{3, 0}}));
  EXPECT_EQ(typed(reading, Kind::even)[0].cells, (std::vector<Place>{{2, 3}}));
  EXPECT_EQ(typed(reading, Kind::main_diagonal).size(), 1U);
  EXPECT_TRUE(typed(reading, Kind::anti_diagonal).empty());
}

TEST(Penpa, OtherGridsAndBrokenLinksAreRefused) {
  EXPECT_FALSE(drawing::decode_penpa("tri,4,4,38,0,1,1,1,1,1,1,0,0,0,0\n[0]\nx\n{}", ""));
  EXPECT_FALSE(drawing::decode_penpa("square,4", ""));
  EXPECT_FALSE(read_puzzle(penpa.substr(0, penpa.size() - 80), ReadOptions{}));
}

TEST(Ipuz, GivensCagesAndSolution) {
  json puzzle = {{"version", "http://ipuz.org/v2"},
                 {"kind", {"http://ipuz.org/sudoku#1"}},
                 {"title", "Own"},
                 {"puzzle", {{1, 0, nullptr, 4}, {0, 0, 0, 0}, {0, 0, 0, 0}, {"3", 0, 0, 0}}},
                 {"solution", {{1, 2, 3, 4}, {4, 3, 2, 1}, {2, 1, 4, 3}, {3, 4, 1, 2}}},
                 {"cages", {{{"cells", {{0, 0}, {0, 1}}}, {"value", 5}}}}};
  const auto reading = reading_of(puzzle.dump());
  EXPECT_TRUE(reading.in_full()) << testing::PrintToString(reading.missing);
  EXPECT_EQ(reading.puzzle.givens[12], 3);
  EXPECT_EQ(reading.solution[1], 2);
  EXPECT_EQ(typed(reading, Kind::cage)[0].cells, (std::vector<Place>{{0, 0}, {1, 0}}));
  // Counted from 1.
  puzzle["cages"] = {{{"cells", {{4, 1}, {3, 1}}}, {"value", 7}}};
  EXPECT_EQ(typed(reading_of(puzzle.dump()), Kind::cage)[0].cells,
            (std::vector<Place>{{0, 3}, {0, 2}}));
  // From either.
  puzzle["cages"] = {{{"cells", {{2, 1}, {3, 1}}}, {"value", 7}}};
  EXPECT_FALSE(reading_of(puzzle.dump()).in_full());
  puzzle["cages"] = {{{"cells", {{0, 0}, {1, 0}}}, {"value", 2}, {"type", "*"}}};
  EXPECT_FALSE(reading_of(puzzle.dump()).in_full());
}

TEST(Paths, RoundedCornersAreTheirControlPoints) {
  using drawing::Point;
  EXPECT_EQ(drawing::path_points("M32 32L96 32Q160 32 160 96L160 160"),
            (std::vector<Point>{{0.5, 0.5}, {0.5, 2.5}, {2.5, 2.5}}));
  EXPECT_TRUE(drawing::path_points("M32 32A10 10 0 0 0 96 32").empty());
  EXPECT_TRUE(drawing::path_points("M32 32m5 5L96 32").empty());
  EXPECT_TRUE(drawing::path_points("M32 32L96 32M96 96L160 96").empty());
}

// Any change of the bytes gives a reading or an error with a reason.
TEST(Containers, MutatedOnesAreReadOrRefused) {
  const std::vector<std::string> originals{
      maker({{{"type", 200}, {"clues", {{{"value", 1}, {"edge", 1}}}}},
             {{"type", 408},
              {"bulbsWithArrows", {{{"bulbCells", {13, 12}}, {"arrows", {{13, 14}}}}}}},
             {{"type", 2002}, {"params", {{{"type", "text"}}}}, {"symbols", {{0.5, 1.5, 0}}}}})
          .dump(),
      std::string(penpa)};
  std::mt19937_64 rng(test::seed(40));
  Layouts layouts;
  int read = 0, refused = 0;
  for (const std::string& original : originals)
    for (int round = 0; round < 1500; ++round) {
      std::string text = original;
      for (int n = static_cast<int>(rng() % 4); n >= 0; --n) {
        const std::size_t at = 50 % text.size() + rng() % (text.size() - 50 % text.size());
        if (rng() % 4 == 0)
          text.erase(at, 1 + rng() % 3);
        else
          text[at] = static_cast<char>(rng() % 3 ? "0123456789,[]{}\"-"[rng() % 17] : rng() % 256);
        if (text.size() < 60) break;
      }
      const auto reading = read_explained(text, layouts);
      ++(reading ? read : refused);
      if (!reading) EXPECT_FALSE(reading.error().reason.empty()) << text;
    }
  EXPECT_GT(read, 20);
  EXPECT_GT(refused, 500);
}

}  // namespace
}  // namespace clew::text
