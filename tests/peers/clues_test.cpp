// Gordon Royle's list of 17-clue puzzles: of the grids that have most of them, all puzzles are in
// it, and all that are in it are found.
#include "clew/clues.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "clew/solve.h"
#include "clew/symmetry.h"
#include "support/peer_lines.h"

namespace clew {
namespace {

TEST(CluesPeers, GridsWithMostPuzzlesOf17Clues) {
  CLEW_NEEDS_PEER_DATA();
  using Form = std::vector<Digit>;
  const LayoutPtr layout = *find_layout("9x9");
  const Solver solver = *Solver::make(layout);
  Canonizer canonizer = *Canonizer::make(layout);
  std::map<Form, std::set<Form>> puzzles_of;
  for (const std::string& line : test::peer_lines("bench/clue17.gz")) {
    Puzzle puzzle{.layout = layout, .givens = Form(81)};
    ASSERT_GE(line.size(), 81U);
    std::transform(line.begin(), line.begin() + 81, puzzle.givens.begin(), test::symbol_value);
    const Solved solved = *solver.solve(puzzle);
    ASSERT_EQ(solved.status, Status::unique);
    puzzles_of[*canonizer.form(solved.solution)].insert(*canonizer.form(puzzle.givens));
  }
  std::vector<std::pair<std::size_t, Form>> grids;
  for (const auto& [grid, puzzles] : puzzles_of) grids.emplace_back(puzzles.size(), grid);
  std::ranges::sort(grids, std::greater{});
  grids.resize(53);
  auto finder = *ClueFinder::make(layout);
  std::size_t found = 0;
  for (const auto& [size, grid] : grids) {
    std::set<Form> forms;
    ASSERT_TRUE(finder.find({.grid = grid, .clues = 17}, [&](std::span<const Digit> puzzle) {
      forms.insert(*canonizer.form(puzzle));
      return true;
    }));
    EXPECT_EQ(forms, puzzles_of[grid]);
    found += forms.size();
  }
  std::printf("%zu puzzles of %zu grids\n", found, grids.size());
}

}  // namespace
}  // namespace clew
