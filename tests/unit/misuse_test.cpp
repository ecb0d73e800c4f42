// Invalid arguments of programs: moved-from, empty, or of another layout. The result is an error,
// or empty.
#include <gtest/gtest.h>

#include "clew/check.h"
#include "clew/clues.h"
#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/rate.h"
#include "clew/solve.h"
#include "clew/symmetry.h"
#include "clew/words.h"

namespace clew {
namespace {

TEST(MovedFrom, IsAnErrorAtEveryDoor) {
  const LayoutPtr layout = *find_layout("4x4");
  const Puzzle puzzle{.layout = layout, .givens = std::vector<Digit>(16)};
  const Grid grid = start(puzzle);
  const auto moved = [](auto made) {
    [[maybe_unused]] const auto taken = std::move(*made);
    return made;
  };
  const auto why = [](const auto& answer) { return answer ? "" : answer.error().reason; };
  const std::string none = "there is no layout";
  const auto solver = moved(Solver::make(layout));
  EXPECT_EQ(why(solver->solve(puzzle)), none);
  EXPECT_EQ(why(solver->candidates(puzzle)), none);
  auto canonizer = moved(Canonizer::make(layout));
  EXPECT_EQ(why(canonizer->form(puzzle.givens)), none);
  EXPECT_FALSE(canonizer->least());
  const auto morphs = moved(Morphs::make(layout));
  EXPECT_EQ(why(morphs->morph(puzzle.givens, 1, 0)), none);
  EXPECT_EQ(morphs->symmetries(), "");
  EXPECT_EQ(why(moved(Rater::make(layout))->rate(puzzle)), none);
  EXPECT_EQ(why(moved(ClueFinder::make(layout))->find({}, [](auto) { return true; })), none);
  auto checker = moved(Checker::make(layout));
  EXPECT_EQ(checker->check(grid, {}, {}), Verdict::malformed);
  EXPECT_TRUE(checker->needed(grid, {}).empty());
  auto explainer = moved(Explainer::make(layout));
  EXPECT_EQ(explainer->path(grid, {}).status(), Path::Status::invalid);
  EXPECT_EQ(explainer->find(grid, {}).status(), Path::Status::invalid);
}

TEST(NobodyListens, AndTheWorkIsDone) {
  const LayoutPtr layout = *find_layout("4x4");
  const auto report = generate(layout, {}, {.count = 2, .threads = 1}, {});
  ASSERT_TRUE(report);
  EXPECT_EQ(report->found, 2u);
  const auto found = ClueFinder::make(layout)->find(
      {.grid = *random_grid(layout, 1, 0), .clues = 4}, ClueFinder::Sink{});
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->exact);
}

TEST(Families, AreThoseOfTheList) {
  const LayoutPtr layout = *find_layout("4x4");
  for (const int family : {-1, static_cast<int>(clue_families().size()), 1 << 30})
    EXPECT_FALSE(generate(layout, {.with = {family}}, {.threads = 1}, {})) << family;
}

TEST(Pattern, HasAFlagForEachCellUnderConstraintsToo) {
  const LayoutPtr layout = *find_layout("6x6+nonconsecutive");
  EXPECT_FALSE(generate(layout, {.pattern = std::vector<bool>(50, true)}, {.threads = 1}, {}));
  EXPECT_FALSE(generate(layout, {.clues = 37}, {.threads = 1}, {}));
}

TEST(Apply, LeavesOutWhatTheLayoutHasNot) {
  const LayoutPtr layout = *find_layout("4x4");
  Grid grid = start({.layout = layout, .givens = std::vector<Digit>(16)});
  const Candidate placements[] = {{0, 1}, {16, 1}, {1, 5}}, eliminations[] = {{15, 0}, {9999, 2}};
  apply(*layout, {.placements = placements, .eliminations = eliminations}, grid);
  EXPECT_EQ(grid.values, (std::vector<Digit>{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  Grid short_of_cells;
  apply(*layout, {.placements = placements}, short_of_cells);
  EXPECT_TRUE(short_of_cells.values.empty());
}

TEST(Tell, IsSilentAboutWhatTheLayoutHasNot) {
  const LayoutPtr layout = *find_layout("4x4");
  const Grid grid = start({.layout = layout, .givens = std::vector<Digit>(16)});
  const Candidate good[] = {{0, 1}}, wrong[] = {{0, 5}};
  const Fact facts[] = {{{Unit::Kind::house, 1, 99}, Fact::Says::some}};
  const Node chain[] = {{.first = 0, .count = 2, .digit = 1, .on = true, .link = Link::none}};
  const CellId cells[] = {3};
  const auto told = [&](const Step& step) { return tell(*layout, grid, step, Detail::reason); };
  Step step{.technique = TechniqueId::hidden_single_box, .placements = good};
  EXPECT_TRUE(validate(*layout, step));
  EXPECT_NE(told(step), "");
  step.placements = wrong;
  EXPECT_EQ(told(step), "");
  EXPECT_EQ(told({.technique = TechniqueId::hidden_single_box, .placements = good, .facts = facts}),
            "");
  EXPECT_EQ(told({.technique = TechniqueId::x_chain,
                  .eliminations = good,
                  .chain = chain,
                  .chain_cells = cells}),
            "");
  EXPECT_EQ(told({.technique = TechniqueId::count, .placements = good}), "");
}

}  // namespace
}  // namespace clew
