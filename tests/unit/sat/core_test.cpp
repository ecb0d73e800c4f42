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
Solver two_reasons() {
  Solver solver(8);
  solver.clause({no(4), no(0), yes(1)});
  solver.clause({no(1), yes(2)});
  solver.clause({no(2), no(3)});
  solver.at_most_one({5, 6});
  return solver;
}

TEST(MinimalCore, LeavesNothingOut) {
  Solver solver = two_reasons();
  const std::vector<Lit> assumed{yes(7), yes(0), yes(3), yes(4)};
  const auto core = minimal_core(solver, assumed);
  ASSERT_TRUE(core);
  EXPECT_TRUE(core->minimal);
  EXPECT_FALSE(core->smallest);
  EXPECT_THAT(core->literals, ElementsAre(yes(0), yes(3), yes(4)));
}

TEST(MinimalCore, NothingWhenAllHold) {
  Solver solver = two_reasons();
  EXPECT_FALSE(minimal_core(solver, std::vector{yes(0), yes(4)}));
  EXPECT_FALSE(smallest_core(solver, std::vector{yes(0), yes(4)}));
}

TEST(MinimalCore, EmptyWhenNothingCanHold) {
  Solver solver = two_reasons();
  solver.fact(yes(5));
  solver.fact(yes(6));
  const auto core = smallest_core(solver, std::vector{yes(0), yes(4)});
  ASSERT_TRUE(core);
  EXPECT_TRUE(core->smallest);
  EXPECT_THAT(core->literals, IsEmpty());
}

TEST(SmallestCore, PrefersThePair) {
  Solver solver = two_reasons();
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
