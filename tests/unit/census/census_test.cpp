#include "clew/census.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include "base/natural.h"
#include "census/frontier.h"
#include "census/nine.h"
#include "census/templates.h"
#include "census/two_rows.h"
#include "symmetry/automorphisms.h"

namespace clew {
namespace {

LayoutPtr layout(std::string_view name) { return *find_layout(name); }

TEST(Natural, ArithmeticAndDecimals) {
  EXPECT_EQ(Natural().decimal(), "0");
  EXPECT_EQ(factorial(25).decimal(), "15511210043330985984000000");
  Natural n = factorial(40);
  for (std::uint64_t i = 2; i <= 40; ++i) EXPECT_EQ(n.divide(i), 0u);
  EXPECT_EQ(n, Natural(1));
  Natural big = factorial(60) + Natural(17);
  EXPECT_EQ(big.divide(1'000'003), (factorial(60).divide(1'000'003) + 17) % 1'000'003);
  EXPECT_NEAR(factorial(100).log10(), 157.97, 0.01);
}

struct Known {
  const char* layout;
  const char* grids;
  const char* essentially_different;
};

class KnownCensus : public testing::TestWithParam<Known> {};

TEST_P(KnownCensus, Agrees) {
  const Known& known = GetParam();
  const bool classes = known.essentially_different[0] != '\0';
  const Census census = *take_census(*layout(known.layout), {.essentially_different = classes});
  EXPECT_EQ(census.grids, known.grids);
  EXPECT_EQ(census.essentially_different, known.essentially_different);
  EXPECT_FALSE(census.estimate);
}

// Latin squares: A002860, and up to permutations of rows, columns, symbols and transposition.
// Boxes: A107739. 9x9: Felgenhauer and Jarvis 2005. X: agrees with published counts of 6x6-X.
INSTANTIATE_TEST_SUITE_P(
    Published, KnownCensus,
    testing::Values(Known{"4x4", "288", "2"}, Known{"6x6", "28200960", "49"},
                    Known{"6x6-vertical", "28200960", "49"},
                    Known{"8x8", "29136487207403520", "1673187"},
                    Known{"9x9", "6670903752021072936960", ""}, Known{"latin-4", "576", "2"},
                    Known{"latin-5", "161280", "2"}, Known{"latin-6", "812851200", "17"},
                    Known{"antichess", "1451520", ""}, Known{"hyper-x", "936494576640", ""}),
    [](const auto& of) {
      std::string name = of.param.layout;
      for (char& c : name)
        if (c == '-') c = '_';
      return name;
    });

// Long tests, with CLEW_LONG_TESTS=1.
TEST(Census, LongNumbers) {
  if (!std::getenv("CLEW_LONG_TESTS")) GTEST_SKIP() << "set CLEW_LONG_TESTS=1";
  EXPECT_EQ(take_census(*layout("9x9"), {.essentially_different = true})->essentially_different,
            "5472730538");
  EXPECT_EQ(take_census(*layout("antiknight"))->grids, "3080888939520");
  EXPECT_EQ(take_census(*layout("hyper"))->grids, "6337174388428800");
  EXPECT_EQ(take_census(*layout("10x10"))->grids, "1903816047972624930994913280000");
  EXPECT_EQ(take_census(*layout("x-9x9"))->grids, "55613393399531520");
}

// Two independent methods for the same number.
TEST(Census, MethodsAgree) {
  for (const char* name : {"4x4", "6x6"}) {
    const LayoutPtr square = layout(name);
    const int digits = square->digits();
    const auto walked = census::FrontierPlan(*square, {})
                            .count(census::CycleType(static_cast<std::size_t>(digits), 1), {});
    ASSERT_TRUE(walked);
    EXPECT_EQ(*walked, *census::count_two_rows(digits / 2, {}, 1, {}, {}));
  }
}

// The classes of all grids under symmetries and renamings, found by listing the grids whose digits first
// appear in ascending order.
std::size_t classes_listed(const Layout& layout) {
  const auto size = static_cast<std::size_t>(layout.size());
  const auto renamed = [](std::vector<int> grid) {
    std::map<int, int> names;
    for (int& d : grid) d = names.try_emplace(d, static_cast<int>(names.size()) + 1).first->second;
    return grid;
  };
  std::set<std::vector<int>> grids;
  std::vector<int> grid;
  const auto fill = [&](const auto& self, int used) -> void {
    if (grid.size() == size) return void(grids.insert(grid));
    const auto c = static_cast<CellId>(grid.size());
    for (int d = 1; d <= std::min(used + 1, layout.digits()); ++d) {
      bool fits = true;
      for (CellId p = 0; p < c && fits; ++p) fits = grid[p] != d || !layout.sees(p, c);
      if (!fits) continue;
      grid.push_back(d);
      self(self, std::max(used, d));
      grid.pop_back();
    }
  };
  fill(fill, 0);
  const symmetry::Automorphisms group(layout);
  std::size_t classes = 0;
  for (; !grids.empty(); ++classes) {
    std::vector<std::vector<int>> open{grids.extract(grids.begin()).value()};
    while (!open.empty()) {
      const std::vector<int> one = std::move(open.back());
      open.pop_back();
      for (const auto& g : group.generators()) {
        std::vector<int> moved(size);
        for (std::size_t c = 0; c < size; ++c) moved[g[c]] = one[c];
        if (auto found = grids.extract(renamed(std::move(moved)))) open.push_back(found.value());
      }
    }
  }
  return classes;
}

// Links outside houses, some of them between cells that a symmetry exchanges.
TEST(Census, ClassesAsListed) {
  for (const char* name : {"latin-4", "latin-5", "4x4", "6x6"})
    for (const auto kind : {Constraint::Kind::antiking, Constraint::Kind::antiknight}) {
      LayoutSpec spec = layout(name)->spec();
      spec.add({.kind = kind});
      const LayoutPtr with_links = *build(spec);
      const std::size_t listed = classes_listed(*with_links);
      const Census census = *take_census(*with_links, {.essentially_different = true});
      EXPECT_EQ(census.essentially_different, std::to_string(listed)) << name << clew::name(kind);
    }
}

// Grids that share one box are independent once it is filled; the walk knows nothing of that.
TEST(Census, GluedGridsAsWalked) {
  const LayoutPtr samurai = layout("samurai-2x2");
  const auto walked = census::FrontierPlan(*samurai, {}).count({1, 1, 1, 1}, {});
  ASSERT_TRUE(walked);
  EXPECT_EQ(take_census(*samurai)->grids, walked->decimal());
}

TEST(Census, TwodokuIsTwoGridsOverOneBox) {
  Natural expected = census::count_nine() * census::count_nine();
  for (std::uint64_t d = 2; d <= 9; ++d) expected.divide(d);
  EXPECT_EQ(take_census(*layout("twodoku"))->grids, expected.decimal());
}

// The counts of parts add up to the whole, for every method.
TEST(Census, PartsAddUp) {
  for (const char* name : {"8x8", "antichess", "hyper-x"}) {
    const std::string whole = take_census(*layout(name))->grids;
    for (int parts : {2, 7, 100'000}) {
      Wide sum = 0;
      for (int part = 0; part < std::min(parts, 40); ++part) {
        const Census census = *take_census(*layout(name), {.part = part, .parts = parts});
        sum += std::stoull(census.grids);
        EXPECT_EQ(census.essentially_different, "");
      }
      if (parts < 40) EXPECT_EQ(Natural(sum).decimal(), whole) << name << " in " << parts;
    }
  }
}

TEST(Census, WhatHasNoParts) {
  for (const char* name : {"9x9", "samurai", "x-6x6", "latin-5", "16x16"})
    EXPECT_FALSE(take_census(*layout(name), {.part = 0, .parts = 2})) << name;
  EXPECT_FALSE(take_census(*layout("8x8"), {.part = 2, .parts = 2}));
  EXPECT_FALSE(take_census(*layout("8x8"), {.part = -1, .parts = 2}));
  EXPECT_FALSE(take_census(*layout("8x8"), {.part = 0, .parts = 0}));
  const Census part = *take_census(*layout("10x10"), {.patience = 1, .part = 0, .parts = 2});
  EXPECT_TRUE(part.grids.empty() && part.patience_was_short && !part.estimate);
}

TEST(Census, EstimateHoldsItsError) {
  const Census census = *take_census(*layout("10x10"), {.patience = 1});
  EXPECT_TRUE(census.grids.empty());
  ASSERT_TRUE(census.estimate);
  const double relative = std::pow(10.0, census.estimate->log10_grids - 30.27962) - 1;
  EXPECT_LT(std::abs(relative), 6 * census.estimate->relative_error);
  EXPECT_LT(census.estimate->relative_error, 0.1);
}

TEST(Census, StopsWhenTold) {
  std::atomic<bool> flag{true};
  const Census census = *take_census(*layout("x-9x9"), {.stop = {.flag = &flag}});
  EXPECT_TRUE(census.grids.empty());
}

// Half of a call's time is for counting, the rest for an estimate.
TEST(Census, EstimatesWithinACallsTime) {
  const Census census = *take_census(*layout("10x10"), {.stop = stop_after(4)});
  EXPECT_TRUE(census.grids.empty());
  EXPECT_TRUE(census.patience_was_short || census.estimate);
}

}  // namespace
}  // namespace clew
