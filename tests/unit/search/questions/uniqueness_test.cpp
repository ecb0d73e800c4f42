#include "search/questions/uniqueness.h"

#include <gmock/gmock.h>

#include "clew/solve.h"
#include "search/puzzle_candidates.h"
#include "support/starter.h"

namespace clew::search {
namespace {

// Every layout; without one of its givens a minimal puzzle has more solutions.
TEST(OnlySolution, IsWhatTheSolverSays) {
  int several = 0;
  for (Puzzle& puzzle : test::starter_puzzles(1)) {
    const Tables tables(*puzzle.layout);
    const Solver solver = *Solver::make(puzzle.layout);
    const std::vector<Digit> known = solver.solve(puzzle)->solution;
    EXPECT_EQ(is_only_solution(tables, start_of(puzzle), known, {}), true) << puzzle.layout->name();
    for (std::size_t c = 0, left = 3; left && c < known.size(); ++c) {
      const Digit given = std::exchange(puzzle.givens[c], Digit{0});
      if (!given) continue;
      --left;
      const bool only = solver.solve(puzzle)->status == Status::unique;
      EXPECT_EQ(is_only_solution(tables, start_of(puzzle), known, {}), only)
          << puzzle.layout->name();
      several += !only;
      puzzle.givens[c] = given;
    }
  }
  EXPECT_GT(several, 100);
}

// Puzzles that batches finish need no clause learning.
TEST(OnlySolution, OfNineByNineTakesNoConflicts) {
  int asked = 0;
  for (const Puzzle& puzzle : test::starter_puzzles(5)) {
    const Tables tables(*puzzle.layout);
    if (!tables.extras) continue;
    const std::vector<Digit> known = solve(puzzle)->solution;
    EXPECT_EQ(is_only_solution(tables, start_of(puzzle), known, {}, 0), true)
        << puzzle.layout->name();
    ++asked;
  }
  EXPECT_GE(asked, 20);
}

// Without one of its givens the puzzle has several solutions, unless a constraint implies the
// given.
TEST(OnlySolution, KeepsConstraintsThatHousesDoNotTell) {
  int asked = 0;
  for (Puzzle& puzzle : test::starter_puzzles(1)) {
    if (puzzle.layout->name() != "16x16" && puzzle.layout->name() != "9x9") continue;
    const std::vector<Digit> known = solve(puzzle)->solution;
    std::size_t c = 0;
    while (!puzzle.givens[c] || (puzzle.givens[c] = 0, solve(puzzle)->status == Status::unique))
      ++c;
    LayoutSpec spec = puzzle.layout->spec();
    spec.constraints.push_back({.kind = Constraint::Kind::candidates,
                                .cells = {puzzle.layout->cells()[c].place},
                                .values = {known[c]}});
    const auto layout = build(spec);
    ASSERT_TRUE(layout);
    EXPECT_EQ(is_only_solution(Tables(**layout), start_of(puzzle), known, {}), true);
    EXPECT_EQ(is_only_solution(Tables(*puzzle.layout), start_of(puzzle), known, {}), false);
    ++asked;
  }
  EXPECT_EQ(asked, 2);
}

TEST(OnlySolution, IsLeftOpenAfterSoManyConflicts) {
  for (const Puzzle& puzzle : test::starter_puzzles(1)) {
    if (puzzle.layout->name() != "samurai-4x4") continue;
    const Tables tables(*puzzle.layout);
    const std::vector<Digit> known = solve(puzzle)->solution;
    EXPECT_EQ(is_only_solution(tables, start_of(puzzle), known, {}, 10), std::nullopt);
    return;
  }
  FAIL() << "no such puzzle";
}

}  // namespace
}  // namespace clew::search
