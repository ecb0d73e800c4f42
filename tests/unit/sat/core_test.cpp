#include "sat/core.h"

#include <gmock/gmock.h>

#include <atomic>

#include "sat/hitting_set.h"

namespace clew::sat {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Lit yes(Var v) { return Lit::yes(v); }
Lit no(Var v) { return Lit::no(v); }

// Two reasons for a contradiction: the chain 0 → 1 → 2 → not 3, and the pair 5, 6.
ClauseSolver two_reasons() {
  ClauseSolver solver(8);
  solver.clause({no(4), no(0), yes(1)});
  solver.clause({no(1), yes(2)});
  solver.clause({no(2), no(3)});
  solver.at_most_one({5, 6});
  return solver;
}

TEST(MinimalCore, LeavesNothingOut) {
  ClauseSolver solver = two_reasons();
  const std::vector<Lit> assumed{yes(7), yes(0), yes(3), yes(4)};
  const auto core = minimal_core(solver, assumed);
  ASSERT_TRUE(core);
  EXPECT_TRUE(core->minimal);
  EXPECT_FALSE(core->smallest);
  EXPECT_THAT(core->literals, ElementsAre(yes(0), yes(3), yes(4)));
}

TEST(ShortCore, EndsWhereTooManyAreNeeded) {
  ClauseSolver solver = two_reasons();
  const std::vector<Lit> assumed{yes(7), yes(0), yes(3)};
  EXPECT_THAT(short_core(solver, yes(4), assumed, 2, 100),
              testing::Optional(ElementsAre(yes(0), yes(3))));
  EXPECT_EQ(short_core(solver, yes(4), assumed, 1, 100), std::nullopt);
}

// Either of two holes closed leaves too few for four pigeons. Without a conflict that is not found out.
TEST(MinimalCore, KeepsWhatTakesTooLong) {
  constexpr Var pigeons = 4, holes = 4;
  ClauseSolver solver(pigeons * holes + 2);
  for (Var p = 0; p < pigeons; ++p) {
    std::vector<Lit> somewhere;
    for (Var h = 0; h < holes; ++h) somewhere.push_back(yes(p * holes + h));
    solver.clause(somewhere);
  }
  for (Var h = 0; h < holes; ++h) {
    std::vector<Var> alone;
    for (Var p = 0; p < pigeons; ++p) alone.push_back(p * holes + h);
    solver.at_most_one(alone);
  }
  const Var closed = pigeons * holes;
  for (Var h = 0; h < 2; ++h)
    for (Var p = 0; p < pigeons; ++p) solver.clause({no(closed + h), no(p * holes + h)});
  const std::vector<Lit> assumed{yes(closed), yes(closed + 1)};
  const auto quick = minimal_core(solver, assumed, {}, 0);
  ASSERT_TRUE(quick);
  EXPECT_FALSE(quick->minimal);
  EXPECT_EQ(solver.solve(quick->literals), ClauseAnswer::no);
  const auto whole = minimal_core(solver, assumed);
  ASSERT_TRUE(whole);
  EXPECT_TRUE(whole->minimal);
  EXPECT_EQ(whole->literals.size(), 1u);
  EXPECT_LE(whole->literals.size(), quick->literals.size());
}

TEST(MinimalCore, NothingWhenAllHold) {
  ClauseSolver solver = two_reasons();
  EXPECT_FALSE(minimal_core(solver, std::vector{yes(0), yes(4)}));
  EXPECT_FALSE(smallest_core(solver, std::vector{yes(0), yes(4)}));
}

TEST(MinimalCore, EmptyWhenNothingCanHold) {
  ClauseSolver solver = two_reasons();
  solver.fact(yes(5));
  solver.fact(yes(6));
  const auto core = smallest_core(solver, std::vector{yes(0), yes(4)});
  ASSERT_TRUE(core);
  EXPECT_TRUE(core->smallest);
  EXPECT_THAT(core->literals, IsEmpty());
}

TEST(SmallestCore, PrefersThePair) {
  ClauseSolver solver = two_reasons();
  std::vector<Lit> assumed;
  for (Var v : {0, 3, 4, 7, 6, 5}) assumed.push_back(yes(v));
  const auto core = smallest_core(solver, assumed);
  ASSERT_TRUE(core);
  EXPECT_TRUE(core->minimal);
  EXPECT_TRUE(core->smallest);
  EXPECT_THAT(core->literals, ElementsAre(yes(6), yes(5)));
}

TEST(HittingSets, SmallestOfATriangle) {
  HittingSets sets(70);
  const Stop never;
  EXPECT_THAT(*sets.smallest(5, never), IsEmpty());
  sets.add(std::vector<std::size_t>{0, 69});
  sets.add(std::vector<std::size_t>{69, 33});
  EXPECT_THAT(*sets.smallest(5, never), ElementsAre(69u));
  sets.add(std::vector<std::size_t>{33, 0});
  EXPECT_EQ(sets.smallest(5, never)->size(), 2u);
  EXPECT_FALSE(sets.smallest(2, never));
  EXPECT_FALSE(sets.stopped());
  sets.add(std::vector<std::size_t>{5});
  EXPECT_EQ(sets.smallest(9, never)->size(), 3u);
}

}  // namespace
}  // namespace clew::sat
