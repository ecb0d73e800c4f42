// The scout compared with the solver: it refutes the candidates that no solution has, and none that
// one has, whatever the layout and its constraints.
#include "logic/scout.h"

#include <gtest/gtest.h>

#include "clew/generate.h"
#include "clew/solve.h"
#include "support/constraints.h"
#include "support/position.h"
#include "support/seed.h"

namespace clew::test {
namespace {

using Kind = Constraint::Kind;
using Random = std::mt19937_64;

// Some true constraints of a 6x6 with a known grid.
LayoutPtr some_layout(const LayoutSpec& bare_spec, const Layout& bare,
                      const std::vector<Digit>& grid, Random& random) {
  LayoutSpec spec = bare_spec;
  ConstraintMaker maker(bare, grid, random);
  for (const Kind kind : {Kind::cage, Kind::thermometer, Kind::whispers, Kind::renban, Kind::sum})
    for (int i = 0; i < 2; ++i)
      if (const auto c = maker.make_true(kind, 4)) spec.add(maker.spec_of(*c));
  const auto layout = build(spec);
  EXPECT_TRUE(layout);
  return layout ? *layout : nullptr;
}

TEST(Scout, RefutesWhatNoSolutionHas) {
  Random random(seed());
  const LayoutSpec spec{.digits = 6,
                        .grids = {{.height = 6, .width = 6, .box_height = 2, .box_width = 3}}};
  const auto bare = build(spec);
  ASSERT_TRUE(bare);
  int refuted = 0, stood = 0, nested = 0, excluded = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    const auto grid = random_grid(*bare, random(), round);
    ASSERT_TRUE(grid);
    const LayoutPtr layout = some_layout(spec, **bare, *grid, random);
    ASSERT_TRUE(layout);
    const auto rules = logic::rules_of(*layout);
    ASSERT_TRUE(rules && *rules);
    logic::Scout scout(*layout, **rules);
    std::vector<DigitSet> marks(grid->size(), layout->all_digits());
    if (!scout.load(marks)) continue;
    for (const Candidate& x : scout.excluded()) {
      EXPECT_TRUE(scout.fails(x)) << x.cell << ' ' << int{x.digit};
      EXPECT_EQ(std::ranges::count(scout.excluded(), x), 1);
      ++excluded;
    }
    auto solver = Solver::make(layout);
    ASSERT_TRUE(solver);
    for (CellId c = 0; c < layout->size(); ++c)
      for (const Digit d : layout->all_digits()) {
        std::vector<Digit> givens(grid->size());
        givens[c] = d;
        const auto answer = solver->solve({.layout = layout, .givens = givens}, {.limit = 1});
        ASSERT_TRUE(answer);
        std::vector<logic::Supposed> within;
        const bool fails = scout.refutes({c, d}, 1'000'000, within);
        EXPECT_EQ(fails, answer->status == Status::none) << c << ' ' << int{d};
        fails ? ++refuted : ++stood;
        for (const logic::Supposed& supposed : within) nested += supposed.depth > 1;
      }
  }
  EXPECT_GT(refuted, 0);
  EXPECT_GT(stood, 0);
  EXPECT_GT(nested, 0);
  EXPECT_GT(excluded, 0);
}

TEST(Scout, ExcludesInTheOrderInWhichItFinds) {
  const LayoutPtr with = layout_with("9x9", "difference 1 r1c1 r2c4\ndifference 1 r2c4 r4c5\n");
  const Layout& layout = *with;
  const auto rules = logic::rules_of(layout);
  ASSERT_TRUE(rules && *rules);
  logic::Scout scout(layout, **rules);
  std::vector<DigitSet> marks(static_cast<std::size_t>(layout.size()), layout.all_digits());
  marks[0] = DigitSet::of(1);
  ASSERT_TRUE(scout.load(marks));
  const auto place = [&](CellId c, Digit d) {
    return std::ranges::find(scout.excluded(), Candidate{c, d}) - scout.excluded().begin();
  };
  const CellId second = 12, third = 31;
  for (Digit d = 3; d <= 9; ++d) EXPECT_LT(place(second, d), place(third, 2)) << int{d};
  EXPECT_LT(place(third, 2), std::ssize(scout.excluded()));
  EXPECT_EQ(place(third, 3), std::ssize(scout.excluded()));
}

}  // namespace
}  // namespace clew::test
