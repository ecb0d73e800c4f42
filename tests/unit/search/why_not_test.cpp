// Contradictions in a puzzle with constraints.
#include "search/constrained/why_not.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "clew/solve.h"

namespace clew {
namespace {

// A search that is given up proves nothing: its values and constraints stay.
TEST(WhyNotConstrained, HasNoSolutionThoughSearchesAreGivenUp) {
  const LayoutPtr layout = *find_layout("9x9+nonconsecutive+antiking+antiknight");
  Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(81)};
  puzzle.givens[7] = 6;
  puzzle.givens[11] = 7;
  puzzle.givens[79] = 9;
  ASSERT_EQ(solve(puzzle)->status, Status::none);
  const auto core = search::why_not_constrained(puzzle, {});
  EXPECT_FALSE(core.minimal);  // some search was given up
  LayoutSpec spec = layout->spec();
  spec.constraints.clear();
  for (const std::uint32_t i : core.constraints) spec.add(layout->spec().constraints[i]);
  Puzzle named{.layout = *build(spec), .givens = std::vector<Digit>(81)};
  for (const CellId c : core.cells) named.givens[c] = puzzle.givens[c];
  EXPECT_EQ(solve(named)->status, Status::none);
}

}  // namespace
}  // namespace clew
