// Common rules of requests: known fields, numbers in range.
#include <gmock/gmock.h>

#include "verbs/json.h"

namespace clew::verbs {
namespace {

using testing::HasSubstr;

Json ask(std::string_view verb, const Json& request) {
  return Json::parse(call(verb, request.dump()));
}

std::string refusal(std::string_view verb, const Json& request) {
  const Json answer = ask(verb, request);
  return answer.contains("error") ? answer["error"].get<std::string>() : "answered";
}

const std::string line =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::vector<std::string> verbs() {
  return ask("verbs", Json::object())["verbs"].get<std::vector<std::string>>();
}

TEST(Requests, UnknownFieldsAreRefusedByEveryVerb) {
  for (const std::string& verb : verbs()) {
    EXPECT_THAT(refusal(verb, {{"puzzle", line}, {"layout", "4x4"}, {"nosuch", 1}}),
                testing::AnyOf(HasSubstr("no field 'nosuch'"), HasSubstr("no field 'puzzle'"),
                               HasSubstr("no field 'layout'")))
        << verb;
  }
  EXPECT_THAT(refusal("solve", {{"puzzle", line}, {"limt", 3}}),
              HasSubstr("did you mean 'limit'?"));
  EXPECT_THAT(refusal("solve", {{"puzzle", line}, {"detail", nullptr}}), HasSubstr("'detail'"));
  EXPECT_THAT(refusal("generate", {{"puzzle", line}, {"count", 1}, {"clues", 30}, {"x", 1}}),
              HasSubstr("no field 'x'"));
}

TEST(Requests, KnownFieldsOfThePageAndTheCommandLineAreNot) {
  const Json base = {{"puzzle", line},   {"layout", "9x9"}, {"entries", std::string(81, '.')},
                     {"marks", nullptr}, {"from", "line"},  {"timeout", 20}};
  const auto with = [&](Json more) {
    Json all = base;
    all.update(more);
    return all;
  };
  EXPECT_EQ(refusal("solve", with({{"limit", 3}, {"all", false}})), "answered");
  EXPECT_EQ(refusal("solve", with({{"all", true}, {"max", 3}})), "answered");
  EXPECT_EQ(refusal("count", with({{"limit", 3}})), "answered");
  EXPECT_EQ(refusal("candidates", base), "answered");
  EXPECT_EQ(refusal("canon", base), "answered");
  EXPECT_EQ(refusal("convert", with({{"to", "text"}, {"givens", true}})), "answered");
  EXPECT_EQ(refusal("check", with({{"minimal", true}})), "answered");
  EXPECT_EQ(refusal("read", base), "answered");
  EXPECT_EQ(refusal("hint", with({{"detail", 3}, {"only", "naked-single"}, {"without", ""}})),
            "answered");
  EXPECT_EQ(refusal("explain", with({{"path", "short"}, {"verify", true}})), "answered");
  for (const char* verb : {"hint", "explain"}) {
    EXPECT_EQ(refusal(verb, with({{"order", {"xy-wing", "naked-pair"}}})), "answered");
    EXPECT_THAT(refusal(verb, with({{"order", "nosuch"}})), HasSubstr("'nosuch'"));
  }
  EXPECT_EQ(refusal("find", with({{"technique", "x-wing"}, {"only", "0300"}, {"digit", 7}})),
            "answered");
  EXPECT_EQ(
      refusal(
          "rate",
          with({{"trace", true}, {"verify", true}, {"morphs", 0}, {"seed", 1}, {"scale", "se"}})),
      "answered");
  EXPECT_EQ(refusal("backdoors", base), "answered");
  EXPECT_EQ(refusal("layouts", {{"name", "9x9"}}), "answered");
  EXPECT_EQ(refusal("techniques", Json::object()), "answered");
}

TEST(Requests, NumbersOutOfRangeAreRefused) {
  const std::pair<const char*, const char*> numbers[] = {
      {"solve", "limit"},    {"solve", "max"},      {"solve", "timeout"}, {"count", "limit"},
      {"hint", "detail"},    {"find", "digit"},     {"rate", "morphs"},   {"rate", "seed"},
      {"generate", "count"}, {"generate", "clues"}, {"generate", "seed"}, {"grids", "patience"}};
  for (const auto& [verb, field] : numbers)
    for (const Json& value :
         {Json(-1), Json(-3), Json("3"), Json(1e300), Json(true), Json::array()}) {
      Json request = {{"layout", "9x9"}, {field, value}};
      if (std::string(verb) != "generate" && std::string(verb) != "grids") request["puzzle"] = line;
      if (std::string(field) == "max") request["all"] = true;
      EXPECT_THAT(refusal(verb, request), HasSubstr(std::string("\"") + field + "\" takes a "))
          << verb << request;
    }
  for (const auto& [verb, field] : {std::pair{"hint", "detail"}, {"solve", "max"}})
    EXPECT_THAT(refusal(verb, {{"puzzle", line}, {field, 0}}), HasSubstr(" from 1 to ")) << verb;
  EXPECT_THAT(call("solve", R"({"puzzle": "1", "limit": 1e309})"), HasSubstr("too large"));
  EXPECT_THAT(refusal("solve", {{"puzzle", line}, {"max", 3}}), HasSubstr("only with \"all\""));
}

TEST(Requests, ADigitThatTheLayoutHasNot) {
  for (const int digit : {0, 10, 12})
    EXPECT_THAT(refusal("find", {{"puzzle", line}, {"digit", digit}}),
                HasSubstr("9x9 has the digits 1 to 9"));
  EXPECT_THAT(refusal("find", {{"puzzle", line}, {"digit", 100}}), HasSubstr(" from 0 to 99"));
}

}  // namespace
}  // namespace clew::verbs
