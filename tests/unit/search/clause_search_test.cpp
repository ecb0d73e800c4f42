#include "search/clause_search.h"

#include <gmock/gmock.h>

#include <atomic>
#include <set>

#include "search/cliques.h"
#include "search/depth_first.h"
#include "support/puzzles.h"
#include "support/seed.h"

namespace clew::search {
namespace {

// Solves with both engines: the same solutions in any order.
std::set<std::vector<Digit>> solutions(const Layout& layout, std::span<const DigitSet> start,
                                       bool large) {
  const Tables tables(layout);
  std::set<std::vector<Digit>> found;
  const Visit visit = [&](std::span<const Digit> solution) {
    EXPECT_TRUE(found.emplace(solution.begin(), solution.end()).second) << "given twice";
    return true;
  };
  Job job{start};
  job.visit = &visit;
  const Outcome outcome = large ? search_large(tables, job) : search_plain(tables, job);
  EXPECT_TRUE(outcome.exact);
  EXPECT_EQ(outcome.solutions, found.size());
  return found;
}

std::vector<DigitSet> empty(const Layout& layout) {
  return std::vector<DigitSet>(layout.size(), layout.all_digits());
}

TEST(Large, All288GridsOf4x4) {
  const LayoutPtr layout = *find_layout("4x4");
  const auto start = empty(*layout);
  EXPECT_EQ(solutions(*layout, start, true).size(), 288u);
  EXPECT_EQ(solutions(*layout, start, true), solutions(*layout, start, false));
}

// A search that got lost although there are solutions everywhere.
TEST(Large, NearlyEmptyGridsTakeFewConflicts) {
  const LayoutPtr layout = *find_layout("36x36");
  const Tables tables(*layout);
  test::Random random(test::seed());
  for (int givens = 0; givens <= 8; ++givens) {
    auto start = empty(*layout);
    for (int i = 0; i < givens;) {
      const auto c = static_cast<CellId>(test::below(random, layout->size()));
      const DigitSet digit = DigitSet::of(static_cast<Digit>(1 + test::below(random, 36)));
      const auto is_same = [&](CellId peer) { return start[peer] == digit; };
      if (start[c].size() == 1 || std::ranges::any_of(layout->peers(c), is_same)) continue;
      start[c] = digit;
      ++i;
    }
    Effort effort;
    EXPECT_EQ(search_large(tables, {.start = start, .limit = 2}, &effort).solutions, 2u) << givens;
    EXPECT_LE(effort.conflicts, 25000u) << givens;
  }
}

TEST(Large, SameSolutionsAsThePlainSearch) {
  for (const char* name : {"latin-4", "x-6x6", "samurai-2x2", "6x6", "antiking", "roxdoku"}) {
    SCOPED_TRACE(name);
    const LayoutPtr layout = *find_layout(name);
    auto start = empty(*layout);
    // The first solution, with every third cell open and two digits to choose from in some others.
    const Tables tables(*layout);
    std::vector<Digit> first;
    const Visit visit = [&](std::span<const Digit> solution) {
      first.assign(solution.begin(), solution.end());
      return false;
    };
    Job job{start};
    job.visit = &visit;
    EXPECT_TRUE(search_large(tables, job).ended);
    ASSERT_EQ(first.size(), start.size());
    for (std::size_t c = 0; c < start.size(); ++c) {
      if (c % 3 != 0) start[c] = DigitSet::of(first[c]);
      if (c % 4 == 1) start[c].add(first[(c + 7) % first.size()]);
    }
    const auto found = solutions(*layout, start, true);
    EXPECT_GE(found.size(), 1u);
    EXPECT_EQ(found, solutions(*layout, start, false));
  }
}

TEST(Large, LimitAndContradiction) {
  const LayoutPtr layout = *find_layout("16x16");
  const Tables tables(*layout);
  auto start = empty(*layout);
  Job job{start, 1000};
  Outcome outcome = search_large(tables, job);
  EXPECT_EQ(outcome.solutions, 1000u);
  EXPECT_TRUE(outcome.ended);
  EXPECT_FALSE(outcome.exact);
  start[0] = start[1] = DigitSet::of(5);
  outcome = search_large(tables, job);
  EXPECT_EQ(outcome.solutions, 0u);
  EXPECT_TRUE(outcome.exact);
  EXPECT_FALSE(outcome.ended);
}

TEST(Large, StopsWhenTold) {
  const LayoutPtr layout = *find_layout("16x16");
  const Tables tables(*layout);
  const auto start = empty(*layout);
  const std::atomic<bool> flag = true;
  const Outcome outcome = search_large(tables, {start, 0, Stop{&flag}});
  EXPECT_TRUE(outcome.ended);
  EXPECT_EQ(outcome.solutions, 0u);
}

TEST(LinkCliques, CoverEveryLinkAndNothingElse) {
  for (const char* name : {"tridoku", "antiknight", "antiking", "antichess", "9x9"}) {
    SCOPED_TRACE(name);
    const LayoutPtr layout = *find_layout(name);
    std::set<Layout::Link> covered;
    for (const auto& clique : link_cliques(*layout))
      for (std::size_t i = 0; i < clique.size(); ++i)
        for (std::size_t j = i + 1; j < clique.size(); ++j) {
          EXPECT_TRUE(layout->sees(clique[i], clique[j]));
          covered.emplace(clique[i], clique[j]);
        }
    std::set<Layout::Link> in_houses;
    for (const House& house : layout->houses())
      for (const CellId a : house.cells)
        for (const CellId b : house.cells)
          if (a < b) in_houses.emplace(a, b);
    for (const auto& link : layout->links())
      EXPECT_TRUE(in_houses.contains(link) || covered.contains(link));
  }
}

// Kings: the cells of a 2x2 square all see each other, and some in their rows and boxes join them.
TEST(LinkCliques, SquaresOfKings) {
  for (const auto& clique : link_cliques(**find_layout("antiking"))) EXPECT_GE(clique.size(), 4u);
}

}  // namespace
}  // namespace clew::search
