#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "clew/layout.h"
#include "verbs/call.h"
#include "verbs/json.h"
#include "verbs/layouts.h"

namespace clew::verbs {
namespace {

Json ask(std::string_view verb, std::string_view request) {
  return Json::parse(call(verb, request));
}

TEST(Layouts, ListNamesEveryLayoutWithItsCounts) {
  const Json list = ask("layouts", "{}")["layouts"];
  ASSERT_EQ(list.size(), catalogue().size());
  EXPECT_EQ(list[0]["name"], "9x9");
  EXPECT_EQ(list[0]["cells"], 81);
  EXPECT_EQ(list[0]["rules"], 810);
}

TEST(Layouts, OneLayoutSaysHowItIsDrawn) {
  const Json samurai = ask("layouts", R"({"name":"samurai"})");
  EXPECT_EQ(samurai["cells"].size(), 369u);
  EXPECT_EQ(samurai["rows"], 21);
  EXPECT_EQ(samurai["cells"][0]["name"], "r1c1");
  EXPECT_EQ(samurai["houses"][0]["cells"].size(), 9u);
  const Json tridoku = ask("layouts", R"({"name":"tridoku"})");
  EXPECT_EQ(tridoku["cells"][2]["shape"], "triangle_down");
  EXPECT_EQ(tridoku["links"].size(), 384u);
}

// The description of a layout for a person: its houses and links, and the rules beside them.
TEST(Layouts, AreToldInLines) {
  const LayoutPtr known = *find_layout("9x9+nonconsecutive+antiknight");
  const std::string told = layout(*known, {});
  std::istringstream lines(told);
  std::string line;
  std::map<std::string, int> begin;
  while (std::getline(lines, line)) ++begin[line.substr(0, line.find_first_of(" :"))];
  EXPECT_EQ(begin["cells"], 1);
  for (const char* house : {"row", "column", "box"}) EXPECT_EQ(begin[house], 9) << house;
  EXPECT_EQ(begin["link"], static_cast<int>(known->links().size()));
  EXPECT_EQ(begin["constraint"], 1);
  EXPECT_NE(told.find("\nconstraint: nonconsecutive\n"), std::string::npos) << told;
  EXPECT_NE(told.find("\nlink: r1c1 r2c3\n"), std::string::npos);
  EXPECT_NE(told.find("\nrow 1: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9\n"),
            std::string::npos);
}

TEST(Call, WhatCannotBeAnsweredIsAnError) {
  EXPECT_EQ(ask("nonsense", "{}")["error"], "unknown verb 'nonsense'");
  EXPECT_EQ(ask("layouts", "[")["error"],
            "the request is not JSON, or holds a number that is too large");
  EXPECT_EQ(ask("layouts", "[]")["error"], "a request is a JSON object");
  EXPECT_EQ(ask("layouts", R"({"name":7})")["error"], "\"name\" is not a string");
  EXPECT_TRUE(ask("layouts", R"({"name":"samurei"})").contains("error"));
}

TEST(Call, VerbsListsItself) {
  const Json verbs = ask("verbs", "{}")["verbs"];
  EXPECT_NE(std::find(verbs.begin(), verbs.end(), "verbs"), verbs.end());
}

}  // namespace
}  // namespace clew::verbs
