// Constraints that are too large, and layouts without a grid, are refused by everything that makes puzzles.
#include <gtest/gtest.h>

#include "clew/clues.h"
#include "clew/generate.h"
#include "clew/solve.h"

namespace clew {
namespace {

// A line of as many digits in a row as half the grid is wide.
LayoutPtr with_long_renban() {
  LayoutSpec spec{.digits = 25,
                  .grids = {{.height = 25, .width = 25, .box_height = 5, .box_width = 5}}};
  ConstraintSpec line{.kind = Constraint::Kind::renban};
  for (int c = 0; c < 12; ++c) line.cells.push_back({0, c});
  spec.add(std::move(line));
  return *build(std::move(spec));
}

TEST(TooLarge, IsAnErrorForWhoeverMakesPuzzles) {
  const LayoutPtr layout = with_long_renban();
  const auto solver = Solver::make(layout);
  ASSERT_FALSE(solver) << "large enough to be refused";
  const auto made = generate(layout, {}, {.count = 1}, [](const Generated&) { return true; });
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().reason, solver.error().reason);
  const auto grid = random_grid(layout, 1, 0, {});
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().reason, solver.error().reason);
  EXPECT_FALSE(ClueFinder::make(layout));
}

TEST(NoGrid, IsAnErrorForWhoeverMakesPuzzles) {
  LayoutSpec spec = (*find_layout("4x4"))->spec();
  spec.add({.kind = Constraint::Kind::antiking});
  const auto made =
      generate(*build(std::move(spec)), {}, {}, [](const Generated&) { return true; });
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().reason, "no grid of this layout exists");
}

}  // namespace
}  // namespace clew
