// grids: counts in parts, and continuing a file of answers.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "cli/clew.h"

namespace clew {
namespace {

using test::clew;
using test::lines_of;
using testing::HasSubstr;

TEST(GridsVerb, PartsAddUp) {
  std::uint64_t sum = 0;
  for (const char* part : {"1/3", "2/3", "3/3"})
    sum += std::stoull(clew({"grids", "8x8", "--part", part}).out);
  EXPECT_EQ(sum, 29136487207403520U);
  const auto answer = nlohmann::json::parse(clew({"grids", "8x8", "--part", "2/3", "--json"}).out);
  EXPECT_EQ(answer["part"], 2);
  EXPECT_EQ(answer["parts"], 3);
  EXPECT_TRUE(answer["essentially_different"].is_null());
}

TEST(GridsVerb, PassesOverWhatAFileHas) {
  const test::Folder folder;
  const std::string file = folder.file("counted");
  const auto count = [&](const char* part) {
    return clew({"grids", "6x6", "8x8", "--part", part, "--json", "--resume", file});
  };
  EXPECT_EQ(count("1/2").status, 0);
  const std::string first = folder.read("counted");
  EXPECT_EQ(lines_of(first).size(), 2U);
  EXPECT_EQ(count("1/2").status, 0);
  EXPECT_EQ(folder.read("counted"), first) << "nothing was left to do";
  EXPECT_EQ(count("2/2").status, 0);
  EXPECT_EQ(lines_of(folder.read("counted")).size(), 4U);
  // An answer that was cut short is done again.
  folder.write("counted", first.substr(0, first.size() - 2));
  EXPECT_EQ(count("1/2").status, 0);
  const auto lines = lines_of(folder.read("counted"));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(nlohmann::json::parse(lines[1])["grids"],
            nlohmann::json::parse(lines_of(first)[1])["grids"]);
}

TEST(GridsVerb, KeepsATimeout) {
  const auto late = clew({"grids", "x-9x9", "--timeout", "0.001"});
  EXPECT_EQ(late.status, 0);
  EXPECT_EQ(late.out, "unknown: stopped before any number was known\n");
  EXPECT_EQ(clew({"grids", "4x4", "--timeout", "100"}).out, "288\n");
}

TEST(GridsVerb, WhatMakesNoSense) {
  EXPECT_THAT(clew({"grids", "8x8", "--part", "3/2"}).err, HasSubstr("--part takes a part"));
  EXPECT_THAT(clew({"grids", "9x9", "--part", "1/2"}).err, HasSubstr("has no parts"));
  EXPECT_THAT(clew({"grids", "8x8", "--part", "1/2", "--essentially-different"}).err,
              HasSubstr("whole count"));
  EXPECT_THAT(clew({"grids", "8x8", "--resume", "x"}).err, HasSubstr("--json"));
}

}  // namespace
}  // namespace clew
