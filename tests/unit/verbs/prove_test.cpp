#include "verbs/prove.h"

#include <gmock/gmock.h>

#include "verbs/json.h"

namespace clew::verbs {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

const char* const line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Json prove(const Json& claim, const Json& more = Json::object()) {
  Json request{{"puzzle", line}, {"claim", claim}};
  request.update(more);
  return ask("prove", request);
}

TEST(Prove, NamesTheTechniqueThatAClaimFollowsBy) {
  const Json single = prove("r5c5=5");
  EXPECT_EQ(single["verdict"], "right");
  EXPECT_EQ(single["claims"][0]["step"], 0);
  EXPECT_EQ(single["steps"][0]["technique"], "naked-single");
  EXPECT_THAT(single["text"].get<std::string>(), StartsWith("Right. Naked single: "));

  const Json another = prove("r5c5=5", {{"technique", "x-wing"}});
  EXPECT_EQ(another["verdict"], "other");
  EXPECT_THAT(another["text"].get<std::string>(),
              StartsWith("Right, but not by what was named. Naked single: "));
  const Json own = prove("r5c5=5", {{"technique", "hidden-single-line,naked-single"}});
  EXPECT_EQ(own["verdict"], "right");
}

TEST(Prove, APlacementRulesOutWhatItSees) {
  for (const char* claim : {"r5c5<>2", "r6c5<>5", "r4c4<>5"}) {
    const Json answer = prove(claim);
    if (answer["verdict"] == "known") continue;
    EXPECT_EQ(answer["verdict"], "right") << claim;
    EXPECT_FALSE(answer["steps"].empty()) << claim;
  }
}

TEST(Prove, SaysWhyAClaimIsWrong) {
  const Json answer = prove(Json::array({"r5c5=5", "R1C3<>4", "r1c4=2"}));
  EXPECT_EQ(answer["verdict"], "wrong");
  EXPECT_EQ(answer["claims"][1]["verdict"], "wrong");
  EXPECT_EQ(answer["claims"][1]["solution"], 4);
  EXPECT_EQ(answer["text"],
            "Wrong: r1c3 is 4 in the only solution. r1c4 is 6 in the only solution.");
  EXPECT_EQ(prove("r1c1=5")["verdict"], "known");
  EXPECT_EQ(prove("r1c3<>4", {{"entries", "..1" + std::string(78, '.')}})["verdict"], "mistakes");
}

TEST(Prove, WhereSeveralSolutionsAre) {
  const std::string open = "1234" + std::string(12, '.');  // 12 solutions of 4x4
  const Json wrong = ask("prove", {{"puzzle", open}, {"claim", "r2c1<>3"}});
  EXPECT_EQ(wrong["verdict"], "wrong");
  EXPECT_EQ(wrong["text"], "Wrong: some solution has 3 in r2c1.");
  EXPECT_EQ(ask("prove", {{"puzzle", open}, {"claim", "r2c1=3"}})["text"],
            "Wrong: r2c1 need not be 3.");
  EXPECT_EQ(ask("prove", {{"puzzle", "11" + std::string(14, '.')}, {"claim", "r2c1=3"}})["text"],
            "This puzzle has no solution.");
}

TEST(Prove, TrueButNotByOneStep) {
  const Json answer = prove("r1c3=4", {{"only", "full-house"}});
  EXPECT_EQ(answer["verdict"], "unproven");
  EXPECT_EQ(answer["text"], "True, but no step proves it as the grid stands: r1c3=4.");
}

TEST(Prove, RefusesWhatIsNoClaim) {
  for (const char* claim : {"r1c1", "r1c1<5", "5", "=", "r1c1=", "r1c1=0", "r1c1=10",
                            "r1c1=99999999999", "r0c1=5", "r10c1=5", "=5", "r1c1<>A"})
    EXPECT_TRUE(prove(claim).contains("error")) << claim;
  EXPECT_THAT(prove(Json::array())["error"].get<std::string>(), HasSubstr("nothing to prove"));
  EXPECT_TRUE(prove(Json::array({1})).contains("error"));
  EXPECT_TRUE(prove(Json(std::vector<std::string>(1001, "r1c1=5"))).contains("error"));
}

TEST(GenerateAt, StandsBeforeTheTechnique) {
  const Json answer =
      ask("generate", {{"require", "naked-pair,hidden-pair"}, {"at", true}, {"count", 3}});
  ASSERT_EQ(answer["puzzles"].size(), 3u);
  for (const Json& made : answer["puzzles"]) {
    const Json hint =
        ask("hint",
            {{"puzzle", made["puzzle"]}, {"entries", made["entries"]}, {"marks", made["marks"]}});
    EXPECT_EQ(hint["step"]["technique"], made["next"]);
  }
  EXPECT_TRUE(ask("generate", {{"at", true}}).contains("error"));
}

}  // namespace
}  // namespace clew::verbs
