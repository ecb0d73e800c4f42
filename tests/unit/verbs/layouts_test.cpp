#include <gtest/gtest.h>

#include <algorithm>

#include "clew/layout.h"
#include "verbs/call.h"
#include "verbs/json.h"

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
