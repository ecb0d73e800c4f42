// Puzzles with clues have one solution, every clue holds in it, and in minimal ones none can go.
#include <gtest/gtest.h>

#include <algorithm>

#include "clew/generate.h"
#include "clew/solve.h"
#include "clew/text.h"
#include "constraints/holds.h"
#include "support/seed.h"

namespace clew {
namespace {

LayoutPtr layout(std::string_view name) { return *find_layout(name); }

std::vector<Generated> some(const LayoutPtr& l, const Requirements& requirements,
                            std::uint64_t count, int threads = 2) {
  std::vector<Generated> made;
  const auto report =
      generate(l, requirements,
               {.count = count, .seed = test::seed(), .threads = threads, .stop = stop_after(300)},
               [&](const Generated& g) {
                 made.push_back(g);
                 return true;
               });
  EXPECT_TRUE(report) << report.error().reason;
  EXPECT_EQ(made.size(), count);
  return made;
}

Status status_without(const Generated& g, std::size_t clue) {
  LayoutSpec spec = g.layout->spec();
  spec.constraints.erase(spec.constraints.begin() + static_cast<std::ptrdiff_t>(clue));
  return solve({.layout = *build(std::move(spec)), .givens = g.givens})->status;
}

void expect_right(const Generated& g) {
  const Solved solved = *solve({.layout = g.layout, .givens = g.givens});
  EXPECT_EQ(solved.status, Status::unique);
  EXPECT_EQ(solved.solution, g.solution);
  for (const Constraint& constraint : g.layout->constraints())
    if (!told_by_houses.has(constraint.kind))
      EXPECT_TRUE(constraints::holds(*g.layout, constraint, g.solution)) << name(constraint.kind);
  const std::string text = *write({.layout = g.layout, .givens = g.givens}, Format::text);
  const auto again = read_puzzle(text);
  ASSERT_TRUE(again) << again.error().reason << "\n" << text;
  EXPECT_EQ(again->givens, g.givens);
  EXPECT_EQ(*write(*again, Format::text), text);
}

void expect_minimal(const Generated& g) {
  Puzzle puzzle{.layout = g.layout, .givens = g.givens};
  for (std::size_t c = 0; c < g.givens.size(); ++c) {
    if (!g.givens[c]) continue;
    puzzle.givens[c] = 0;
    EXPECT_EQ(solve(puzzle)->status, Status::multiple) << "cell " << c << " is idle";
    puzzle.givens[c] = g.givens[c];
  }
  for (std::size_t i = 0; i < g.layout->constraints().size(); ++i)
    if (!g.layout->constraints()[i].cells.empty())
      EXPECT_EQ(status_without(g, i), Status::multiple) << "clue " << i << " is idle";
}

class EveryFamily : public testing::TestWithParam<ClueFamily> {
 protected:
  Requirements wish(bool minimal) const {
    return {.with = {*find_clue_family(GetParam().name)}, .minimal = minimal};
  }
  const char* small() const { return GetParam().name == "lockout" ? "8x8" : "6x6"; }
  // If all clues of a kind are shown, none of them can be removed.
  bool shows_all() const { return GetParam().name.starts_with("full"); }
};

TEST_P(EveryFamily, HoldsOnClassicGrids) {
  for (const Generated& g : some(layout("9x9"), wish(false), 1)) expect_right(g);
}

TEST_P(EveryFamily, MinimalOnSmallGrids) {
  for (const Generated& g : some(layout(small()), wish(true), 2)) {
    expect_right(g);
    if (!shows_all()) expect_minimal(g);
  }
}

TEST_P(EveryFamily, HasRoomOrSaysWhyNot) {
  for (const char* where : {"tridoku", "latin-6", "x-6x6", "6x6+nonconsecutive"}) {
    SCOPED_TRACE(where);
    std::vector<Generated> made;
    const auto report =
        generate(layout(where), wish(false), {.seed = test::seed(), .stop = stop_after(300)},
                 [&](const Generated& g) {
                   made.push_back(g);
                   return true;
                 });
    if (!report) {
      EXPECT_NE(report.error().reason.find(GetParam().name), std::string::npos)
          << report.error().reason;
      continue;
    }
    ASSERT_EQ(made.size(), 1u);
    expect_right(made[0]);
  }
}

TEST_P(EveryFamily, SameOnAnyNumberOfThreads) {
  const LayoutPtr l = layout(small());
  const auto one = some(l, wish(false), 3, 1), three = some(l, wish(false), 3, 3);
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].givens, three[i].givens);
    EXPECT_EQ(one[i].layout->spec(), three[i].layout->spec());
  }
}

