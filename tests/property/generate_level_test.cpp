// Puzzles of a level on large layouts: within few attempts, of that level, with nothing to spare.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "clew/explain.h"
#include "clew/generate.h"
#include "clew/solve.h"
#include "generate/orbits.h"
#include "support/seed.h"

namespace clew {
namespace {

struct Case {
  const char* layout;
  Level level;
  GivensSymmetry symmetry = GivensSymmetry::none;
  bool searched = true;  // the search proves in a moment that there is one solution
};

std::optional<Generated> one(const Case& of) {
  std::optional<Generated> made;
  const auto report =
      generate(*find_layout(of.layout), {.symmetry = of.symmetry, .level = of.level},
               {.seed = test::seed(), .attempts = 12, .threads = 2}, [&](const Generated& g) {
                 made = g;
                 return false;
               });
  EXPECT_TRUE(report) << report.error().reason;
  return made;
}

/// Returns true if techniques up to a level solve the givens.
bool solved(const LayoutPtr& layout, const std::vector<Digit>& givens, Level level) {
  const Puzzle puzzle{.layout = layout, .givens = givens};
  TechniqueSet known;
  for (const Technique& t : techniques())
    if (t.level <= level) known.add(t.id);
  const Path path =
      Explainer::make(layout)->path(start(puzzle), {.techniques = known, .givens = puzzle.givens});
  return path.status() == Path::Status::solved;
}

TEST(GenerateNearest, IsTheNearestLevelOfThePuzzlesMade) {
  const LayoutPtr layout = *find_layout("9x9");
  const GenerateOptions options{.count = 20, .seed = test::seed(), .attempts = 20, .threads = 1};
  std::vector<int> levels;
  GenerateOptions graded = options;
  graded.grade = true;
  ASSERT_TRUE(generate(layout, {}, graded, [&](const Generated& made) {
    levels.push_back(static_cast<int>(*made.level));
    return true;
  }));
  ASSERT_EQ(levels.size(), 20u);
  for (const Level wanted : {Level::easy, Level::very_hard, Level::diabolical}) {
    int nearest = levels[0];
    for (const int level : levels) {
      const int now = std::abs(level - static_cast<int>(wanted));
      const int had = std::abs(nearest - static_cast<int>(wanted));
      if (now < had || (now == had && level < nearest)) nearest = level;
    }
    GenerateOptions watched = options;
    std::optional<Level> shown;
    watched.progress = [&](const GenerateReport& so_far) { shown = so_far.nearest; };
    const auto report = generate(layout, {.level = wanted}, watched, {});
    ASSERT_TRUE(report);
    EXPECT_EQ(static_cast<int>(report->nearest.value()), nearest) << name(wanted);
    EXPECT_EQ(shown, report->nearest);
  }
  EXPECT_FALSE(generate(layout, {}, options, {})->nearest);
}

class GenerateLevel : public testing::TestWithParam<Case> {};

TEST_P(GenerateLevel, OnALargeLayout) {
  const Case& of = GetParam();
  const LayoutPtr layout = *find_layout(of.layout);
  auto made = one(of);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->level, of.level);
  const Puzzle puzzle{.layout = layout, .givens = made->givens};
  const Path path =
      Explainer::make(layout)->path(start(puzzle), {.unique = true, .givens = puzzle.givens});
  EXPECT_EQ(path.level(), of.level);
  EXPECT_EQ(path.end().values, made->solution);
  EXPECT_TRUE(solved(layout, made->givens, of.level));
  if (of.searched) {
    EXPECT_EQ(solve(puzzle)->status, Status::unique);
  }
  int orbits = 0;
  for (const auto& orbit : *generation::orbits_of(*layout, of.symmetry)) {
    const bool given = made->givens[orbit.front()];
    for (const CellId c : orbit) EXPECT_EQ(made->givens[c] != 0, given);
    if (!given || of.level > Level::hard || layout->size() > 400) continue;
    ++orbits;
    for (const CellId c : orbit) made->givens[c] = 0;
    EXPECT_FALSE(solved(layout, made->givens, of.level)) << "cell " << orbit.front();
    for (const CellId c : orbit) made->givens[c] = made->solution[c];
  }
  EXPECT_EQ(orbits > 0, of.level <= Level::hard && layout->size() <= 400);
}
INSTANTIATE_TEST_SUITE_P(
    Some, GenerateLevel,
    testing::Values(Case{"16x16", Level::easy}, Case{"16x16", Level::intermediate},
                    Case{"16x16", Level::hard, GivensSymmetry::point}, Case{"x-16x16", Level::easy},
                    Case{"x-16x16", Level::very_hard}, Case{"samurai", Level::hard},
                    Case{"twodoku", Level::intermediate},
                    Case{"25x25", Level::easy, GivensSymmetry::none, false},
                    Case{"25x25", Level::very_hard, GivensSymmetry::none, false}));

}  // namespace
}  // namespace clew
