#include "verbs/read.h"

#include <gtest/gtest.h>

#include "verbs/json.h"

namespace clew::verbs {
namespace {

Json ask(const Json& request) { return Json::parse(call("read", request.dump())); }

const char* const line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Read, ALineSaysItsLayoutAndGivens) {
  const Json answer = ask({{"puzzle", line}});
  EXPECT_EQ(answer["layout"], "9x9");
  EXPECT_EQ(answer["shape"], nullptr);
  EXPECT_EQ(answer["givens"], line);
  EXPECT_EQ(answer["entries"], "");
}

TEST(Read, WhatWasPassedOverIsARemark) {
  const std::string rows =
      R"([{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}])";
  const std::string json = R"({"size":4,"ruleset":"All digits are lucky.","grid":[)" + rows + "]}";
  EXPECT_EQ(ask({{"puzzle", json}})["remark"],
            "rules in words are not read: 'All digits are lucky.'");
  EXPECT_FALSE(ask({{"puzzle", line}}).contains("remark"));
}

TEST(Request, AnEntryThatContradictsAGivenIsNamed) {
  const Json request{{"puzzle", line}, {"entries", "6" + std::string(80, '.')}};
  const std::string answer = call("solve", request.dump());
  EXPECT_NE(answer.find("contradict the given of r1c1"), std::string::npos) << answer;
}

TEST(Read, ANamedLayoutIsTaken) {
  EXPECT_EQ(ask({{"puzzle", line}, {"layout", "x-9x9"}})["layout"], "x-9x9");
}

TEST(Read, ALayoutOfItsOwnComesWithItsShapeAndSource) {
  const Json answer =
      ask({{"puzzle",
            "sudoku 1\ngrid 4x4 regions 1122112233443434\ngivens\n1...\n....\n....\n...2\n"}});
  ASSERT_TRUE(answer.contains("layout")) << answer;
  EXPECT_EQ(answer["layout"], "");
  EXPECT_EQ(answer["shape"]["cells"].size(), 16u);
  const std::string source = answer["source"];
  EXPECT_EQ(source.find("givens"), std::string::npos);
  const Json again = ask({{"puzzle", source + "\ngivens\n" + "1..............2\n"}});
  EXPECT_EQ(again["givens"], answer["givens"]);
}

TEST(Read, WhatIsNoPuzzleSaysWhere) {
  const Json answer = ask({{"puzzle", "12345"}});
  EXPECT_TRUE(answer.contains("error"));
  EXPECT_TRUE(answer.contains("line"));
}

}  // namespace
}  // namespace clew::verbs
