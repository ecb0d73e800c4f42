// Logic under constraints of every kind: removed candidates are impossible, steps of paths are
// proven, agree with the solution, and their texts are read back as their evidence.
#include <gtest/gtest.h>

#include "clew/solve.h"
#include "constraints/narrow.h"
#include "support/constraints.h"
#include "support/seed.h"
#include "support/telling.h"

namespace clew::test {
namespace {

using Kind = Constraint::Kind;

std::vector<int> kinds() {
  std::vector<int> result;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k)
    if (!told_by_houses.has(static_cast<Kind>(k))) result.push_back(k);
  return result;
}
std::string name_of_kind(const testing::TestParamInfo<int>& info) {
  return std::string(word(static_cast<Kind>(info.param)));
}

LayoutSpec board(int digits, int box_height, int box_width) {
  return {
      .digits = digits,
      .grids = {
          {.height = digits, .width = digits, .box_height = box_height, .box_width = box_width}}};
}

class NarrowOfKind : public testing::TestWithParam<int> {};

TEST_P(NarrowOfKind, TakesNothingThatAWayUses) {
  const auto kind = static_cast<Kind>(GetParam());
  std::mt19937_64 random(seed() + static_cast<unsigned>(GetParam()));
  const LayoutSpec bare_spec{.digits = 4, .grids = {{.height = 2, .width = 4}}};
  const auto bare = build(bare_spec);
  ASSERT_TRUE(bare);
  for (int round = 0; round < 60; ++round) {
    SCOPED_TRACE(round);
    std::vector<Digit> some(8);
    for (Digit& d : some) d = static_cast<Digit>(1 + random() % 4);
    ConstraintMaker maker(**bare, some, random);
    LayoutSpec spec = bare_spec;
    spec.add(maker.spec_of(maker.make(kind, 6)));
    const auto layout = build(spec);
    if (!layout) continue;
    const auto parts = constraints::parts_of(**layout);
    ASSERT_TRUE(parts);
    std::vector<DigitSet> candidates(8), used(8);
    for (DigitSet& set : candidates)
      while (set.empty() || random() % 3) set.add(static_cast<Digit>(1 + random() % 4));
    bool any = false;
    std::vector<Digit> grid(8);
    const std::function<void(std::size_t)> fill = [&](std::size_t i) {
      if (i == grid.size()) {
        if (!std::ranges::all_of((*layout)->constraints(), [&](const Constraint& c) {
              return constraints::holds(**layout, c, grid);
            }))
          return;
        any = true;
        for (std::size_t c = 0; c < grid.size(); ++c) used[c].add(grid[c]);
        return;
      }
      for (const Digit d : candidates[i]) {
        grid[i] = d;
        fill(i + 1);
      }
    };
    fill(0);
    auto left = candidates;
    const bool possible = constraints::Narrower().narrow(**layout, *parts, left);
    EXPECT_TRUE(possible || !any);
    for (std::size_t c = 0; possible && c < left.size(); ++c) {
      EXPECT_TRUE((used[c] - left[c]).empty());
      EXPECT_TRUE((left[c] - candidates[c]).empty());
    }
    // A family of sets, a sum, a word: nothing is missed.
    const bool alone = parts->sets.size() + parts->totals.size() + parts->chains.size() == 1 &&
                       parts->pairs.empty() && parts->eithers.empty() && parts->tests.empty() &&
                       parts->somes.empty() && (parts->differ.empty() || !parts->sets.empty());
    if (alone) EXPECT_EQ(possible, any);
    for (std::size_t c = 0; alone && possible && c < left.size(); ++c)
      EXPECT_EQ(left[c], used[c]) << c;
    if (HasFailure()) return;
  }
}
INSTANTIATE_TEST_SUITE_P(Every, NarrowOfKind, testing::ValuesIn(kinds()), name_of_kind);

TechniqueSet of_constraints() {
  TechniqueSet set;
  for (const Technique& t : techniques())
    if (t.needs == Needs::rules) set.add(t.id);
  return set;
}

class PathsOfKind : public testing::TestWithParam<int> {};

TEST_P(PathsOfKind, AreProvenAndReadBack) {
  const auto kind = static_cast<Kind>(GetParam());
  std::mt19937_64 random(seed() + static_cast<unsigned>(GetParam()));
  int steps = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    LayoutSpec spec = round % 2 ? board(6, 2, 3) : board(4, 2, 2);
    const auto bare = build(spec);
    ASSERT_TRUE(bare);
    // A random full grid, some constraints that it keeps, and as few givens as leave it alone.
    std::vector<Digit> givens(static_cast<std::size_t>((*bare)->size()));
    givens[random() % givens.size()] = static_cast<Digit>(1 + random() % 4);
    const auto filled =
        Solver::make(*bare)->solve({.layout = *bare, .givens = givens}, {.limit = 1});
    ASSERT_TRUE(filled);
    const std::vector<Digit> solution = filled->solution;
    for (int i = 0; i < 6; ++i) {
      ConstraintMaker maker(**bare, solution, random);
      const auto c = maker.make_true(i % 3 == 2 ? Kind::cage : kind, 4);
      if (c) spec.add(maker.spec_of(*c));
    }
    const auto layout = build(spec);
    if (!layout) continue;
    Position position(*layout);
    givens = solution;
    const auto solver = Solver::make(*layout);
    ASSERT_TRUE(solver);
    // A modifier may change the values that a cage of its layout adds.
    const auto kept = solver->solve({.layout = *layout, .givens = solution}, {.limit = 1});
    ASSERT_TRUE(kept);
    if (kept->status == Status::none) continue;
    for (std::size_t i = 0; i < 2 * givens.size(); ++i) {
      auto fewer = givens;
      fewer[random() % givens.size()] = 0;
      const auto answer = solver->solve({.layout = *layout, .givens = fewer}, {.limit = 2});
      if (answer && answer->status == Status::unique) givens = fewer;
    }
    auto explainer = Explainer::make(*layout);
    auto checker = Checker::make(*layout);
    ASSERT_TRUE(explainer && checker);
    Telling telling(*layout);
    Grid grid = start({.layout = *layout, .givens = givens});
    // Steps that a path would skip, because houses give simpler ones, are found all the same.
    const Path found = explainer->find(grid, {.techniques = of_constraints(), .givens = givens});
    for (const Step& step : found.steps())
      for (const Detail detail : {Detail::where, Detail::technique, Detail::reason}) {
        const std::string text = tell(**layout, grid, step, detail);
        EXPECT_EQ(ToldReader::bad_form(text), "") << technique(step.technique).name << ": " << text;
        if (detail == Detail::reason)
          EXPECT_EQ(checker->check(grid, givens, step), Verdict::proven) << text;
      }
    const Path path = explainer->path(grid, {.unique = true, .givens = givens});
    EXPECT_NE(path.status(), Path::Status::error);
    for (const Step& step : path.steps()) {
      ++steps;
      const std::string what = std::string(technique(step.technique).name) + ": " +
                               tell(**layout, grid, step, Detail::reason);
      EXPECT_EQ(checker->check(grid, givens, step), Verdict::proven) << what;
      for (const Candidate& x : step.placements) EXPECT_EQ(solution[x.cell], x.digit) << what;
      for (const Candidate& x : step.eliminations) EXPECT_NE(solution[x.cell], x.digit) << what;
      telling.read(grid, step);
      // A new explainer, which does not know the earlier steps, gives the same hint.
      auto anew = Explainer::make(*layout);
      const Path hint = anew->hint(grid, {.unique = true, .givens = givens});
      ASSERT_EQ(hint.steps().size(), 1u) << what;
      EXPECT_EQ(tell(**layout, grid, hint.steps()[0], Detail::reason),
                tell(**layout, grid, step, Detail::reason));
      EXPECT_EQ(hint.steps()[0].facts.size(), step.facts.size()) << what;
      if (HasFailure()) return;
      apply(**layout, step, grid);
    }
    if (path.status() == Path::Status::solved) EXPECT_EQ(path.end().values, solution);
  }
  EXPECT_GT(steps, 0);
}
INSTANTIATE_TEST_SUITE_P(Every, PathsOfKind, testing::ValuesIn(kinds()), name_of_kind);

}  // namespace
}  // namespace clew::test
