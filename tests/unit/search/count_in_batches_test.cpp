// Many solutions, which are counted in batches, against one at a time.
#include "search/count_in_batches.h"

#include <gtest/gtest.h>

#include "search/clause_search.h"
#include "search/depth_first.h"
#include "search/tables.h"
#include "stream/batch.h"
#include "support/puzzles.h"

namespace clew::search {
namespace {

// Some clues of Wikipedia's example.
constexpr std::string_view loose =
    "5...7....6..1......98..........6....4....3..17...2...6.6..........419.......8..79";

std::vector<DigitSet> start_of(std::string_view symbols) {
  test::Nine puzzle;
  EXPECT_TRUE(stream::parse_bare(symbols, puzzle.data()));
  return test::start_of(puzzle);
}

struct Example {
  const char* layout;
  std::string_view symbols;
};

class Many : public testing::TestWithParam<Example> {};

TEST_P(Many, AreCountedAsOneByOne) {
  const Tables tables(*find_layout(GetParam().layout).value());
  const auto start = start_of(GetParam().symbols);
  const std::uint64_t expected = search_plain(tables, {.start = start}).solutions;
  ASSERT_GT(expected, 10'000u);
  const Outcome all = search_any(tables, {.start = start});
  EXPECT_EQ(all.solutions, expected);
  EXPECT_TRUE(all.exact);
  EXPECT_FALSE(all.ended);
  for (const std::uint64_t limit : {expected - 1, expected, expected + 1}) {
    const Outcome some = search_any(tables, {.start = start, .limit = limit});
    EXPECT_EQ(some.solutions, std::min(limit, expected));
    EXPECT_EQ(some.exact, limit > expected);
    EXPECT_EQ(some.ended, limit <= expected);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Layouts, Many,
    testing::Values(
        Example{"9x9", loose},
        Example{
            "hyper",
            "......39.2........4.5....8.....1...6.....6........3.2...............8......5....."},
        Example{
            "antiknight",
            "..........5............6.1......4.9.....2.3......................9........3......"}));

TEST(Many, CellsWithSomeDigits) {
  const Tables tables(*find_layout("9x9").value());
  auto start = start_of(loose);
  start[1] = start[1] - DigitSet::of(1);
  const std::uint64_t expected = search_plain(tables, {.start = start}).solutions;
  ASSERT_GT(expected, 10'000u);
  EXPECT_EQ(search_any(tables, {.start = start}).solutions, expected);
}

TEST(Many, WhatIsLeftOpenIsCountedElsewhere) {
  const Tables tables(*find_layout("9x9").value());
  const auto start = start_of(loose);
  const std::uint64_t all = search_plain(tables, {.start = start}).solutions;
  int parts = 0;
  const auto harder = [&](const Job& part) {
    ++parts;
    return search_plain(tables, part);
  };
  constexpr std::uint64_t impatient = 1;
  for (const std::uint64_t limit : {std::uint64_t{0}, all / 2, all}) {
    parts = 0;
    const Outcome outcome =
        count_in_batches(*tables.extras, {.start = start, .limit = limit}, harder, impatient);
    EXPECT_EQ(outcome.solutions, limit ? limit : all);
    EXPECT_EQ(outcome.exact, limit == 0);
    EXPECT_GT(parts, 0);
  }
}

// It has no solution, and batches would look for one without end.
TEST(Many, BatchesLosePatience) {
  const Tables tables(*find_layout("hyper").value());
  const auto start =
      start_of(".........2...................98........39...........9..............2.9..98.......");
  const Outcome outcome = count_in_batches(
      *tables.extras, {.start = start}, [&](const Job& part) { return search_large(tables, part); },
      1 << 16);
  EXPECT_EQ(outcome.solutions, 0u);
  EXPECT_TRUE(outcome.exact);
}

TEST(Many, CanBeStopped) {
  const Tables tables(*find_layout("9x9").value());
  const auto start = start_of(loose);
  const std::atomic<bool> flag = true;
  const auto outcome =
      count_in_batches(*tables.extras, {.start = start, .stop = {.flag = &flag}},
                       [&](const Job& part) { return search_plain(tables, part); });
  EXPECT_FALSE(outcome.exact);
  EXPECT_TRUE(outcome.ended);
}

}  // namespace
}  // namespace clew::search
