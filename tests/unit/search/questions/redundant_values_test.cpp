#include "search/questions/redundant_values.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "search/clause_search.h"
#include "search/puzzle_candidates.h"
#include "support/starter.h"

namespace clew::search {
namespace {

struct OneByOne {
  std::vector<CellId> idle;
  std::uint64_t conflicts = 0;
};

OneByOne one_by_one(const Tables& tables, const Puzzle& puzzle) {
  OneByOne found;
  auto start = search::start_of(puzzle);
  for (CellId c = 0; c < start.size(); ++c) {
    const Digit value = value_of(puzzle, c);
    if (!value) continue;
    start[c] = tables.all - DigitSet::of(value);
    Effort effort;
    if (!search_large(tables, {.start = start, .limit = 1}, &effort).solutions)
      found.idle.push_back(c);
    found.conflicts += effort.conflicts;
    start[c] = DigitSet::of(value);
  }
  return found;
}

// Each once as it is, and once with a few more givens, most of which are idle.
TEST(Idle, IsWhatAskingOneByOneFinds) {
  std::uint64_t conflicts = 0, one_by_one_conflicts = 0;
  int compared = 0, idle_ones = 0;
  for (Puzzle& puzzle : test::starter_puzzles(1)) {
    constexpr std::string_view asked[] = {"9x9", "antiknight", "samurai", "16x16", "samurai-4x4"};
    if (std::ranges::find(asked, puzzle.layout->name()) == std::end(asked)) continue;
    const Tables tables(*puzzle.layout);
    const std::vector<Digit> known = solve(puzzle)->solution;
    for (const bool more : {false, true}) {
      if (more)
        for (std::size_t c = 0; c < known.size(); c += 11) puzzle.givens[c] = known[c];
      const Idle idle = idle_values(tables, puzzle, known, {});
      const OneByOne expected = one_by_one(tables, puzzle);
      EXPECT_TRUE(idle.complete);
      EXPECT_EQ(idle.cells, expected.idle) << puzzle.layout->name();
      ++compared;
      idle_ones += !idle.cells.empty();
      if (!is_large(tables)) continue;
      conflicts += idle.conflicts;
      one_by_one_conflicts += expected.conflicts;
    }
  }
  EXPECT_EQ(compared, 10);
  EXPECT_GE(idle_ones, 5);
  EXPECT_GT(conflicts, 0u);
  EXPECT_LT(3 * conflicts, one_by_one_conflicts);
}

TEST(Idle, OfAPuzzleWithSeveralSolutionsTheFirstIsKept) {
  int compared = 0;
  for (Puzzle& puzzle : test::starter_puzzles(1)) {
    if (puzzle.layout->name() != "16x16" && puzzle.layout->name() != "9x9") continue;
    for (std::size_t c = 0; c < puzzle.givens.size(); c += 3) puzzle.givens[c] = 0;
    const Solved solved = *solve(puzzle);
    ASSERT_EQ(solved.status, Status::multiple);
    const Tables tables(*puzzle.layout);
    EXPECT_EQ(idle_values(tables, puzzle, solved.solution, {}).cells,
              one_by_one(tables, puzzle).idle);
    ++compared;
  }
  EXPECT_EQ(compared, 2);
}

TEST(Idle, SaysWhenItWasStopped) {
  const std::atomic<bool> flag = true;
  int stopped = 0;
  for (const Puzzle& puzzle : test::starter_puzzles(1)) {
    if (puzzle.layout->name() != "16x16" && puzzle.layout->name() != "9x9") continue;
    const std::vector<Digit> known = solve(puzzle)->solution;
    const Idle idle = idle_values(Tables(*puzzle.layout), puzzle, known, {.stop = {.flag = &flag}});
    EXPECT_FALSE(idle.complete) << puzzle.layout->name();
    ++stopped;
  }
  EXPECT_EQ(stopped, 2);
}

}  // namespace
}  // namespace clew::search
