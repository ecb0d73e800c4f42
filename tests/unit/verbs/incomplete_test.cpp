// Answers after time runs out: they say that they are incomplete, and state everything known.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <vector>

#include "verbs/call.h"
#include "verbs/json.h"

namespace clew::verbs {
namespace {

const char* const puzzle =  // not by simple steps
    "81.3.9......2.6....3..1.45..8........2...4..3..5.9.1..6...259..1.......2......6.5";
const char* const with_redundant =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Asks with a clock that expires after this number of progress reports.
Json ask_until(int progress, const char* verb, Json request) {
  std::atomic<bool> struck = false;
  Context context{.stop = {.flag = &struck}, .progress = [&](const CallProgress&) {
                    if (--progress <= 0) struck = true;
                  }};
  if (progress == 0) struck = true;
  return Json::parse(call(verb, request.dump(), context));
}

TEST(Incomplete, FindListsWhatItHasAndDoesNotKnowMore) {
  const Json cut = ask_until(30, "find", {{"puzzle", puzzle}});
  EXPECT_EQ(cut["status"], "unknown");
  EXPECT_FALSE(cut["steps"].empty());
  const Json whole =
      ask_until(1000, "find", {{"puzzle", puzzle}, {"technique", "hidden-single,x-wing"}});
  EXPECT_EQ(whole["status"], "unique");
  EXPECT_FALSE(whole["steps"].empty());
}

TEST(Incomplete, BackdoorsToo) {
  const Json cut = ask_until(30, "backdoors", {{"puzzle", with_redundant}});
  EXPECT_EQ(cut["status"], "unknown");
  EXPECT_EQ(cut["exact"], false);
  EXPECT_FALSE(cut["solving"].empty());
}

TEST(Incomplete, CheckSaysWhetherAllGivensWereSettled) {
  const Json whole = ask_until(1000, "check", {{"puzzle", with_redundant}, {"minimal", true}});
  EXPECT_EQ(whole["idle_is_complete"], true);
  const Json cut = ask_until(10, "check", {{"puzzle", with_redundant}, {"minimal", true}});
  EXPECT_EQ(cut["status"], "unique");
  EXPECT_EQ(cut["idle_is_complete"], false);
  EXPECT_LT(cut["idle"].size(), whole["idle"].size());
}

TEST(Incomplete, APathCutShortHasNoLevel) {
  const Json cut = ask_until(0, "explain", {{"puzzle", puzzle}});
  EXPECT_EQ(cut["status"], "unknown");
  EXPECT_TRUE(cut["level"].is_null());
}

TEST(Incomplete, MorphsThatWereRatedAreCounted) {
  const Json cut = ask_until(3, "rate", {{"puzzle", with_redundant}, {"morphs", 1000000}});
  EXPECT_EQ(cut["status"], "unknown");
  EXPECT_EQ(cut["exact"], true);  // the puzzle itself
  EXPECT_EQ(cut["morphs"]["count"], 2);
}

// The number of solutions is then unknown, and no verb says that there are several, or one.
TEST(Incomplete, NobodySaysWhatNobodyKnows) {
  const Json request{{"puzzle", std::string(81, '.')}, {"layout", "9x9+nonconsecutive"}};
  for (const char* verb :
       {"solve", "candidates", "check", "explain", "hint", "find", "rate", "backdoors"}) {
    const Json answer = ask_until(0, verb, request);
    EXPECT_EQ(answer["status"], "unknown") << verb << answer;
    EXPECT_EQ(answer.dump().find("several"), std::string::npos) << verb << answer;
  }
  Json claim = request;
  claim["claim"] = "r1c1=1";
  const Json proof = ask_until(0, "prove", claim);
  EXPECT_EQ(proof["status"], "unknown");
  EXPECT_EQ(proof["verdict"], "unknown");
}

// Also of a single puzzle: chains may take minutes, and a person wants to see how far they are.
TEST(Incomplete, RatingTellsHowFarItIs) {
  std::vector<double> shares;
  const Context context{
      .progress = [&](const CallProgress& so_far) { shares.push_back(so_far.done); }};
  const Json whole =
      Json::parse(call("rate", Json{{"puzzle", puzzle}, {"scale", "se"}}.dump(), context));
  EXPECT_EQ(whole["exact"], true);
  ASSERT_FALSE(shares.empty());
  EXPECT_TRUE(std::ranges::is_sorted(shares));
  EXPECT_GE(shares.front(), 0);
  EXPECT_LT(shares.back(), 1);
  const Json cut = ask_until(2, "rate", {{"puzzle", puzzle}});
  EXPECT_EQ(cut["exact"], false);
}

}  // namespace
}  // namespace clew::verbs
