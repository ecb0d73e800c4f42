// The gadgets of a constraint have exactly the models that the constraint allows, also under a
// condition.
#include "constraints/gadgets.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "support/constraints.h"
#include "support/seed.h"

namespace clew {
namespace {

using Kind = Constraint::Kind;
using Grid = std::vector<Digit>;

std::vector<LayoutSpec> small_boards() {
  return {{.digits = 3, .grids = {{.height = 3, .width = 3}}},
          {.digits = 4, .grids = {{.height = 4, .width = 4, .box_height = 2, .box_width = 2}}},
          {.digits = 6, .grids = {{.height = 2, .width = 6, .box_height = 2, .box_width = 3}}},
          {.digits = 9, .grids = {{.height = 1, .width = 6}}}};
}

class Claim {
 public:
  Claim(const Layout& layout, const std::vector<DigitSet>& candidates)
      : layout_(layout), candidates_(candidates) {
    for (CellId c = 0; c < candidates.size(); ++c) {
      std::vector<sat::Var> cell;
      for (const Digit d : candidates[c])
        cell.push_back(variables_[{c, d}] = solver.add_variable());
      solver.exactly_one(cell);
    }
  }

  constraints::Gadgets gadgets(bool cells_differ = false) {
    return {layout_, candidates_, [this](CellId c, Digit d) { return variables_.at({c, d}); },
            solver, cells_differ};
  }

  // If auxiliary variables are determined, no model is repeated.
  std::set<Grid> models(bool settled, std::vector<sat::Lit> assumed = {}) {
    std::set<Grid> found;
    while (solver.solve(assumed) == sat::ClauseAnswer::yes) {
      Grid grid(candidates_.size());
      std::vector<sat::Lit> other;
      for (const auto& [candidate, v] : variables_)
        if (solver.value(v)) {
          grid[candidate.first] = candidate.second;
          other.push_back(sat::Lit::no(v));
        }
      if (!found.insert(grid).second) {
        ADD_FAILURE() << "a model comes twice";
        return found;
      }
      if (settled)
        solver.forbid();
      else
        solver.clause(other);
    }
    return found;
  }

  sat::ClauseSolver solver;

 private:
  const Layout& layout_;
  const std::vector<DigitSet>& candidates_;
  std::map<std::pair<CellId, Digit>, sat::Var> variables_;
};

template <class See>
void each_grid(const std::vector<DigitSet>& candidates, Grid& grid, See see) {
  if (grid.size() == candidates.size()) return see(grid);
  for (const Digit d : candidates[grid.size()]) {
    grid.push_back(d);
    each_grid(candidates, grid, see);
    grid.pop_back();
  }
}

bool keeps_houses(const Layout& layout, const Grid& grid) {
  for (CellId c = 0; c < grid.size(); ++c)
    for (const CellId peer : layout.peers(c))
      if (grid[peer] == grid[c]) return false;
  return true;
}

class GadgetsOfKind : public testing::TestWithParam<int> {};

TEST_P(GadgetsOfKind, HaveTheModelsThatItAllows) {
  const auto kind = static_cast<Kind>(GetParam());
  std::mt19937_64 random(test::seed() + static_cast<unsigned>(GetParam()));
  int held = 0, told = 0;
  for (int round = 0; round < 40; ++round) {
    SCOPED_TRACE(round);
    auto specs = small_boards();
    LayoutSpec spec = specs[random() % specs.size()];
    const auto bare = build(spec);
    ASSERT_TRUE(bare) << bare.error().reason;
    Grid some(static_cast<std::size_t>((*bare)->size()));
    const auto digits = static_cast<unsigned>((*bare)->digits());
    for (Digit& d : some) d = static_cast<Digit>(1 + random() % digits);
    test::ConstraintMaker maker(**bare, some, random);
    auto c = maker.make_true(kind, 6);
    if (!c) c = maker.make(kind, 6);
    spec.add(maker.spec_of(*c));
    const auto layout = build(spec);
    if (!layout) continue;
    // Some hundreds of ways to fill the cells.
    std::vector<DigitSet> candidates(some.size());
    double ways = 1;
    for (std::size_t i = 0; i < some.size(); ++i) candidates[i] = DigitSet::of(some[i]);
    for (int tries = 0; tries < 200; ++tries) {
      DigitSet& cell = candidates[random() % some.size()];
      const auto d = static_cast<Digit>(1 + random() % digits);
      const double wider = ways / cell.size() * (cell.size() + 1);
      if (cell.has(d) || wider > 600) continue;
      cell.add(d);
      ways = wider;
    }
    std::set<Grid> want, all, legal;
    Grid grid;
    each_grid(candidates, grid, [&](const Grid& g) {
      all.insert(g);
      if (std::ranges::all_of((*layout)->constraints(), [&](const Constraint& x) {
            return constraints::holds(**layout, x, g);
          }))
        want.insert(g);
    });
    for (const Grid& g : want)
      if (keeps_houses(**layout, g)) legal.insert(g);
    const auto parts = constraints::parts_of(**layout);
    ASSERT_TRUE(parts) << parts.error().reason;
    if (!parts->tests.empty()) continue;
    ++told;
    held += !want.empty();

    Claim claim(**layout, candidates);
    auto gadgets = claim.gadgets();
    ASSERT_TRUE(gadgets.add(*parts));
    EXPECT_EQ(claim.models(gadgets.settled()), want);

    Claim conditional(**layout, candidates);
    const sat::Var condition = conditional.solver.add_variable();
    auto under = conditional.gadgets();
    ASSERT_TRUE(under.add_if(condition, *parts));
    EXPECT_EQ(conditional.models(under.settled(), {sat::Lit::yes(condition)}), want);
    EXPECT_EQ(conditional.models(under.settled(), {sat::Lit::no(condition)}).size() +
                  (under.settled() ? 0 : want.size()),
              all.size());

    Claim with_houses(**layout, candidates);
    auto taking = with_houses.gadgets(true);
    ASSERT_TRUE(taking.add(*parts));
    std::set<Grid> found;
    for (const Grid& g : with_houses.models(taking.settled()))
      if (keeps_houses(**layout, g)) found.insert(g);
    EXPECT_EQ(found, legal);
    if (HasFailure()) return;
  }
  if (told) EXPECT_GT(held, 0);
}

std::vector<int> kinds() {
  std::vector<int> result;
  for (int k = 0; k < static_cast<int>(Kind::custom); ++k)
    if (!told_by_houses.has(static_cast<Kind>(k))) result.push_back(k);
  return result;
}
INSTANTIATE_TEST_SUITE_P(Every, GadgetsOfKind, testing::ValuesIn(kinds()), [](const auto& info) {
  return std::string(word(static_cast<Kind>(info.param)));
});

}  // namespace
}  // namespace clew