INSTANTIATE_TEST_SUITE_P(Clues, EveryFamily,
                         testing::ValuesIn(clue_families().begin(), clue_families().end()),
                         [](const auto& of) { return std::string(of.param.name); });

TEST(ClueFamilies, SeveralAtOnce) {
  const Requirements wish{
      .with = {*find_clue_family("killer"), *find_clue_family("thermo"), *find_clue_family("xv")},
      .minimal = true};
  for (const Generated& g : some(layout("6x6"), wish, 2)) {
    expect_right(g);
    expect_minimal(g);
  }
}

TEST(ClueFamilies, CagesOnManyGrids) {
  const Requirements wish{.with = {*find_clue_family("killer")}};
  for (const char* where : {"samurai", "16x16", "hyper"})
    for (const Generated& g : some(layout(where), wish, 1)) expect_right(g);
}

TEST(ClueFamilies, WithoutGivens) {
  Requirements wish{.with = {*find_clue_family("killer")}, .clues = 0};
  for (const Generated& g : some(layout("9x9"), wish, 2))
    EXPECT_EQ(std::ranges::count(g.givens, 0), 81);
  wish.clues = 12;
  for (const Generated& g : some(layout("9x9"), wish, 2)) {
    expect_right(g);
    EXPECT_EQ(std::ranges::count(g.givens, 0), 69);
  }
}

TEST(ClueFamilies, GivensUnderConstraintsOfTheWholeLayout) {
  for (const char* where : {"9x9+nonconsecutive", "9x9+antitaxicab:4", "6x6+globalentropy"}) {
    const bool minimal = where != std::string_view("9x9+nonconsecutive");
    for (const Generated& g : some(layout(where), {.minimal = minimal}, 2)) {
      expect_right(g);
      if (minimal) expect_minimal(g);
      EXPECT_EQ(g.layout->name(), where);
    }
  }
}

TEST(ClueFamilies, WhatCannotBeWishedForIsRefused) {
  const auto why = [](const char* where, Requirements wish, const char* family) {
    wish.with = {*find_clue_family(family)};
    const auto report = generate(layout(where), wish, {}, [](const Generated&) { return true; });
    return report ? std::string() : report.error().reason;
  };
  EXPECT_EQ(why("tridoku", {}, "sandwich"), "sandwich is not defined on triangles");
  EXPECT_EQ(why("latin-6", {}, "regionsum"), "regionsum needs boxes or regions");
  EXPECT_EQ(why("4x4", {}, "whispers"), "whispers needs 5 digits or more");
  EXPECT_EQ(why("roxdoku", {}, "killer"),
            "killer is not drawn on roxdoku, whose layers lie side by side");
  EXPECT_EQ(why("tridoku", {}, "palindrome"),
            "no clues of palindrome were found in 12 random grids of this layout");
  EXPECT_EQ(why("9x9", {.symmetry = GivensSymmetry::point}, "killer"),
            "givens beside clues are placed where needed; they cannot have a symmetry");
  EXPECT_FALSE(find_clue_family("kiler"));
  EXPECT_EQ(find_clue_family("kiler").error().reason,
            "no clues are called 'kiler'; did you mean 'killer'?");
}

}  // namespace
}  // namespace clew
