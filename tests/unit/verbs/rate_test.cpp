#include "verbs/rate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "verbs/json.h"

namespace clew::verbs {
namespace {

const char* const known =
    "81.3.9......2.6....3..1.45..8........2...4..3..5.9.1..6...259..1.......2......6.5";

Json ask(const Json& request) { return Json::parse(call("rate", request.dump())); }

TEST(Rate, AllFieldsInOrder) {
  const Json answer = ask({{"puzzle", known}});
  EXPECT_EQ(answer["puzzle"], known);
  EXPECT_EQ(answer["status"], "unique");
  EXPECT_DOUBLE_EQ(answer["er"], 8.5);
  EXPECT_DOUBLE_EQ(answer["ep"], 1.2);
  EXPECT_DOUBLE_EQ(answer["ed"], 1.2);
  EXPECT_EQ(answer["exact"], true);
  EXPECT_EQ(answer["hardest"], "Cell Forcing Chains");
  EXPECT_EQ(answer["scale"], "Sudoku Explainer 1.2.1");
  EXPECT_FALSE(answer.contains("trace"));
}

TEST(Rate, TheTraceIsProvenStepByStep) {
  const Json answer = ask({{"puzzle", known}, {"verify", true}});
  ASSERT_GT(answer["trace"].size(), 50u);
  double most = 0;
  for (const Json& step : answer["trace"]) {
    EXPECT_EQ(step["verified"], true) << step.dump();
    most = std::max(most, step["rating"].get<double>());
  }
  EXPECT_DOUBLE_EQ(most, 8.5);
}

// A ring of strong links, grouped; wings of five and more cells.
TEST(Rate, OnTheSecondScaleEveryStepIsProvenToo) {
  for (const char* puzzle :
       {".564...3.....6.1..32...9.....39.....4.........981.3...9..6.1.837.5.....2......9..",
        "8.........2.........51..24..5.........139....9..8.6.57.9..6...3....2.19...8.7....",
        "....3.6...4..1......6....81......5....8.4..7..7.8.9....53.6...7.....4..2.2...5..9"}) {
    const Json answer = ask({{"puzzle", puzzle}, {"scale", "sk"}, {"verify", true}});
    EXPECT_EQ(answer["scale"], "SukakuExplainer 1.18.1");
    EXPECT_GT(answer["trace"].size(), 50u);
    for (const Json& step : answer["trace"]) EXPECT_EQ(step["verified"], true) << step.dump();
  }
}

// Rings of strong and weak links, generated for the project.
TEST(Rate, WhatACycleRemovesIsProvenToo) {
  for (const char* puzzle :
       {"...1.....1.2.4.89..58239.4.5.4..17......7......1....25.2......8.....4..6..9....5.",
        "...7.....32...9.....7.34..9.1....38.2..5..1..6.4.........9....15..872.9..6....7.."}) {
    const Json answer = ask({{"puzzle", puzzle}, {"verify", true}});
    int cycles = 0;
    for (const Json& step : answer["trace"]) {
      EXPECT_EQ(step["verified"], true) << step.dump();
      cycles += step["name"].get<std::string>().starts_with("Bidirectional");
    }
    EXPECT_GT(cycles, 0);
  }
}

// Combinations with one digit twice in cells that see each other count as impossible; generated for the
// project.
TEST(Rate, AlignedCellsMaySeeEachOther) {
  const Json answer =
      ask({{"puzzle",
            "..9.5....3....786..8...3..1..7....82......1....156..395....2.....4...6.....1.5..8"},
           {"trace", true}});
  const bool found = std::ranges::any_of(answer["trace"], [](const Json& step) {
    return step["name"] == "Aligned Triplet Exclusion" && step["eliminations"].size() == 1;
  });
  EXPECT_TRUE(found) << answer["trace"];
}

TEST(Rate, AnUnknownScaleIsNamed) {
  const Json answer = ask({{"puzzle", known}, {"scale", "xy"}});
  EXPECT_EQ(answer["error"], "no scale is called 'xy'; there are se, sk");
}

// Lines of one direction overlap there.
TEST(Rate, OnTridokuEveryStepIsProvenToo) {
  const Json answer =
      ask({{"puzzle",
            "..59.....6.923...5...........2..71.651....1.8.7.1...2782..4..46..7.8.....7.372..."},
           {"layout", "tridoku"},
           {"verify", true}});
  EXPECT_EQ(answer["scale"], "Clew");
  EXPECT_LT(answer["er"].get<double>(), 12);
  EXPECT_GT(answer["trace"].size(), 50u);
  for (const Json& step : answer["trace"]) EXPECT_EQ(step["verified"], true) << step.dump();
}

TEST(Rate, WithoutExactlyOneSolutionThereAreNoNumbers) {
  const Json many = ask({{"puzzle", std::string(81, '.')}});
  EXPECT_EQ(many["status"], "multiple");
  EXPECT_TRUE(many["er"].is_null());
  EXPECT_TRUE(many["level"].is_null());
  auto desk = *RatingDesk::make(*find_layout("4x4"));
  Puzzle puzzle;
  puzzle.layout = desk.layout();
  puzzle.givens.assign(16, 0);
  EXPECT_EQ(desk.rate(puzzle, {}, {}), "................ -/-/- multiple\n");
  puzzle.givens[0] = puzzle.givens[1] = 1;
  EXPECT_EQ(desk.rate(puzzle, {}, {}), "11.............. -/-/- none\n");
}

TEST(Rate, ConstraintsLeaveALevelAlone) {
  const Json answer = ask({{"puzzle",
                            "sudoku 1\nat 1,1 grid 4x4 box 2x2\ncage 3 r1c1 r1c2\n"
                            "thermo r3c1 r3c2 r3c3\ngivens\n12..\n....\n....\n....\n"}});
  EXPECT_EQ(answer["status"], "unique") << answer;
  EXPECT_TRUE(answer["er"].is_null());
  EXPECT_TRUE(answer["scale"].is_null());
  EXPECT_TRUE(answer["level"].is_string());
  EXPECT_TRUE(answer["score"].is_number());
}

TEST(Rate, MorphsShowTheSpan) {
  const Json answer = ask({{"puzzle", known}, {"morphs", 3}, {"seed", 7}});
  EXPECT_EQ(answer["morphs"]["count"], 3);
  EXPECT_LE(answer["morphs"]["er"][0], 8.5);
  EXPECT_GE(answer["morphs"]["er"][1], 8.5);
}

// Without a single, the first removal is easier than what it takes to a first value.
TEST(Rate, MorphsShowTheSpanOfEachNumber) {
  const Json answer =
      ask({{"puzzle",
            "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2"},
           {"morphs", 1},
           {"seed", 1}});
  EXPECT_LT(answer["ed"], answer["ep"]);
  for (const char* number : {"er", "ep", "ed"}) {
    EXPECT_LE(answer["morphs"][number][0], answer[number]) << number;
    EXPECT_GE(answer["morphs"][number][1], answer[number]) << number;
  }
  EXPECT_LT(answer["morphs"]["ed"][1], answer["morphs"]["ep"][1]);
}

TEST(Rate, OtherLayoutsAreClewsOwnScale) {
  const Json answer = ask({{"puzzle", "1...3..4..1..2.."}, {"layout", "4x4"}});
  if (answer["status"] == "unique") EXPECT_EQ(answer["scale"], "Clew");
}

}  // namespace
}  // namespace clew::verbs
